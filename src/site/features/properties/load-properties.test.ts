import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProperty } from '../../../api/reservations/testing/booking.ts'
import { createApi } from '../../../api/service.ts'
import type { ServerCall, SiteContext } from '../../../client/context.ts'
import { registerMessages } from '../../../client/text.tsx'
import type { Key } from '../../../contract/contract.ts'
import { openTestDatabase } from '../../../db/testing/database.ts'
import { toListFrame } from '../../../domain/stays/list-frame.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { ar } from '../../../i18n/messages/ar.ts'
import { en } from '../../../i18n/messages/en.ts'
import { ku } from '../../../i18n/messages/ku.ts'
import { propertiesText } from '../../../i18n/messages/properties.ts'
import { staySearchText } from '../../../i18n/messages/stay-search.ts'
import { noRoomsMessage } from '../../../i18n/no-rooms.ts'
import { openEmbeddedSearch, type SearchService } from '../../../search/gateway/embedded-search.ts'
import { loadStartup } from '../../app/load-startup.ts'
import { findNamedPlace } from '../landmarks/near-place.ts'
import type { FilterRow } from './filter-rows.ts'
import { findStayPrices } from './find-free.ts'
import { countProperties, loadProperties } from './load-properties.ts'

registerMessages('en', en)
registerMessages('ar', ar)
registerMessages('ku', ku)

const now = new Date('2027-01-10T08:00:00Z')
const database = openTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'safar-stays-'))
let search: SearchService
let [largest, shut, booked, long] = [0, 0, 0, 0]
const together: number[] = []

