import { expect, test } from 'vitest'
import { formatDistance } from './format-distance.ts'

test.each([
  [0, '0 m'],
  [347, '350 m'],
  [994, '990 m'],
  [995, '1.0 km'],
  [9_949, '9.9 km'],
  [9_950, '10 km'],
  [1_234_567, '1,235 km'],
])('%d metres are %s', (meters, text) => expect(formatDistance('en', meters)).toBe(text))

test('units are written in each language', () => {
  expect([formatDistance('ar', 1500), formatDistance('ku', 1500)]).toEqual(['1.5 كم', '1.5 کم'])
})
