import fc from 'fast-check'
import { expect, test } from 'vitest'
import { worthOf } from './points.ts'
import { toWholeRefund } from './whole-refund.ts'

const order = { total: 45_000, currency: 'IQD', pointsUsed: 0, pointsEarned: 45, paidRate: null } as const

test('all of it, and the points that it brought are gone', () => {
  expect(toWholeRefund(order, 45)).toEqual({ refund: 45_000, pointsBack: 0, pointsClawedBack: 45 })
})

test('points that were spent meanwhile come off', () => {
  expect(toWholeRefund(order, 5)).toEqual({ refund: 44_600, pointsBack: 0, pointsClawedBack: 5 })
  expect(toWholeRefund({ ...order, currency: 'USD', total: 4_500, paidRate: 1_500 }, 5)).toEqual({
    refund: 4_473,
    pointsBack: 0,
    pointsClawedBack: 5,
  })
})

test('a full refund gains nobody anything, and no balance falls below zero', () => {
  const amount = fc.nat(1_000)
  fc.assert(
    fc.property(amount, amount, amount, (pointsUsed, pointsEarned, balance) => {
      const { refund, pointsBack, pointsClawedBack } = toWholeRefund({ ...order, pointsUsed, pointsEarned }, balance)
      expect(balance + pointsBack - pointsClawedBack).toBeGreaterThanOrEqual(0)
      const gained = refund - order.total + worthOf(pointsEarned - pointsClawedBack).amount
      expect(gained).toBeLessThanOrEqual(0)
    }),
  )
})
