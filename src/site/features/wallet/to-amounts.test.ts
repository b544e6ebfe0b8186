import { expect, test } from 'vitest'
import { toAmounts } from './to-amounts.ts'

test.each([
  [5_000, 1_000_000, [5_000, 25_000, 250_000, 1_000_000]],
  [5_000, 100_000, [5_000, 10_000, 50_000, 100_000]],
  [10_000, 60_000, [10_000, 25_000, 50_000]],
  [5_000, 4_000, []],
])('from %d, with %d left for today', (min, left, amounts) => expect(toAmounts(min, left)).toEqual(amounts))
