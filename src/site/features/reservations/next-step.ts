import type { Ok } from '../../../contract/contract.ts'
import type { ReservationsText } from '../../../i18n/messages/reservations.ts'

export type Reservation = Ok<'GET /user/reservations/{id}'>
export type NextStep = keyof ReservationsText['next']

type ReservationFacts = Pick<Reservation, 'status' | 'paymentStatus' | 'cancelledAt' | 'refund'>

/** By its customer: what a property rejects has such a moment, too. */
export const isReservationAbandoned = ({ status, cancelledAt }: Pick<Reservation, 'status' | 'cancelledAt'>): boolean =>
  cancelledAt !== null && status !== 'rejected'

/** The present or past step: one sentence for every state of a reservation. */
export function toNextStep(seen: ReservationFacts): NextStep {
  const { status, paymentStatus, cancelledAt, refund } = seen
  // Nothing else is paid and has failed all the same.
  const isLate = status === 'failed' && !cancelledAt
  if (paymentStatus === 'refunded') return isLate ? 'lateRefunded' : 'refunded'
  if (paymentStatus === 'refunded_failed') return 'refundFailed'
  if (status === 'pending')
    return ({ unpaid: 'pay', notPaidYet: 'cash', paid: 'acceptance' } as const)[open(paymentStatus)]
  if (status === 'accepted') return paymentStatus === 'paid' ? 'ready' : 'arriveAndPay'
  if (paymentStatus === 'paid' && refund && refund.amount > 0) return isLate ? 'lateRefunding' : 'refunding'
  if (isReservationAbandoned(seen)) return paymentStatus === 'paid' ? 'cancelledUnrefunded' : 'cancelled'
  return ({ rejected: 'rejected', failed: 'failed', ended: 'over' } as const)[status]
}

const open = (status: Exclude<Reservation['paymentStatus'], 'refunded' | 'refunded_failed'>) =>
  status === 'failed' ? 'unpaid' : status
