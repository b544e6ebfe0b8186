import { sql } from 'kysely'
import type { Db } from '../database.ts'

export type Rate = {
  /** How many may come at once. */
  burst: number
  /** Seconds after which one more is free. */
  every: number
}

/**
 * Takes one of a limit; answers 0, or the seconds to wait where none is left. By the generic cell rate algorithm: all that is
 * kept is the moment at which everything is free again. Taken by one statement on the database's clock, so that however many
 * processes ask, they share one limit.
 */
export async function takeFromLimit(db: Db, key: string, rate: Rate): Promise<number> {
  const { burst, every } = rate
  const one = sql`make_interval(secs => ${every}::float8)`
  const all = sql`make_interval(secs => ${every * burst}::float8)`
  const next = sql`greatest(l.free_at, statement_timestamp()) + ${one}`
  const { rows } = await sql`
    insert into rate_limits as l (key, free_at) values (${key}, statement_timestamp() + ${one})
    on conflict (key) do update set free_at = ${next} where ${next} <= statement_timestamp() + ${all} returning key`.execute(
    db,
  )
  if (rows.length > 0) return 0
  // Asked again: a statement does not see what others took after it had begun, and in a burst they have just taken everything.
  return Math.max(1, await findWait(db, key, rate))
}

/** How long to wait for one of a limit, without taking it. */
export async function findWait(db: Db, key: string, { burst, every }: Rate): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from free_at - statement_timestamp())::float8 - ${every * (burst - 1)}::float8 as wait
    from rate_limits where key = ${key}`.execute(db)
  return Math.max(0, Math.ceil(rows[0]?.wait ?? 0))
}

export const forgetFreeLimits = (db: Db): Promise<unknown> =>
  sql`delete from rate_limits where free_at < now()`.execute(db)
