import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentOff, roundAmount, toMajor } from './money/money.ts'
import { toPageMeta } from './search/page-meta.ts'
import { toLatinDigits } from './text/digits.ts'
import { toLocale } from './text/locale.ts'
import { addDays, toClock, toDay, toInstant, weekdayOf } from './time/day.ts'

describe('pages', () => {
  test.each([
    [
      { total: 0, limit: 20, page: 1 },
      { last: 0, previous: null, next: null },
    ],
    [
      { total: 20, limit: 20, page: 1 },
      { last: 1, previous: null, next: null },
    ],
    [
      { total: 21, limit: 20, page: 1 },
      { last: 2, previous: null, next: 2 },
    ],
    [
      { total: 21, limit: 20, page: 2 },
      { last: 2, previous: 1, next: null },
    ],
    [
      { total: 21, limit: 20, page: 9 },
      { last: 2, previous: 2, next: null },
    ],
  ])('%j', (input, expected) => expect(toPageMeta(input)).toEqual({ ...input, ...expected }))

  test('walking `next` from page 1 visits every page once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 1, max: 100 }), (total, limit) => {
        let pages = total > 0 ? 1 : 0
        for (let meta = toPageMeta({ total, limit, page: 1 }); meta.next; pages++)
          meta = toPageMeta({ total, limit, page: meta.next })
        expect(pages).toBe(Math.ceil(total / limit))
      }),
    )
  })
})

describe('money', () => {
  test.each([
    [{ amount: 75_000, currency: 'IQD' as const }, 75_000],
    [{ amount: 12_050, currency: 'USD' as const }, 120.5],
  ])('%j in major units is %d', (money, major) => expect(toMajor(money)).toBe(major))

  test('rounding is symmetric and never more than half a unit away', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (exact) => {
        expect(roundAmount(-exact)).toBeCloseTo(-roundAmount(exact), 10)
        expect(Math.abs(roundAmount(exact) - exact)).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  test('a discount is a whole number of the smallest unit', () => {
    expect(percentOff({ amount: 99_999, currency: 'IQD' }, 15)).toEqual({ amount: 84_999, currency: 'IQD' })
  })
})

describe('days', () => {
  test('the day turns at midnight in Baghdad, not in UTC', () => {
    expect(toDay(new Date('2026-11-14T20:59:59Z'))).toBe('2026-11-14')
    expect(toDay(new Date('2026-11-14T21:00:00Z'))).toBe('2026-11-15')
    expect(toClock(new Date('2026-11-14T21:05:00Z'))).toBe('00:05')
  })

  test('a day and a clock make the instant they came from', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (date) => {
          const minute = new Date(Math.floor(date.getTime() / 60_000) * 60_000)
          expect(toInstant(toDay(minute), toClock(minute))).toEqual(minute)
        },
      ),
    )
  })

  test('weekdays and month ends', () => {
    expect(weekdayOf('2026-11-15')).toBe(0)
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  })
})

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['+964 ٧٥٠ abc', '+964 750 abc'],
])('digits of %s', (input, expected) => expect(toLatinDigits(input)).toBe(expected))

test.each([
  ['ar', 'ar'],
  ['ku', 'ku'],
  ['fr', 'en'],
  [undefined, 'en'],
  [['ar'], 'en'],
])('locale %j → %s', (input, expected) => expect(toLocale(input)).toBe(expected))
