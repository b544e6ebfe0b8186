import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toFilter } from '../../../domain/search/search-filter.ts'
import { toListFrame } from '../../../domain/stays/list-frame.ts'
import {
  emptyQuery,
  isNarrowed,
  type PropertyQuery,
  parsePropertyQuery,
  propertySorts,
  toFilterItems,
  toPropertiesPath,
  toSort,
} from './property-filters.ts'

/** Queries in the form of addresses. */
const steppedFrame = toListFrame('44,33,44.6,33.6') ?? ''
const ids = (...of: number[]) => new Set(of)
const near = { key: 'landmark-7', title: 'Imam Ali Shrine', coordinates: { latitude: 31.99, longitude: 44.31 } }
const known = { location: ids(1, 2), type: ids(1, 2, 3, 4), bedType: ids(1, 2), features: ids(1, 2, 3), near }
const parse = (address: string) => parsePropertyQuery(new URLSearchParams(address), known, '2026-11-15')
const filterOf = (query: Partial<PropertyQuery>) => toFilter(toFilterItems({ ...emptyQuery, ...query }, '2026-11-15'))

describe('what an address asks for', () => {
  test.each<[string, Partial<PropertyQuery>]>([
    ['', {}],
    ['location=2&type=٣&bedType=1', { location: 2, type: [3], bedType: 1 }],
    ['type=4&type=1&type=4', { type: [1, 4] }],
    ['family=women_pool&family=cot', { family: ['cot', 'women_pool'] }],
    ['stars=5&stars=4&stars=4', { stars: [4, 5] }],
    ['stars=٥', { stars: [5] }],
    ['features=3&features=1', { features: [1, 3] }],
    ['minPrice=50000&maxPrice=75,000', { minPrice: 50_000, maxPrice: 75_000 }],
    ['minPrice=٥٠٬٠٠٠&maxPrice=75.000', { minPrice: 50_000, maxPrice: 75_000 }],
    ['minPrice=75000&maxPrice=75000', { minPrice: 75_000, maxPrice: 75_000 }],
    ['rating=4.5&sort=price-desc', { rating: 4.5, sort: 'price-desc' }],
    ['q=+river+view+', { q: 'river view' }],
    ['near=landmark-7', { near: 'landmark-7' }],
    [`view=map&frame=${steppedFrame}`, { view: 'map', frame: steppedFrame }],
    ['location=&type=&stars=&minPrice=&sort=', {}],
    ['utm_source=x', {}],
    ['children=2&age=٩', { children: 2, age: [9] }],
    ['children=2&age=&age=9&age=9&age=4', { children: 2, age: [9, 9] }],
    ['age=9', {}],
  ])('%j', (address, query) => expect(parse(address)).toEqual({ query: { ...emptyQuery, ...query }, errors: {} }))

  test.each<[string, ReturnType<typeof parse>['errors'], Partial<PropertyQuery>]>([
    ['location=9', { location: 'unknown' }, {}],
    ['near=landmark-8', { near: 'unknown' }, {}],
    ['view=globe', { view: 'unknown' }, {}],
    ['frame=170,28,-170,37', { frame: 'frame' }, {}],
    ['frame=NaN,33,45,34', { frame: 'frame' }, {}],
    ['frame=-60,-10,-50,0', { frame: 'frame' }, {}],
    ['type=abc', { type: 'unknown' }, {}],
    ['stars=0&stars=6&stars=3', { stars: 'unknown' }, { stars: [3] }],
    ['features=1&features=99', { features: 'unknown' }, { features: [1] }],
    ['minPrice=-5', { minPrice: 'price' }, {}],
    ['minPrice=cheap&maxPrice=99999999999', { minPrice: 'price', maxPrice: 'price' }, {}],
    ['minPrice=1.5', { minPrice: 'price' }, {}],
    ['minPrice=90000&maxPrice=50000', { maxPrice: 'below' }, { minPrice: 90_000 }],
    ['rating=5.5&sort=name', { rating: 'unknown', sort: 'unknown' }, {}],
    ['checkIn=2020-01-01', { checkIn: 'past' }, {}],
    ['family=castle&family=cot', { family: 'unknown' }, { family: ['cot'] }],
    ['children=2&age=18&age=3', { age: 'unknown' }, { children: 2, age: [3] }],
  ])('%j is named and left out', (address, errors, query) =>
    expect(parse(address)).toEqual({ query: { ...emptyQuery, ...query }, errors }),
  )
})

