import { expect, test } from 'vitest'
import { toDinarsDue, toQuotedDue } from './due.ts'

const price = { amount: 520, currency: 'USD' } as const

test.each([
  ['cash', { amount: 681_000, rounding: -200 }],
  ['qi', { amount: 681_200, rounding: 0 }],
  [null, { amount: 681_200, rounding: 0 }],
] as const)('dollars paid by %s', (method, due) => expect(toDinarsDue(price, method, 1_310)).toEqual(due))

test('what is in dinars already, costs nothing or has no rate asks for nothing else', () => {
  expect(toDinarsDue({ amount: 1_000, currency: 'IQD' }, 'cash', 1_310)).toBeNull()
  expect(toDinarsDue({ amount: 0, currency: 'USD' }, 'cash', 1_310)).toBeNull()
  expect(toDinarsDue(price, 'cash', undefined)).toBeNull()
})

test('of a quote the rounding is what its dinars lack', () => {
  const quote = { total: 520, currency: 'USD' as const, inDinars: { amount: 681_000, rate: 1_310 } }
  expect(toQuotedDue(quote)).toEqual({ amount: 681_000, rounding: -200 })
  expect(toQuotedDue({ total: 1_000, currency: 'IQD', inDinars: null })).toBeNull()
})
