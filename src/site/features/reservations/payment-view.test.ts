import { expect, test } from 'vitest'
import { isPaymentOpen, type PaymentViewState, toPaymentState } from './payment-view.ts'

type Payment = Parameters<typeof toPaymentState>[1]
const payment = (status: NonNullable<Payment>['status'], qr = false) =>
  ({ status, method: 'qi', qr: qr ? { qrCode: 'data:', readableCode: 'A1', links: {} } : null }) as Payment
const waiting = { status: 'pending', paymentStatus: 'unpaid', cancelledAt: null } as const

test.each<[Payment, PaymentViewState]>([
  [payment('open'), 'waiting'],
  [payment('open', true), 'qr'],
  [payment('paid'), 'waiting'],
  [payment('failed'), 'unpaid'],
  [payment('cancelled'), 'unpaid'],
  [payment('expired', true), 'unpaid'],
  [null, 'unpaid'],
])('an unpaid one whose payment is %j', (input, state) => expect(toPaymentState(waiting, input)).toBe(state))

test.each<[Parameters<typeof toPaymentState>[0], PaymentViewState]>([
  [{ ...waiting, paymentStatus: 'paid' }, 'paid'],
  [{ ...waiting, paymentStatus: 'notPaidYet' }, 'cash'],
  [{ ...waiting, status: 'accepted', paymentStatus: 'paid' }, 'accepted'],
  [{ ...waiting, status: 'rejected', paymentStatus: 'refunded', cancelledAt: '2026-11-20T10:00:00Z' }, 'rejected'],
  [{ ...waiting, status: 'failed', cancelledAt: '2026-11-20T10:00:00Z' }, 'cancelled'],
])('%j is %s, whatever its last payment says', (reservation, state) =>
  expect(toPaymentState(reservation, payment('open'))).toBe(state),
)

test.each<[Payment, PaymentViewState]>([
  [payment('open'), 'waiting'],
  [payment('open', true), 'waiting'],
  [payment('cancelled'), 'failed'],
  [null, 'failed'],
  [{ ...payment('open'), method: 'cash' } as Payment, 'failed'],
])('one whose time is over, with the payment %j', (input, state) =>
  expect(toPaymentState({ ...waiting, status: 'failed', paymentStatus: 'failed' }, input)).toBe(state),
)

test('only what can change is asked for again', () => {
  expect([isPaymentOpen('waiting'), isPaymentOpen('qr')]).toEqual([true, true])
  expect([isPaymentOpen('unpaid'), isPaymentOpen('paid'), isPaymentOpen('failed')]).toEqual([false, false, false])
})
