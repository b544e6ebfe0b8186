import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProperty } from '../../../api/reservations/test-booking.ts'
import { createApi } from '../../../api/service.ts'
import type { Key } from '../../../contract/contract.ts'
import { openTestDatabase } from '../../../db/test-database.ts'
import type { Locale } from '../../../domain/locale.ts'
import { ar } from '../../../i18n/messages/ar.ts'
import { en } from '../../../i18n/messages/en.ts'
import { ku } from '../../../i18n/messages/ku.ts'
import { propertiesText } from '../../../i18n/messages/properties.ts'
import { noRoomsMessage } from '../../../i18n/no-rooms.ts'
import { openEmbeddedSearch, type SearchService } from '../../../search/gateway/embedded-search.ts'
import { loadStartup } from '../../api/startup.ts'
import type { ServerCall, SiteContext } from '../../context.ts'
import { registerMessages } from '../../text.tsx'
import { countProperties, loadProperties } from './load-properties.ts'

registerMessages('en', en)
registerMessages('ar', ar)
registerMessages('ku', ku)

const now = new Date('2027-01-10T08:00:00Z')
const database = openTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'safar-stays-'))
let search: SearchService
let [largest, shut] = [0, 0]

beforeAll(async () => {
  const { db } = database
  largest = (await addProperty(db, [{ units: 40, adults: 2, children: 1, price: 50_000 }], { childFee: 1_000 })).id
  await addProperty(db, [{ units: 1, price: 123_457 }])
  shut = (await addProperty(db, [{ units: 9 }])).id
  await sql`insert into closures (property_id, from_night, to_night) values (${shut}, '2027-01-01', '2027-12-31')`.execute(
    db,
  )
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
    expect(free.calls).toEqual([ids, prices])
    for (const { stay } of free.list.data) expect(stay).toMatchObject({ note: '3 nights, 3 guests' })
  })

  test('the price is that of the best rooms, children and all; a child without an age is 8', async () => {
    const priceOf = async (query: string) => {
      const { list } = await load(`${days}&${query}&maxPrice=50000&minPrice=50000`)
      return list.data.find(({ id }) => id === largest)?.stay
    }
    expect(await priceOf('adults=2')).toEqual({
      price: { amount: 150_000, currency: 'IQD' },
      note: '3 nights, 2 guests',
    })
    expect((await priceOf('adults=2&children=1&age=5'))?.price?.amount).toBe(153_000)
    expect((await priceOf('adults=2&children=1'))?.price?.amount).toBe(153_000)
    expect((await priceOf('adults=2&children=1&age=1'))?.price?.amount).toBe(150_000)
    expect((await priceOf('adults=2&children=1&age=14'))?.price?.amount).toBe(300_000)
    // As a stay's own page has it.
    expect((await priceOf('children=1&age=1'))?.note).toBe('3 nights, 2 guests')
    expect((await priceOf(''))?.note).toBe('3 nights, 2 guests')
  })

  test('ages are asked for, and go along to the stay', async () => {
    const { rows, plan, path } = await load(`${days}&adults=2&children=2&age=5`)
    const [party] = rows.flatMap((row) => ('party' in row ? row.party : []))
    expect(party?.ages.labels.slice(0, 2)).toEqual(['Age of child 1', 'Age of child 2'])
    expect(party?.ages.values.slice(0, 2)).toEqual([5, ''])
    expect(party?.ages.labels.length).toBe(Number(party?.children.options.at(-1)?.value))
    expect(plan).toBe(`?${days}&adults=2&children=2&age=5`)
    expect(path).toBe(`/properties?${days}&adults=2&children=2&age=5`)
  })

  test.each<Locale>(['en', 'ar', 'ku'])(
    'where nothing is free, days and guests are what to give up (%s)',
    async (locale) => {
      const { list, messages, loosened, calls } = await load(`${days}&adults=16&children=10&${onlyTiny}`, { locale })
      expect(list.meta.total).toBe(0)
      expect(messages.empty).toBe(noRoomsMessage[locale])
      expect(loosened.map(({ to }) => to).sort()).toEqual([
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
    const { loosened, list } = await load('checkIn=2027-12-20&checkOut=2027-12-22')
    expect(list.meta.total).toBe(0)
    expect(loosened.map(({ to }) => to)).toEqual(['/properties'])
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
    ['checkIn=2027-01-12&checkOut=2027-05-12', 'Check-out: A stay can last 90 nights at most.'],
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
    'have a button that says how many stays %j finds',
    async (query) => {
      const { list, messages } = await load(query)
      const label = propertiesText.ar.showCount(list.meta.total)
      expect(messages.showAll).toBe(propertiesText.en.showCount(list.meta.total))
      expect(await countProperties(openSite({ locale: 'ar' }).site, new URLSearchParams(query), now)).toBe(label)
    },
  )
})
