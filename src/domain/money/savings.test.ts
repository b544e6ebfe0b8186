import { expect, test } from 'vitest'
import { fullAmountOf, toSavings } from './savings.ts'

const room = { kind: 'room', count: 2, before: 100, amount: 160 }
const child = { kind: 'children', count: 1, amount: 10 }
const none = { voucherDiscount: 0, pointsDiscount: 0 }

test('a line without a discount is its own full amount', () => {
  expect([room, child].map(fullAmountOf)).toEqual([200, 10])
})

test('the discounts of seller, voucher and points are savings', () => {
  expect(toSavings([room, child], none)).toEqual({ full: 210, saved: 40 })
  expect(toSavings([room, child], { voucherDiscount: 20, pointsDiscount: 5 })).toEqual({ full: 210, saved: 65 })
  expect(toSavings([child], none)).toEqual({ full: 10, saved: 0 })
})

test('a remaining amount is no saving', () => {
  expect(toSavings([room, { kind: 'rest', count: 1, amount: -100 }], none)).toEqual({ full: 200, saved: 40 })
})
