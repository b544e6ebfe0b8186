import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../time/day.ts'
import {
  checkStay,
  findSeason,
  type PriceRules,
  toChildFees,
  toNightlyPrice,
  toNightlyPrices,
  weekendNights,
} from './nightly-price.ts'

const plain: PriceRules = { seasons: [], weekdayPercents: {}, discount: 0, closures: [], minNights: 1 }
const summer = { from: '2027-06-01', to: '2027-08-31', percent: 20, minNights: 2 }
const eid = { from: '2027-06-10', to: '2027-06-12', percent: 50, minNights: 3 }
const weekend = Object.fromEntries(weekendNights.map((weekday) => [weekday, 10]))

describe('the price of a night', () => {
  test.each([
    ['2027-05-31', {}, 100_000],
    ['2027-06-01', { seasons: [summer] }, 120_000],
    ['2027-08-31', { seasons: [summer] }, 120_000],
    ['2027-09-01', { seasons: [summer] }, 100_000],
    ['2027-06-11', { seasons: [eid, summer] }, 150_000],
    ['2027-06-11', { seasons: [summer, eid] }, 150_000],
    ['2027-05-31', { discount: 15 }, 85_000],
    ['2027-06-01', { seasons: [summer], discount: 15 }, 102_000],
  ])('%s under %j is %d', (night, rules, expected) => {
    expect(toNightlyPrice(100_000, night, { ...plain, ...rules })).toBe(expected)
  })

  test('Thursday and Friday nights are the weekend', () => {
    const prices = toNightlyPrices(
      1000,
      { checkIn: '2027-05-02', checkOut: '2027-05-09' },
      { ...plain, weekdayPercents: weekend },
    )
    expect(prices.map(({ amount }) => amount)).toEqual([1000, 1000, 1000, 1000, 1100, 1100, 1000])
  })

  test('is rounded once, and half a unit goes up', () => {
    // 33 + 10 % is 36.3, and 10 % off that 32.67; rounded twice it would be 32.4.
    const rules = { ...plain, seasons: [{ ...summer, percent: 10 }], discount: 10 }
    expect(toNightlyPrice(33, '2027-06-01', rules)).toBe(33)
    expect(toNightlyPrice(5, '2027-05-31', { ...plain, discount: 50 })).toBe(3)
  })

  test('is the exact one, rounded, and never negative', () => {
    const percent = fc.integer({ min: -100, max: 200 })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        percent,
        percent,
        fc.integer({ min: 0, max: 100 }),
        (base, season, weekday, discount) => {
          const rules = {
            ...plain,
            seasons: [{ ...summer, percent: season }],
            weekdayPercents: { 2: weekday },
            discount,
          }
          const millionths = BigInt(base) * BigInt(100 + season) * BigInt(100 + weekday) * BigInt(100 - discount)
          expect(toNightlyPrice(base, '2027-06-01', rules)).toBe(Number((millionths + 500_000n) / 1_000_000n))
        },
      ),
    )
  })

  test('a longer stay never costs less', () => {
    fc.assert(
      fc.property(
        anyRules,
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 30 }),
        (rules, base, length) => {
          const total = (nights: number) =>
            toNightlyPrices(base, { checkIn: '2027-05-20', checkOut: addDays('2027-05-20', nights) }, rules).reduce(
              (sum, { amount }) => sum + amount,
              0,
            )
          expect(total(length + 1)).toBeGreaterThanOrEqual(total(length))
        },
      ),
    )
  })

  test('of two seasons of the same length the later one holds, in whatever order they are given', () => {
    const later = { from: '2027-06-11', to: '2027-06-13', percent: 5 }
    expect(findSeason([eid, later], '2027-06-11')).toBe(later)
    expect(findSeason([later, eid], '2027-06-11')).toBe(later)
    expect(findSeason([later, eid], '2027-06-10')).toBe(eid)
    expect(findSeason([later, eid], '2027-06-14')).toBeNull()
  })
})

describe('a stay at a property', () => {
  const check = (checkIn: string, checkOut: string, rules: Partial<PriceRules>) =>
    checkStay({ checkIn, checkOut }, { ...plain, ...rules })
  const closures = [{ from: '2027-05-10', to: '2027-05-11' }]

  test('is refused on closed nights, but may end on the first of them and begin after the last', () => {
    expect(check('2027-05-08', '2027-05-13', { closures })).toEqual({
      ok: false,
      code: 'CLOSED',
      nights: ['2027-05-10', '2027-05-11'],
    })
    expect(check('2027-05-08', '2027-05-10', { closures })).toEqual({ ok: true })
    expect(check('2027-05-12', '2027-05-13', { closures })).toEqual({ ok: true })
  })

  test.each([
    ['2027-05-01', '2027-05-02', { minNights: 2 }, 2],
    ['2027-05-01', '2027-05-03', { minNights: 2 }, null],
    ['2027-06-01', '2027-06-02', { seasons: [summer] }, 2],
    ['2027-05-31', '2027-06-01', { seasons: [summer] }, null],
    ['2027-06-09', '2027-06-11', { seasons: [summer, eid] }, 3],
    ['2027-06-09', '2027-06-12', { seasons: [summer, eid] }, null],
    ['2027-06-01', '2027-06-02', { seasons: [{ ...summer, minNights: 1 }], minNights: 5 }, null],
    ['2027-06-01', '2027-06-02', { seasons: [{ ...summer, minNights: null }], minNights: 5 }, 5],
  ])('from %s to %s under %j needs %s nights', (checkIn, checkOut, rules, minNights) => {
    expect(check(checkIn, checkOut, rules)).toEqual(
      minNights === null ? { ok: true } : { ok: false, code: 'MIN_STAY', minNights },
    )
  })
})

test('children from 2 to 12 pay by the night, infants and those of 13 do not', () => {
  const stay = { checkIn: '2027-05-30', checkOut: '2027-06-01' }
  expect(toChildFees(5000, { adults: 2, childrenAges: [1, 2, 12, 13] }, stay)).toEqual([
    { night: '2027-05-30', amount: 5000, count: 2 },
    { night: '2027-05-31', amount: 5000, count: 2 },
  ])
  expect(toChildFees(5000, { adults: 2, childrenAges: [1, 13] }, stay)).toEqual([])
  expect(toChildFees(0, { adults: 2, childrenAges: [5] }, stay)).toEqual([])
})

const anyRules: fc.Arbitrary<PriceRules> = fc.record({
  seasons: fc.array(
    fc
      .record({
        start: fc.integer({ min: -10, max: 30 }),
        length: fc.integer({ min: 0, max: 20 }),
        percent: fc.integer({ min: -100, max: 100 }),
      })
      .map(({ start, length, percent }) => ({
        from: addDays('2027-05-20', start),
        to: addDays('2027-05-20', start + length),
        percent,
      })),
    { maxLength: 4 },
  ),
  weekdayPercents: fc.dictionary(fc.constantFrom('0', '4', '5', '6'), fc.integer({ min: -100, max: 100 })),
  discount: fc.integer({ min: 0, max: 90 }),
  closures: fc.constant([]),
  minNights: fc.constant(1),
})
