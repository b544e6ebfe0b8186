import { expect, test } from 'vitest'
import { en } from '../../../i18n/messages/en.ts'
import { registerMessages } from '../../text.tsx'
import { type FilterFacts, toFilterRows } from './filter-rows.ts'
import { emptyQuery, type PropertyQuery } from './property-filters.ts'

registerMessages('en', en)

const keys = ['wifi', 'parking', 'pool', 'gym', 'spa', 'cafe', 'garden', 'prayer-room', 'lift', 'near-shrine']
const features = keys.map((key, index) => ({ id: index + 1, key, title: key }))

const rowsOf = (query: Partial<PropertyQuery>, facts: Partial<FilterFacts> = {}) =>
  toFilterRows({
    locale: 'en',
    params: new URLSearchParams(),
    query: { ...emptyQuery, ...query },
    errors: {},
    options: { types: [], bedTypes: [], features },
    counts: {
      type: {},
      stars: {},
      family: {},
      cancel: {},
      features: Object.fromEntries(features.map(({ id }) => [id, 1])),
    },
    prices: undefined,
    total: 10,
    ...facts,
  })

const namesOf = (query: Partial<PropertyQuery>) =>
  rowsOf(query).flatMap((row) => ('choice' in row ? [row.choice.name] : []))

/** What stands in sight. */
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

test('free cancellation is offered only where it would leave something out', () => {
  const counts = { type: {}, stars: {}, family: {}, features: {} }
  const rows = (free: number, query: Partial<PropertyQuery> = {}) =>
    rowsOf(query, { counts: { ...counts, cancel: { free } } }).flatMap((row) =>
      'choice' in row && row.choice.name === 'cancel' ? row.choice.options.map(({ count }) => count) : [],
    )
  expect([rows(10), rows(8), rows(0)]).toEqual([[], [8], []])
  expect(rows(10, { cancel: 'free' })).toEqual([10])
})

test('the lowest and the highest price stand beside fields that are empty, not in them', () => {
  const [least, most] = rowsOf({}, { prices: { min: 25_000, max: 940_000 } }).flatMap((row) =>
    'fields' in row && row.legend ? row.fields : [],
  )
  expect([least, most]).toMatchObject([
    { name: 'minPrice', value: '', description: 'Lowest: 25,000' },
    { name: 'maxPrice', value: '', description: 'Highest: 940,000' },
  ])
  expect(least).not.toHaveProperty('placeholder')
})
