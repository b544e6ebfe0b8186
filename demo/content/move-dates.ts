import { sql } from 'kysely'
import { addDays, type Day, daysBetween, toDay } from '../../src/domain/time/day.ts'
import type { Db, Tx } from '../../src/db/database.ts'
import { events } from './events.ts'
import { tourismPackages } from './load-discovery.ts'
import { refreshStocks } from './sales/refresh-stocks.ts'
import { toDayInSeason, toDaysInSeason } from './seasons.ts'
import { umrahPackages } from './umrah.ts'

const seasonal = {
  events: events.filter(({ season }) => season),
  tourism_packages: tourismPackages.filter(({ season }) => season),
  umrah_packages: umrahPackages.filter(({ season }) => season),
}
type Tours = 'tourism_packages' | 'umrah_packages'

const keysOf = (table: keyof typeof seasonal): string[] => seasonal[table].map(({ key }) => key)

/** Demo content whose time is over moves ahead by whole weeks, so that a Friday stays a Friday; answers how much of it moved. */
export const moveDemoDates = (db: Db, now: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const today = toDay(now)
    const moves = [moveEvents(now), moveLastDay('discounts', today), moveLastDay('offers', today), moveDepartures('tourism_packages', today), moveDepartures('umrah_packages', today)]
    let moved = 0n
    for (const move of moves) moved += (await move.execute(tx)).numAffectedRows ?? 0n
    const all = Number(moved) + (await moveToSeason(tx, now, today))
    await refreshStocks(tx, today)
    return all
  })

/** A ticket that somebody has is for the day that it says. */
const isUnsold = sql`not exists (select from sales s join purchases p on p.sale_id = s.id where s.event_id = events.id)`

const moveEvents = (now: Date) => sql`
  update events set starts_at = starts_at + ahead, ends_at = ends_at + ahead
  from (select id, make_interval(weeks => 1 + ceil(extract(epoch from ${now}::timestamptz - ends_at) / 604800)::int) as ahead
        from events where is_demo and ends_at < ${now} and key <> all(${keysOf('events')}::text[]) and ${isUnsold}) over_
  where events.id = over_.id`

// By eight weeks, or as often that: what ended one after the other still does, and not all in the same week.
const moveLastDay = (table: 'discounts' | 'offers', today: Day) => sql`
  update ${sql.table(table)} set ends_on = ends_on + 56 * ceil((${today}::date - ends_on) / 56.0)::int
  where is_demo and ends_on < ${today}::date`

const fewAhead = (today: Day) => sql`(select count(*) from unnest(departures) day where day >= ${today}::date) < least(2, cardinality(departures))`

// All departures of a tour move together, by as many times four weeks as bring the first one ahead, once fewer than two are left.
const moveDepartures = (table: Tours, today: Day) => sql`
  update ${sql.table(table)} set departures = array(
    select day + 28 * ceil((${today}::date - first) / 28.0)::int
    from unnest(departures) day, (select min(d) as first from unnest(departures) d) earliest order by day)
  where is_demo and ${fewAhead(today)} and key <> all(${keysOf(table)}::text[])`

/** What has a season waits for the next one. */
async function moveToSeason(tx: Tx, now: Date, today: Day): Promise<number> {
  let moved = 0
  const over = await sql<{ id: number; key: string; first: Day }>`
    select id, key, (starts_at at time zone 'Asia/Baghdad')::date::text as first from events
    where is_demo and ends_at < ${now} and key = any(${keysOf('events')}::text[]) and ${isUnsold}`.execute(tx)
  for (const { id, key, first } of over.rows) {
    const event = seasonal.events.find((one) => one.key === key)
    if (!event) continue
    const weeks = weeksTo(first, toDayInSeason(event.startsIn, today, event.season), today)
    await sql`update events set starts_at = starts_at + make_interval(weeks => ${weeks}), ends_at = ends_at + make_interval(weeks => ${weeks}) where id = ${id}`.execute(tx)
    moved++
  }
  for (const table of ['tourism_packages', 'umrah_packages'] as const) moved += await moveTours(tx, table, today)
  return moved
}

async function moveTours(tx: Tx, table: Tours, today: Day): Promise<number> {
  const over = await sql<{ id: number; key: string; first: Day }>`
    select id, key, (select min(day) from unnest(departures) day)::text as first from ${sql.table(table)}
    where is_demo and ${fewAhead(today)} and key = any(${keysOf(table)}::text[])`.execute(tx)
  for (const { id, key, first } of over.rows) {
    const tour = seasonal[table].find((one) => one.key === key)
    const next = tour && toDaysInSeason(tour.departures, today, tour.season)[0]
    if (next)
      await sql`update ${sql.table(table)} set departures = array(select day + 7 * ${weeksTo(first, next, today)}::int from unnest(departures) day order by day) where id = ${id}`.execute(tx)
  }
  return over.rows.length
}

/** As near to the wanted day as whole weeks come, and never back before today. */
function weeksTo(from: Day, wanted: Day, today: Day): number {
  const weeks = Math.round(daysBetween(from, wanted) / 7)
  return addDays(from, 7 * weeks) > today ? weeks : weeks + 1
}
