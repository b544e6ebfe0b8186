import {
  type CompiledQuery,
  DefaultQueryExecutor,
  PostgresAdapter,
  PostgresQueryCompiler,
  type QueryId,
  type QueryResult,
  type RootOperationNode,
} from 'kysely'
import type { NamedStatement } from './statement-client.ts'
import { toStatementText } from './statement-text.ts'

export type RunStatement = (statement: NamedStatement) => Promise<QueryResult<unknown>>

type Query = CompiledQuery & { name?: string }

/** Where Kysely's templates are executed: by their own texts, over our own connections. Kysely writes only what we cannot. */
export class StatementExecutor extends DefaultQueryExecutor {
  readonly #run: RunStatement

  constructor(run: RunStatement) {
    super(new PostgresQueryCompiler(), new PostgresAdapter(), { provideConnection: refuse })
    this.#run = run
  }

  override transformQuery<T extends RootOperationNode>(node: T): T {
    return node
  }

  override compileQuery(query: RootOperationNode, queryId: QueryId): Query {
    const known = toStatementText(query)
    if (!known) return super.compileQuery(query, queryId)
    const { statement, values } = known
    return { query, queryId, sql: statement.text, name: statement.name, parameters: values }
  }

  override async executeQuery<Row>({ sql: text, name, parameters: values }: Query): Promise<QueryResult<Row>> {
    try {
      return (await this.#run({ text, name, values })) as QueryResult<Row>
    } catch (error) {
      // The driver's own stack ends where bytes came in.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }
}

const refuse = async (): Promise<never> => {
  throw new Error('Statements are run by templates only')
}
