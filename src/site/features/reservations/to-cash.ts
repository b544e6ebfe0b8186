import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { FactRow } from '../../../ui/fact-list.tsx'
import { toCashFacts } from '../orders/cash-facts.ts'
import type { Reservation } from './next-step.ts'

export type ReservationPayment = Ok<'GET /customer/reservations/{id}/payment'>['payment']

type ReservationFacts = Pick<Reservation, 'status' | 'paymentStatus'>

/** The amount, the place and the deadline of a cash payment; null where no money is expected. */
export function toCash(
  locale: Locale,
  { status, paymentStatus }: ReservationFacts,
  payment: ReservationPayment,
): FactRow[] | null {
  if (status !== 'pending' || paymentStatus !== 'notPaidYet') return null
  return toCashFacts(locale, payment)
}
