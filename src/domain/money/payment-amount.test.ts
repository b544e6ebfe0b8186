import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCashRounding } from './money.ts'
import { toPaymentAmount } from './payment-amount.ts'

test.each([
  [307_913, -163],
  [307_750, 0],
  [250, 0],
  [499, -249],
  [249, 0],
  [0, 0],
])('%d dinars in cash are rounded by %d', (dinars, rounding) => expect(toCashRounding(dinars)).toBe(rounding))

test('whatever is owed, notes can pay it in cash, and nobody pays more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 250, max: 100_000_000 }), (dinars) => {
      const amount = toPaymentAmount({ amount: dinars, currency: 'IQD' }, 'cash', 1310)
      expect(amount % 250).toBe(0)
      expect(amount).toBeLessThanOrEqual(dinars)
      expect(dinars - amount).toBeLessThan(250)
    }),
  )
})

test('dollars become dinars at the rate, and whole notes only in cash', () => {
  const price = { amount: 12_345, currency: 'USD' } as const
  expect(toPaymentAmount(price, 'qi', 1310)).toBe(161_720)
  expect(toPaymentAmount(price, null, 1310)).toBe(161_720)
  expect(toPaymentAmount(price, 'cash', 1310)).toBe(161_500)
})
