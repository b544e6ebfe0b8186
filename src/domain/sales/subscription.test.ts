import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toClock } from '../time/day.ts'
import { later } from '../time/later.ts'
import { day } from '../time/units.ts'
import {
  canGiveBack,
  countPlaces,
  findBeginning,
  isExpired,
  isNext,
  isRunning,
  type Period,
  type SubscriptionState,
  toPeriod,
  toShownStatus,
  toWorth,
  usesLeft,
} from './subscription.ts'

const now = new Date('2027-01-10T09:00:00Z')
const instant = fc
  .integer({ min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2030-01-01T00:00:00Z') })
  .map((ms) => new Date(ms))
const days = fc.integer({ min: 1, max: 730 })

test('a customer can have two subscriptions, the open ones included', () => {
  const period = (from: number, to: number) => ({ beginsAt: later(now, from * day), expiresAt: later(now, to * day) })
  expect(countPlaces([], now)).toBe(2)
  expect(countPlaces([period(-40, -10)], now)).toBe(2)
  expect(countPlaces([period(-1, 29)], now)).toBe(1)
  expect(countPlaces([period(-1, 29), period(29, 59)], now)).toBe(0)
  expect(countPlaces([period(1, 29)], now)).toBe(1)
})

test('a subscription paid a moment later becomes active, and keeps the place of the following one', () => {
  const paid = { beginsAt: later(now, 0.2), expiresAt: later(now, 30 * day) }
  expect(findBeginning([paid], now)).toEqual(paid.expiresAt)
  expect(countPlaces([paid], now)).toBe(1)
})

describe('the period', () => {
  test.each([
    ['2027-01-10T09:00:00Z', 30, '2027-02-09T21:00:00.000Z'],
    ['2027-01-10T20:59:59Z', 1, '2027-01-11T21:00:00.000Z'],
    ['2027-01-10T21:00:00Z', 1, '2027-01-11T21:00:00.000Z'],
    ['2027-01-10T21:00:01Z', 1, '2027-01-12T21:00:00.000Z'],
  ])('from %s for %i days ends at %s', (from, count, end) => {
    expect(toPeriod(new Date(from), count).expiresAt.toISOString()).toBe(end)
  })

  test('ends at a midnight of Baghdad, never early, and less than a day late', () => {
    fc.assert(
      fc.property(instant, days, (from, count) => {
        const { beginsAt, expiresAt } = toPeriod(from, count)
        const over = (expiresAt.getTime() - later(beginsAt, count * day).getTime()) / 1000
        expect(toClock(expiresAt)).toBe('00:00')
        expect(over).toBeGreaterThanOrEqual(0)
        expect(over).toBeLessThan(day)
      }),
    )
  })

  test('of one that follows is exactly its days', () => {
    fc.assert(
      fc.property(instant, days, days, (from, first, second) => {
        const { expiresAt } = toPeriod(from, first)
        expect(toPeriod(expiresAt, second).expiresAt).toEqual(later(expiresAt, second * day))
      }),
    )
  })
})

describe('the beginning', () => {
  test('is now where nothing runs, also where something has just ended', () => {
    expect(findBeginning([], now)).toEqual(now)
    expect(findBeginning([{ beginsAt: later(now, -day), expiresAt: now }], now)).toEqual(now)
  })

  test('however many are paid one after the other, never do two run at once, nor do two wait', () => {
    fc.assert(
      fc.property(instant, fc.array(fc.record({ wait: fc.nat(40 * day), days }), { maxLength: 8 }), (from, bought) => {
        const living: Period[] = []
        let at = from
        for (const { wait, days: length } of bought) {
          at = later(at, wait)
          const begins = findBeginning(living, at)
          const isOneWaiting = living.some(({ beginsAt }) => beginsAt > at)
          expect(begins === null).toBe(isOneWaiting)
          if (begins) living.push(toPeriod(begins, length))
        }
        living.forEach((one, index) => {
          const before = living[index - 1]
          if (before) expect(one.beginsAt.getTime()).toBeGreaterThanOrEqual(before.expiresAt.getTime())
        })
      }),
    )
  })
})

const running: SubscriptionState = {
  status: 'active',
  beginsAt: later(now, -day),
  expiresAt: later(now, day),
  uses: 5,
  used: 2,
}

describe('by the clock', () => {
  test('one that runs can be used until the moment of its end', () => {
    expect(isRunning(running, now)).toBe(true)
    expect(isRunning(running, later(now, day - 1))).toBe(true)
    expect(isRunning(running, later(now, day))).toBe(false)
    expect(isExpired(running, later(now, day))).toBe(true)
    expect(toShownStatus(running, later(now, day))).toBe('ended')
  })

  test('one that waits is active, but not to be used', () => {
    const next = { ...running, beginsAt: later(now, 60) }
    expect([isNext(next, now), isRunning(next, now), toShownStatus(next, now)]).toEqual([true, false, 'active'])
    expect([isNext(next, later(now, 60)), isRunning(next, later(now, 60))]).toEqual([false, true])
  })

  test.each([
    [{ status: 'suspended' as const }],
    [{ status: 'ended' as const }],
    [{ status: 'inactive' as const, beginsAt: null, expiresAt: null }],
    [{ used: 5 }],
  ])('%o is not running', (change) => {
    expect(isRunning({ ...running, ...change }, now)).toBe(false)
  })

  test('uses that are left', () => {
    expect(usesLeft(running)).toBe(3)
    expect(usesLeft({ uses: null, used: 900 })).toBe(null)
  })
})

describe('giving back', () => {
  const unused = { ...running, used: 0, paidAt: now }

  test('for a day, while it is unused', () => {
    expect(canGiveBack(unused, later(now, day - 1))).toBe(true)
    expect(canGiveBack({ ...unused, expiresAt: later(now, 9 * day) }, later(now, day))).toBe(false)
    expect(canGiveBack({ ...unused, used: 1 }, now)).toBe(false)
    expect(canGiveBack({ ...unused, status: 'ended' }, now)).toBe(false)
    expect(canGiveBack({ ...unused, paidAt: null }, now)).toBe(false)
  })

  test('its worth falls from its price to nothing, and never rises', () => {
    fc.assert(
      fc.property(fc.nat(10 * day), fc.nat(10 * day), fc.integer({ min: 0, max: 5 }), (a, b, used) => {
        const state = { ...running, ...toPeriod(now, 9), used, price: 45_000 }
        const [first, second] = [Math.min(a, b), Math.max(a, b)].map((at) => toWorth(state, later(now, at)))
        expect(first).toBeLessThanOrEqual(45_000)
        expect(second).toBeGreaterThanOrEqual(0)
        expect(second).toBeLessThanOrEqual(first ?? 0)
      }),
    )
    expect(toWorth({ ...running, ...toPeriod(now, 9), uses: null, used: 70, price: 45_000 }, now)).toBe(45_000)
    expect(toWorth({ ...running, price: 45_000, used: 5 }, now)).toBe(0)
  })
})
