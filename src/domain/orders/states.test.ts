import { describe, expect, test } from 'vitest'
import {
  nextPaymentStates,
  nextPaymentStatuses,
  nextRefundStates,
  nextReservationStatuses,
  nextSubscriptionStatuses,
  paymentStates,
  paymentStatuses,
  refundStates,
  reservationStatuses,
  type Steps,
  subscriptionStatuses,
} from './states.ts'

const tables: [string, Steps, readonly string[], string[]][] = [
  ['reservation', nextReservationStatuses, reservationStatuses, ['pending']],
  ['payment of an order', nextPaymentStatuses, paymentStatuses, ['unpaid', 'notPaidYet']],
  ['try to pay', nextPaymentStates, paymentStates, ['open']],
  ['refund', nextRefundStates, refundStates, ['waiting']],
  ['subscription', nextSubscriptionStatuses, subscriptionStatuses, ['inactive']],
]

describe.each(tables)('the table of a %s', (_, table, statuses, starts) => {
  test('leads only to what it knows', () => {
    expect(Object.keys(table).toSorted()).toEqual(statuses.toSorted())
    for (const status of Object.values(table).flat()) expect(statuses).toContain(status)
  })

  test('reaches every status from its beginnings, and never itself', () => {
    const reached = new Set(starts)
    for (const status of reached) for (const next of table[status] ?? []) reached.add(next)
    expect([...reached].toSorted()).toEqual(statuses.toSorted())
    for (const [status, next] of Object.entries(table)) expect(next).not.toContain(status)
  })
})

const toSteps = (table: Steps) => Object.entries(table).flatMap(([from, next]) => next.map((to) => `${from} → ${to}`))

test('these steps, and no others', () => {
  expect(toSteps(nextReservationStatuses)).toEqual([
    'pending → accepted',
    'pending → rejected',
    'pending → failed',
    'accepted → ended',
    'failed → pending',
    'failed → accepted',
  ])
  expect(toSteps(nextPaymentStatuses)).toEqual([
    'unpaid → paid',
    'unpaid → failed',
    'notPaidYet → paid',
    'notPaidYet → unpaid',
    'paid → refunded',
    'paid → refunded_failed',
    'failed → paid',
    'refunded_failed → refunded',
  ])
  expect(toSteps(nextRefundStates)).toEqual([
    'waiting → refunding',
    'waiting → refunded',
    'waiting → failed',
    'refunding → refunded',
    'refunding → failed',
    'failed → refunded',
  ])
  expect(toSteps(nextSubscriptionStatuses)).toEqual([
    'inactive → active',
    'inactive → ended',
    'active → suspended',
    'active → ended',
    'suspended → active',
    'suspended → ended',
    'ended → active',
  ])
})

test('a paid order stays paid, and a closed one never opens again', () => {
  expect(nextPaymentStates.paid).toEqual([])
  expect(toSteps(nextPaymentStates).filter((step) => step.endsWith('open'))).toEqual([])
})
