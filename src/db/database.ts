import pg from 'pg'
import { createAvailability, type DatabaseAvailability } from './availability.ts'
import { createDb, type Db } from './create-db.ts'
import { StatementClient } from './statement-client.ts'

export type { Db, Tx } from './create-db.ts'

// A stay date is a calendar day, not an instant; a count beyond 2^53 would be a bug elsewhere, so bigints stay exact.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.DATE, (text) => text)
types.setTypeParser(pg.types.builtins.INT8, (text) => BigInt(text))

export type Database = { db: Db; pool: pg.Pool; availability: DatabaseAvailability; close(): Promise<void> }

/** In milliseconds, 0 for no limit: `lock` for waiting on locks, `statement` for the whole statement. */
export type TimeLimits = { lock: number; statement: number }

type Options = { connections?: number; limits?: TimeLimits; availability?: DatabaseAvailability }

const noLimits: TimeLimits = { lock: 0, statement: 0 }

/** The server ends a statement at its limit and says so. A connection that is silent beyond it is dead. */
const silence = 3_000

/** The server ends a connection whose other side has been gone for a minute. Its default is two hours. */
export const serverKeepalive = '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3'

export function openDatabase(url: string, options: Options = {}): Database {
  const { connections = 10, limits = noLimits, availability = createAvailability() } = options
  const pool = new GatedPool(availability, {
    connectionString: url,
    Client: watchedBy(availability),
    types,
    max: connections,
    // Also how long a request waits for one of them: hundreds at once for the last room are a crowd, and no failure.
    connectionTimeoutMillis: 30_000,
    keepAlive: true,
    lock_timeout: limits.lock,
    statement_timeout: limits.statement,
    // A process that is cut off holds its locks on: its server learns nothing of its end.
    idle_in_transaction_session_timeout: limits.statement,
    options: serverKeepalive,
    ...(limits.statement > 0 && { query_timeout: limits.statement + silence }),
    application_name: 'safar',
  })
  // The pool replaces a dropped connection, and the statement in progress fails. Without listeners for both the error would end the process:
  // the pool listens to idle connections only.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: createDb(pool), pool, availability, close: () => pool.end() }
}

/** Refuses connections at once while the database is away. */
class GatedPool extends pg.Pool {
  readonly #availability: DatabaseAvailability

  constructor(availability: DatabaseAvailability, config: pg.PoolConfig) {
    super(config)
    this.#availability = availability
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's `connect` has two overloads, and this passes the one with a callback on
  override connect(callback?: any): any {
    return callback ? super.connect(callback) : this.#availability.gate(() => super.connect())
  }
}

const watchedBy = (availability: DatabaseAvailability): typeof pg.Client =>
  class extends StatementClient {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      availability.watch(this)
    }
  }
