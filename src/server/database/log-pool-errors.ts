import type pg from 'pg'
import type { Log } from '../log.ts'

/**
 * The pool replaces a lost connection, but frequent losses have a cause. Only the error's message is logged: pg attaches the whole client to it, with
 * its statements and its key.
 */
export function logPoolErrors(pool: pg.Pool, log: Log): void {
  pool.on('error', (error: Error & { code?: string }) => {
    // A stopping process ends its connections, and then the database.
    if (pool.ending) return
    log.warn({ code: error.code, reason: error.message }, 'an idle connection to the database was lost')
  })
}