beforeAll(async () => {
  const { db } = database
  largest = (await addProperty(db, [{ units: 40, adults: 2, children: 1, price: 50_000 }], { childFee: 1_000 })).id
  await addProperty(db, [{ units: 1, price: 123_457 }])
  shut = (await addProperty(db, [{ units: 9 }])).id
  await sql`insert into closures (property_id, from_night, to_night) values (${shut}, '2027-01-01', '2027-12-31')`.execute(
    db,
  )
  const full = await addProperty(db, [{ units: 1, price: 98_765 }])
  booked = full.id
  await sql`insert into room_nights (room_type_id, night, total, sold) values (${full.rooms[0]}, '2027-04-11', 1, 1)`.execute(
    db,
  )
  await sql`update properties set latitude = 29, longitude = 41 where id = ${booked}`.execute(db)
  long = (await addProperty(db, [{ units: 1, price: 87_654 }], { minNights: 3 })).id
  // The only result.
  await sql`update properties set latitude = case id when ${largest} then 31 else 31.6 end, longitude = 41
    where id in (${largest}, ${shut})`.execute(db)
  for (const price of [71_000, 72_000, 73_000]) together.push((await addProperty(db, [{ units: 9, price }])).id)
  // One street, and two of them in one house.
  await sql`update properties set latitude = 30, longitude = case id when ${together[0]}::int then 42.0003 else 42 end
    where id = any(${together}::int[])`.execute(db)
  // Two of them want to know it early; one of those gives everything back all the same.
  await sql`update properties set free_until_days = case id when ${together[1]}::int then 1 else 30 end,
    percent_after = case id when ${together[2]}::int then 100 else 0 end
    where id = any(${together}::int[])`.execute(db)
  search = await openEmbeddedSearch({ db, masterKey: 'k'.repeat(32), folder, onChange() {}, onError() {} })
})
afterAll(async () => {
  await search.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The site as its server makes it, beside the calls that were made. */
function openSite({ locale = 'en' as Locale, fails = '' } = {}) {
  const calls: string[] = []
  const api = createApi({ db: database.db, now: () => now, searchKey: async () => '' })
  const call = (async (key: Key, input: object = {}) => {
    calls.push(key)
    if (key === fails) throw new Error('The API is away')
    return api.dispatch(key, { locale, ...input })
  }) as ServerCall
  const many: SiteContext['search']['many'] = (queries) => search.search(queries)
  const site = { locale, call, startup: () => loadStartup(call), search: { many } } as unknown as SiteContext
  return { site, calls }
}

async function load(query: string, options: Parameters<typeof openSite>[0] = {}) {
  const { site, calls } = openSite(options)
  const properties = await loadProperties(site, new URLSearchParams(query), 1, now)
  if (!properties) throw new Error('There is no such place')
  return {
    ...properties,
    ids: properties.list.data.map(({ id }) => id),
    calls: calls.filter((key) => key.includes('/free')),
  }
}

const days = 'checkIn=2027-03-01&checkOut=2027-03-04'
const onlyTiny = 'minPrice=123457&maxPrice=123457'
const [ids, prices] = ['GET /user/properties/free', 'GET /user/properties/free/prices']
const otherDays = 'GET /user/properties/free/days'

describe('with days', () => {
  test('only what is free is there, with the price of the whole stay; totals and counts agree', async () => {
    const all = await load('sort=price-asc')
    const free = await load(`${days}&adults=2&children=1&age=5&sort=price-asc`)
    const { site } = openSite()
    const known = await site.call('GET /user/properties/free', {
      query: { checkIn: '2027-03-01', checkOut: '2027-03-04', adults: 2, childrenAges: [5] },
    })
    expect(free.list.meta.total).toBe(known.ids.length)
    expect(free.list.meta.total).toBeLessThan(all.list.meta.total)
    expect(known.ids).toContain(largest)
    expect(known.ids).not.toContain(shut)
    expect(free.ids.filter((id) => !known.ids.includes(id))).toEqual([])
    const types = free.rows.flatMap((row) => ('choice' in row && row.choice.name === 'type' ? row.choice.options : []))
    expect(types.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(free.list.meta.total)
    expect(free.calls).toEqual([ids, otherDays, prices])
    for (const { stay } of free.list.data) expect(stay?.note).toMatch(/^3 nights, 3 guests, /)
  })

  test('the price is that of the best rooms, children and all; a child without an age is 8', async () => {
    const priceOf = async (query: string) => {
      const { list } = await load(`${days}&${query}&maxPrice=50000&minPrice=50000`)
      return list.data.find(({ id }) => id === largest)?.stay
    }
    expect(await priceOf('adults=2')).toEqual({
      price: { amount: 150_000, currency: 'IQD' },
      night: { price: { amount: 50_000, currency: 'IQD' }, note: 'per night on average' },
      note: '3 nights, 2 guests, taxes included',
    })
    expect((await priceOf('adults=2&children=1&age=5'))?.price?.amount).toBe(153_000)
    expect((await priceOf('adults=2&children=1'))?.price?.amount).toBe(153_000)
    expect((await priceOf('adults=2&children=1&age=1'))?.price?.amount).toBe(150_000)
    expect((await priceOf('adults=2&children=1&age=14'))?.price?.amount).toBe(300_000)
    // The same as on a property's own page.
    expect((await priceOf('children=1&age=1'))?.note).toBe('3 nights, 2 guests, taxes included')
    expect((await priceOf(''))?.note).toBe('3 nights, 2 guests, taxes included')
  })

  test('a discount is struck off the total and off the average night', async () => {
    const { id } = await addProperty(database.db, [{ units: 1, price: 61_111 }])
    await sql`update properties set discount = 20 where id = ${id}`.execute(database.db)
    const { site } = openSite()
    const priceOf = await findStayPrices(
      site,
      { checkIn: '2027-03-01', checkOut: '2027-03-04', adults: 2, childrenAges: [] },
      [{ id }],
    )
    expect(priceOf(id)).toMatchObject({
      price: { amount: 146_667 },
      before: { amount: 183_333 },
      night: { price: { amount: 48_889 }, before: { amount: 61_111 } },
    })
    const ofOneNight = await findStayPrices(
      site,
      { checkIn: '2027-03-01', checkOut: '2027-03-02', adults: 2, childrenAges: [] },
      [{ id }],
    )
    expect(ofOneNight(id)).not.toHaveProperty('night')
  })

  test('what others have booked comes after what is free, with other days and the waitlist', async () => {
    const others = 'checkIn=2027-04-10&checkOut=2027-04-13'
    const party = 'adults=2&children=1&age=5'
    const { unavailable, list, calls } = await load(`${others}&${party}&minPrice=98765&maxPrice=98765`)
    expect(list.meta.total).toBe(0)
    expect(unavailable).toMatchObject({ at: 0, more: null, title: '1 stay is not available on these nights' })
    expect(unavailable?.stays.map(({ id, waitTo }) => [id, waitTo])).toEqual([
      [booked, `/account/waiting/new?for=property&id=${booked}&${others}&adults=2&age=5`],
    ])
    expect(unavailable?.stays[0]?.days).toEqual([
      {
        label: 'Thu, 8 April – Sun, 11 April',
        to: `/properties/${booked}?checkIn=2027-04-08&checkOut=2027-04-11&${party}`,
      },
      {
        label: 'Mon, 12 April – Thu, 15 April',
        to: `/properties/${booked}?checkIn=2027-04-12&checkOut=2027-04-15&${party}`,
      },
    ])
    expect(calls).toContain('GET /user/properties/free/days')
    // Whom it could not house, even empty, is not told of it.
    expect((await load(`${others}&adults=9&minPrice=98765&maxPrice=98765`)).unavailable).toBeNull()
    expect((await load('checkIn=2027-04-13&checkOut=2027-04-15&minPrice=98765&maxPrice=98765')).unavailable).toBeNull()
  })

  test('what is let for more nights says from how many on, with days of so many', async () => {
    const { unavailable, list } = await load('checkIn=2027-03-01&checkOut=2027-03-03&minPrice=87654&maxPrice=87654')
    expect(list.meta.total).toBe(0)
    expect(unavailable?.stays).toMatchObject([
      {
        id: long,
        state: 'At least 3 nights are needed on these dates.',
        waitTo: null,
        days: [
          { to: `/properties/${long}?checkIn=2027-03-01&checkOut=2027-03-04` },
          { to: `/properties/${long}?checkIn=2027-02-28&checkOut=2027-03-03` },
        ],
      },
    ])
    expect((await load(`${days}&minPrice=87654&maxPrice=87654`)).ids).toEqual([long])
  })

  test('beside a map it stands after the list, by distance too', async () => {
    const others = 'checkIn=2027-04-10&checkOut=2027-04-13&adults=2'
    const { unavailable, list } = await load(`near=29.00,41.00&${others}&view=map&frame=40.9,28.9,41.1,29.1`)
    expect(unavailable).toMatchObject({ at: list.data.length, title: '1 stay is not available on these nights' })
    expect(unavailable?.stays.map(({ id }) => id)).toEqual([booked])
  })

  test('in a list by distance what is near and not available stands before what is too far to walk', async () => {
    const near = 'near=29.00,41.00&checkIn=2027-04-10&checkOut=2027-04-13&adults=2'
    const { unavailable, parts } = await load(near)
    expect(unavailable).toMatchObject({
      at: 0,
      title: '1 stay within walking distance is not available on these nights',
    })
    expect(unavailable?.stays.map(({ id }) => id)).toEqual([booked])
    expect(parts).toEqual([{ at: 0, label: 'Farther away' }])
    const byPrice = await load(`${near}&sort=price-asc`)
    // A closed property has no waitlist.
    const closed = byPrice.unavailable?.stays.find(({ id }) => id === shut)
    expect(closed).toMatchObject({ state: 'Closed on these nights', waitTo: null, days: [] })
    expect(byPrice.unavailable).toMatchObject({ at: byPrice.list.data.length, isByDistance: false })
  })

  test('what was looked for stands in one line, unless something is wrong with it', async () => {
    const foldedOf = async (query: string) => (await load(query)).search.folded
    expect(await foldedOf(`near=31.00,41.00&${days}&adults=3&children=4`)).toBe(
      '\u2068your location\u2069 · 1 – 4 Mar · 7 guests',
    )
    expect(await foldedOf('stars=5')).toBe(staySearchText.en.placeholder)
    expect(await foldedOf('adults=2&checkIn=2020-01-01')).toBeNull()
  })

  test('ages are asked for, and go along to the stay', async () => {
    const { search, plan, path } = await load(`${days}&adults=2&children=2&age=5`)
    const { party } = search
    expect(party.ages.labels.slice(0, 2)).toEqual(['Age of child 1', 'Age of child 2'])
    expect(party.ages.values).toEqual([5])
    expect(party.ages.labels.length).toBe(party.children.max)
    expect(plan).toBe(`?${days}&adults=2&children=2&age=5`)
    expect(path).toBe(`/properties?${days}&adults=2&children=2&age=5`)
  })

  test.each<Locale>(['en', 'ar', 'ku'])(
    'where nothing is free, days and guests are what to give up (%s)',
    async (locale) => {
      const { list, none, calls } = await load(`${days}&adults=16&children=10&${onlyTiny}`, { locale })
      expect(list.meta.total).toBe(0)
      expect(none?.title).toBe(noRoomsMessage[locale])
      expect(none?.loosened.map(({ to }) => to).sort()).toEqual([
        `/properties?${days}&adults=16&children=10`,
        `/properties?${days}&${onlyTiny}`,
      ])
      // For the party as it is, and for the usual one.
      expect(calls).toEqual([ids, ids])
    },
  )

  test('a stay that a closure keeps away is found without days', async () => {
    await sql`insert into closures (property_id, from_night, to_night) select id, '2027-12-01', '2027-12-31' from properties`.execute(
      database.db,
    )
    const { none, list } = await load('checkIn=2027-12-20&checkOut=2027-12-22')
    expect(list.meta.total).toBe(0)
    expect(none?.loosened.map(({ to }) => to)).toEqual(['/properties'])
  })

  test.each([ids, prices])('where %s fails, so does the page: nothing is called empty', async (fails) => {
    await expect(load(days, { fails })).rejects.toThrow('The API is away')
  })
})

describe('without days that can be', () => {
  test.each(['', 'adults=2', 'checkIn=2027-03-01', 'checkIn=2027-03-04&checkOut=2027-03-01'])(
    '%j asks for nothing more than before',
    async (query) => {
      const { calls, list } = await load(query)
      expect(calls).toEqual([])
      expect(list.data.every(({ stay }) => stay === undefined)).toBe(true)
    },
  )

  test.each([
    ['checkIn=2027-01-09&checkOut=2027-01-12', 'Check-in: This date has passed. Choose a later one.'],
    ['checkIn=2027-01-12&checkOut=2027-05-12', 'Check-out: A booking can be for up to 90 nights.'],
    ['checkIn=2028-11-09&checkOut=2028-11-12', 'Check-out: Stays can be booked up to 550 days ahead.'],
  ])('%j is told', async (query, error) => {
    const { calls, ignored } = await load(query)
    expect(calls).toEqual([])
    expect(ignored).toEqual([error])
  })
})

describe('the filters', () => {
  const choicesOf = ({ rows }: Awaited<ReturnType<typeof load>>) =>
    rows.flatMap((row) => ('choice' in row ? row.choice : []))

  test('offer nothing that leads nowhere, but always what is chosen', async () => {
    for (const { options } of choicesOf(await load('')))
      for (const { value, count } of options) if (value !== '') expect(count).toBeGreaterThan(0)
    const stars = choicesOf(await load(`stars=1&${onlyTiny}`)).find(({ name }) => name === 'stars')
    expect(stars?.options.map(({ value }) => value)).toContain(1)
  })

  test.each(['', onlyTiny, `${days}&adults=2&children=1&age=5`, 'maxPrice=1'])(
    'have a button that says how many stays %j finds, and numbers that follow what is chosen',
    async (query) => {
      const page = await load(query)
      const { total } = page.list.meta
      expect(page.messages.showAll).toBe(propertiesText.en.showCount(total))
      const answer = await countProperties(openSite({ locale: 'ar' }).site, new URLSearchParams(query), now)
      expect(answer.label).toBe(propertiesText.ar.showCount(total))
      const counts: Record<string, Record<string, number>> = answer.counts
      for (const { name, options } of choicesOf(page))
        for (const { value, count } of options) expect(counts[name]?.[value] ?? 0).toBe(count)
    },
  )

  test('show the lowest and the highest price of what the others leave, whatever price is asked for', async () => {
    const boundsOf = async (query: string) => {
      const { rows } = await load(query)
      const { bounds } = await countProperties(openSite().site, new URLSearchParams(query), now)
      const fields = rows.flatMap((row) => ('fields' in row && row.legend ? row.fields : []))
      expect(fields).toMatchObject([{ description: bounds.minPrice }, { description: bounds.maxPrice }])
      return bounds
    }
    const [all, five] = [await boundsOf(''), await boundsOf('stars=5')]
    expect(five).not.toEqual(all)
    const min = (await load('stars=5&sort=price-asc')).list.data[0]?.price
    expect(min?.currency).toBe('IQD')
    expect(five.minPrice.replace(/\D/g, '')).toBe(String(min?.amount))
    expect(await boundsOf('stars=5&minPrice=90000&maxPrice=95000')).toEqual(five)
    expect(await boundsOf('stars=5&maxPrice=1')).toEqual(five)
    expect(await boundsOf('frame=39,32,39.2,32.2')).toEqual({ minPrice: 'Lowest: –', maxPrice: 'Highest: –' })
  })

  test.each([
    ['', 0],
    [`${days}&adults=2&children=1&age=5&location=1`, 0],
    [`${days}&stars=5&stars=3`, 2],
    ['minPrice=1000&maxPrice=900000&rating=3', 2],
  ])('say on their button how many are chosen: of %j', async (query, count) => {
    expect((await load(query)).filterCount).toBe(count)
  })

  test('know of each bed and each rating whether it leads somewhere', async () => {
    const { rows } = await load('stars=5')
    const selects = rows.flatMap((row) =>
      'fields' in row ? row.fields.flatMap((field) => (field.as === 'select' ? [field] : [])) : [],
    )
    expect(selects.map(({ name }) => name)).toEqual(['rating', 'bedType'])
    for (const { name, options } of selects)
      for (const { value, isGone } of options) {
        const { list } = await load(`stars=5&${name}=${value}`)
        expect([name, value, list.meta.total > 0]).toEqual([name, value, !isGone])
      }
  })
})

describe('several kinds, and what families ask for', () => {
  const choiceOf = (rows: FilterRow[], name: string) =>
    rows.flatMap((row) => ('choice' in row && row.choice.name === name ? [row.choice] : []))[0]

  test('any of the kinds will do, and the counts beside them are those of the other filters', async () => {
    const all = await load('')
    const kinds = choiceOf(all.rows, 'type')?.options ?? []
    const [one, two] = kinds
    expect(kinds.length).toBeGreaterThan(1)
    const both = await load(`type=${one?.value}&type=${two?.value}`)
    expect(both.list.meta.total).toBe((one?.count ?? 0) + (two?.count ?? 0))
    expect(choiceOf(both.rows, 'type')?.options).toEqual(kinds)
    expect(both.chips.map(({ label }) => label)).toEqual([one?.label, two?.label])
  })

  test('what can still be cancelled for nothing, by its last free day', async () => {
    const near = 'checkIn=2027-01-12&checkOut=2027-01-13&adults=2&minPrice=71000&maxPrice=73000'
    const far = near.replaceAll('2027-01-1', '2027-03-1')
    const total = async (query: string) => (await load(query)).list.meta.total
    const countOf = async (query: string) => choiceOf((await load(query)).rows, 'cancel')?.options[0]?.count
    expect([await countOf(near), await total(`${near}&cancel=free`)]).toEqual([2, 2])
    expect((await load(`${near}&cancel=free&sort=price-asc`)).ids).toEqual(together.slice(1))
    // Past days are not offered.
    const { data } = (await load(`${near}&sort=price-asc`)).list
    expect(data.map(({ policy }) => policy !== undefined)).toEqual([false, true, true])
    expect((await load(`${far}&sort=price-asc`)).list.data.every(({ policy }) => policy)).toBe(true)
    // All of them can: it is not offered.
    expect([await countOf(far), await total(`${far}&cancel=free`)]).toEqual([undefined, 3])
    expect(await total('cancel=free')).toBe(await total(''))
    expect((await load(`${near}&cancel=free`)).chips.map(({ label }) => label)).toContain('Free cancellation')
  })

  test('all of what is asked for, with counts that follow', async () => {
    const { rows } = await load('')
    for (const { value, count } of choiceOf(rows, 'family')?.options ?? [])
      expect((await load(`family=${value}`)).list.meta.total).toBe(count)
    const [one, two] = [await load('family=cot'), await load('family=cot&family=adjoining_rooms')]
    expect(two.list.meta.total).toBe(
      choiceOf(one.rows, 'family')?.options.find(({ value }) => value === 'adjoining_rooms')?.count,
    )
    expect(two.list.meta.total).toBeLessThan(one.list.meta.total)
  })
})

describe('a place by its name', () => {
  test.each<[string, string | undefined]>([
    ['Baghdad', 'location'],
    ['بغداد', 'location'],
    ['Imam Ali', 'near'],
    ['مرقد الإمام علي', 'near'],
    ['hotels near Imam Ali', 'near'],
    ['river', undefined],
    ['zz', undefined],
  ])('%s', async (typed, name) => expect((await findNamedPlace(openSite().site, typed))?.name).toBe(name))

  test('where somebody is sorts by distance, and is called so', async () => {
    const near = await load('near=31.00,41.00')
    expect(near.ids.slice(0, 1)).toEqual([largest])
    expect(near.chips.map(({ label }) => label)).toEqual(['Near your location'])
    expect((await load('near=31.001,41.00')).path).toBe('/properties')
  })

  test('the list is called after it, each card says from what, and what is reached on foot stands apart', async () => {
    const { near, parts, list } = await load('near=31.00,41.00')
    expect(near?.title).toBe('Stays near your location')
    expect(near?.lead).toBe(`${list.meta.total} stays, nearest first`)
    expect(parts).toEqual([
      { at: 0, label: '1 stay within walking distance' },
      { at: 1, label: 'Farther away' },
    ])
    expect(list.data[0]?.away).toBe('0 m from your location')
    expect((await load('near=40.00,41.00')).parts).toEqual([])
    // By price there are no parts, and the way is as far.
    const cheap = await load('near=31.00,41.00&sort=price-asc')
    expect(cheap.parts).toEqual([])
    expect(cheap.list.data[0]?.away).toMatch(/ from your location$/)
  })

  test.each<[Locale, RegExp]>([
    ['en', /^Stays near \S/],
    ['ar', /^أماكن الإقامة قرب \S/],
    ['ku', /^شوێنەکانی مانەوە لە نزیک \S/],
  ])('a landmark has its name in the title (%s)', async (locale, title) => {
    const { near, list } = await load('near=landmark-1', { locale })
    expect(near?.title).toMatch(title)
    expect(list.data[0]?.away).toContain(near?.place)
  })
})

describe('on the map', () => {
  const country = '38.4,28.7,49,37.6'
  const mapOf = async (query: string, options: Parameters<typeof openSite>[0] = {}) => {
    const page = await load(`view=map&${query}`, options)
    if (!page.map) throw new Error('There is no map')
    return { ...page, map: page.map, counted: page.map.marks.filter(({ isGone }) => !isGone).map(countOf) }
  }
  const countOf = ({ id, text }: { id: number | null; text: string }) => (id === null ? Number(text) : 1)
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

  test('every stay of the list is in one mark, by the same filters', async () => {
    for (const query of ['', `frame=${toListFrame(country)}`, 'stars=5', 'stars=5&frame=43.5,35.5,44.9,36.7']) {
      const { counted, list, map } = await mapOf(query)
      expect(sum(counted)).toBe(list.meta.total)
      expect(map.marks.length).toBeLessThanOrEqual(200)
    }
    expect((await load('')).map).toBeNull()
  })

  test('a part of the map limits the list and its counts, and says so', async () => {
    const frame = toListFrame('43.5,35.8,44.5,36.6') ?? ''
    const { list, chips, rows, hiddenFields, path, mapSwitch, clearedPath } = await mapOf(`frame=${frame}`)
    const { data, meta } = await openSite().site.call('GET /user/properties', { query: { frame, limit: 20 } })
    expect(meta.total).toBeGreaterThan(0)
    expect(list.meta.total).toBe(meta.total)
    expect(list.data.map(({ id, price }) => ({ id, price }))).toEqual(data.map(({ id, price }) => ({ id, price })))
    const types = rows.flatMap((row) => ('choice' in row && row.choice.name === 'type' ? row.choice.options : []))
    expect(sum(types.map(({ count = 0 }) => count))).toBe(meta.total)
    expect(chips).toEqual([
      { label: propertiesText.en.inFrame, remove: expect.any(String), to: '/properties?view=map' },
    ])
    expect(path).toBe(`/properties?view=map&frame=${frame}`)
    expect(hiddenFields).toEqual([
      { name: 'view', value: 'map' },
      { name: 'frame', value: frame },
    ])
    expect(mapSwitch).toEqual({ label: 'List', to: `/properties?frame=${frame}` })
    expect(clearedPath).toBe('/properties?view=map')
  })

  test.each<Locale>(['en', 'ar', 'ku'])('a price is that of the card (%s)', async (locale) => {
    const { map, list } = await mapOf('location=1&sort=price-asc', { locale })
    const prices = new Map(list.data.map(({ id, price }) => [id, price]))
    const single = map.marks.flatMap(({ id, ...mark }) => {
      const listed = id === null ? undefined : prices.get(id)
      return listed ? [{ id, listed, ...mark }] : []
    })
    expect(single.length).toBeGreaterThan(0)
    for (const { id, listed, price, label, href } of single) {
      expect(price).toEqual(listed)
      expect(label).not.toBe('')
      expect(href).toBe(`/properties/${id}`)
    }
  })

  test('with days it is the price of the stay; what is not free is grey and never counted', async () => {
    const desert = toListFrame('40.5,30.5,41.9,31.9')
    const { map, list } = await mapOf(`${days}&adults=2&frame=${desert}`)
    expect(list.data.map(({ id }) => id)).toEqual([largest])
    expect(map.marks.map(({ id, price, isGone }) => ({ id, price, isGone }))).toEqual([
      { id: shut, price: null, isGone: true },
      { id: largest, price: { amount: 150_000, currency: 'IQD' }, isGone: false },
    ])
    expect(map.marks[1]?.href).toBe(`/properties/${largest}?${days}&adults=2`)
  })

  test('several are a number that leads closer, to where they are', async () => {
    const { map } = await mapOf('')
    const several = map.marks.find(({ id }) => id === null)
    const params = new URLSearchParams(several?.href.split('?')[1])
    const { map: closer, list } = await mapOf(params.toString())
    expect(list.meta.total).toBeGreaterThanOrEqual(Number(several?.text))
    expect(closer.frame.east - closer.frame.west).toBeLessThan(map.frame.east - map.frame.west)
  })

  test('those of one street come apart at the last step, each with a link of its own and a line to where it lies', async () => {
    let query = `frame=${toListFrame('41.5,29.5,42.5,30.5')}`
    for (let steps = 0; steps < 20; steps++) {
      const { map } = await mapOf(query)
      const several = map.marks.find(({ id }) => id === null)
      if (!several) break
      query = several.href.split('?')[1] ?? ''
    }
    const { map } = await mapOf(query)
    expect(map.marks.map(({ id }) => id).toSorted()).toEqual(together.toSorted())
    expect(new Set(map.marks.map(({ coordinates }) => JSON.stringify(coordinates))).size).toBe(3)
    const moved = map.marks.flatMap(({ spot }) => spot ?? [])
    expect(moved).toHaveLength(2)
    expect(moved[0]?.latitude).toBe(30)
  })

  test('a landmark is on it, near its middle, and the nearest stays are', async () => {
    const { map, list } = await mapOf('near=landmark-1')
    const { west, east, south, north } = map.frame
    const { latitude = 0, longitude = 0 } = map.landmark?.coordinates ?? {}
    expect(Math.abs((longitude - west) / (east - west) - 0.5)).toBeLessThan(0.1)
    expect(Math.abs((latitude - south) / (north - south) - 0.5)).toBeLessThan(0.1)
    expect(map.marks.length).toBeGreaterThan(0)
    expect(list.meta.total).toBe((await load('')).list.meta.total)
  })

  test('around a place it shows about two kilometres, and as much more as three stays need', async () => {
    const widthOf = ({ west, east }: { west: number; east: number }) => (east - west) * 111 * Math.cos(Math.PI / 6)
    const street = await mapOf('near=30.00,42.00')
    expect(widthOf(street.map.frame)).toBeGreaterThan(2)
    expect(widthOf(street.map.frame)).toBeLessThan(5)
    const desert = await mapOf('near=31.00,41.00')
    expect(widthOf(desert.map.frame)).toBeGreaterThan(60)
    const shown = desert.map.marks.reduce((sum, { id, text }) => sum + (id === null ? Number(text) : 1), 0)
    expect(shown).toBeGreaterThanOrEqual(3)
    const closer = await mapOf(`near=31.00,41.00&frame=${toListFrame('40.5,30.5,41.9,31.9')}`)
    expect(closer.map.marks.find(({ id }) => id === largest)?.label).toMatch(/ · 0 m from your location$/)
  })

  test.each(['frame=170,28,-170,37', 'frame=NaN,1,2,3', 'frame=-60,-10,-50,0'])(
    '%j is named and left out',
    async (query) => {
      const { ignored, list } = await mapOf(query)
      expect(ignored).toEqual([propertiesText.en.errors.frame])
      expect(list.meta.total).toBe((await load('')).list.meta.total)
    },
  )
})
