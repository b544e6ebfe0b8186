import { expect, test } from 'vitest'
import { addDinars, shareOfDinars } from './order-dinars.ts'

const paid = { amount: 131_000, rate: 1_310, day: '2026-11-16', isFixed: true }

test('a deposit and its rest are fixed together, and have one rate where it is the same', () => {
  expect(addDinars(paid, paid)).toEqual({ ...paid, amount: 262_000 })
  expect(addDinars(paid, { amount: 264_000, rate: 1_320, day: '2026-11-18', isFixed: false })).toEqual({
    amount: 395_000,
    rate: null,
    day: null,
    isFixed: false,
  })
  expect(addDinars(null, null)).toBeNull()
})

test('all of it is what it is, a part of it is about', () => {
  expect(shareOfDinars(paid, 100, 100)).toBe(paid)
  expect(shareOfDinars(paid, 25, 100)).toEqual({ ...paid, amount: 32_750, isFixed: false })
  expect(shareOfDinars(null, 25, 100)).toBeNull()
})
