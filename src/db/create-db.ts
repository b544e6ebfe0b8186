import type { QueryExecutorProvider, QueryResult } from 'kysely'
import type { NamedStatement, StatementClient } from './statement-client.ts'
import { StatementExecutor } from './statement-executor.ts'

type TransactionBuilder = {
  /** All statements read the same moment, and write nothing. */
  asSnapshot(): TransactionBuilder
  execute<T>(act: (tx: Tx) => Promise<T>): Promise<T>
}

/** Where statements run: each on any connection of a pool, or all of them on one. */
export type Db = QueryExecutorProvider & {
  readonly isTransaction: boolean
  transaction(): TransactionBuilder
  /** Holds one connection for all statements of `act`. */
  connection(): { execute<T>(act: (db: Db) => Promise<T>): Promise<T> }
}

export type Tx = Db & { readonly isTransaction: true }

type PooledClient = StatementClient & { release(isBroken?: boolean): void }
type Pool = { connect(): Promise<unknown> }
/** Gives a connection to `act` for as long as it takes. */
type Use = <T>(act: (client: StatementClient) => Promise<T>) => Promise<T>

const snapshot = 'start transaction isolation level repeatable read, read only'

export function createDb(pool: Pool): Db {
  return toDb(async (act) => {
    const client = (await pool.connect()) as PooledClient
    try {
      return await act(client)
    } finally {
      // A transaction that could not be rolled back must not be the next one's.
      client.release(client.isInTransaction())
    }
  })
}

function toDb(use: Use): Db {
  const executor = new StatementExecutor((statement) => use((client) => client.run(statement)))
  return {
    isTransaction: false,
    getExecutor: () => executor,
    transaction: () => toTransaction(use),
    connection: () => ({ execute: (act) => use((client) => act(toDb(inTurns(client)))) }),
  }
}

const toTransaction = (use: Use, mode?: string): TransactionBuilder => ({
  asSnapshot: () => toTransaction(use, snapshot),
  execute: (act) => use((client) => runTransaction(client, mode, act)),
})

/** A transaction begins with its first statement, in the same message. One without a statement does not begin. */
async function runTransaction<T>(
  client: StatementClient,
  mode: string | undefined,
  act: (tx: Tx) => Promise<T>,
): Promise<T> {
  let state: 'new' | 'begun' | 'over' = 'new'
  const inTurn = inTurns(client)
  const run = async (statement: NamedStatement): Promise<QueryResult<unknown>> => {
    if (state === 'over') throw new Error('The transaction is over')
    if (state === 'begun') return client.run(statement)
    state = 'begun'
    return client.runFirst(statement, mode)
  }
  const end = async (by: () => Promise<void>): Promise<void> => {
    const isBegun = state === 'begun'
    state = 'over'
    if (isBegun) await by()
  }
  try {
    const done = await act(toTx((statement) => inTurn(() => run(statement))))
    await inTurn(() => end(() => client.commit()))
    return done
  } catch (error) {
    await inTurn(() => end(() => client.rollback()))
    throw error
  }
}

function toTx(run: (statement: NamedStatement) => Promise<QueryResult<unknown>>): Tx {
  const executor = new StatementExecutor(run)
  const refuse = () => {
    throw new Error('A transaction is under way already')
  }
  return { isTransaction: true, getExecutor: () => executor, transaction: refuse, connection: refuse }
}

/** Statements of one connection wait for each other, also where they are sent at the same time. */
function inTurns(client: StatementClient): Use {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(act: (client: StatementClient) => Promise<T>): Promise<T> => {
    const next = last.then(
      () => act(client),
      () => act(client),
    )
    last = next
    return next
  }
}
