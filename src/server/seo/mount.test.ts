import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { createApi } from '../../api/service.ts'
import { toScreenPattern } from '../../client/screens/patterns.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { locales } from '../../domain/text/locale.ts'
import { toDay } from '../../domain/time/day.ts'
import { localPath } from '../../i18n/locale-facts.ts'
import { screens } from '../../site/screens/table.ts'
import { createApp } from '../app.ts'
import { createPageCache, type PageCache } from '../cache/page-cache.ts'
import { fixedPaths } from './addresses.ts'
import { mountSeo } from './mount.ts'

const database = openTestDatabase()
const publicUrl = 'https://safar.example'

let app: FastifyInstance
let cache: PageCache
async function open({ hasDatabase = true, now = new Date(), onRead = () => {} } = {}) {
  cache = createPageCache()
  app = await createApp({ cache, logLevel: 'silent', publicUrl, isReady: async () => true })
  const { db } = database
  const transport = createApi({ db }).dispatch
  const read = () => {
    onRead()
    return now
  }
  mountSeo(app, { cache, transport, db: hasDatabase ? db : null, publicUrl, now: read })
}
afterEach(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  )
const pathsOf = async (file = '/sitemap.en.xml') =>
  textsOf((await get(file)).body, 'loc').map((address) => address.replace(publicUrl, ''))

const files = [
  ['/robots.txt', 'text/plain'],
  ['/sitemap.xml', 'application/xml'],
  ...locales.flatMap((locale) => [
    [`/sitemap.${locale}.xml`, 'application/xml'],
    [localPath(locale, '/article/rss.xml'), 'application/rss+xml'],
    [localPath(locale, '/opensearch.xml'), 'application/opensearchdescription+xml'],
  ]),
] as [string, string][]

