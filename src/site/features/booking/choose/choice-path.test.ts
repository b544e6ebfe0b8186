import { expect, test } from 'vitest'
import { parseAges, toAgeQuery } from './ages.ts'
import { hasAges, toChoicePath } from './choice-path.ts'

const asked = { checkIn: '2026-11-20', checkOut: '2026-11-22', adults: 2, ages: [5, null, 0] }

test('what is chosen goes into the address, and the ages come back in their places', () => {
  const path = toChoicePath(7, asked)
  expect(path).toBe('/properties/7?checkIn=2026-11-20&checkOut=2026-11-22&adults=2&children=3&age=5&age=&age=0')
  expect(parseAges(new URL(path, 'http://safar').searchParams, 3)).toEqual(asked.ages)
})

test('days that are not chosen are not said', () =>
  expect(toChoicePath(7, { ...asked, checkIn: null, checkOut: null, ages: [] })).toBe(
    '/properties/7?adults=2&children=0',
  ))

test.each([
  ['age=٧&age=۱۲', 2, [7, 12]],
  ['age=18&age=-1&age=x', 3, [null, null, null]],
  ['', 2, [null, null]],
  ['age=5&age=6', 1, [5]],
])('%j for %d children: %j', (query, children, ages) =>
  expect(parseAges(new URLSearchParams(query), children)).toEqual(ages),
)

test('ages go along with a plan', () => expect(toAgeQuery([5, null])).toBe('&age=5&age='))

test('a newborn has an age', () => {
  expect(hasAges({ ages: [0] })).toBe(true)
  expect(hasAges({ ages: [0, null] })).toBe(false)
})
