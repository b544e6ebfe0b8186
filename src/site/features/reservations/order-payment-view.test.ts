import { expect, test } from 'vitest'
import { type OrderPayment, type OrderPaymentState, toOrderPaymentState } from './order-payment-view.ts'

type PaymentFacts = Parameters<typeof toOrderPaymentState>[0]

const payment = (status: NonNullable<OrderPayment['payment']>['status'], more = {}) =>
  ({ status, method: 'qi', qr: null, ...more }) as OrderPayment['payment']
const refund: OrderPayment['refund'] = { amount: { amount: 5000, currency: 'IQD' }, status: 'waiting', to: 'qi' }
const seen: PaymentFacts = { paymentStatus: 'unpaid', isClosed: false, isCancelled: false, payment: null, refund: null }
const over = { paymentStatus: 'failed', isClosed: true } as const

test.each<[string, Partial<PaymentFacts>, OrderPaymentState]>([
  ['just ordered', {}, 'unpaid'],
  ['at the bank', { payment: payment('open') }, 'waiting'],
  ['with a code to scan', { payment: payment('open', { qr: {} }) }, 'qr'],
  ['being written down', { payment: payment('paid') }, 'waiting'],
  ['declined', { payment: payment('failed') }, 'unpaid'],
  ['in cash', { paymentStatus: 'notPaidYet', payment: payment('open', { method: 'cash' }) }, 'cash'],
  ['paid', { paymentStatus: 'paid', payment: payment('paid') }, 'paid'],
  ['paid twice', { paymentStatus: 'paid', payment: payment('paid'), refund }, 'doubled'],
  ['run out', { ...over, payment: payment('expired') }, 'closed'],
  ['run out while the bank still works', { ...over, payment: payment('open') }, 'waiting'],
  [
    'cash that never came',
    { ...over, paymentStatus: 'notPaidYet', payment: payment('open', { method: 'cash' }) },
    'closed',
  ],
  ['paid too late', { ...over, paymentStatus: 'paid', payment: payment('paid'), refund }, 'late'],
  ['given back', { ...over, paymentStatus: 'refunded', payment: payment('paid'), refund }, 'late'],
  ['cancelled', { ...over, isCancelled: true, paymentStatus: 'refunded', refund }, 'cancelled'],
])('%s', (_, more, state) => expect(toOrderPaymentState({ ...seen, ...more })).toBe(state))
