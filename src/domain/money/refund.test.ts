import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cancellation, toRefundPlan } from './refund.ts'

const cancellation: Cancellation = {
  by: 'customer',
  now: new Date('2026-11-15T12:00:00+03:00'),
  checkIn: '2026-11-20',
  checkInClock: '14:00',
  policy: { freeUntilDays: 3, percentAfter: 50 },
  paid: { amount: 100_001, currency: 'IQD' },
  pointsUsed: 40,
  pointsEarned: 100,
  pointsBalance: 500,
  hasVoucher: true,
  paidRate: null,
}
const plan = (input: Partial<Cancellation>) => toRefundPlan({ ...cancellation, ...input })

describe('cancelling', () => {
  test.each([
    ['2026-11-15T12:00:00+03:00', 100_001, 100],
    ['2026-11-17T23:59:59+03:00', 100_001, 100],
    // Still the 17th in UTC, but Baghdad's 18th has begun.
    ['2026-11-17T21:00:00Z', 50_001, 50],
    ['2026-11-20T13:59:59+03:00', 50_001, 50],
    ['2026-11-20T14:00:00+03:00', 0, 0],
    ['2026-11-25T12:00:00+03:00', 0, 0],
  ])('at %s gives back %d', (now, amount, percent) => {
    expect(plan({ now: new Date(now) })).toMatchObject({ refund: { amount, currency: 'IQD' }, percent })
  })

  test('gives points used and voucher back, and takes the points earned', () => {
    expect(plan({})).toMatchObject({ pointsBack: 40, pointsClawedBack: 100, pointsMissing: 0, isVoucherBack: true })
    expect(plan({ hasVoucher: false }).isVoucherBack).toBe(false)
  })

  test('gives back and takes as much of the points as of the money', () => {
    const late = { now: new Date('2026-11-19T12:00:00+03:00') }
    expect(plan(late)).toMatchObject({ percent: 50, pointsBack: 20, pointsClawedBack: 50 })
    const never = { ...late, policy: { freeUntilDays: 3, percentAfter: 0 } }
    expect(plan(never)).toMatchObject({ percent: 0, pointsBack: 0, pointsClawedBack: 0, isVoucherBack: true })
  })

  test('takes no more points than there are, those given back among them', () => {
    expect(plan({ pointsBalance: 10 })).toMatchObject({ pointsBack: 40, pointsClawedBack: 50, pointsMissing: 50 })
  })

  test('takes what missing points have paid elsewhere off the refund, never more than that is', () => {
    expect(plan({ pointsBalance: 10 }).refund.amount).toBe(100_001 - 500)
    const paid = { amount: 10_000, currency: 'USD' } as const
    expect(plan({ pointsBalance: 10, paid, paidRate: 1310 }).refund.amount).toBe(10_000 - 38)
    expect(plan({ pointsBalance: 10, paid, paidRate: 1000 }).refund.amount).toBe(10_000 - 50)
    expect(plan({ pointsBalance: 0, pointsUsed: 0, pointsEarned: 50_000 }).refund.amount).toBe(0)
    expect(plan({ by: 'property', pointsBalance: 10 }).refund.amount).toBe(100_001)
  })

  test('after check-in leaves everything as it is', () => {
    expect(plan({ now: new Date('2026-11-20T15:00:00+03:00') })).toEqual({
      refund: { amount: 0, currency: 'IQD' },
      percent: 0,
      pointsBack: 0,
      pointsClawedBack: 0,
      pointsMissing: 0,
      isVoucherBack: false,
    })
  })

  test('a property that cancels gives everything back at any time', () => {
    const late = plan({ by: 'property', now: new Date('2026-11-21T12:00:00+03:00') })
    expect(late).toMatchObject({ refund: cancellation.paid, percent: 100, pointsBack: 40, isVoucherBack: true })
  })

  test('never gives back more than was paid, nor leaves a ledger below zero', () => {
    const count = fc.integer({ min: 0, max: 10_000 })
    fc.assert(
      fc.property(
        fc.record({
          by: fc.constantFrom('customer' as const, 'property' as const),
          now: fc.date({ min: new Date('2026-10-01'), max: new Date('2026-12-01'), noInvalidDate: true }),
          policy: fc.record({
            freeUntilDays: fc.integer({ min: 0, max: 30 }),
            percentAfter: fc.integer({ min: 0, max: 100 }),
          }),
          paid: fc.record({ amount: fc.integer({ min: 0, max: 1e9 }), currency: fc.constantFrom('IQD', 'USD') }),
          pointsUsed: count,
          pointsEarned: count,
          pointsBalance: count,
          hasVoucher: fc.boolean(),
        }),
        (input) => {
          const { refund, percent, pointsBack, pointsClawedBack, pointsMissing } = plan(input)
          expect(refund.currency).toBe(input.paid.currency)
          expect(Number.isInteger(refund.amount)).toBe(true)
          expect(refund.amount).toBeGreaterThanOrEqual(0)
          expect(refund.amount).toBeLessThanOrEqual(input.paid.amount)
          expect(input.pointsBalance + pointsBack - pointsClawedBack).toBeGreaterThanOrEqual(0)
          expect(pointsBack).toBe(Math.floor((input.pointsUsed * percent) / 100))
          expect(pointsClawedBack + pointsMissing).toBe(Math.ceil((input.pointsEarned * percent) / 100))
        },
      ),
    )
  })

  test('never gives back more the later it is', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-11-01'), max: new Date('2026-11-30'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 20 * 86_400_000 }),
        (now, later) => {
          const early = plan({ now }).refund.amount
          expect(plan({ now: new Date(now.getTime() + later) }).refund.amount).toBeLessThanOrEqual(early)
        },
      ),
    )
  })
})
