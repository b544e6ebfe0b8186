import type { Ok } from '../../../contract/contract.ts'
import { isReservationAbandoned, type Reservation } from './next-step.ts'

type Payment = Ok<'GET /customer/reservations/{id}/payment'>

/** The state after the return from the bank. */
export type PaymentViewState =
  | 'accepted'
  | 'paid'
  | 'cash'
  /** The bank has no page of its own: ours shows the code. */
  | 'qr'
  | 'waiting'
  | 'unpaid'
  | 'failed'
  | 'rejected'
  | 'cancelled'

type ReservationFacts = Pick<Reservation, 'status' | 'paymentStatus' | 'cancelledAt'>

export function toPaymentState(seen: ReservationFacts, payment: Payment['payment']): PaymentViewState {
  const { status, paymentStatus } = seen
  if (isReservationAbandoned(seen)) return 'cancelled'
  // The deadline has passed, and the bank's final answer is missing: a customer who has just paid must not read “not paid”.
  if (status === 'failed' && payment?.status === 'open' && payment.method !== 'cash') return 'waiting'
  if (status === 'accepted' || status === 'ended') return 'accepted'
  if (status === 'rejected' || status === 'failed') return status
  if (paymentStatus === 'paid') return 'paid'
  if (paymentStatus === 'notPaidYet') return 'cash'
  // `paid` while the reservation does not know of it yet: it is being written down.
  if (payment?.status === 'paid') return 'waiting'
  if (payment?.status !== 'open') return 'unpaid'
  return payment.qr ? 'qr' : 'waiting'
}

/** Whether the answer may be another in a moment. */
export const isPaymentOpen = (state: PaymentViewState): boolean => state === 'waiting' || state === 'qr'
