import { sql } from 'kysely'
import type { Day } from '../../domain/day.ts'
import type { Tx } from '../database.ts'
import { type IdOf, insertKeyed } from '../insert-rows.ts'
import { places } from './places.ts'
import { at, text } from './texts.ts'

/** Everything that the fixture has is sold, with something of every kind left. */
export async function loadSales(tx: Tx, locationId: IdOf, today: Day): Promise<void> {
  const location_id = locationId(at(places, 0).key)
  const sellerId = await insertKeyed(tx, 'sellers', [
    {
      key: 'agency',
      kind: 'agency',
      title: text('Dijla Travel', 'سفريات دجلة', 'گەشتی دیجلە'),
      phone: '+9647701112233',
      location_id,
    },
    {
      key: 'organizer',
      kind: 'organizer',
      title: text('Stage House', 'دار المسرح', 'ماڵی شانۆ'),
      phone: '+9647701112244',
      location_id,
    },
  ])
  const [agency, organizer] = [sellerId('agency'), sellerId('organizer')]
  await sql`
    insert into sales (offer_id, seller_id, currency, acceptance, free_until_days, percent_after, traveller_data, most_people, most_each)
    select id, ${agency}::int, currency, 'automatic', 2, 50, case when type = 'flight' then 'passports' else 'none' end, 9, 18
    from offers order by id`.execute(tx)
  await sql`
    insert into sales (tourism_package_id, seller_id, currency, acceptance, free_until_days, percent_after, traveller_data, most_people, most_each,
      deposit_percent, rest_days)
    select id, ${agency}::int, currency, 'automatic', 7, 50, case when currency = 'USD' then 'passports' else 'names' end, 10, 20,
      case when currency = 'IQD' then 25 end, case when currency = 'IQD' then 10 end
    from tourism_packages order by id`.execute(tx)
  await sql`
    insert into sales (umrah_package_id, seller_id, currency, acceptance, free_until_days, percent_after, traveller_data, most_people, most_each,
      deposit_percent, rest_days)
    select id, ${agency}::int, currency, case when travel = 'land' then 'manual' else 'automatic' end, 14, 30, 'passports', 10, 20, 30, 12
    from umrah_packages order by id`.execute(tx)
  await sql`
    insert into sales (event_id, seller_id, currency, acceptance, free_until_days, percent_after, traveller_data, most_people, most_each, can_leave)
    select id, ${organizer}::int, coalesce(currency, 'IQD'), 'automatic', 1, 0, 'none', 10, 10, id % 2 = 0 from events order by id`.execute(
    tx,
  )
  await sql`
    insert into sales (activity_id, seller_id, currency, acceptance, free_until_days, percent_after, traveller_data, most_people, most_each)
    select id, ${organizer}::int, coalesce(currency, 'IQD'), 'automatic', 1, 50, 'none', 8, 16 from activities order by id`.execute(
    tx,
  )
  const meeting = {
    title: text('Central Bus Station', 'الكراج الموحد', 'گەراجی یەکگرتوو'),
    address: text('Main road', 'الشارع الرئيسي', 'شەقامی سەرەکی'),
    coordinates: { latitude: 33.3311, longitude: 44.3797 },
  }
  await sql`update sales set meeting = ${JSON.stringify(meeting)}::jsonb where kind in ('tourism', 'umrah', 'activity')`.execute(
    tx,
  )
  await loadStocks(tx, today)
}

async function loadStocks(tx: Tx, today: Day): Promise<void> {
  await sql`
    insert into stocks (sale_id, prices, capacity, closes_at)
    select s.id, jsonb_build_object('piece', o.price), 40, (o.ends_on + 1)::timestamp at time zone 'Asia/Baghdad'
    from sales s join offers o on o.id = s.offer_id order by s.id`.execute(tx)
  await sql`
    insert into stocks (sale_id, day, clock, prices, capacity, closes_at)
    select s.id, d.day::date, case when o.type = 'flight' then time '08:30' end, jsonb_build_object('piece', o.price), 5,
      d.day at time zone 'Asia/Baghdad'
    from sales s join offers o on o.id = s.offer_id, generate_series(${today}::date + 1, o.ends_on, interval '1 day') d (day)
    where o.needs_date or o.type = 'flight' order by s.id, d.day`.execute(tx)
  await sql`
    insert into stocks (sale_id, day, clock, prices, capacity, closes_at)
    select s.id, d.day, time '07:00', jsonb_build_object('adult', t.price, 'child', t.price * 3 / 4, 'infant', t.price / 10), 20,
      d.day::timestamp at time zone 'Asia/Baghdad'
    from sales s join tourism_packages t on t.id = s.tourism_package_id, unnest(t.departures) d (day) order by s.id, d.day`.execute(
    tx,
  )
  await sql`
    insert into stocks (sale_id, day, clock, prices, capacity, closes_at)
    select s.id, d.day, time '10:00', jsonb_build_object('two', u.price + 200000, 'three', u.price + 80000, 'four', u.price, 'single', 150000,
      'child', u.price / 2, 'infant', 100000), 20, (d.day - 3)::timestamp at time zone 'Asia/Baghdad'
    from sales s join umrah_packages u on u.id = s.umrah_package_id, unnest(u.departures) d (day) order by s.id, d.day`.execute(
    tx,
  )
  const [standard, front] = [
    text('Standard', 'عادية', 'ئاسایی'),
    text('Front rows', 'الصفوف الأمامية', 'ڕیزەکانی پێشەوە'),
  ]
  await sql`
    insert into stocks (sale_id, title, position, prices, capacity, closes_at)
    select s.id, c.title, c.position, jsonb_build_object('ticket', coalesce(e.price, 0) * c.factor), c.capacity, e.starts_at
    from sales s join events e on e.id = s.event_id,
      (values (0, ${JSON.stringify(standard)}::jsonb, 1, 100), (1, ${JSON.stringify(front)}::jsonb, 2, 10)) c (position, title, factor, capacity)
    order by s.id, c.position`.execute(tx)
  await sql`
    insert into stocks (sale_id, day, clock, prices, capacity, least, closes_at)
    select s.id, d.day::date, c.clock, jsonb_build_object('person', coalesce(a.price, 0)), 8, 1 + s.id % 2, (d.day + c.clock) at time zone 'Asia/Baghdad'
    from sales s join activities a on a.id = s.activity_id,
      generate_series(${today}::date + 1, ${today}::date + 14, interval '1 day') d (day), (values (time '09:00'), (time '15:00')) c (clock)
    order by s.id, d.day, c.clock`.execute(tx)
}
