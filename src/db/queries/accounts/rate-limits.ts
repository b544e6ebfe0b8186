import { sql } from 'kysely'
import type { Rate } from '../../../domain/limits/rate.ts'
import type { Db } from '../../database.ts'
import { repeatInBatches } from '../../repeat-in-batches.ts'

/**
 * Takes some of a limit, all or none; answers 0, or the seconds to wait where so many are not left. By the generic cell rate algorithm:
 * all that is kept is the moment at which everything is free again. Taken by one statement on the database's clock, so that however many
 * processes ask, they share one limit. The clock is read under the row's lock: a statement that began first may get the row last, and by
 * the time of its beginning the others would have taken more than there is.
 */
export async function takeFromLimit(db: Db, key: string, rate: Rate, count = 1): Promise<number> {
  const { burst, every } = rate
  const some = sql`make_interval(secs => ${every * count}::float8)`
  const all = sql`make_interval(secs => ${every * burst}::float8)`
  const next = sql`greatest(l.free_at, clock_timestamp()) + ${some}`
  const { rows } = await sql`
    insert into rate_limits as l (key, free_at) values (${key}, clock_timestamp() + ${some})
    on conflict (key) do update set free_at = ${next} where ${next} <= clock_timestamp() + ${all} returning key`.execute(
    db,
  )
  if (rows.length > 0) return 0
  // Asked again: a statement does not see what others took after it had begun, and in a burst they have just taken everything.
  return Math.max(1, Math.ceil((await findUsed(db, key)) - every * (burst - count)))
}

/** Charges in any case: costs beyond the limit have to fade before the next call is let through. */
export const chargeLimit = (db: Db, key: string, { every }: Rate, count: number): Promise<unknown> =>
  sql`insert into rate_limits as l (key, free_at) values (${key}, clock_timestamp() + make_interval(secs => ${every * count}::float8))
    on conflict (key) do update
      set free_at = greatest(l.free_at, clock_timestamp()) + make_interval(secs => ${every * count}::float8)`.execute(
    db,
  )

/** One that was taken for nothing. */
export const giveBackToLimit = (db: Db, key: string, { every }: Rate): Promise<unknown> =>
  sql`update rate_limits set free_at = free_at - make_interval(secs => ${every}::float8) where key = ${key}`.execute(db)

/** How much of a limit is in use, from 0 to 1. */
export async function findFill(db: Db, key: string, { burst, every }: Rate): Promise<number> {
  return Math.min(1, Math.max(0, (await findUsed(db, key)) / (burst * every)))
}

/** Seconds until all of it is free. */
async function findUsed(db: Db, key: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from free_at - statement_timestamp())::float8 as seconds from rate_limits where key = ${key}`.execute(
    db,
  )
  return rows[0]?.seconds ?? 0
}

export const forgetFreeLimits = (db: Db): Promise<unknown> =>
  repeatInBatches((limit) =>
    sql`delete from rate_limits where ctid = any(array(
      select ctid from rate_limits where free_at < now() limit ${limit} for update skip locked))`.execute(db),
  )
