import { sql } from 'kysely'
import { type Day, toDay } from '../../src/domain/day.ts'
import type { Db } from '../../src/db/database.ts'

/** Demo content whose time is over moves ahead by whole weeks, so that a Friday stays a Friday; answers how much of it moved. */
export const moveDemoDates = (db: Db, now: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const today = toDay(now)
    const moves = [moveEvents(now), moveLastDay('discounts', today), moveLastDay('offers', today), moveDepartures('tourism_packages', today), moveDepartures('umrah_packages', today)]
    let moved = 0n
    for (const move of moves) moved += (await move.execute(tx)).numAffectedRows ?? 0n
    return Number(moved)
  })

const moveEvents = (now: Date) => sql`
  update events set starts_at = starts_at + ahead, ends_at = ends_at + ahead
  from (select id, make_interval(weeks => 1 + ceil(extract(epoch from ${now}::timestamptz - ends_at) / 604800)::int) as ahead
        from events where is_demo and ends_at < ${now}) over_
  where events.id = over_.id`

// By eight weeks, or as often that: what ended one after the other still does, and not all in the same week.
const moveLastDay = (table: 'discounts' | 'offers', today: Day) => sql`
  update ${sql.table(table)} set ends_on = ends_on + 56 * ceil((${today}::date - ends_on) / 56.0)::int
  where is_demo and ends_on < ${today}::date`

// All departures of a journey move together, by as many times four weeks as bring the first one ahead, once fewer than two are left.
const moveDepartures = (table: 'tourism_packages' | 'umrah_packages', today: Day) => sql`
  update ${sql.table(table)} set departures = moved.departures
  from (select p.id, array_agg(day + 28 * ceil((${today}::date - first) / 28.0)::int order by day) as departures
        from ${sql.table(table)} p, unnest(p.departures) day, lateral (
          select min(d) as first, count(*) filter (where d >= ${today}::date) as ahead from unnest(p.departures) d) state
        where is_demo and ahead < least(2, cardinality(p.departures)) group by p.id) moved
  where ${sql.table(table)}.id = moved.id`
