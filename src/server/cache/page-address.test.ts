import { expect, test } from 'vitest'
import { processorTimeOf } from '../../domain/testing/time.ts'
import { toPageAddress, toTidyUrl } from './page-address.ts'

test.each([
  ['/properties', '/properties'],
  ['/ar/properties?page=2', '/ar/properties?page=2'],
  ['/properties?page=2&stars=4&stars=5&utm=x', '/properties?stars=4&stars=5&page=2'],
  ['/properties.data?z=1&page=2&_routes=root', '/properties.data?page=2'],
  ['/ku/_root.data?x=1', '/ku/_root.data'],
  ['/about?page=2&anything=1', '/about'],
  ['/events?page=1', '/events'],
  ['/events?page=2&page=3', '/events?page=2'],
  ['/properties/7?checkIn=2027-01-01&age=&age=5&page=3', '/properties/7?checkIn=2027-01-01&age=&age=5'],
  ['/search?q=%D8%A8%D8%BA%D8%AF%D8%A7%D8%AF&q2=x', '/search?q=%D8%A8%D8%BA%D8%AF%D8%A7%D8%AF'],
])('%s is the page %s', (url, page) => expect(toPageAddress(url)?.url).toBe(page))

test.each([
  '/x1/..',
  '/./about',
  '//about',
  '/about//',
  '/%61bout',
  `/${'a'.repeat(400)}`,
  `/search?q=${'a'.repeat(400)}`,
  '/ku/wishlist/Qm3x_-9aQm3x_-9aQm3x_-9a',
  '/wishlist/Qm3x_-9aQm3x_-9aQm3x_-9a.data',
])('under %s nothing is kept', (url) => expect(toPageAddress(url)).toBeNull())

test('a long word with a strange end is read in one go', async () => {
  const time = await processorTimeOf(() => expect(toPageAddress(`/${'a'.repeat(290)}!`)).toBeNull())
  expect(time).toBeLessThan(100)
})

test.each([
  ['/x1/..', '/'],
  ['/x1/../about?page=2', '/about?page=2'],
  ['/ar/%2e%2E/about/.', '/about/'],
  ['/about/%2e', '/about/'],
  ['//elsewhere.example/..', '/'],
  ['//elsewhere.example/about', '/elsewhere.example/about'],
  ['/\\elsewhere.example/../..', '/'],
  ['/about//', '/about/'],
])('%s is another way to write %s', (url, tidy) => expect(toTidyUrl(url)).toBe(tidy))

test.each(['/', '/about', '/about/', '/icon.svg', '/a..b', '/.well-known/x', '/search?q=/../', '/%62'])(
  '%s is written as it should be',
  (url) => expect(toTidyUrl(url)).toBeNull(),
)

test('filters and days are told apart from what everybody asks for', () => {
  expect(toPageAddress('/properties?page=2&location=3')).toMatchObject({ isFiltered: false, isDated: false })
  expect(toPageAddress('/properties?page=2')).toMatchObject({ isNumbered: true })
  expect(toPageAddress('/properties?page=1')).toMatchObject({ url: '/properties', isNumbered: false })
  expect(toPageAddress('/properties')).not.toHaveProperty('isNumbered')
  expect(toPageAddress('/properties?stars=2')).toMatchObject({ isFiltered: true, isDated: false })
  expect(toPageAddress('/properties/7?checkIn=2027-01-01')).toMatchObject({ isFiltered: true, isDated: true })
  expect(toPageAddress('/search?q=hotel+tonight')).toMatchObject({ isDated: true })
})
