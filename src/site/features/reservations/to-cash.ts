import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { FactRow } from '../../../ui/fact-list.tsx'
import { toCashFacts } from '../orders/cash-facts.ts'
import type { Reservation } from './next-step.ts'

export type ReservationPayment = Ok<'GET /customer/reservations/{id}/payment'>['payment']

type ReservationFacts = Pick<Reservation, 'status' | 'paymentStatus'>

/** What to bring, where and until when; null where nothing is waited for, whatever its last payment says. */
export function toCash(
  locale: Locale,
  { status, paymentStatus }: ReservationFacts,
  payment: ReservationPayment,
): FactRow[] | null {
  if (status !== 'pending' || paymentStatus !== 'notPaidYet') return null
  return toCashFacts(locale, payment)
}
