import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadRefund } from './spread-refund.ts'

test.each([
  [100, [100], [100]],
  [50, [100], [50]],
  [150, [100, 50], [100, 50]],
  [75, [100, 50], [50, 25]],
  [100, [100, 100, 100], [34, 33, 33]],
  [1, [10, 10], [1, 0]],
  [500, [100, 50], [100, 50]],
  [0, [100, 50], [0, 0]],
  [10, [0, 50], [0, 10]],
  [10, [], []],
  [10, [0], [0]],
])('%i of %j is %j', (price, left, parts) => {
  expect(spreadRefund(price, left)).toEqual(parts)
})

const amount = fc.integer({ min: 0, max: 2 ** 40 })

test('a spread refund adds up exactly, and takes no more than each payment has', () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 8 }), (price, left) => {
      const parts = spreadRefund(price, left)
      const all = left.reduce((sum, one) => sum + one, 0)
      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(Math.min(price, all))
      expect(parts).toHaveLength(left.length)
      expect(parts.every((part, index) => part >= 0 && part <= (left[index] ?? 0) && Number.isInteger(part))).toBe(true)
    }),
  )
})

test('each gives its share, but for what rounding leaves over', () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 8 }), (price, left) => {
      const all = left.reduce((sum, one) => sum + one, 0)
      fc.pre(all > 0)
      const wanted = Math.min(price, all)
      for (const [index, part] of spreadRefund(price, left).entries())
        expect(Math.abs(part - (wanted * (left[index] ?? 0)) / all)).toBeLessThanOrEqual(left.length)
    }),
  )
})
