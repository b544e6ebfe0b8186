import { expect, test } from 'vitest'
import { wholeMonths } from './whole-months.ts'

test.each([
  ['2027-03-05', '2027-03-05', 0],
  ['2027-03-05', '2027-04-04', 0],
  ['2027-03-05', '2027-04-05', 1],
  ['2027-03-05', '2028-02-29', 11],
  ['2027-03-05', '2027-03-04', -1],
  ['2019-03-06', '2027-03-05', 95],
])('from %s to %s', (from, to, months) => expect(wholeMonths(from, to)).toBe(months))
