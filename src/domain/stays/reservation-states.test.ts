import { describe, expect, test } from 'vitest'
import { toHoldUntil } from '../orders/order.ts'
import { nextReservationStatuses } from '../orders/states.ts'
import {
  canCancel,
  canPay,
  hasArrived,
  type ReservationState,
  statusAfterCancel,
  toCashDeadline,
  toFirstStatus,
} from './reservation-states.ts'

test('cancelling is a step of the table', () => {
  expect(nextReservationStatuses.pending).toContain(statusAfterCancel.pending)
  expect(nextReservationStatuses.accepted).toContain(statusAfterCancel.accepted)
})

describe('what a customer may do', () => {
  const booked = new Date('2026-11-15T10:00:00+03:00')
  const held: ReservationState = {
    status: 'pending',
    paymentStatus: 'unpaid',
    holdUntil: toHoldUntil(booked),
    checkIn: '2026-11-20',
    checkInClock: '14:00:00',
  }
  const accepted: ReservationState = { ...held, status: 'accepted', paymentStatus: 'paid', holdUntil: null }

  test.each<[string, ReservationState, string, { pay: boolean; cancel: boolean }]>([
    ['held', held, '2026-11-15T10:14:59.999+03:00', { pay: true, cancel: true }],
    ['held too long', held, '2026-11-15T10:15:00+03:00', { pay: false, cancel: false }],
    [
      'cash',
      { ...held, paymentStatus: 'notPaidYet', holdUntil: null },
      '2026-11-16T10:00:00+03:00',
      { pay: false, cancel: true },
    ],
    [
      'paid, not accepted yet',
      { ...held, paymentStatus: 'paid' },
      '2026-11-16T10:00:00+03:00',
      { pay: false, cancel: true },
    ],
    ['accepted', accepted, '2026-11-20T13:59:00+03:00', { pay: false, cancel: true }],
    ['arrived', accepted, '2026-11-20T14:00:00+03:00', { pay: false, cancel: false }],
    ['ended', { ...accepted, status: 'ended' }, '2026-11-15T10:00:00+03:00', { pay: false, cancel: false }],
    ['rejected', { ...accepted, status: 'rejected' }, '2026-11-15T10:00:00+03:00', { pay: false, cancel: false }],
    [
      'failed',
      { ...held, status: 'failed', paymentStatus: 'failed' },
      '2026-11-15T10:00:00+03:00',
      { pay: false, cancel: false },
    ],
  ])('%s', (_, state, now, expected) => {
    expect({ pay: canPay(state, new Date(now)), cancel: canCancel(state, new Date(now)) }).toEqual(expected)
  })

  test.each([
    ['2026-11-19T23:59:59+03:00', false],
    ['2026-11-20T00:00:00+03:00', false],
    ['2026-11-20T13:59:59+03:00', false],
    ['2026-11-20T14:00:00+03:00', true],
    ['2026-11-20T22:00:00Z', true],
  ])('at %s arrived: %s', (now, expected) => {
    expect(hasArrived({ checkIn: '2026-11-20', checkInClock: '14:00' }, new Date(now))).toBe(expected)
    expect(hasArrived({ checkIn: '2026-11-20', checkInClock: '14:00:00' }, new Date(now))).toBe(expected)
  })
})

test.each([
  ['paid', 'automatic', 'accepted'],
  ['paid', 'manual', 'pending'],
  ['unpaid', 'automatic', 'pending'],
  ['notPaidYet', 'automatic', 'pending'],
] as const)('a reservation that is %s, accepted by %s, starts as %s', (paymentStatus, acceptance, status) =>
  expect(toFirstStatus({ paymentStatus }, acceptance)).toBe(status),
)

describe('cash', () => {
  const now = new Date('2026-11-15T10:00:00+03:00')
  const known = { hasPaid: true, isVoucherLimited: false }

  test.each([
    ['2026-11-15', '14:00', '2026-11-15T14:00:00+03:00'],
    ['2026-11-15', '10:05', '2026-11-15T10:15:00+03:00'],
    ['2026-11-15', '09:00', '2026-11-15T10:15:00+03:00'],
    ['2026-11-16', '14:00:00', '2026-11-16T10:00:00+03:00'],
  ])('cash for an arrival on %s at %s is waited for until %s', (checkIn, checkInClock, until) => {
    expect(toCashDeadline(now, { checkIn, checkInClock }, known)).toEqual(new Date(until))
  })
})
