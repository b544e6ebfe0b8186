import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cashLimitsOf, checkHold, findCashReason, type Hold, holdLimits, toCashEnd } from './hold-rules.ts'

const family: Hold = { method: 'cash', rooms: 4, nights: 3, dinars: 4 * 3 * 450_000 }
const small: Hold = { method: 'qi', rooms: 1, nights: 2, dinars: 200_000 }
const times = (count: number, hold: Hold): Hold[] => Array.from({ length: count }, () => hold)

describe('what is held without being paid', () => {
  test.each<[string, Hold[], Hold, string]>([
    ['a first one', [], small, 'ok'],
    ['a family of twelve, whatever the way to pay', [], family, 'ok'],
    ['two hotels, to compare them', [family], { ...family, method: 'qi' }, 'ok'],
    ['the largest party for four nights', [], { ...small, rooms: 30, nights: 4 }, 'ok'],
    ['one room for the longest stay', [], { ...small, nights: 90, dinars: 90 * 450_000 }, 'ok'],
    ['one more than there may be', times(holdLimits.holds, small), small, 'TOO_MANY_HOLDS'],
    ['all rooms of a house for a season', [], { ...small, rooms: 30, nights: 90 }, 'HOLDS_TOO_LARGE'],
    ['more rooms than people travel together', times(3, { ...small, rooms: 10, nights: 1 }), small, 'HOLDS_TOO_LARGE'],
    ['more than anybody means to pay for', [], { ...small, dinars: holdLimits.dinars + 1 }, 'HOLDS_TOO_LARGE'],
  ])('%s', (_, held, asked, expected) => {
    const checked = checkHold(held, asked)
    expect(checked.ok ? 'ok' : checked.code).toBe(expected)
  })

  test('never comes to more than the limits, in whatever order it is asked for', () => {
    fc.assert(
      fc.property(fc.array(anyHold, { maxLength: 40 }), (asked) => {
        const held: Hold[] = []
        for (const hold of asked) if (checkHold(held, hold).ok) held.push(hold)
        expect(held.length).toBeLessThanOrEqual(holdLimits.holds)
        expect(sum(held, ({ rooms }) => rooms)).toBeLessThanOrEqual(holdLimits.rooms)
        expect(sum(held, ({ rooms, nights }) => rooms * nights)).toBeLessThanOrEqual(holdLimits.roomNights)
        expect(sum(held, ({ dinars }) => dinars)).toBeLessThanOrEqual(holdLimits.dinars)
      }),
    )
  })
})

describe('cash', () => {
  test.each<[string, Hold[], Hold, boolean, string | null]>([
    ['a family of twelve on its first stay', [], family, false, null],
    ['a second one of somebody new', [family], family, false, 'open'],
    ['beside one that is paid online', [{ ...family, method: 'fib' }], family, false, null],
    ['a second one of somebody known', [family], family, true, null],
    ['a third', [family, family], family, true, 'open'],
    ['eight nights of somebody new', [], { ...small, nights: 8 }, false, 'nights'],
    ['eight nights of somebody known', [], { ...small, nights: 8 }, true, null],
    ['thirty rooms', [], { ...small, rooms: 30, nights: 1 }, false, 'rooms'],
    ['a palace', [], { ...small, dinars: 10_000_001 }, false, 'price'],
  ])('%s', (_, held, asked, hasPaid, expected) =>
    expect(findCashReason(held, asked, { hasPaid, hasMissedCash: false })).toBe(expected),
  )

  test('that was waited for in vain', () =>
    expect(findCashReason([], small, { hasPaid: true, hasMissedCash: true })).toBe('missed'))

  test('waited for never comes to more than its limits', () => {
    fc.assert(
      fc.property(fc.array(anyHold, { maxLength: 40 }), fc.boolean(), (asked, hasPaid) => {
        const held: Hold[] = []
        for (const hold of asked)
          if (hold.method !== 'cash' || !findCashReason(held, hold, { hasPaid, hasMissedCash: false })) held.push(hold)
        const cash = held.filter(({ method }) => method === 'cash')
        const limits = cashLimitsOf(hasPaid)
        expect(cash.length).toBeLessThanOrEqual(limits.holds)
        expect(cash.every(({ nights }) => nights <= limits.nights)).toBe(true)
        expect(sum(cash, ({ rooms, nights }) => rooms * nights)).toBeLessThanOrEqual(limits.roomNights)
        expect(sum(cash, ({ dinars }) => dinars)).toBeLessThanOrEqual(limits.dinars)
      }),
    )
  })

  const first = { hasPaid: false, isVoucherLimited: false }
  const known = { hasPaid: true, isVoucherLimited: false }
  test.each([
    ['2026-11-15T00:10', first, '2026-11-15T21:00'],
    ['2026-11-15T11:59', first, '2026-11-15T21:00'],
    ['2026-11-15T12:00', first, '2026-11-16T12:00'],
    ['2026-11-15T23:50', first, '2026-11-16T12:00'],
    ['2026-11-15T10:00', known, '2026-11-16T10:00'],
    ['2026-11-15T10:00', { ...known, isVoucherLimited: true }, '2026-11-15T12:00'],
    ['2026-11-15T10:00', { ...first, isVoucherLimited: true }, '2026-11-15T12:00'],
  ])('booked at %s by %j is waited for until %s', (now, wait, until) => {
    expect(toCashEnd(new Date(`${now}:00+03:00`), wait)).toEqual(new Date(`${until}:00+03:00`))
  })

  test('is waited for between nine hours and a day, at any minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 * 24 * 60 }), (minute) => {
        const now = new Date(Date.UTC(2026, 10, 15) + minute * 60_000)
        const hours = (toCashEnd(now, first).getTime() - now.getTime()) / 3_600_000
        expect(hours).toBeGreaterThanOrEqual(9)
        expect(hours).toBeLessThanOrEqual(24)
      }),
    )
  })
})

const anyHold: fc.Arbitrary<Hold> = fc.record({
  method: fc.constantFrom('qi', 'cash', 'fib'),
  rooms: fc.integer({ min: 1, max: 30 }),
  nights: fc.integer({ min: 1, max: 90 }),
  dinars: fc.integer({ min: 1, max: 60_000_000 }),
})

function sum(holds: readonly Hold[], of: (hold: Hold) => number): number {
  return holds.reduce((all, hold) => all + of(hold), 0)
}
