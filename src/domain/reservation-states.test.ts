import { describe, expect, test } from 'vitest'
import {
  canCancel,
  canPay,
  canPaymentBecome,
  canReservationBecome,
  canSubscriptionBecome,
  hasArrived,
  nextPaymentStatuses,
  nextReservationStatuses,
  nextSubscriptionStatuses,
  paymentStatuses,
  type ReservationState,
  reservationStatuses,
  statusAfterCancel,
  subscriptionStatuses,
  toCashDeadline,
  toFirstState,
  toHoldUntil,
} from './reservation-states.ts'

const tables: [string, Record<string, readonly string[]>, readonly string[], string[]][] = [
  ['reservation', nextReservationStatuses, reservationStatuses, ['pending']],
  ['payment', nextPaymentStatuses, paymentStatuses, ['unpaid', 'notPaidYet']],
  ['subscription', nextSubscriptionStatuses, subscriptionStatuses, ['inactive']],
]

describe.each(tables)('the table of a %s', (_, table, statuses, starts) => {
  test('leads only to what it knows', () => {
    expect(Object.keys(table).toSorted()).toEqual(statuses.toSorted())
    for (const status of Object.values(table).flat()) expect(statuses).toContain(status)
  })

  test('reaches every status from its beginnings', () => {
    const reached = new Set(starts)
    for (const status of reached) for (const next of table[status] ?? []) reached.add(next)
    expect([...reached].toSorted()).toEqual(statuses.toSorted())
  })
})

const steps = <S extends string>(statuses: readonly S[], can: (from: S, to: S) => boolean) =>
  statuses.flatMap((from) => statuses.filter((to) => can(from, to)).map((to) => `${from} → ${to}`))

test('these steps, and no others', () => {
  expect(steps(reservationStatuses, canReservationBecome)).toEqual([
    'pending → accepted',
    'pending → rejected',
    'pending → failed',
    'accepted → ended',
    'failed → pending',
    'failed → accepted',
  ])
  expect(steps(paymentStatuses, canPaymentBecome)).toEqual([
    'unpaid → paid',
    'unpaid → failed',
    'notPaidYet → paid',
    'paid → refunded',
    'paid → refunded_failed',
    'failed → paid',
    'refunded_failed → refunded',
  ])
  expect(steps(subscriptionStatuses, canSubscriptionBecome)).toEqual([
    'inactive → active',
    'inactive → ended',
    'active → suspended',
    'active → ended',
    'suspended → active',
    'suspended → ended',
  ])
})

test('cancelling is a step of the table', () => {
  expect(canReservationBecome('pending', statusAfterCancel.pending)).toBe(true)
  expect(canReservationBecome('accepted', statusAfterCancel.accepted)).toBe(true)
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

describe('the first state', () => {
  const now = new Date('2026-11-15T10:00:00+03:00')
  const known = { hasPaid: true, isVoucherLimited: false }
  const booking = {
    checkIn: '2026-12-01',
    checkInClock: '14:00',
    total: 100,
    acceptance: 'automatic',
    now,
    ...known,
  } as const

  test.each([
    ['online', { method: 'qi' }, { status: 'pending', paymentStatus: 'unpaid', holdUntil: toHoldUntil(now) }],
    [
      'from the wallet',
      { method: 'wallet' },
      { status: 'pending', paymentStatus: 'unpaid', holdUntil: toHoldUntil(now) },
    ],
    [
      'in cash',
      { method: 'cash' },
      { status: 'pending', paymentStatus: 'notPaidYet', holdUntil: new Date('2026-11-16T10:00:00+03:00') },
    ],
    ['nothing to pay', { method: 'cash', total: 0 }, { status: 'accepted', paymentStatus: 'paid', holdUntil: null }],
    [
      'nothing to pay, but somebody to ask',
      { method: 'qi', total: 0, acceptance: 'manual' },
      { status: 'pending', paymentStatus: 'paid', holdUntil: null },
    ],
  ] as const)('%s', (_, input, state) => expect(toFirstState({ ...booking, ...input })).toEqual(state))

  test.each([
    ['2026-11-15', '14:00', '2026-11-15T14:00:00+03:00'],
    ['2026-11-15', '10:05', '2026-11-15T10:15:00+03:00'],
    ['2026-11-15', '09:00', '2026-11-15T10:15:00+03:00'],
    ['2026-11-16', '14:00:00', '2026-11-16T10:00:00+03:00'],
  ])('cash for an arrival on %s at %s is waited for until %s', (checkIn, checkInClock, until) => {
    expect(toCashDeadline(now, { checkIn, checkInClock }, known)).toEqual(new Date(until))
  })
})
