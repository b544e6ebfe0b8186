import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { describeIllustration } from '../pictures/describe.ts'
import { openDemoDatabase } from '../testing/database.ts'
import { discountPackages } from './discount-packages.ts'
import { discountBanners } from './discounts/banners.ts'
import { loadDemo } from './load.ts'
import { discounts, tourismPackages } from './load-discovery.ts'
import { offers } from './offers.ts'
import { umrahPackages } from './umrah.ts'
import { visas } from './visas.ts'

const database = openDemoDatabase()
const numberOf = async (query: string) => Number((await sql.raw<{ n: bigint }>(query).execute(database.db)).rows[0]?.n)

const written = {
  discounts, discount_banners: discountBanners, discount_packages: discountPackages, offers,
  tourism_packages: tourismPackages, umrah_packages: umrahPackages, visas,
}
const tables = [...Object.keys(written), 'discount_plans', 'tourism_categories', 'tourism_types', 'umrah_types']

describe('the content to discover', () => {
  test.each([
    ['discounts', 'select count(*) n from discounts where ends_on is null or ends_on >= current_date', 80],
    ['businesses with a discount', 'select count(distinct business_id) n from discounts', 30],
    ['banners', 'select count(*) n from discount_banners', 4],
    ['packages', 'select count(*) n from discount_packages', 4],
    ['offers', 'select count(*) n from offers where ends_on >= current_date', 24],
    ['flights', `select count(*) n from offers where type = 'flight'`, 8],
    ['types of offers', 'select count(distinct type) n from offers', 5],
    ['tourism packages', 'select count(*) n from tourism_packages', 40],
    ['tourism categories and types together', 'select count(distinct (category_id, type_id)) n from tourism_packages', 12],
    ['Umrah packages', 'select count(*) n from umrah_packages', 16],
    ['types of Umrah', 'select count(distinct type_id) n from umrah_packages', 3],
    ['visas', 'select count(*) n from visas', 30],
    ['visas that can be applied for', 'select count(*) n from visa_forms', 30],
  ])('has enough %s', async (_, query, min) => expect(await numberOf(query)).toBeGreaterThanOrEqual(min))

  test.each(Object.entries(written))('everything written for %s is there', async (table, items) => {
    expect(await numberOf(`select count(*) n from ${table}`)).toBe(items.length)
  })

  test('every package has two plans or more, and every tour two departures ahead', async () => {
    expect(await numberOf('select count(*) n from discount_packages k where (select count(*) from discount_plans where package_id = k.id) < 2')).toBe(0)
    for (const table of ['tourism_packages', 'umrah_packages'])
      expect(await numberOf(`select count(*) n from ${table} where (select count(*) from unnest(departures) day where day > current_date) < 2`)).toBe(0)
  })

  test('a tour has a day for each of its days', async () => {
    for (const table of ['tourism_packages', 'umrah_packages'])
      expect((await sql.raw(`select key from ${table} where jsonb_array_length(itinerary) not between 1 and days`).execute(database.db)).rows).toEqual([])
  })

  test('a price before is of the same currency', () => {
    expect(offers.filter(({ price, priceBefore }) => priceBefore && priceBefore.currency !== price.currency)).toEqual([])
  })

  test('no Umrah package promises a room of five: rooms for two, three and four are sold', () => {
    const fives = { en: /rooms? (hold|for|of)[^.]*five/i, ar: /خماسي|لخمسة/, ku: /پێنج کەس/ }
    for (const { key, description, information } of umrahPackages)
      for (const locale of ['en', 'ar', 'ku'] as const)
        expect({ key, locale, text: `${description[locale]} ${information[locale]}` }).not.toMatchObject({ text: expect.stringMatching(fives[locale]) })
  })

  test.each(['discounts', 'offers', 'tourism_packages', 'umrah_packages', 'visas'])('no two descriptions of %s are alike in any language', async (table) => {
    for (const locale of ['en', 'ar', 'ku'])
      expect(await numberOf(`select count(*) - count(distinct description ->> '${locale}') n from ${table}`)).toBe(0)
  })

  test('no text has letters of another script or alphabet, however deep it stands', async () => {
    const columns = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type = 'jsonb' and table_name = any(${tables})`.execute(database.db)
    expect(columns.rows.length).toBeGreaterThan(30)
    for (const { table, column } of columns.rows)
      for (const [locale, foreign] of [['ku', '[A-Za-zيكةى]'], ['ar', '[A-Za-zیکەێۆڵڕ]']]) {
        const odd = await sql.raw(`select t.id, v from ${table} t, jsonb_path_query(${column}::jsonb, 'strict $.**.${locale}') v where v #>> '{}' ~ '${foreign}'`).execute(database.db)
        expect({ table, column, locale, odd: odd.rows }).toEqual({ table, column, locale, odd: [] })
      }
  })
})

describe('a database that has the first part', () => {
  const clear = () =>
    sql.raw(`truncate ${tables.join(', ')} restart identity cascade; delete from demo_loads where part = 'discovery'`).execute(database.db)
  const load = () => loadDemo(database.db, { today: '2026-01-01', describe: describeIllustration })

  test('gets the new one beside it, once', async () => {
    await clear()
    expect(await load()).toBe('loaded')
    expect(await load()).toBe('there')
    expect(await numberOf('select count(*) n from locations')).toBe(19)
    expect(await numberOf('select count(*) n from discounts')).toBe(discounts.length)
  })

  test('goes without what hangs on something that was removed', async () => {
    await clear()
    const lost = discounts[0]?.business
    await sql`delete from businesses where key = ${lost}`.execute(database.db)
    expect(await load()).toBe('loaded')
    expect(await numberOf('select count(*) n from discounts')).toBe(discounts.filter(({ business }) => business !== lost).length)
  })
})
