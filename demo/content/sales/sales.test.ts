import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, toDay } from '../../../src/domain/time/day.ts'
import { priceNames, saleKinds } from '../../../src/domain/sales/sale.ts'
import { describeIllustration } from '../../pictures/describe.ts'
import { openDemoDatabase } from '../../testing/database.ts'
import { activitiesOfNorth } from '../activities/north.ts'
import { activitiesOfSouth } from '../activities/south.ts'
import { events } from '../events.ts'
import { loadDemo } from '../load.ts'
import { tourismPackages } from '../load-discovery.ts'
import { moveDemoDates } from '../move-dates.ts'
import { offers } from '../offers.ts'
import { saidDays } from '../said-days.ts'
import { umrahPackages } from '../umrah.ts'
import { activitySales } from './activity-sales.ts'
import { isInMonths, toActivityDays } from './calendar.ts'
import { eventSales } from './event-sales.ts'
import { meetingPlaces } from './meeting-places.ts'
import { meetingPoints } from './meeting-points.ts'
import { offerSales } from './offer-sales.ts'
import { saleConditions } from './sale-conditions.ts'
import { sellers } from './sellers.ts'

const database = openDemoDatabase()
const activities = [...activitiesOfNorth, ...activitiesOfSouth]

const numberOf = async (query: string) => Number((await sql.raw<{ n: bigint }>(query).execute(database.db)).rows[0]?.n)

describe('the plan', () => {
  test.each([
    ['offers', offers, offerSales],
    ['events', events, eventSales],
    ['activities', activities, activitySales],
    ['tourism_packages', tourismPackages, undefined],
    ['umrah_packages', umrahPackages, undefined],
  ] as const)('has all %s and nothing else', (table, items, plan) => {
    const keys = items.map(({ key }) => key).toSorted()
    expect([...saleConditions[table].keys()].toSorted()).toEqual(keys)
    if (plan) expect(Object.keys(plan).toSorted()).toEqual(keys)
  })

  test('knows everyone who sells', () => {
    const known = new Set(sellers.map(({ key }) => key))
    const unknown = Object.values(saleConditions).flatMap((conditions) => [...conditions.values()].filter(({ seller }) => !known.has(seller)))
    expect(unknown).toEqual([])
  })

  test('calls everybody by one name, and nobody twice', () => {
    for (const locale of ['en', 'ar', 'ku'] as const) expect(new Set(sellers.map(({ title }) => title[locale])).size).toBe(sellers.length)
  })

  test.each(activities.filter(({ season }) => season))('$key is had in its season only', ({ key, season }) => {
    const said = saidDays('en', season?.en ?? '')
    const months = activitySales[key]?.months
    const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
    expect(months?.map((month) => names[month - 1]).toSorted()).toEqual(said.toSorted())
    for (const today of ['2026-01-15', '2026-06-15', '2026-10-15']) {
      const days = toActivityDays(activitySales[key] ?? { days: '', clocks: [], places: 0 }, today)
      expect(days.length).toBeGreaterThanOrEqual(8)
      expect(days.filter((day: Day) => !months || !isInMonths(months, day))).toEqual([])
    }
  })
})

/** What a text promises, and the most that is ever to be had of it. */
test.each([
  ['offer', 'baghdad-beirut', /twelve on each aircraft/, 12],
  ['offer', 'babylon-from-baghdad', /Fourteen seats/, 14],
  ['offer', 'rawanduz-cottage-two-nights', /this cottage/, 1],
  ['activity', 'halgurd-summit', /at most ten walkers/, 10],
  ['activity', 'dukan-lake-boats', /The boat takes eight/, 8],
  ['activity', 'erbil-qaysari-tasting', /six at most/, 6],
  ['activity', 'babylon-slow-walk', /ten at most/, 10],
  ['activity', 'calligraphy-waziriya', /Six seats/, 6],
  ['activity', 'wadi-us-salaam-walk', /five people is the most/, 5],
  ['activity', 'basra-shanasheel-houses', /eight people at most/, 8],
  ['activity', 'shatt-al-arab-evening-boat', /Sixteen passengers/, 16],
  ['event', 'karrada-stage-week', /holds a hundred and ten/, 110],
] as const)('%s %s has as many places as its text says', async (kind, key, said, max) => {
  const text = [...offers, ...events].find((one) => one.key === key)?.description.en ?? activities.find((one) => one.key === key)?.content.en
  expect(text).toMatch(said)
  const rows = `from stocks k join sales s on s.id = k.sale_id left join offers o on o.id = s.offer_id left join events e on e.id = s.event_id
    left join activities a on a.id = s.activity_id where s.kind = '${kind}' and '${key}' in (o.key, e.key, a.key) and (s.kind <> 'offer' or k.day is not null)`
  expect(await numberOf(`select max(k.capacity) n ${rows}`)).toBe(max)
})

