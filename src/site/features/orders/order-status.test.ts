import { expect, test } from 'vitest'
import { toOrderStatus } from './order-status.ts'

test('what is accepted and paid has one state', () => {
  const order = { status: 'accepted', paymentStatus: 'paid', isCancelled: false } as const
  expect(toOrderStatus('en', order)).toMatchObject({ label: 'Booked · paid', saysPaid: true })
})

test.each([
  { status: 'accepted', paymentStatus: 'notPaidYet', isCancelled: false },
  { status: 'pending', paymentStatus: 'paid', isCancelled: false },
  { status: 'ended', paymentStatus: 'paid', isCancelled: false },
  { status: 'accepted', paymentStatus: 'paid', isCancelled: true },
] as const)('$status, $paymentStatus, cancelled: $isCancelled says beside it how the payment stands', (order) => {
  expect(toOrderStatus('ar', order).saysPaid).toBe(false)
})