describe.each(files)('%s', (path, type) => {
  test('is typed, tagged, compressed and guarded like everything else', async () => {
    await open()
    const { statusCode, headers, rawPayload } = await get(path, { 'accept-encoding': 'gzip' })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': `${type}; charset=utf-8`,
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': expect.any(String),
    })
    const plain = await get(path)
    expect(gunzipSync(rawPayload).toString()).toBe(plain.body)
    expect((await get(path, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
    expect(await app.inject({ method: 'HEAD', url: path })).toMatchObject({ statusCode: 200, body: '' })
    if (type !== 'text/plain') expectWellFormed(plain.body)
  })
})

/** Every element is closed in its order, and every `&` begins an entity of XML. */
function expectWellFormed(xml: string): void {
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n</)
  const openNames: string[] = []
  for (const [, closing, name = '', single] of xml.matchAll(/<(\/?)([\w:]+)(?:\s+[\w:]+="[^"<]*")*(\/?)>/g))
    if (closing) expect(openNames.pop()).toBe(name)
    else if (!single) openNames.push(name)
  expect(openNames).toEqual([])
  expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/)
}

describe('robots.txt', () => {
  test('closes what is for programs and what is somebody’s own, in every language, and names the sitemap', async () => {
    await open()
    const lines = (await get('/robots.txt')).body.split('\n')
    for (const path of ['/services/', '/api/', '/account', '/ar/checkout', '/ku/payment/', '/dev/', '/ku/dev/'])
      expect(lines).toContain(`Disallow: ${path}`)
    expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
    const closed = lines.flatMap((line) => line.match(/^Disallow: (.*)/)?.[1] ?? [])
    expect((await pathsOf()).filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([])
  })
})

describe('the sitemaps', () => {
  test('the index names one a language', async () => {
    await open()
    expect(await pathsOf('/sitemap.xml')).toEqual(['/sitemap.en.xml', '/sitemap.ar.xml', '/sitemap.ku.xml'])
    expect((await get('/sitemap.en.2.xml')).statusCode).toBe(404)
    expect((await get('/sitemap.en.1.xml')).statusCode).toBe(404)
  })

  test('each names the same screens, once, in its own language, with all siblings', async () => {
    await open()
    const paths = await pathsOf()
    expect(new Set(paths).size).toBe(paths.length)
    for (const locale of locales)
      expect(await pathsOf(`/sitemap.${locale}.xml`)).toEqual(paths.map((path) => localPath(locale, path)))
    const { body } = await get('/sitemap.ku.xml')
    const entry = body.split('<url>').find((one) => one.includes(`<loc>${publicUrl}/ku/events/`)) ?? ''
    const id = entry.match(/events\/(\d+)/)?.[1]
    expect([...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [tag, href])).toEqual([
      ['en', `${publicUrl}/events/${id}`],
      ['ar', `${publicUrl}/ar/events/${id}`],
      ['ckb', `${publicUrl}/ku/events/${id}`],
      ['x-default', `${publicUrl}/events/${id}`],
    ])
  })

  test('name every screen that is for search engines, and no other', async () => {
    await open()
    const paths = (await pathsOf()).map((path) => path.replace(/\?.*/, ''))
    const named = screens.filter((screen) => paths.some((path) => toScreenPattern(screen).test(path)))
    expect(named.filter(({ path }) => path !== '/*')).toEqual(screens.filter((screen) => 'indexed' in screen))
  })

  test('an article says when it was published, and its list when the last one was', async () => {
    await open()
    const { body } = await get('/sitemap.ar.xml')
    const days = body.split('<url>').filter((entry) => entry.includes('/ar/article'))
    expect(days.every((entry) => /<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(entry))).toBe(true)
    const [list, ...articles] = days.map((entry) => textsOf(entry, 'lastmod')[0] ?? '')
    expect(articles.length).toBeGreaterThan(3)
    expect(list).toBe(articles.toSorted().at(-1))
  })

  test('what is over is not named', async () => {
    await open({ now: new Date('2100-01-01T00:00:00Z') })
    const paths = await pathsOf()
    const over = /^\/(events|offers|umrah|tourism-packages)\/./
    expect(paths.filter((path) => over.test(path))).toEqual([])
    expect(paths.filter((path) => /^\/(properties|visa-permits)\/\d+$/.test(path)).length).toBeGreaterThan(20)
  })

  test('a discount and an offer are named on their last day, in Baghdad’s calendar', async () => {
    const { rows } = await sql<{ id: number; day: string }>`
      select id, ends_on as day from offers order by ends_on limit 1`.execute(database.db)
    const [{ id, day } = { id: 0, day: '' }] = rows
    const isNamedAt = async (instant: string) => {
      const now = new Date(instant)
      await open({ now })
      const isNamed = (await pathsOf()).includes(`/offers/${id}`)
      await app.close()
      return [toDay(now) <= day, isNamed]
    }
    expect(await isNamedAt(`${day}T23:59:00+03:00`)).toEqual([true, true])
    expect(await isNamedAt(new Date(Date.parse(`${day}T23:59:00+03:00`) + 120_000).toISOString())).toEqual([
      false,
      false,
    ])
  })

  test('a site without a database names its fixed screens', async () => {
    await open({ hasDatabase: false })
    expect(await pathsOf()).toEqual([...fixedPaths])
  })

  test('are made once, however many addresses they are asked for by', async () => {
    let reads = 0
    await open({ onRead: () => reads++ })
    const queries = Array.from({ length: 20 }, (_, n) => `/sitemap.en.xml?x=${n}`)
    const parts = Array.from({ length: 20 }, (_, n) => `/sitemap.en.${n + 2}.xml`)
    const answers = await Promise.all([...queries, ...parts].map((url) => get(url)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...queries.map(() => 200), ...parts.map(() => 404)])
    expect(reads).toBe(1)
    cache.clear()
    await get('/sitemap.en.xml?x=21')
    expect(reads).toBe(2)
  })

  test('are kept until content changes, and under one address', async () => {
    await open()
    const first = await get('/sitemap.en.xml')
    await sql`insert into visas (key, country, country_name, kind, location_id, title, description, requirements, processing_least,
        processing_most, stay_days, validity_days, entries, is_electronic, price, currency, album_id)
      select 'one-more', country, country_name, kind, location_id, title, description, requirements, processing_least,
        processing_most, stay_days, validity_days, entries, is_electronic, price, currency, album_id from visas limit 1`.execute(
      database.db,
    )
    expect(isStored('/sitemap.en.xml')).toBe(true)
    expect((await get('/sitemap.en.xml?x=1')).statusCode).toBe(200)
    expect(isStored('/sitemap.en.xml?x=1')).toBe(false)
    cache.clear()
    expect((await get('/sitemap.en.xml')).headers.etag).not.toBe(first.headers.etag)
    await sql`delete from visas where key = 'one-more'`.execute(database.db)
  })
})

function isStored(url: string): boolean {
  const response = { writeHead: () => response, end: () => response }
  return cache.serve({ url, method: 'GET', headers: {} } as never, response as never)
}

describe.each(locales)('in %s', (locale) => {
  const inLocale = (path: string) => publicUrl + localPath(locale, path)

  test('the articles are a feed', async () => {
    await open()
    const { body } = await get(localPath(locale, '/article/rss.xml'))
    expect(body).toContain(`<language>${{ en: 'en', ar: 'ar', ku: 'ckb' }[locale]}</language>`)
    expect(body).toContain(`<atom:link rel="self" type="application/rss+xml" href="${inLocale('/article/rss.xml')}"/>`)
    const { data } = await createApi({ db: database.db }).dispatch('GET /public/articles', { locale })
    const items = body.split('<item>').slice(1)
    expect(items.map((item) => [textsOf(item, 'title')[0], textsOf(item, 'description')[0]])).toEqual(
      data.map(({ title, summary }) =>
        [title, summary].map((text) => text.replaceAll("'", '&apos;').replaceAll('"', '&quot;')),
      ),
    )
    // Whole: with every paragraph of it.
    expect(items.map((item) => item.split('&lt;p&gt;').length - 1)).toEqual(
      data.map(({ body: text }) => text.split(/\n{2,}/).filter((block) => !block.startsWith('## ')).length),
    )
    expect(items.map((item) => textsOf(item, 'guid')[0])).toEqual(data.map(({ id }) => inLocale(`/article?id=${id}`)))
    expect(items[0]).toMatch(
      /<media:content url="https:\/\/safar\.example\/pictures\/[\w-]+\/1600\.jpg" medium="image" type="image\/jpeg" width="1600" height="\d+"\/>/,
    )
    for (const date of textsOf(body, 'pubDate')) expect(date).toMatch(/^\w{3}, \d\d \w{3} \d{4} 00:00:00 \+0300$/)
  })

  test('a browser learns how to search', async () => {
    await open()
    const { body } = await get(localPath(locale, '/opensearch.xml'))
    expect(textsOf(body, 'ShortName')[0]).toBe({ en: 'Safar', ar: 'سفر', ku: 'سەفەر' }[locale])
    expect(body).toContain(`template="${inLocale('/search')}?q={searchTerms}"`)
    expect(textsOf(body, 'InputEncoding')).toEqual(['UTF-8'])
  })
})