/** The papers for an Umrah are asked for weeks before, so that its last departures may be too near already. */
const notOver = (then: string) => `(k.closes_at > ${then} or s.kind = 'umrah')`

describe('the stock of the demo', () => {
  test('is there for everything of the catalogue', async () => {
    for (const [table, column] of [['offers', 'offer_id'], ['tourism_packages', 'tourism_package_id'], ['umrah_packages', 'umrah_package_id'], ['events', 'event_id'], ['activities', 'activity_id']])
      expect(await numberOf(`select count(*) n from ${table} i where not exists (
        select from sales s join stocks k on k.sale_id = s.id where s.${column} = i.id and ${notOver('now()')})`)).toBe(0)
  })

  test.each(saleKinds)('%s has a price of every name, and nobody has bought yet', async (kind) => {
    const { rows } = await sql<{ names: string[]; taken: number }>`
      select distinct array(select jsonb_object_keys(k.prices)) as names, k.taken from stocks k join sales s on s.id = k.sale_id where s.kind = ${kind}`.execute(database.db)
    expect(rows.map(({ names }) => names.toSorted())).toEqual([[...priceNames[kind]].toSorted()])
    expect(rows[0]?.taken).toBe(0)
  })

  test.each(saleKinds)('%s: much can be had, some of it is nearly gone, and some is sold out', async (kind) => {
    const count = (where: string) => numberOf(`select count(*) n from stocks k join sales s on s.id = k.sale_id where s.kind = '${kind}' and ${where}`)
    expect(await count('k.capacity > 5')).toBeGreaterThan(5)
    expect(await count('k.capacity between 1 and 5')).toBeGreaterThan(2)
    expect(await count('k.capacity = 0')).toBeGreaterThan(0)
    expect(await count('k.capacity = 0')).toBeLessThan(0.4 * (await count('true')))
    const soldOut = await numberOf(`select count(*) n from sales s where kind = '${kind}'
      and not exists (select from stocks k where k.sale_id = s.id and k.capacity >= k.least)`)
    // A visitor who looks around meets more than one.
    expect(soldOut).toBeGreaterThan(1)
    expect(soldOut).toBeLessThan(4)
  })

  test('the cheapest costs what the page says', async () => {
    expect(await numberOf(`select count(*) n from (
      select s.id, coalesce(o.price, t.price, u.price, e.price, a.price, 0) as said, min(amount::bigint) as least
      from sales s join stocks k on k.sale_id = s.id, jsonb_each_text(k.prices) _ (name, amount), sales s2
        left join offers o on o.id = s2.offer_id left join tourism_packages t on t.id = s2.tourism_package_id left join umrah_packages u on u.id = s2.umrah_package_id
        left join events e on e.id = s2.event_id left join activities a on a.id = s2.activity_id
      where s2.id = s.id and name not in ('child', 'infant', 'single') group by 1, 2) odd where said <> least`)).toBe(0)
  })

  test('nothing is sold after it has begun', async () => {
    expect(await numberOf(`select count(*) n from stocks where day is not null and closes_at > (day + coalesce(clock, '24:00')) at time zone 'Asia/Baghdad'`)).toBe(0)
    expect(await numberOf(`select count(*) n from stocks k join sales s on s.id = k.sale_id join events e on e.id = s.event_id where k.closes_at > e.ends_at`)).toBe(0)
  })

  test('flights have a time, events several categories, tours deposits, some sellers a say', async () => {
    expect(await numberOf(`select count(*) n from stocks k join sales s on s.id = k.sale_id join offers o on o.id = s.offer_id
      where o.type = 'flight' and k.day is not null and k.clock is null`)).toBe(0)
    expect(await numberOf(`select count(*) n from (select sale_id from stocks where title is not null group by 1 having count(*) > 1) several`)).toBeGreaterThan(20)
    expect(await numberOf(`select count(*) n from sales where deposit_percent is not null`)).toBeGreaterThan(20)
    for (const kind of saleKinds.filter((one) => one !== 'event'))
      expect(await numberOf(`select count(*) n from sales where kind = '${kind}' and acceptance = 'manual'`)).toBeGreaterThan(0)
  })
})

