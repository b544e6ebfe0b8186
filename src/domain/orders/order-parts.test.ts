import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { later } from '../time/later.ts'
import { findLongHold, partLimits, splitEqually, splitOrder, toFirstPrice, toRest } from './order-parts.ts'

describe('the same for everybody', () => {
  test.each([
    [300_000, 3, [100_000, 100_000, 100_000]],
    [100_000, 3, [33_250, 33_250, 33_500]],
    [100_100, 2, [50_000, 50_100]],
    [1_000, 1, [1_000]],
  ])('%d by %d', (amount, people, parts) => expect(splitEqually(amount, people)).toEqual(parts))

  test('always adds up, in notes for all but the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 10 ** 9 }), fc.integer({ min: 1, max: 20 }), (amount, people) => {
        const parts = splitEqually(amount, people)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
        expect(parts.slice(0, -1).every((part) => part % 250 === 0)).toBe(true)
        expect(parts).toHaveLength(people)
      }),
    )
  })
})

test('a price in dollars is split with its dinars, and both add up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2_000, max: 10 ** 7 }),
      fc.integer({ min: 1_000, max: 2_000 }),
      fc.integer({ min: 1, max: 20 }),
      (amount, rate, people) => {
        const rest = toRest({ amount, currency: 'USD' }, rate, [])
        const result = splitOrder(rest, { people }, null)
        if (!result.ok) return expect(rest.amount / people).toBeLessThan(2 * partLimits.min)
        expect(result.parts.reduce((sum, part) => sum + part.price, 0)).toBe(amount)
        expect(result.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(rest.amount)
        expect(result.parts.every((part) => part.price > 0 && part.amount > 0)).toBe(true)
      },
    ),
  )
})

test('the remaining amount is the sum of the unpaid parts', () => {
  const paid = [{ price: 100_000, amount: 100_000 }]
  expect(toRest({ amount: 300_000, currency: 'IQD' }, 1_310, paid)).toEqual({ price: 200_000, amount: 200_000 })
})

describe('how long a group is waited for', () => {
  const createdAt = new Date('2027-01-10T09:00:00Z')
  const holdUntil = later(createdAt, 15 * 60)
  const day = later(createdAt, 24 * 3600)
  const hold = {
    total: 300_000,
    paid: 100_000,
    people: 3,
    createdAt,
    holdUntil,
    isLong: false,
    latest: null,
    longHolds: 0,
    hasFailed: false,
  }
  test.each([
    ['a day, once a first part is there', {}, day],
    ['not before', { paid: 0 }, null],
    ['not for less than a tenth', { paid: 29_750 }, null],
    ['for a tenth', { paid: 30_000 }, day],
    ['of twenty for the share of one', { paid: 15_000, people: 20 }, day],
    ['not a second time', { isLong: true }, null],
    ['not past what it is for', { latest: later(createdAt, 3600) }, later(createdAt, 3600)],
    ['not where that is sooner than the hold', { latest: createdAt }, null],
    ['not for more than two at once', { longHolds: 2 }, null],
    ['not for who has let one run out', { hasFailed: true }, null],
    ['never shorter than it was', { holdUntil: later(day, 3600) }, null],
  ])('%s', (_, more, until) => expect(findLongHold({ ...hold, ...more })).toEqual(until))

  test('the first price is a tenth, or a fair share of many', () => {
    expect([toFirstPrice(300_000, 3), toFirstPrice(300_000, 20), toFirstPrice(300_000, 0)]).toEqual([
      30_000, 15_000, 30_000,
    ])
  })
})
