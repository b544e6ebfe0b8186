import type { QueryResult } from 'kysely'
import pg from 'pg'
import { closeSilent } from './availability.ts'
import { type Columns, StatementRun } from './statement-run.ts'
import { type StatementText, toStatementName } from './statement-text.ts'

/** A statement without values has no name: it may be several, as in a migration. */
export type NamedStatement = { text: string; name?: string; values: readonly unknown[] }

const begin = 'begin'

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = toStatementName(text)
  // Texts are our own templates, so few; a bound keeps a mistake from becoming a leak.
  if (names.size < 2_000) names.set(text, name)
  return name
}

/** Names each parametrised statement after its text: PostgreSQL then parses and plans it once a connection. */
export class StatementClient extends pg.Client {
  readonly #columns = new Map<string, Columns>()

  // biome-ignore lint/suspicious/noExplicitAny: pg's `query` has a dozen overloads, and this passes all of them on
  override query(config: any, values?: any, callback?: any): any {
    const isParametrised = typeof config === 'string' && Array.isArray(values) && values.length > 0
    const answer = isParametrised
      ? super.query({ name: nameOf(config), text: config, values }, callback)
      : super.query(config, values, callback)
    if (answer instanceof Promise) answer.catch((error) => this.#closeIfSilent(error))
    return answer
  }

  async run<Row>({ text, name, values }: NamedStatement): Promise<QueryResult<Row>> {
    if (values.length > 0) return this.#runNamed({ text, name: name ?? nameOf(text) }, values)
    const { command, rowCount, rows } = await this.query(text)
    return toResult(command, rowCount, rows)
  }

  /** The same as the first statement of a transaction. */
  async runFirst<Row>(statement: NamedStatement, mode: string = begin): Promise<QueryResult<Row>> {
    const { text, name, values } = statement
    const isPrepared = (this as unknown as Inner).connection.parsedStatements[begin] !== undefined
    if (mode === begin && isPrepared && values.length > 0)
      return this.#runNamed({ text, name: name ?? nameOf(text) }, values, begin)
    await (mode === begin ? this.query({ name: begin, text: begin }) : this.query(mode))
    return this.run(statement)
  }

  /** Rejects where an error of a statement, which nobody has noticed, has undone the transaction. */
  async commit(): Promise<void> {
    const { command } = await this.query('commit')
    if (command !== 'COMMIT') throw new Error('The transaction had failed, so nothing of it was kept')
  }

  /** Where the connection is lost, PostgreSQL does the same by itself. */
  async rollback(): Promise<void> {
    await this.query('rollback').catch(() => {})
  }

  isInTransaction(): boolean {
    const status = (this as unknown as Inner).getTransactionStatus()
    return status === 'T' || status === 'E'
  }

  #runNamed<Row>(named: StatementText, values: readonly unknown[], before?: typeof begin): Promise<QueryResult<Row>> {
    return new Promise((resolve, reject) => {
      const statement = new StatementRun({
        ...named,
        values,
        columns: this.#columns,
        parserOf: (type) => this.getTypeParser(type),
        begin: before,
      })
      statement.callback = (error) => {
        if (error) {
          this.#closeIfSilent(error)
          reject(error)
        } else {
          const { command, count, rows } = statement.result
          resolve(toResult(command, count, rows))
        }
      }
      super.query(statement)
    })
  }

  /** The driver gives an answer up at its time limit and leaves the connection waiting for it. */
  #closeIfSilent(error: unknown): void {
    if (error instanceof Error && error.message === 'Query read timeout') closeSilent(this)
  }
}

type Inner = {
  connection: { parsedStatements: Record<string, string | undefined> }
  getTransactionStatus(): string | null
}

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

const toResult = <Row>(command: string, count: number | null, rows: unknown[] | undefined): QueryResult<Row> => ({
  ...(changing.has(command) && { numAffectedRows: BigInt(count ?? 0) }),
  rows: (rows ?? []) as Row[],
})
