import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { offerSorts, offerTypes } from '../../contract/offers.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { dinarsPerDollar } from '../../domain/money/money.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { createApi } from '../service.ts'

const database = openTestDatabase()
const api = (now = new Date()) => createApi({ db: database.db, now: () => now })
const list = async (query: Record<string, string> = {}, locale: Locale = 'en') =>
  (await api().dispatch('GET /public/offers', { locale, query: { limit: '100', ...query } })).data
const page = (id: number, now?: Date) =>
  api(now).dispatch('GET /public/offers/{id}', { locale: 'en', params: { id: String(id) } })

const afterAll = new Date('2100-01-01T00:00:00Z')

describe('the order of offers', () => {
  type Offer = Awaited<ReturnType<typeof list>>[number]
  const dinars = ({ price }: Offer) => price.amount * (price.currency === 'USD' ? dinarsPerDollar : 1)
  const measures: Record<(typeof offerSorts)[number], (offer: Offer) => number> = {
    'price-asc': dinars,
    'price-desc': (offer) => -dinars(offer),
    'discount-asc': ({ discount }) => discount,
    'discount-desc': ({ discount }) => -discount,
    ending: ({ endsOn }) => Date.parse(endsOn),
    newest: ({ id }) => -id,
  }

  test.each(offerSorts)('%s', async (sort) => {
    const measured = (await list({ sort, available: 'true' })).map(measures[sort])
    expect(measured).toEqual(measured.toSorted((one, other) => one - other))
    expect(new Set(measured).size).toBeGreaterThan(3)
  })

  test.each(offerSorts)(
    '%s ends with what is sold out, and every page goes on where the last one ended',
    async (sort) => {
      const [first] = await list({ sort, available: 'true' })
      await sql`update stocks set taken = capacity from sales where sales.id = sale_id and sales.offer_id = ${first?.id ?? 0}`.execute(
        database.db,
      )
      const all = await list({ sort })
      const states = all.map(({ isSoldOut }) => isSoldOut)
      expect(states).toEqual(states.toSorted((one, other) => Number(one) - Number(other)))
      expect(all.find(({ id }) => id === first?.id)?.isSoldOut).toBe(true)
      const pages = []
      for (let page = 1; pages.length < all.length; page++)
        pages.push(...(await list({ sort, limit: '3', page: `${page}` })))
      expect(pages.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    },
  )

  test('is by age when nobody asks', async () => expect(await list()).toEqual(await list({ sort: 'newest' })))
})

test.each(offerTypes)('%s are that and nothing else; only flights fly', async (type) => {
  const offers = await list({ type })
  expect(offers.length).toBeGreaterThan(0)
  for (const offer of offers) expect([offer.type, offer.flight !== null]).toEqual([type, type === 'flight'])
})

test.each([
  ['sort', 'cheapest'],
  ['sort', ''],
  ['type', 'cruise'],
  ['search', 'a\0b'],
  ['search', 'x'.repeat(101)],
])('%s=%j is refused', async (name, value) => {
  await expect(list({ [name]: value })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { [name]: expect.anything() },
  })
})

describe('search', () => {
  const only = async (search: string) => (await list({ search })).map(({ id }) => id)

  test('finds every spelling of a word, in any locale', async () => {
    const title = { en: 'Zebra Ride', ar: 'رحلة الحِصان الأبيض', ku: 'گەشتی ئەسپی سپی لە ڕۆژئاوای سلێمانی' }
    await sql`update offers set title = ${JSON.stringify(title)}::jsonb where id = 1`.execute(database.db)
    for (const search of [
      'zebra',
      'ZEBRA ride',
      'ride zebra',
      'الحصان الابيض',
      'حصان',
      'روژئاوای سلیمانی',
      'ڕۆژئاوای ئه‌سپی',
    ])
      expect([search, await only(search)]).toEqual([search, [1]])
    expect(await only('zebra elephant')).toEqual([])
  })

  test('takes signs as they are', async () => {
    const title = { en: 'Take 100%_off\\now', ar: 'خصم', ku: 'داشکاندن' }
    await sql`update offers set title = ${JSON.stringify(title)}::jsonb where id = 2`.execute(database.db)
    for (const search of ['100%_off', '%_', '\\now']) expect(await only(search)).toEqual([2])
    for (const search of ['1%off', '100__off', '[a-z]', "'", '"; drop table offers'])
      expect(await only(search)).not.toContain(2)
  })

  test('finds a flight by where it goes', async () => {
    const [flight] = await list({ type: 'flight' }, 'ku')
    expect(await only(`${flight?.flight?.to.city} ${flight?.flight?.from.city}`)).toContain(flight?.id)
  })

  test('of nothing, or of blanks, is everything', async () => {
    expect(await only('')).toEqual(await only(' \u00a0 '))
    expect((await only('')).length).toBe((await list()).length)
  })
})

test('an ended offer leaves the list on the next day, and its page stays', async () => {
  await sql`update offers set ends_on = '2099-03-10' where id = 3`.execute(database.db)
  const total = async (now: string) =>
    (await api(new Date(now)).dispatch('GET /public/offers', { locale: 'en' })).meta.total
  expect(await total('2099-03-10T20:59:00Z')).toBe(1)
  expect(await total('2099-03-10T21:00:00Z')).toBe(0)
  expect(await page(3, afterAll)).toMatchObject({ id: 3, endsOn: '2099-03-10', related: [] })
})

test('up to four others of the same type stand beside an offer', async () => {
  for (const { id, type } of await list()) {
    const { related } = await page(id)
    expect(related.length).toBeLessThanOrEqual(4)
    expect(related.filter((other) => other.id === id || other.type !== type)).toEqual([])
  }
})