describe('conditions of the search', () => {
  test.each<[Partial<PropertyQuery>, string]>([
    [{}, ''],
    [{ location: 3 }, 'location.id = 3'],
    [{ bedType: 2, rating: 4.5 }, 'bedTypes = 2 AND rating >= 4.5'],
    [{ family: ['cot', 'women_pool'] }, "family = 'cot' AND family = 'women_pool'"],
    [{ features: [1, 7] }, 'features = 1 AND features = 7'],
    [{ minPrice: 50_000, maxPrice: 90_000 }, 'priceIqd >= 50000 AND priceIqd <= 90000'],
    [{ adults: 2, children: 1 }, 'sleeps >= 3'],
    [{ checkIn: '2026-11-20', q: 'x', sort: 'price-asc' }, ''],
    [{ checkIn: '2026-11-20', adults: 2 }, 'sleeps >= 2'],
    [{ checkIn: '2026-11-20', checkOut: '2026-11-21', adults: 2 }, ''],
  ])('%j', (query, filter) => expect(filterOf(query)).toBe(filter))

  test('any choice of stars lets just these stars through', () => {
    const stars = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 })
    fc.assert(
      fc.property(stars, (chosen) => {
        const items = toFilterItems({ ...emptyQuery, stars: chosen }, '2026-11-15').filter(({ key }) => key === 'stars')
        const passes = (star: number) =>
          items.every(({ operation, value }) =>
            operation === '>=' ? star >= Number(value) : operation === '<=' ? star <= Number(value) : star !== value,
          )
        expect([1, 2, 3, 4, 5].filter(passes)).toEqual([...chosen].sort())
      }),
    )
  })
})

test.each<[Partial<PropertyQuery>, string[]]>([
  [{}, ['rating:desc', 'ratingCount:desc']],
  [{ q: 'river' }, []],
  [{ sort: 'price-asc', q: 'river' }, ['priceIqd:asc', 'rating:desc', 'ratingCount:desc']],
  [{ sort: 'discount-desc' }, ['discount:desc', 'rating:desc', 'ratingCount:desc']],
  [{ sort: 'rating-asc' }, ['rating:asc', 'ratingCount:desc']],
])('%j is sorted by %j', (query, sort) => expect(toSort({ ...emptyQuery, ...query })).toEqual(sort))

test('near a landmark, the nearest come first, unless another order was chosen', () => {
  expect(toSort({ ...emptyQuery, near: near.key }, near)).toEqual(['_geoPoint(31.99, 44.31):asc'])
  expect(toSort({ ...emptyQuery, near: near.key, sort: 'rating-asc' }, near)).toEqual([
    'rating:asc',
    'ratingCount:desc',
  ])
})

test('a wish has one address, which says the same wish', () => {
  const some = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values))
  const query = fc.record<PropertyQuery>({
    q: fc.constantFrom('', 'river & view', 'نهر'),
    near: some(['landmark-7']),
    frame: some([steppedFrame]),
    view: some(['map']),
    location: some([1, 2]),
    checkIn: some(['2026-11-20']),
    checkOut: some(['2026-11-22']),
    adults: some([1, 2, 16]),
    children: some([0, 1, 10]),
    age: fc.constantFrom([], [0], [17, 3, 3]),
    type: fc.constantFrom([], [1], [1, 4]),
    family: fc.constantFrom<PropertyQuery['family']>([], ['cot'], ['ground_floor', 'halal_kitchen']),
    cancel: some(['free']),
    stars: fc.constantFrom([], [3], [1, 4, 5]),
    minPrice: some([0, 50_000]),
    maxPrice: some([50_000, 90_000]),
    bedType: some([1, 2]),
    features: fc.constantFrom([], [2], [1, 3]),
    rating: some([3, 4.5]),
    sort: some(propertySorts),
  })
  fc.assert(
    fc.property(query, (any) => {
      const input = { ...any, age: any.age.slice(0, any.children ?? 0) }
      expect(parse(toPropertiesPath(input).replace('/properties', '')).query).toEqual(input)
    }),
  )
})

test.each<[Partial<PropertyQuery>, boolean]>([
  [{}, false],
  [{ location: 1 }, false],
  [{ location: 1, sort: 'price-asc' }, true],
  [{ adults: 2 }, true],
])('%j asks for more than a place: %s', (query, is) => expect(isNarrowed({ ...emptyQuery, ...query })).toBe(is))
