import { describe, expect, inject, test } from 'vitest'
import { sizeOf } from '../../src/domain/testing/size.ts'
import { locales } from '../../src/domain/text/locale.ts'
import { localeFacts, localPath } from '../../src/i18n/locale-facts.ts'
import { ask } from '../support/api.ts'
import { headOf } from '../support/html.ts'

const site = inject('site')

type Entry = { address: string; alternates: Record<string, string> }

const read = async (address: string) => {
  const response = await fetch(address)
  return { status: response.status, robots: response.headers.get('x-robots-tag'), text: await response.text() }
}
const decode = (text: string): string => text.replaceAll('&amp;', '&')
const locsOf = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => decode(loc))

async function readSitemap(address: string): Promise<Entry[]> {
  const { text } = await read(address)
  return text
    .split('<url>')
    .slice(1)
    .map((entry) => ({
      address: locsOf(entry)[0] ?? '',
      alternates: Object.fromEntries(
        [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href = '']) => [tag, decode(href)]),
      ),
    }))
}

const maxAtOnce = 4
const max = sizeOf(1_500, 80)

/** All, or where there are too many some of each kind: addresses that differ in their numbers are of one kind. */
function choose(entries: Entry[]): Entry[] {
  if (entries.length <= max) return entries
  const step = Math.ceil(entries.length / max)
  const kinds = Map.groupBy(entries, ({ address }) => address.slice(site.length).replace(/\d+/g, '0'))
  return [...kinds.values()].flatMap((kind) => kind.filter((_, index) => index % step === 0))
}

async function forEach<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values()
  const work = async () => {
    for (const item of rest) await act(item)
  }
  await Promise.all(Array.from({ length: maxAtOnce }, work))
}

/** The faults of a page in a sitemap. */
async function findErrors({ address, alternates }: Entry): Promise<string[]> {
  const { status, robots, text } = await read(address)
  const head = headOf(text)
  const errors: string[] = []
  if (status !== 200) return [`${address} answers ${status}`]
  if (robots || head.meta('robots')) errors.push(`${address} is not for search engines`)
  if (head.canonical.join() !== address) errors.push(`${address} is canonically ${head.canonical.join(' and ')}`)
  const [own, named] = [head.alternates, alternates].map((siblings) => JSON.stringify(Object.entries(siblings).sort()))
  if (own !== named) errors.push(`${address} has the siblings ${own}, not ${named}`)
  return errors
}

async function readSitemaps(): Promise<Entry[]> {
  const { text } = await read(`${site}/sitemap.xml`)
  return (await Promise.all(locsOf(text).map(readSitemap))).flat()
}

test('every address of the sitemaps is there, is canonical and knows its siblings', async () => {
  const entries = await readSitemaps()
  const addresses = new Set(entries.map(({ address }) => address))
  expect(addresses.size).toBe(entries.length)
  // The alternate addresses of a page are addresses of a sitemap themselves.
  expect(entries.flatMap(({ alternates }) => Object.values(alternates)).filter((one) => !addresses.has(one))).toEqual(
    [],
  )
  const errors = new Map<string, string[]>()
  await forEach(choose(entries), async (entry) => void errors.set(entry.address, await findErrors(entry)))
  // Pages that another test has added and removed meanwhile are left out.
  const named = new Set((await readSitemaps()).map(({ address }) => address))
  expect([...errors].flatMap(([address, found]) => (named.has(address) ? found : []))).toEqual([])
}, 240_000)

describe.each(locales)('in %s, canonical', (locale) => {
  const canonicalOf = async (path: string) => {
    const { robots, text } = await read(site + localPath(locale, path))
    const [canonical = ''] = headOf(text).canonical
    return [canonical.replace(site + localPath(locale, ''), ''), robots]
  }

  test('is the first page without its number, a later one with it, and none beyond the last', async () => {
    for (const path of ['/properties', '/events', '/activity', '/offers', '/discounts', '/visa-permits']) {
      expect(await canonicalOf(`${path}?page=1`)).toEqual([path, null])
      expect(await canonicalOf(`${path}?page=2`)).toEqual([`${path}?page=2`, null])
      expect(await canonicalOf(`${path}?page=999`)).toEqual([path, null])
    }
  })

  test('are a place and its page, in one order', async () => {
    const places = await ask<{ data: { id: number; properties: number }[] }>('/locations/properties')
    const [{ id } = { id: 0 }] = places.data.toSorted((one, other) => other.properties - one.properties)
    expect(await canonicalOf(`/properties?location=${id}`)).toEqual([`/properties?location=${id}`, null])
    const [canonical] = await canonicalOf(`/properties?page=2&location=${id}`)
    expect([`/properties?location=${id}&page=2`, `/properties?location=${id}`]).toContain(canonical)
  })

  test.each([
    ['/properties?stars=5', '/properties'],
    ['/properties?sort=price-asc', '/properties'],
    ['/offers?type=flight', '/offers'],
    ['/offers?sort=price-asc&search=a', '/offers'],
    ['/visa-permits?kind=tourist', '/visa-permits'],
    ['/umrah?sort=price-desc', '/umrah'],
    ['/search?q=erbil', '/search'],
  ])('of %s is %s, and it is not for search engines', async (path, canonical) => {
    expect(await canonicalOf(path)).toEqual([canonical, 'noindex'])
  })

  test('of a page with what it does not know is the page itself: it is the same one', async () => {
    expect(await canonicalOf('/events?from=mail')).toEqual(['/events', null])
  })

  test('of what a city has of a category is the city, and the other way round', async () => {
    const [{ data: types }, { data: cities }] = await Promise.all([ask('/public/business-types'), ask('/locations')])
    const [type, city] = [types[0]?.id, cities[0]?.id]
    const [inCategory, inCity] = [`/discounts/categories/${type}`, `/discounts/cities/${city}`]
    expect(await canonicalOf(`${inCategory}?location=${city}`)).toEqual([inCategory, 'noindex'])
    expect(await canonicalOf(`${inCity}?type=${type}`)).toEqual([inCity, 'noindex'])
  })

  test('the document names the search box, and the articles their feed', async () => {
    const feed = localPath(locale, '/article/rss.xml')
    expect(headOf((await read(site + localPath(locale, '/'))).text).searches).toEqual([
      localPath(locale, '/opensearch.xml'),
    ])
    const { data } = await ask('/public/articles', locale)
    for (const path of ['/article', `/article?id=${data[0]?.id}`])
      expect(headOf((await read(site + localPath(locale, path))).text).feeds).toEqual([feed])
    const { text } = await read(site + feed)
    expect(text).toContain(`<language>${localeFacts[locale].tag}</language>`)
    for (const { title } of data) expect(decode(text)).toContain(title.replaceAll("'", '&apos;'))
  })
})

test('robots are told where to look, and where not', async () => {
  const { status, text } = await read(`${site}/robots.txt`)
  expect(status).toBe(200)
  expect(text).toContain(`\nSitemap: ${site}/sitemap.xml\n`)
})
