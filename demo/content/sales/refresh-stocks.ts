import { sql } from 'kysely'
import type { Tx } from '../../../src/db/database.ts'
import type { Day } from '../../../src/domain/time/day.ts'
import { type SoldItem, toWantedStocks } from './wanted-stocks.ts'

// With values in the place of nothing, so that thousands of rows are matched by a hash.
const isSame = sql`(w.sale_id, w.position) = (k.sale_id, k.position) and coalesce(w.day, 'infinity') = coalesce(k.day, 'infinity')
  and coalesce(w.clock, '24:00') = coalesce(k.clock, '24:00')`

/**
 * Adds stocks for the days ahead, and removes past ones. A row that somebody has bought of stays where it is, and so does one that an
 * operator wrote.
 */
export async function refreshStocks(tx: Tx, today: Day): Promise<void> {
  const { rows: items } = await sql<SoldItem>`
    select s.id, s.kind, coalesce(o.key, t.key, u.key, e.key, a.key) as key, s.currency,
      coalesce(o.price, t.price, u.price, e.price, a.price)::float8 as price, o.ends_on::text as "lastDay",
      coalesce(t.departures, u.departures)::text[] as departures, e.starts_at as "startsAt", e.ends_at as "endsAt"
    from sales s left join offers o on o.id = s.offer_id left join tourism_packages t on t.id = s.tourism_package_id
      left join umrah_packages u on u.id = s.umrah_package_id left join events e on e.id = s.event_id left join activities a on a.id = s.activity_id
    where s.is_demo order by s.id`.execute(tx)
  const wanted = items.flatMap((item) => toWantedStocks(item, today).map(({ min, ...stock }) => ({ sale_id: item.id, is_demo: true, taken: 0, least: min, ...stock })))
  const list = sql`jsonb_populate_recordset(null::stocks, ${JSON.stringify(wanted)}::jsonb)`
  // A purchase of this moment has changed `taken`, which is read again once the row is unlocked.
  await sql`
    delete from stocks k where is_demo and taken = 0 and sale_id in (select id from sales where is_demo)
      and not exists (select from purchase_stocks p where p.stock_id = k.id) and not exists (select from ${list} w where ${isSame})`.execute(tx)
  await sql`
    update stocks k set closes_at = w.closes_at from ${list} w where k.is_demo and ${isSame} and w.closes_at <> k.closes_at`.execute(tx)
  await sql`
    insert into stocks (sale_id, day, clock, title, position, prices, capacity, least, closes_at, is_demo)
    select sale_id, day, clock, title, position, prices, capacity, least, closes_at, is_demo from ${list} w order by sale_id, day, clock, position
    on conflict do nothing`.execute(tx)
}
