import { expect, test } from 'vitest'
import { properties } from '../../db/demo/load-properties.ts'
import { locations } from '../../db/demo/locations.ts'
import { tuning } from './tuning.ts'

test('every query expects something that exists', () => {
  const keys = new Set([
    ...locations.map(({ key }) => `location ${key}`),
    ...properties.map(({ key }) => `stay ${key}`),
  ])
  const expected = tuning.map(({ expect: { location, property } }) =>
    location ? `location ${location}` : `stay ${property}`,
  )
  expect(expected.filter((key) => !keys.has(key))).toEqual([])
})

test('no query is there twice, and every kind has at least thirty', () => {
  const queries = tuning.map(({ q, expect: { location } }) => `${q} ${location !== undefined}`)
  expect(queries.filter((q, at) => queries.indexOf(q) !== at)).toEqual([])
  const counts = Object.groupBy(tuning, ({ kind }) => kind)
  expect(Object.entries(counts).filter(([, of]) => (of?.length ?? 0) < 30)).toEqual([])
})
