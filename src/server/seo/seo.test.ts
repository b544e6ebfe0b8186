import { expect, test } from 'vitest'
import { isForSearchEngines } from './robots.ts'
import { toRfc822 } from './rss.ts'
import { toSitemap, toSitemapIndex } from './sitemap.ts'
import { element, mark } from './xml.ts'

test('signs of XML are written as what they are, and what cannot be written is left out', () => {
  expect(element('a', `<b> & "c" 'd'\u0000\u000b\n`, { e: '"&' })).toBe(
    '<a e="&quot;&amp;">&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;\n</a>',
  )
  expect(mark('a', { b: 1 })).toBe('<a b="1"/>')
})

test.each([
  ['2026-11-20', 'Fri, 20 Nov 2026 00:00:00 +0300'],
  ['2024-02-29', 'Thu, 29 Feb 2024 00:00:00 +0300'],
])('%s is %s', (day, date) => expect(toRfc822(day)).toBe(date))

test('addresses beyond the size of one sitemap go into the next', () => {
  const addresses = ['/', '/a', '/b', '/c?x=1&page=2', '/d'].map((path) => ({ path, changedOn: null }))
  const partOf = (part: number) => toSitemap('https://s', addresses, { locale: 'ar', part, max: 2 })
  expect(toSitemapIndex('https://s', addresses, 2).match(/(?<=<loc>)[^<]+/g)).toEqual(
    ['en', 'ar', 'ku'].flatMap((locale) => ['', '.2', '.3'].map((part) => `https://s/sitemap.${locale}${part}.xml`)),
  )
  expect([1, 2, 3].map((part) => partOf(part)?.match(/(?<=<loc>)[^<]+/g))).toEqual([
    ['https://s/ar', 'https://s/ar/a'],
    ['https://s/ar/b', 'https://s/ar/c?x=1&amp;page=2'],
    ['https://s/ar/d'],
  ])
  expect([partOf(0), partOf(4)]).toEqual([null, null])
})

test.each([
  ['/', true],
  ['/ar', true],
  ['/ku/events?page=2', true],
  ['/properties?location=3&page=2', true],
  ['/ar/properties/?location=3', true],
  ['/article?id=4', true],
  ['/properties?location=3&stars=5', false],
  ['/properties?q=', false],
  ['/ku/discounts?location=3', false],
  ['/events?id=4', false],
  ['/search?q=erbil', false],
  ['/events.data?page=2', false],
  ['/arbil', true],
  ['/ar/wishlist/Qm3x_-9aQm3x_-9aQm3x_-9a', false],
])('%s is for search engines: %s', (url, answer) => expect(isForSearchEngines(url)).toBe(answer))
