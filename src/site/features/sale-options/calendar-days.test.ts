import { expect, test } from 'vitest'
import { toCalendarDays } from './calendar-days.ts'
import { testStock } from './testing/sale.ts'

const priceOf = ({ prices }: { prices: Record<string, number> }) => prices.person

test('of several times the cheapest that is open counts, and the most that one of them has left', () => {
  const day = '2026-12-01'
  expect(
    toCalendarDays(
      [
        testStock(1, { day, prices: { person: 20 }, left: 4 }),
        testStock(2, { day, prices: { person: 10 }, left: 0 }),
        testStock(3, { day, prices: { person: 15 }, left: 2 }),
      ],
      priceOf,
    ),
  ).toEqual([{ day, value: day, price: 15, left: 4, isOpen: true }])
})

test('a full day is shown and cannot be had; one that is over is not shown, nor is a number without a day', () => {
  expect(
    toCalendarDays(
      [
        testStock(1, { day: null }),
        testStock(2, { day: '2026-12-01', prices: { person: 10 }, left: 0 }),
        testStock(3, { day: '2026-12-02', state: 'over' }),
      ],
      priceOf,
      ({ id }) => id,
    ),
  ).toEqual([{ day: '2026-12-01', value: 2, price: undefined, left: 0, isOpen: false }])
})
