import { expect, test } from 'vitest'
import { parseAmount } from './amount.ts'

test.each([
  ['', null],
  ['  ', null],
  ['25000', 25_000],
  ['25,000', 25_000],
  ['٢٥٬٠٠٠', 25_000],
  ['۲۵ ۰۰۰', 25_000],
  ['0', 'wrong'],
  ['-5', 'wrong'],
  ['100000001', 'wrong'],
  ['ten', 'wrong'],
])('%j is %j', (typed, amount) => expect(parseAmount(typed)).toBe(amount))
