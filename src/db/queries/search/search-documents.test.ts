import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type SearchHit, type SearchIndexName, searchHits, searchIndexes } from '../../../contract/search-hits.ts'
import { dinarsPerDollar } from '../../../domain/money/money.ts'
import { findNearestGate } from '../../../domain/time/holy-cities.ts'
import { openTestDatabase } from '../../testing/database.ts'
import { findSearchDocuments } from './search-documents.ts'

const database = openTestDatabase()
const find = async <Index extends SearchIndexName>(index: Index, ids?: number[]) =>
  (await findSearchDocuments(database.db, index, ids)) as SearchHit<Index>[]

const tables: Record<SearchIndexName, string> = {
  property: 'properties',
  discount: 'discounts',
  business_type: 'business_types',
  location: 'locations',
  visa: 'visas',
  tourism: 'tourism_packages',
  umrah: 'umrah_packages',
  activity: 'activities',
  event: 'events',
  article: 'articles',
  offer: 'offers',
  discount_package: 'discount_packages',
}

describe.each(searchIndexes)('documents of %s', (index) => {
  test('are what the contract says, nothing less and nothing more, and all are there', async () => {
    const documents = await find(index)
    for (const document of documents) expect(searchHits[index].parse(document)).toEqual(document)
    const there = await sql<{ id: number }>`select id from ${sql.table(tables[index])} order by id`.execute(database.db)
    expect(documents.map(({ id }) => id)).toEqual(there.rows.map(({ id }) => id))
    expect(documents.length).toBeGreaterThan(2)
  })

  test('come alone when asked for by id', async () => {
    const [first, , third] = await find(index)
    expect(await find(index, [3, 1, 999_999])).toEqual([first, third])
    expect(await find(index, [])).toEqual([])
  })
})

describe('what documents are compared by', () => {
  test('prices of both currencies are on one scale', async () => {
    const properties = await find('property')
    for (const { price, priceIqd, priceBefore, discount } of properties) {
      expect(priceIqd).toBe(Math.round(price.amount * (price.currency === 'USD' ? dinarsPerDollar : 1)))
      expect(price.amount < priceBefore.amount).toBe(discount > 0)
    }
    expect(new Set(properties.map(({ price }) => price.currency))).toEqual(new Set(['IQD', 'USD']))
    for (const { price, priceIqd } of await find('activity')) expect(priceIqd === 0).toBe(price === null)
  })

  test('a stay sleeps what its rooms take together', async () => {
    await sql`update room_types set units = 5, adults = 2, children = 1 where property_id = 1`.execute(database.db)
    const rooms = await sql`select from room_types where property_id = 1`.execute(database.db)
    expect((await find('property', [1]))[0]?.sleeps).toBe(rooms.rows.length * 15)
  })

  test('days are numbers, and what has no end ends after everything', async () => {
    await sql`update discounts set ends_on = '2026-03-09' where id = 1`.execute(database.db)
    await sql`update discounts set ends_on = null where id = 2`.execute(database.db)
    expect(await find('discount', [1, 2])).toMatchObject([
      { endsOn: '2026-03-09', endsDay: 20260309 },
      { endsOn: null, endsDay: 99991231 },
    ])
    await sql`update tourism_packages set departures = '{2026-05-01,2026-04-01}' where id = 1`.execute(database.db)
    expect((await find('tourism', [1]))[0]).toMatchObject({
      departures: ['2026-04-01', '2026-05-01'],
      lastDay: 20260501,
    })
  })

  test('the nearest hotel is the nearest of Mecca', async () => {
    for (const { hotels, nearest } of await find('umrah'))
      expect(nearest).toBe(Math.min(...hotels.filter(({ city }) => city === 'mecca').map(({ meters }) => meters)))
  })

  test('the way to the Haram is measured to the nearest gate, and what was typed is kept where nothing can be measured', async () => {
    await sql`update umrah_packages set hotels = hotels || jsonb_build_object('city', 'medina', 'title', title, 'stars', 4, 'nights', 2,
      'latitude', 24.45, 'longitude', 39.6) where id = 1`.execute(database.db)
    const [one] = await find('umrah', [1])
    expect(one?.hotels.map(({ coordinates }) => coordinates !== null)).toEqual([true, false, true])
    for (const { city, coordinates, meters } of one?.hotels ?? [])
      expect(meters).toBe(coordinates ? findNearestGate(city, coordinates).meters : 200)
  })

  test('the stops of a tour come in order, in every language', async () => {
    const [one] = await find('tourism', [1])
    expect(one?.stops.map(({ day, titleEn, titleKu }) => [day, titleEn !== '', titleKu !== ''])).toEqual([
      [1, true, true],
      [2, true, true],
    ])
    expect(one?.stops[1]).toMatchObject({ titleAr: 'أور', coordinates: { latitude: 30.96, longitude: 46.1 } })
  })

  test('an event has its moments as text and as seconds', async () => {
    for (const { startsAt, startsTime, endsAt, endsTime } of await find('event')) {
      expect(new Date(startsAt).getTime()).toBe(startsTime * 1000)
      expect(new Date(endsAt).getTime()).toBe(endsTime * 1000)
    }
  })
})

test('an article says of which places it speaks, and its headings are sentences', async () => {
  await sql`insert into article_places (article_id, location_id, position) values (1, 2, 1), (1, 1, 2)`.execute(
    database.db,
  )
  const [one] = await find('article', [1])
  expect(one?.places.map(({ id }) => id)).toEqual([2, 1])
  expect(one?.bodyEn).toMatch(/\n\nThe way there$/)
  expect(JSON.stringify(one)).not.toContain('## ')
})

describe('an offer', () => {
  test('says what it costs, until when, and what is off', async () => {
    await sql`update offers set ends_on = '2026-03-09', price = 750, price_before = 1000, currency = 'IQD' where id = 2`.execute(
      database.db,
    )
    expect(await find('offer', [2])).toMatchObject([
      { endsOn: '2026-03-09', endsDay: 20260309, price: { amount: 750, currency: 'IQD' }, priceIqd: 750, discount: 25 },
    ])
  })

  test('that flies says from where to where, and what flights are called', async () => {
    const offers = await find('offer')
    for (const { type, flight } of offers) expect(flight !== null).toBe(type === 'flight')
    expect(offers[0]?.flight).toMatchObject({ toEn: expect.any(String), toKu: expect.any(String) })
    expect(offers[0]?.flight?.names).toEqual(expect.arrayContaining(['flights', 'تذاكر الطيران', 'بلیتی فڕۆکە']))
  })

  test('is sold out when nothing of it is left', async () => {
    const isSoldOut = async () => (await find('offer', [3]))[0]?.isSoldOut
    expect(await isSoldOut()).toBe(false)
    await sql`update stocks set taken = capacity where sale_id = (select id from sales where offer_id = 3)`.execute(
      database.db,
    )
    expect(await isSoldOut()).toBe(true)
  })
})

test('a discount package costs what its cheapest plan does; without a plan it cannot be had', async () => {
  expect((await find('discount_package', [1]))[0]).toMatchObject({
    price: { amount: 10_000, currency: 'IQD' },
    priceIqd: 10_000,
  })
  await sql`delete from discount_plans where package_id = 3`.execute(database.db)
  expect(await find('discount_package', [3])).toEqual([])
})

test('a stay without rooms cannot be had, and is not among them', async () => {
  await sql`delete from room_types where property_id = 5`.execute(database.db)
  expect(await find('property', [5])).toEqual([])
})
