import { describe, expect, test } from 'vitest'
import {
  canPayOnline,
  isCashWaited,
  isOrderLapsed,
  isWaiting,
  type OrderState,
  toFirstPayment,
  toHoldUntil,
} from './order.ts'

const now = new Date('2026-11-15T10:00:00+03:00')
const holdUntil = toHoldUntil(now)

test.each([
  ['online', { method: 'qi', total: 100 }, { paymentStatus: 'unpaid', holdUntil }],
  ['from the wallet', { method: 'wallet', total: 100 }, { paymentStatus: 'unpaid', holdUntil }],
  ['in cash', { method: 'cash', total: 100 }, { paymentStatus: 'notPaidYet', holdUntil }],
  ['nothing to pay', { method: 'cash', total: 0 }, { paymentStatus: 'paid', holdUntil: null }],
] as const)('an order begins: %s', (_, input, state) => expect(toFirstPayment({ ...input, holdUntil })).toEqual(state))

describe('what an order waits for', () => {
  const held: OrderState = { paymentStatus: 'unpaid', holdUntil, isClosed: false }
  const cash: OrderState = { ...held, paymentStatus: 'notPaidYet' }
  const over: OrderState = { paymentStatus: 'failed', holdUntil: null, isClosed: true }
  const before = new Date(holdUntil.getTime() - 1)

  test.each<[string, OrderState, Date, string]>([
    ['held', held, before, 'waiting, online'],
    ['held too long', held, holdUntil, 'waiting, lapsed'],
    ['cash', cash, before, 'waiting, cash'],
    ['cash that did not come', cash, holdUntil, 'waiting, lapsed'],
    ['cash without an end', { ...cash, holdUntil: null }, holdUntil, 'waiting, cash'],
    ['cash that was given up', { ...cash, holdUntil: null, isClosed: true }, before, ''],
    ['given up', over, before, ''],
    ['paid', { ...held, paymentStatus: 'paid', holdUntil: null }, before, ''],
  ])('%s', (_, state, at, expected) => {
    const is = {
      waiting: isWaiting(state),
      online: canPayOnline(state, at),
      cash: isCashWaited(state, at),
      lapsed: isOrderLapsed(state, at),
    }
    const found = Object.entries(is).filter(([, value]) => value)
    expect(found.map(([name]) => name).join(', ')).toBe(expected)
  })
})
