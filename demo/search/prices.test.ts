import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openContent } from '../../src/search/content/embedded.ts'
import { everything } from '../../src/search/engine/query.ts'
import { openDemoDatabase } from '../testing/database.ts'
import { type AskSite, openAskSite } from './testing/site-search.ts'

const database = openDemoDatabase()
let search: AskSite
const stays = new Map<number, { town: string; price: number }>()

beforeAll(async () => {
  const { indexes } = await openContent(database.db, '/nowhere')
  search = openAskSite(database.db, indexes)
  const towns = await sql<{ id: number; key: string }>`select id, key from locations`.execute(database.db)
  for (const { document } of indexes.property.search({ ...everything, q: '', limit: 1000 }).hits) {
    const { id, priceIqd, location } = document as unknown as { id: number; priceIqd: number; location: { id: number } }
    stays.set(id, { town: towns.rows.find((town) => town.id === location.id)?.key ?? '', price: priceIqd })
  }
})

const staysOf = ({ groups }: Awaited<ReturnType<AskSite>>) => groups.find(({ kind }) => kind === 'property')

describe('a price in a query is a filter', () => {
  test.each([
    ['hotel in Baghdad under 50000', 'en', 50_000],
    ['cheap hotel in Baghdad under 80000', 'en', 80_000],
    ['فندق في بغداد اقل من 80 الف', 'ar', 80_000],
    ['فنادق ببغداد بحدود 75 الف دينار', 'ar', 75_000],
    ['هوتێل لە بەغدا کەمتر لە ٨٠ هەزار', 'ku', 80_000],
  ] as const)('%s', async (q, locale, max) => {
    const found = await search(q, locale)
    expect(found.groups[0]?.kind).toBe('property')
    expect(found.understood.price).toMatchObject({ max, currency: 'IQD' })
    const rows = staysOf(found)?.rows ?? []
    expect(rows.length).toBeGreaterThan(0)
    const shown = rows.map(({ id }) => stays.get(id))
    expect(shown.map((stay) => stay?.town)).toEqual(rows.map(() => 'baghdad'))
    if (!found.relaxed.includes('price'))
      expect(Math.max(...shown.map((stay) => stay?.price ?? 0))).toBeLessThanOrEqual(max)
    else expect([...stays.values()].some(({ town, price }) => town === 'baghdad' && price <= max)).toBe(false)
  })
})

test('where nothing is that cheap, the nearest prices come first', async () => {
  const found = await search('hotel in Baghdad under 5 thousand', 'en')
  expect(found.relaxed).toContain('price')
  const prices = staysOf(found)?.rows.map(({ id }) => stays.get(id)?.price ?? 0) ?? []
  expect(prices.length).toBeGreaterThan(0)
  expect(prices).toEqual([...prices].sort((one, two) => one - two))
})

test.each([
  ['cheap hotel in Baghdad', 'en'],
  ['أرخص فندق ببغداد', 'ar'],
  ['هەرزانترین هوتێل لە بەغدا', 'ku'],
] as const)('“%s” begins with the cheapest', async (q, locale) => {
  const found = await search(q, locale)
  const prices = staysOf(found)?.rows.map(({ id }) => stays.get(id)?.price ?? 0) ?? []
  expect(prices.length).toBeGreaterThan(1)
  expect(prices).toEqual([...prices].sort((one, two) => one - two))
})

test('a cheap thing without a price keeps its kind', async () => {
  expect((await search('cheap restaurants', 'en')).groups.map(({ kind }) => kind)).toContain('discount')
})
