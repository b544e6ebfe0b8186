import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sizeOf } from '../testing/size.ts'
import { exchange } from './exchange.ts'
import { pointsFor, toPointsDiscount, usablePoints } from './point-rules.ts'
import { worthOf } from './points.ts'
import { type QuoteRequest, toQuote } from './quote.ts'
import type { VoucherValue } from './voucher.ts'

const double = {
  roomTypeId: 1,
  title: 'Double room',
  count: 2,
  nights: [
    { night: '2027-05-05', amount: 50_000 },
    { night: '2027-05-06', amount: 55_000 },
  ],
}
const family = { roomTypeId: 2, count: 1, nights: [{ night: '2027-05-05', amount: 90_000 }] }
const request = { rooms: [double, family], childFees: [], currency: 'IQD', dinarsPerDollar: 1310 } as const
const iqd = (amount: number) => ({ amount, currency: 'IQD' }) as const

describe('a quote', () => {
  test('has a line for each room type and night, and for the children of each night', () => {
    const quote = toQuote({ ...request, childFees: [{ night: '2027-05-05', amount: 5000, count: 3 }] })
    expect(quote).toEqual({
      lines: [
        {
          kind: 'room',
          roomTypeId: 1,
          title: 'Double room',
          night: '2027-05-05',
          count: 2,
          price: 50_000,
          amount: 100_000,
        },
        {
          kind: 'room',
          roomTypeId: 1,
          title: 'Double room',
          night: '2027-05-06',
          count: 2,
          price: 55_000,
          amount: 110_000,
        },
        { kind: 'room', roomTypeId: 2, night: '2027-05-05', count: 1, price: 90_000, amount: 90_000 },
        { kind: 'children', night: '2027-05-05', count: 3, price: 5000, amount: 15_000 },
      ],
      totalBeforeDiscount: 315_000,
      voucherDiscount: 0,
      pointsDiscount: 0,
      pointsUsed: 0,
      rounding: 0,
      total: 315_000,
      currency: 'IQD',
    })
  })

  test('takes the voucher off first, and points for half of the rest', () => {
    const voucher = { kind: 'percent', percent: 10, ceiling: null } as const
    expect(toQuote({ ...request, voucher, points: 20_000 })).toMatchObject({
      totalBeforeDiscount: 300_000,
      voucherDiscount: 30_000,
      pointsUsed: 13_500,
      pointsDiscount: 135_000,
      total: 135_000,
    })
  })

  test('in dollars reckons vouchers and points in dinars by the rate', () => {
    const rooms = [{ roomTypeId: 1, count: 1, nights: [{ night: '2027-05-05', amount: 10_000 }] }]
    const voucher = { kind: 'fixed', amount: iqd(13_100) } as const
    expect(toQuote({ ...request, currency: 'USD', rooms, voucher, points: 131 })).toMatchObject({
      voucherDiscount: 1000,
      pointsUsed: 131,
      pointsDiscount: 100,
      total: 8900,
    })
  })

  test('adds up, is whole, and never negative', () => {
    fc.assert(
      fc.property(anyRequest, (input) => {
        const quote = toQuote(input)
        const sum = quote.lines.reduce((total, line) => total + line.amount, 0)
        expect(quote.totalBeforeDiscount).toBe(sum)
        expect(quote.total).toBe(sum - quote.voucherDiscount - quote.pointsDiscount)
        for (const line of quote.lines) expect(line.amount).toBe(line.price * line.count)
        const { lines: _, currency: __, ...amounts } = quote
        for (const amount of Object.values(amounts)) {
          expect(Number.isSafeInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: sizeOf(1000) },
    )
  })

  test('points take at most half of what the voucher leaves, and no more than there are', () => {
    fc.assert(
      fc.property(anyRequest, (input) => {
        const { totalBeforeDiscount, voucherDiscount, pointsDiscount, pointsUsed } = toQuote(input)
        expect(pointsDiscount * 2).toBeLessThanOrEqual(totalBeforeDiscount - voucherDiscount)
        expect(pointsUsed).toBeLessThanOrEqual(input.points ?? 0)
        expect(pointsDiscount).toBe(exchange(worthOf(pointsUsed), input.currency, input.dinarsPerDollar).amount)
        expect(pointsUsed > 0).toBe(pointsDiscount > 0)
      }),
      { numRuns: sizeOf(1000) },
    )
  })

  test('a voucher stays under its ceiling', () => {
    fc.assert(
      fc.property(anyRequest, (input) => {
        const { voucher, currency, dinarsPerDollar } = input
        fc.pre(voucher?.kind === 'percent' && voucher.ceiling !== null)
        if (voucher?.kind !== 'percent' || !voucher.ceiling) return
        const ceiling = exchange(voucher.ceiling, currency, dinarsPerDollar).amount
        expect(toQuote(input).voucherDiscount).toBeLessThanOrEqual(ceiling)
      }),
    )
  })
})

describe('points', () => {
  test.each([
    [0, 0],
    [999, 0],
    [1000, 1],
    [75_500, 75],
  ])('%d dinars paid earn %d', (paid, points) => expect(pointsFor(paid, 'reservation')).toBe(points))

  test.each([
    [100, 75_000, 100],
    [5000, 75_000, 3750],
    [5000, 39, 1],
    [5000, 19, 0],
    [0, 75_000, 0],
  ])('of %d, for a price of %d, %d can be used', (balance, price, points) => {
    expect(usablePoints(balance, price)).toBe(points)
  })

  test('rounding to cents never takes more than half', () => {
    // 29 cents are 380 dinars, half of which are 19 points; those would be 14.503 cents, and round to 15.
    expect(toPointsDiscount(500, { amount: 29, currency: 'USD' }, 1310)).toEqual({ points: 18, discount: 14 })
  })

  test('no point is taken for nothing', () => {
    expect(toPointsDiscount(1, { amount: 500, currency: 'USD' }, 3000)).toEqual({ points: 0, discount: 0 })
  })
})

describe('an exchange', () => {
  test.each([
    [iqd(13_100), 'USD', 1000],
    [{ amount: 1, currency: 'USD' } as const, 'IQD', 13],
    [iqd(10), 'USD', 1],
    [iqd(777), 'IQD', 777],
    [{ amount: 777, currency: 'USD' } as const, 'USD', 777],
  ] as const)('%j in %s is %d', (money, currency, amount) => {
    expect(exchange(money, currency, 1310)).toEqual({ amount, currency })
  })

  test('cents come back as they were', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (amount) => {
        const dinars = exchange({ amount, currency: 'USD' }, 'IQD', 1310)
        expect(exchange(dinars, 'USD', 1310).amount).toBe(amount)
      }),
    )
  })
})

const money = fc.record({ amount: fc.integer({ min: 0, max: 500_000 }), currency: fc.constantFrom('IQD', 'USD') })
const anyVoucher: fc.Arbitrary<VoucherValue> = fc.oneof(
  fc.record({ kind: fc.constant('fixed'), amount: money }),
  fc.record({
    kind: fc.constant('percent'),
    percent: fc.integer({ min: 1, max: 100 }),
    ceiling: fc.option(money),
  }),
)
const amount = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 900_000 }))
const anyRequest: fc.Arbitrary<QuoteRequest> = fc.record({
  rooms: fc.array(
    fc.record({
      roomTypeId: fc.integer({ min: 1, max: 9 }),
      count: fc.integer({ min: 1, max: 5 }),
      nights: fc.array(fc.record({ night: fc.constant('2027-05-05'), amount }), { maxLength: 5 }),
    }),
    { maxLength: 3 },
  ),
  childFees: fc.array(fc.record({ night: fc.constant('2027-05-05'), amount, count: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 3,
  }),
  voucher: fc.option(anyVoucher),
  points: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined }),
  currency: fc.constantFrom('IQD', 'USD'),
  dinarsPerDollar: fc.integer({ min: 500, max: 5000 }),
})
