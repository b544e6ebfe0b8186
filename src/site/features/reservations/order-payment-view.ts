import type { Ok } from '../../../contract/contract.ts'

export type OrderPayment = Ok<'GET /customer/orders/{id}/payment'>

/** The state of a payment for anything but a stay, after the return from the bank. */
export type OrderPaymentState =
  | 'paid'
  | 'doubled'
  | 'late'
  | 'cash'
  /** The bank has no page of its own: ours shows the code. */
  | 'qr'
  | 'waiting'
  | 'unpaid'
  | 'closed'
  | 'cancelled'

type PaymentFacts = Pick<OrderPayment, 'paymentStatus' | 'isClosed' | 'isCancelled' | 'payment' | 'refund'>

export function toOrderPaymentState({
  paymentStatus,
  isClosed,
  isCancelled,
  payment,
  refund,
}: PaymentFacts): OrderPaymentState {
  if (isCancelled) return 'cancelled'
  const hasMoney = paymentStatus !== 'unpaid' && paymentStatus !== 'notPaidYet' && paymentStatus !== 'failed'
  if (hasMoney) return isClosed ? 'late' : refund ? 'doubled' : 'paid'
  const isOpen = payment?.status === 'open' && payment.method !== 'cash'
  // The deadline has passed, and the bank's final answer is missing: a customer who has just paid must not read “not paid”.
  if (isClosed) return isOpen ? 'waiting' : 'closed'
  if (paymentStatus === 'notPaidYet') return 'cash'
  // `paid` while the order does not know of it yet: it is being written down.
  if (payment?.status === 'paid') return 'waiting'
  if (!isOpen) return 'unpaid'
  return payment.qr ? 'qr' : 'waiting'
}
