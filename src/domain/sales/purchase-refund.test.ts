import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { worthOf } from '../money/points.ts'
import { toPurchasePercent, toPurchasePlans, toPurchasePolicy } from './purchase-refund.ts'

const policy = { freeUntilDays: 7, percentAfter: 50 }
const at = (text: string) => new Date(`${text}+03:00`)
const tour = {
  startsAt: at('2027-02-20T07:00:00'),
  endsAt: at('2027-02-25T00:00:00'),
  boughtAt: at('2027-01-10T12:00:00'),
}
const offer = { ...tour, startsAt: null }

describe('how much comes back', () => {
  test.each([
    ['2027-01-10T12:00:00', 100],
    ['2027-02-13T23:59:59', 100],
    ['2027-02-14T00:00:00', 50],
    ['2027-02-20T06:59:59', 50],
    ['2027-02-20T07:00:00', 0],
  ])('of what has a day, at %s', (now, percent) => {
    expect(toPurchasePercent(policy, { ...tour, status: 'accepted' }, at(now))).toBe(percent)
  })

  test.each([
    ['2027-01-10T12:00:00', 100],
    ['2027-01-17T23:59:59', 100],
    ['2027-01-18T00:00:00', 0],
    ['2027-02-25T00:00:00', 0],
  ])('of what has none, at %s', (now, percent) => {
    expect(toPurchasePercent(policy, { ...offer, status: 'accepted' }, at(now))).toBe(percent)
  })

  test.each(['2027-01-10T12:00:00', '2027-02-19T12:00:00', '2027-02-20T07:00:00', '2027-02-25T00:00:00'])(
    'is everything until its seller has said yes, at %s',
    (now) => {
      for (const times of [tour, offer])
        expect(toPurchasePercent(policy, { ...times, status: 'pending' }, at(now))).toBe(100)
    },
  )

  test('is what was promised before', () => {
    fc.assert(
      fc.property(fc.constantFrom(tour, offer), fc.nat(60), fc.nat(30), (times, days, freeUntilDays) => {
        const now = new Date(times.boughtAt.getTime() + days * 86_400_000)
        const own = { ...policy, freeUntilDays }
        const { freeUntil, percentAfter } = toPurchasePolicy(own, times, now)
        expect(toPurchasePercent(own, { ...times, status: 'accepted' }, now)).toBe(
          freeUntil === null ? percentAfter : 100,
        )
      }),
    )
  })
})

const deposit = {
  paid: { amount: 100_000, currency: 'IQD' as const },
  pointsUsed: 40,
  pointsEarned: 100,
  hasVoucher: true,
  paidRate: null,
}
const rest = {
  ...deposit,
  paid: { ...deposit.paid, amount: 300_000 },
  pointsUsed: 0,
  pointsEarned: 300,
  hasVoucher: false,
}

describe('what goes back of two orders', () => {
  test('is as much of both, and the voucher once', () => {
    const plans = toPurchasePlans([deposit, rest], { by: 'customer', percent: 50, pointsBalance: 400 })
    expect(plans).toMatchObject([
      { refund: { amount: 50_000 }, pointsBack: 20, pointsClawedBack: 50, isVoucherBack: true },
      { refund: { amount: 150_000 }, pointsBack: 0, pointsClawedBack: 150, isVoucherBack: false },
    ])
  })

  test('takes a point that is there only once', () => {
    const plans = toPurchasePlans([deposit, rest], { by: 'customer', percent: 100, pointsBalance: 160 })
    expect(plans.map(({ pointsClawedBack }) => pointsClawedBack)).toEqual([100, 100])
    expect(plans.map(({ refund }) => refund.amount)).toEqual([100_000, 300_000 - worthOf(200).amount])
    const kept = toPurchasePlans([deposit, rest], { by: 'property', percent: 100, pointsBalance: 160 })
    expect(kept.map(({ refund }) => refund.amount)).toEqual([100_000, 300_000])
  })

  test('makes nobody richer, and no balance fall below zero', () => {
    const points = fc.nat(500)
    fc.assert(
      fc.property(points, points, points, points, fc.nat(100), (used, first, second, balance, percent) => {
        const orders = [
          { ...deposit, pointsUsed: used, pointsEarned: first },
          { ...rest, pointsEarned: second },
        ]
        const plans = toPurchasePlans(orders, { by: 'customer', percent, pointsBalance: balance })
        let left = balance
        for (const { pointsBack, pointsClawedBack } of plans) {
          left += pointsBack - pointsClawedBack
          expect(left).toBeGreaterThanOrEqual(0)
        }
        const refund = plans.reduce((sum, plan) => sum + plan.refund.amount, 0)
        expect(refund).toBeLessThanOrEqual((400_000 * percent) / 100)
      }),
    )
  })
})
