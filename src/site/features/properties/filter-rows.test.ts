import { expect, test } from 'vitest'
import { registerMessages } from '../../../client/text.tsx'
import { familyFacts } from '../../../domain/stays/family-facts.ts'
import { en } from '../../../i18n/messages/en.ts'
import { type FilterFacts, type FilterOption, toFilterRows } from './filter-rows.ts'
import { emptyQuery, type PropertyQuery } from './property-filters.ts'

registerMessages('en', en)

const keys = ['wifi', 'parking', 'pool', 'gym', 'spa', 'cafe', 'garden', 'prayer-room', 'lift', 'near-shrine']
const features = keys.map((key, index) => ({ id: index + 1, key, title: key }))

const none: FilterFacts['counts'] = {
  type: {},
  stars: {},
  family: {},
  cancel: {},
  bedType: {},
  rating: {},
  features: {},
}

const rowsOf = (query: Partial<PropertyQuery>, facts: Partial<FilterFacts> = {}) =>
  toFilterRows({
    locale: 'en',
    params: new URLSearchParams(),
    query: { ...emptyQuery, ...query },
    errors: {},
    options: { types: [], bedTypes: [], features },
    counts: {
      ...none,
      features: Object.fromEntries(features.map(({ id }) => [id, 1])),
    },
    prices: undefined,
    total: 10,
    canReturn: false,
    ...facts,
  })

const namesOf = (query: Partial<PropertyQuery>) =>
  rowsOf(query).flatMap((row) => ('choice' in row ? [row.choice.name] : []))

/** The visible rows. */
const firstOf = (query: Partial<PropertyQuery>): string[] =>
  rowsOf(query).flatMap((row) =>
    'choice' in row && row.choice.name === 'features' ? row.choice.options.map(({ label }) => label) : [],
  )

test('a lift and a shrine nearby are in sight, near a shrine with what else belongs to it', () => {
  expect(firstOf({})).toEqual(['lift', 'near-shrine', 'wifi', 'parking', 'pool', 'gym', 'spa', 'cafe'])
  expect(firstOf({ near: 'landmark-1' }).slice(0, 4)).toEqual(['near-shrine', 'lift', 'prayer-room', 'wifi'])
})

test('what would find nothing is not offered, and a chosen one always is', () => {
  expect(namesOf({})).toEqual(['features'])
  expect(namesOf({ cancel: 'free', stars: [5] })).toEqual(['cancel', 'stars', 'features'])
})

test('a bed and a rating that nothing has are not offered either, and a select of nothing is none', () => {
  const bedTypes = [1, 2, 3].map((id) => ({ id, title: `Bed ${id}` }))
  const selectsOf = (query: Partial<PropertyQuery>) =>
    rowsOf(query, {
      options: { types: [], bedTypes, features: [] },
      counts: { ...none, bedType: { 2: 4 }, rating: { 3: 4, 3.5: 1, 4: 0 } },
    }).flatMap((row) => ('fields' in row ? row.fields.flatMap((field) => (field.as === 'select' ? [field] : [])) : []))
  const valuesOf = (query: Partial<PropertyQuery>) =>
    Object.fromEntries(selectsOf(query).map(({ name, options }) => [name, options.map(({ value }) => value)]))
  expect(valuesOf({})).toEqual({ rating: ['', 3, 3.5], bedType: ['', 2] })
  expect(valuesOf({ bedType: 3, rating: 4.5 })).toEqual({ rating: ['', 3, 3.5, 4.5], bedType: ['', 2, 3] })
  expect(
    rowsOf({}, { counts: none }).flatMap((row) => ('fields' in row ? row.fields.map(({ as }) => as) : [])),
  ).toEqual(['text', 'text'])
})

test('what may lead somewhere again waits out of sight, behind the usual ones', () => {
  const shown = rowsOf(
    { stars: [5] },
    { counts: { ...none, stars: { 5: 2, 3: 1 }, features: { 1: 2 } }, canReturn: true },
  ).flatMap((row) => ('choice' in row ? [row.choice] : []))
  const goneOf = (options: FilterOption[] = []) => options.filter(({ isGone }) => isGone).map(({ value }) => value)
  expect(shown.map(({ name, options, more }) => [name, goneOf(options), goneOf(more?.options).length])).toEqual([
    ['stars', [4, 2, 1], 0],
    ['family', [...familyFacts], 0],
    ['features', [], 9],
  ])
})

test('free cancellation is offered only where it would leave something out', () => {
  const rows = (free: number, query: Partial<PropertyQuery> = {}) =>
    rowsOf(query, { counts: { ...none, cancel: { free } } }).flatMap((row) =>
      'choice' in row && row.choice.name === 'cancel' ? row.choice.options.map(({ count }) => count) : [],
    )
  expect([rows(10), rows(8), rows(0)]).toEqual([[], [8], []])
  expect(rows(10, { cancel: 'free' })).toEqual([10])
})

test('the lowest and the highest price stand beside fields that are empty, not in them', () => {
  const [min, max] = rowsOf({}, { prices: { min: 25_000, max: 940_000 } }).flatMap((row) =>
    'fields' in row && row.legend ? row.fields : [],
  )
  expect([min, max]).toMatchObject([
    { name: 'minPrice', value: '', description: 'Lowest: 25,000' },
    { name: 'maxPrice', value: '', description: 'Highest: 940,000' },
  ])
  expect(min).not.toHaveProperty('placeholder')
})