describe('where people meet', () => {
  test.each([
    ['activities', activities.map(({ key }) => key)],
    ['tourism_packages', tourismPackages.map(({ key }) => key)],
    ['umrah_packages', umrahPackages.map(({ key }) => key)],
    ['offers', offers.filter(({ needsPickup }) => !needsPickup).map(({ key }) => key)],
  ] as const)('is said of all %s that do not fetch them', (table, keys) => {
    expect([...meetingPoints[table].keys()].toSorted()).toEqual(keys.toSorted())
  })

  test.each(Object.entries(meetingPlaces))('%s is in Iraq, and has its name and address in three languages', (_, { title, address, at: [latitude, longitude] }) => {
    expect(latitude).toBeGreaterThan(29)
    expect(latitude).toBeLessThan(37.4)
    expect(longitude).toBeGreaterThan(38.7)
    expect(longitude).toBeLessThan(48.7)
    for (const { ar, ku } of [title, address]) {
      expect(`${ar} ${ku}`).not.toMatch(/[A-Za-z0-9]/)
      expect(ku).not.toMatch(/[يكةى]/)
    }
  })

  test('is written with the sales, and says an hour with them', async () => {
    expect(await numberOf(`select count(*) n from sales s left join offers o on o.id = s.offer_id
      where (s.meeting is null) <> (s.kind = 'event' or coalesce(o.needs_pickup, false))`)).toBe(0)
    expect(await numberOf(`select count(*) n from stocks k join sales s on s.id = k.sale_id
      where s.kind in ('tourism', 'umrah', 'activity') and k.clock is null`)).toBe(0)
  })
})

describe('as days go by', () => {
  const later = new Date(Date.now() + 100 * 24 * 60 * 60 * 1000)

  test('what is over leaves and new days come; what somebody has bought of stays, and its event does not move', async () => {
    const stockOf = async (where: string) =>
      (await sql.raw<{ id: number; sale: number }>(`select k.id, s.id as sale from stocks k join sales s on s.id = k.sale_id where ${where} order by k.day, k.id limit 1`).execute(database.db)).rows[0]
    const [departure, event] = [await stockOf(`s.kind = 'tourism'`), await stockOf(`s.kind = 'event' and s.event_id = (select id from events where key = 'qishla-book-days')`)]
    await database.db.transaction().execute(async (tx) => {
      // Without the orders that belong to them.
      await sql`set local session_replication_role = replica`.execute(tx)
      for (const stock of [departure, event]) {
        const { rows } = await sql<{ id: number }>`
          insert into purchases (order_id, customer_id, sale_id, seller_id, kind, item_id, title, status, acceptance, free_until_days, percent_after, ends_at, adults, created_at)
          select ${stock?.sale}::int, 1, s.id, s.seller_id, s.kind, s.item_id, '{}', 'accepted', s.acceptance, 1, 1, now(), 1, now()
          from sales s where s.id = ${stock?.sale} returning id`.execute(tx)
        await sql`insert into purchase_stocks (purchase_id, stock_id, count) values (${rows[0]?.id}, ${stock?.id}, 1)`.execute(tx)
        await sql`update stocks set taken = 1, capacity = greatest(capacity, 1) where id = ${stock?.id}`.execute(tx)
      }
    })
    const eventBefore = await numberOf(`select extract(epoch from starts_at) n from events where key = 'qishla-book-days'`)

    await moveDemoDates(database.db, later)
    expect(await numberOf(`select count(*) n from stocks where taken = 1`)).toBe(2)
    expect(await numberOf(`select extract(epoch from starts_at) n from events where key = 'qishla-book-days'`)).toBe(eventBefore)
    expect(await numberOf(`select count(*) n from stocks where taken = 0 and day < '${toDay(later)}'`)).toBe(0)
    // Whatever the hour of this test: an event that is under way, or about to begin, sells nothing any more.
    const then = `'${later.toISOString()}'::timestamptz`
    expect(await numberOf(`select count(*) n from sales s where event_id is distinct from (select id from events where key = 'qishla-book-days')
      and not exists (select from stocks k where k.sale_id = s.id and ${notOver(then)})
      and not exists (select from events e where e.id = s.event_id and e.starts_at < ${then} + interval '1 day' and e.ends_at >= ${then})`)).toBe(0)
    expect(await numberOf(`select count(*) n from sales s join activities a on a.id = s.activity_id
      where not exists (select from stocks k where k.sale_id = s.id and k.day > '${addDays(toDay(later), 7)}')`)).toBe(0)
  })

  test('a second look changes nothing', async () => {
    const sum = `select count(*) * 1000000 + sum(id) n from stocks`
    const before = await numberOf(sum)
    await moveDemoDates(database.db, later)
    expect(await numberOf(sum)).toBe(before)
  })

  test('a database of before gets it at the next start', async () => {
    await sql`truncate purchase_stocks, purchases, stocks, sales, sellers cascade`.execute(database.db)
    await sql`delete from demo_loads where part = 'sales'`.execute(database.db)
    expect(await loadDemo(database.db, { today: toDay(new Date()), describe: describeIllustration })).toBe('loaded')
    expect(await numberOf('select count(*) n from sales')).toBe(offers.length + events.length + activities.length + tourismPackages.length + umrahPackages.length)
  })
})
