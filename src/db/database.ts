import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { NamedStatements } from './named-statements.ts'

/** None: all statements are written as SQL, and a test compares every one of them with the schema. */
export type Tables = Record<never, never>

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

// A stay date is a calendar day, not an instant; a count beyond 2^53 would be a bug elsewhere, so bigints stay exact.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.DATE, (text) => text)
types.setTypeParser(pg.types.builtins.INT8, (text) => BigInt(text))

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> }

/** In milliseconds, 0 for as long as it takes: `lock` for what somebody else holds, `statement` in all. */
export type TimeLimits = { lock: number; statement: number }

const noLimits: TimeLimits = { lock: 0, statement: 0 }

export function openDatabase(url: string, { connections = 10, limits = noLimits } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    Client: NamedStatements,
    types,
    max: connections,
    // Also how long a request waits for one of them: hundreds at once for the last room are a crowd, and no failure.
    connectionTimeoutMillis: 30_000,
    lock_timeout: limits.lock,
    statement_timeout: limits.statement,
    application_name: 'safar',
  })
  // A dropped connection is replaced by the pool, and whoever was using it is told by its statement. Without listeners for both it would end
  // the process: the pool listens to those that are idle only.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}
