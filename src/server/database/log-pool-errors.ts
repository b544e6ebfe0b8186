import type pg from 'pg'
import type { Log } from '../log.ts'

/**
 * The pool replaces such a connection by itself, but one that is lost again and again has a cause. Of the error only what it says: pg hangs
 * the whole client on it, with its statements and its key.
 */
export function logPoolErrors(pool: pg.Pool, log: Log): void {
  pool.on('error', (error: Error & { code?: string }) => {
    // Whoever stops ends its connections, and then the database that they lead to.
    if (pool.ending) return
    log.warn({ code: error.code, reason: error.message }, 'an idle connection to the database was lost')
  })
}
