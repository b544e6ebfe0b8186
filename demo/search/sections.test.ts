import { beforeAll, describe, expect, test } from 'vitest'
import type { SearchIndexName } from '../../src/contract/search-hits.ts'
import { searchIndexes } from '../../src/contract/search-hits.ts'
import { sectionKeys, sections } from '../../src/domain/search/sections.ts'
import type { Locale } from '../../src/domain/text/locale.ts'
import { type ContentIndexes, openContent } from '../../src/search/content/embedded.ts'
import { everything } from '../../src/search/engine/query.ts'
import { openDemoDatabase } from '../testing/database.ts'
import { type AskSite, openAskSite } from './testing/site-search.ts'

const database = openDemoDatabase()
let indexes: ContentIndexes
let search: AskSite

beforeAll(async () => {
  indexes = (await openContent(database.db, '/nowhere')).indexes
  search = openAskSite(database.db, indexes)
})

const locales = ['en', 'ar', 'ku'] as const
const names = sectionKeys.flatMap((key) =>
  sections[key].names.flatMap((list, at) =>
    list.split(', ').map((name) => [name, key, locales[at] as Locale] as const),
  ),
)
const isIndex = (key: string): key is SearchIndexName => (searchIndexes as readonly string[]).includes(key)

describe('a section is found by each of its names', () => {
  test.each(names)('%s: %s', async (name, key, locale) => {
    const found = await search(name, locale)
    if (sections[key].path) expect(found.sections.map((section) => section.key)).toContain(key)
    if (!isIndex(key)) return
    const { total } = indexes[key].search({ ...everything, q: name, limit: 1 })
    expect(total / indexes[key].size).toBeGreaterThanOrEqual(0.9)
  })

  test.each([
    ['Events', 'event', 'en'],
    ['الفعاليات', 'event', 'ar'],
    ['فعاليات', 'event', 'ar'],
    ['بۆنەکان', 'event', 'ku'],
    ['activities', 'activity', 'en'],
    ['الأنشطة', 'activity', 'ar'],
    ['چالاکییەکان', 'activity', 'ku'],
    ['tourism packages', 'tourism', 'en'],
    ['الباقات السياحية', 'tourism', 'ar'],
    ['پاکێجە گەشتیارییەکان', 'tourism', 'ku'],
    ['umrah', 'umrah', 'en'],
    ['عمره', 'umrah', 'ar'],
    ['discounts', 'discount', 'en'],
    ['خصومات', 'discount', 'ar'],
    ['داشکاندن', 'discount', 'ku'],
    ['visas', 'visa', 'en'],
    ['تأشيرات', 'visa', 'ar'],
    ['offers', 'offer', 'en'],
    ['عروض السفر', 'offer', 'ar'],
    ['ئۆفەرەکان', 'offer', 'ku'],
    ['discount packages', 'discount_package', 'en'],
    ['باقات الخصومات', 'discount_package', 'ar'],
    ['پاکێجەکانی داشکاندن', 'discount_package', 'ku'],
    ['hotels', 'property', 'en'],
    ['فنادق', 'property', 'ar'],
  ] as const)('%s shows it first', async (q, kind, locale) => {
    expect((await search(q, locale)).groups[0]?.kind).toBe(kind)
  })
})

describe('of several words', () => {
  test.each([
    ['event basra', 'event', 'en'],
    ['restaurant baghdad', 'discount', 'en'],
    ['چالاکی لە سلێمانی', 'activity', 'ku'],
    ['مطابخ الط', 'event', 'ar'],
  ] as const)('%s shows what is named', async (q, kind, locale) => {
    expect((await search(q, locale)).groups[0]?.kind).toBe(kind)
  })

  test.each([
    ['kerbala hotel', 'en', /Karbala/],
    ['هوتێلی کەربەلا', 'ku', /کەربەلا/],
    ['resort duhok', 'en', /Resort.*Duhok/],
  ] as const)('%s: what a stay is, and where, weighs more than what is told of it', async (q, locale, line) => {
    const [group] = (await search(q, locale)).groups
    for (const row of group?.rows.slice(0, 2) ?? []) expect(row.line.replace(/[\uE000\uE001]/g, '')).toMatch(line)
  })

  test('the beginning of a word shows what begins so', async () => {
    const titles = async (q: string, locale: Locale) =>
      (await search(q, locale)).groups[0]?.rows.slice(0, 3).map(({ title }) => title.replace(/[\uE000\uE001]/g, ''))
    for (const title of (await titles('فندق الأ', 'ar')) ?? []) expect(title).toMatch(/^فندق ال[أإآا]/)
    for (const title of (await titles('هوتێلی ب', 'ku')) ?? []) expect(title).toMatch(/^هوتێلی [بپ]/)
    expect(await titles('بستان ا', 'ar')).toContain('بستان الترنج')
  })
})

test('what is called so comes before what is only in the section', () => {
  const [first] = indexes.activity.search({ ...everything, q: 'boat activities', limit: 1 }).hits
  expect(JSON.stringify(first?.document)).toMatch(/boat/i)
})
