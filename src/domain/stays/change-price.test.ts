import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../time/day.ts'
import { type NightLine, type StayLine, splitLines, sumOfLines } from './change-lines.ts'
import { toChangedPrice } from './change-price.ts'

const first = '2027-02-01'

const toLine = (room: number, away: number, count: number, price: number): NightLine => ({
  kind: 'room',
  roomTypeId: room,
  night: addDays(first, away),
  count,
  price,
  amount: price * count,
})

const lines = fc
  .uniqueArray(
    fc.record({
      room: fc.integer({ min: 1, max: 3 }),
      away: fc.integer({ min: 0, max: 6 }),
      count: fc.integer({ min: 1, max: 4 }),
      price: fc.integer({ min: 1, max: 1_000_000 }),
    }),
    { selector: ({ room, away }) => `${room} ${away}`, minLength: 1, maxLength: 12 },
  )
  .map((all) => all.map(({ room, away, count, price }) => toLine(room, away, count, price)))

const countsOf = (all: readonly StayLine[]) => {
  const counts = new Map<string, number>()
  for (const line of all)
    if (line.kind === 'room')
      counts.set(`${line.roomTypeId} ${line.night}`, (counts.get(`${line.roomTypeId} ${line.night}`) ?? 0) + line.count)
  return counts
}

test('the nights that stay and go are the old ones, those that stay and come the new ones', () => {
  fc.assert(
    fc.property(lines, lines, (reserved, wanted) => {
      const { kept, added, dropped } = splitLines(reserved, wanted)
      expect(countsOf([...kept, ...dropped])).toEqual(countsOf(reserved))
      expect(countsOf([...kept, ...added])).toEqual(countsOf(wanted))
      expect(sumOfLines(kept) + sumOfLines(dropped)).toBe(sumOfLines(reserved))
    }),
  )
})

test('the price of a change adds up, discounts no more than before, and refunds no more than was paid', () => {
  const facts = fc.record({
    percent: fc.integer({ min: 0, max: 100 }),
    off: fc.integer({ min: 0, max: 50 }),
    points: fc.integer({ min: 0, max: 1_000 }),
    earned: fc.integer({ min: 0, max: 2_000 }),
    balance: fc.integer({ min: 0, max: 2_000 }),
  })
  fc.assert(
    fc.property(lines, lines, facts, (reserved, wanted, { percent, off, points, earned, balance }) => {
      const before = sumOfLines(reserved)
      const voucherDiscount = Math.floor((before * off) / 100)
      const pointsUsed = Math.min(points, Math.floor((before - voucherDiscount) / 20))
      const total = before - voucherDiscount - pointsUsed * 10
      const price = toChangedPrice({
        paid: {
          lines: reserved,
          voucherDiscount,
          pointsUsed,
          pointsDiscount: pointsUsed * 10,
          rounding: 0,
          total,
          currency: 'IQD',
          pointsEarned: earned,
        },
        wanted,
        percent,
        voucher: { value: { kind: 'percent', percent: Math.max(1, off), ceiling: null }, minimum: null },
        pointsBalance: balance,
        dinarsPerDollar: 1310,
      })
      expect(sumOfLines(price.lines)).toBe(price.totalBeforeDiscount)
      expect(price.total).toBe(
        price.totalBeforeDiscount - price.voucherDiscount - price.pointsDiscount + price.rounding,
      )
      expect(price.difference).toBe(price.total - total)
      expect(price.total).toBeGreaterThanOrEqual(0)
      expect(price.voucherDiscount).toBeLessThanOrEqual(voucherDiscount)
      expect(price.pointsUsed).toBeLessThanOrEqual(pointsUsed)
      expect(price.pointsTaken).toBeLessThanOrEqual(balance + price.pointsBack)
      expect(price.pointsTaken + price.pointsMissing).toBeLessThanOrEqual(earned)
      // Giving up everything that is not refundable refunds nothing.
      if (percent === 0)
        expect(price.total + price.voucherDiscount + price.pointsDiscount).toBeGreaterThanOrEqual(before)
    }),
  )
})

test('a cash price keeps its rounding', () => {
  const paid = {
    lines: [toLine(1, 0, 1, 100_100), toLine(1, 1, 1, 100_000)],
    voucherDiscount: 0,
    pointsUsed: 0,
    pointsDiscount: 0,
    rounding: -100,
    total: 200_000,
    currency: 'IQD' as const,
    pointsEarned: 0,
  }
  const request = { paid, percent: 100, voucher: null, pointsBalance: 0, dinarsPerDollar: 1310 }
  expect(toChangedPrice({ ...request, wanted: [toLine(1, 0, 1, 1), toLine(1, 1, 1, 1)] }).difference).toBe(0)
  expect(toChangedPrice({ ...request, wanted: [toLine(1, 1, 1, 1)] })).toMatchObject({ rounding: -100, total: 99_900 })
})
