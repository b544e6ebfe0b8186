import { expect, test } from 'vitest'
import { findHolySpans } from './holy-spans.ts'

test.each([
  ['2026-11-01', '2026-11-30', 0, []],
  [
    '2027-02-01',
    '2027-03-31',
    0,
    ['ramadan 2027-02-08 2027-03-08', 'eid-al-fitr 2027-03-09 2027-03-11', 'nawruz 2027-03-20 2027-03-23'],
  ],
  ['2027-03-01', '2027-03-15', 1, ['ramadan 2027-03-01 2027-03-07', 'eid-al-fitr 2027-03-08 2027-03-10']],
  ['2027-07-01', '2027-07-31', 0, ['arbaeen 2027-07-20 2027-07-25']],
])('from %s to %s, %d days ahead', (from, to, offset, spans) => {
  expect(findHolySpans(from, to, offset).map(({ name, first, last }) => `${name} ${first} ${last}`)).toEqual(spans)
})
