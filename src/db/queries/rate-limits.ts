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
 * kept is the moment at which everything is free again. One statement on the database's clock, so that however many processes
 * ask, they share one limit.
 */
export async function takeFromLimit(db: Db, key: string, { burst, every }: Rate): Promise<number> {
  const one = sql`make_interval(secs => ${every}::float8)`
  const all = sql`make_interval(secs => ${every * burst}::float8)`
  const next = sql`greatest(l.free_at, statement_timestamp()) + ${one}`
  const { rows } = await sql<{ wait: number | null }>`
    with taken as (
      insert into rate_limits as l (key, free_at) values (${key}, statement_timestamp() + ${one})
      on conflict (key) do update set free_at = ${next} where ${next} <= statement_timestamp() + ${all} returning 1)
    select case when not exists (select from taken) then coalesce(
      (select extract(epoch from l.free_at + ${one} - ${all} - statement_timestamp())::float8
       from rate_limits l where l.key = ${key}), 0) end as wait`.execute(db)
  const wait = rows[0]?.wait ?? null
  return wait === null ? 0 : Math.max(1, Math.ceil(wait))
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
