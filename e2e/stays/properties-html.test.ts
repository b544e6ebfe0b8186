import { describe, expect, inject, test, vi } from 'vitest'
import { locales } from '../../src/domain/text/locale.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { propertiesText } from '../../src/i18n/messages/properties.ts'
import { allProperties, dinarsOf, type PropertyCard } from '../support/all-properties.ts'
import { cardTitlesOf, headOf, htmlOf, tags } from '../support/html.ts'

/** A journey changes the price of a stay for some seconds: then the list and its witness may be of two moments. */
const betweenChanges = (look: () => Promise<void>): Promise<void> =>
  vi.waitFor(look, { timeout: 60_000, interval: 100 })

describe.each(locales)('stays in %s', (locale) => {
  test.each([
    ['price-asc', dinarsOf, 1],
    ['price-desc', dinarsOf, -1],
    ['rating-desc', (property: PropertyCard) => property.rating.value, -1],
    ['rating-asc', (property: PropertyCard) => property.rating.value, 1],
    ['discount-desc', (property: PropertyCard) => property.discount, -1],
    ['discount-asc', (property: PropertyCard) => property.discount, 1],
  ] as const)('are sorted by %s, and paging keeps the order', async (sort, measure, direction) => {
    await betweenChanges(async () => {
      const byTitle = new Map((await allProperties(locale)).map((property) => [property.title, measure(property)]))
      const first = await htmlOf(localPath(locale, `/properties?sort=${sort}`))
      const next = tags(first, 'a').find(({ rel }) => rel === 'next')?.href ?? ''
      expect(next).toBe(localPath(locale, `/properties?sort=${sort}&page=2`))
      const titles = [...cardTitlesOf(first), ...cardTitlesOf(await htmlOf(next))]
      // Properties without reviews come last, in either order.
      const placeOf = (value: number | null) => (value === null ? Number.MAX_SAFE_INTEGER : value * direction)
      const sorted = [...byTitle.values()].sort((a, b) => placeOf(a) - placeOf(b))
      expect(titles.map((title) => byTitle.get(title))).toEqual(sorted.slice(0, 40))
    })
  })
})

test('a stay shows others of its governorate, the nearest in price', () =>
  betweenChanges(async () => {
    const properties = await allProperties('en')
    const [property] = properties
    if (!property) throw new Error('There are no stays')
    const others = properties.filter(({ id, location }) => location.id === property.location.id && id !== property.id)
    const distance = (other: PropertyCard) => Math.abs(dinarsOf(other) - dinarsOf(property))
    const nearest = [...others].sort((a, b) => distance(a) - distance(b)).slice(0, 4)
    const html = await htmlOf(`/properties/${property.id}`)
    const [, section = ''] = html.split(`>${propertiesText.en.related(property.location.title)}</h2>`)
    const shown = cardTitlesOf(section, 'h3').map((title) => others.find((other) => other.title === title))
    expect(shown.map((other) => other && distance(other))).toEqual(nearest.map(distance))
  }))

describe('for search engines', () => {
  const head = async (path: string) => headOf(await htmlOf(path))

  test.each(['?stars=5', '?location=1&sort=price-asc', '?checkIn=x', '?q=river'])(
    '%s is a list’s filter',
    async (query) => {
      const { meta, canonical } = await head(`/properties${query}`)
      expect(meta('robots')).toBe('noindex')
      expect(canonical).toEqual([`${inject('site')}/properties${query.startsWith('?location=1') ? '?location=1' : ''}`])
    },
  )

  test('a place is a page of its own', async () => {
    const { meta, canonical } = await head('/properties?location=1')
    expect(meta('robots')).toBeUndefined()
    expect(canonical).toEqual([`${inject('site')}/properties?location=1`])
  })
})

test.each(['location=0', 'location=abc', 'location=999999'])('?%s is no place', async (query) => {
  expect((await fetch(`${inject('site')}/properties?${query}`)).status).toBe(404)
})
