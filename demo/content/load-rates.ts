import { sql } from 'kysely'
import { addDays } from '../../src/domain/time/day.ts'
import type { Tx } from '../../src/db/database.ts'
import { insertRows } from '../../src/db/insert-rows.ts'
import { type BusyNights, toBusyNights } from './busy-nights.ts'
import type { DemoInput } from './insert.ts'
import { properties } from './load-properties.ts'
import { demoVouchers, seedOf, toDemoClosures, toDemoSeasons, toDemoRates } from './rates.ts'

const yearsAhead = 3

/** For the properties that still exist. */
export async function loadRates(tx: Tx, { today }: DemoInput): Promise<void> {
  const found = await sql<{ key: string; id: number }>`select key, id from properties`.execute(tx)
  const ids = new Map(found.rows.map(({ key, id }) => [key, id]))
  const there = properties.flatMap((property) => (ids.has(property.key) ? [{ property, property_id: ids.get(property.key) }] : []))
  const thisYear = Number(today.slice(0, 4))
  // The winter that began last year is still on.
  const years = Array.from({ length: yearsAhead + 1 }, (_, index) => thisYear - 1 + index)
  await sql`
    update properties s set acceptance = t.acceptance, free_until_days = t.free_until_days, percent_after = t.percent_after,
      child_fee = t.child_fee, min_nights = t.min_nights, weekday_percents = t.weekday_percents
    from jsonb_to_recordset(${JSON.stringify(there.map(({ property, property_id }) => ({ id: property_id, ...toDemoRates(property) })))}::jsonb)
      t (id int, acceptance text, free_until_days smallint, percent_after smallint, child_fee bigint, min_nights smallint, weekday_percents smallint[])
    where s.id = t.id`.execute(tx)
  await insertRows(tx, 'property_seasons', there.flatMap(({ property, property_id }) =>
    years.flatMap((year) => toDemoSeasons(property, year)).map(({ from, to, percent, minNights }) => ({
      property_id, from_night: from, to_night: to, percent, min_nights: minNights,
    })),
  ))
  await insertRows(tx, 'closures', there.flatMap(({ property, property_id }) =>
    years.flatMap((year) => toDemoClosures(property, year)).map(({ from, to }) => ({ property_id, from_night: from, to_night: to })),
  ))
  await closeBusyNights(tx, there.flatMap(({ property, property_id }) => toBusyNights(property, years, today).map((nights) => ({ property_id, ...nights }))))
  await closeForRepairs(tx, there.filter(({ property }) => seedOf(property.key) % 12 === 5).map(({ property_id }) => property_id), today)
  for (const voucher of demoVouchers) await insertRows(tx, 'vouchers', [voucher])
}

// As closed and not as booked: what is booked here has a reservation behind it.
const closeBusyNights = (tx: Tx, busy: (BusyNights & { property_id: number | undefined })[]): Promise<unknown> =>
  sql`insert into closures (property_id, room_type_id, from_night, to_night)
    select b.property_id, r.id, b."from", b."to"
    from jsonb_to_recordset(${JSON.stringify(busy)}::jsonb) b (property_id int, "from" date, "to" date, "isFull" boolean)
    left join lateral (
      select id from (select id, price, percent_rank() over (order by price) as place from room_types where property_id = b.property_id) ranked
      where not b."isFull" and place < 0.5) r on true
    where b."isFull" or r.id is not null`.execute(tx)

/** The dearest rooms of a few stays, for two weeks from three weeks on. */
const closeForRepairs = (tx: Tx, properties: (number | undefined)[], today: string): Promise<unknown> =>
  sql`insert into closures (property_id, room_type_id, from_night, to_night)
    select distinct on (property_id) property_id, id, ${addDays(today, 21)}::date, ${addDays(today, 34)}::date
    from room_types where property_id = any(${properties}::int[]) order by property_id, price desc, id`.execute(tx)
