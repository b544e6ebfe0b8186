import { sql } from 'kysely'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { type Locale, locales } from '../../src/domain/text/locale.ts'
import { openContent } from '../../src/search/content/embedded.ts'
import { discountPackages } from '../content/discount-packages.ts'
import { offers } from '../content/offers.ts'
import { openDemoDatabase } from '../testing/database.ts'
import { type AskSite, openAskSite } from './testing/site-search.ts'

const database = openDemoDatabase()
let search: AskSite
const paths = new Map<string, string>()

beforeAll(async () => {
  search = openAskSite(database.db, (await openContent(database.db, '/nowhere')).indexes)
  const read = (table: string) =>
    sql<{ key: string; id: number }>`select key, id from ${sql.table(table)}`.execute(database.db)
  for (const { key, id } of (await read('offers')).rows) paths.set(key, `/offers/${id}`)
  for (const { key, id } of (await read('discount_packages')).rows) paths.set(key, `/packages#package-${id}`)
})

const titles = locales.flatMap((locale) =>
  [...offers, ...discountPackages].map(({ key, title }) => [title[locale], locale, key] as const),
)
/** Each in one of its languages; a soak asks in all of them. */
const asked = titles.filter((_, at) => inject('isSoak') || at % 3 === 0)

test('there are titles of both in every language', () => expect(titles.length).toBeGreaterThanOrEqual(93))

describe('what is called just so comes first', () => {
  test.each(asked)('%s (%s): %s', async (title, locale, key) => {
    const [first] = (await search(title, locale)).groups
    expect(first?.rows[0]?.to).toBe(paths.get(key))
  })
})

const offersFor = async (q: string, locale: Locale) =>
  (await search(q, locale)).groups.find(({ kind }) => kind === 'offer')

describe('flights are found by any of their names, and by where they lead', () => {
  const flights = offers.filter(({ type }) => type === 'flight')
  test.each([
    ['flights', 'en'],
    ['plane tickets', 'en'],
    ['تذاكر الطيران', 'ar'],
    ['رحلات جوية', 'ar'],
    ['بلیتی فڕۆکە', 'ku'],
  ] as const)('%s', async (q, locale) => {
    expect((await offersFor(q, locale))?.total).toBeGreaterThanOrEqual(flights.length)
    const [first] = (await search(q, locale)).groups
    expect(first?.kind).toBe('offer')
    const [best] = offers.filter(({ key }) => paths.get(key) === first?.rows[0]?.to)
    expect(best?.type).toBe('flight')
  })

  test.each(flights.map(({ key, flight }) => [flight?.to.city.ar ?? '', key] as const))('%s: %s', async (city, key) => {
    expect((await offersFor(`${city} `, 'ar'))?.rows.map(({ to }) => to)).toContain(paths.get(key))
  })
})
