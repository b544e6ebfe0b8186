import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/locale.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import type { FactRow } from './fact-list.tsx'
import type { Reservation } from './next-step.ts'
import { toMomentText } from './to-card.ts'

type Payment = Ok<'GET /customer/reservations/{id}/payment'>['payment']

type Seen = Pick<Reservation, 'status' | 'paymentStatus'>

/** What to bring, where and until when; null where nothing is waited for, whatever its last payment says. */
export function toCash(locale: Locale, { status, paymentStatus }: Seen, payment: Payment): FactRow[] | null {
  if (status !== 'pending' || paymentStatus !== 'notPaidYet') return null
  if (!payment?.cash || payment.status !== 'open') return null
  const messages = reservationsText[locale].payment
  const { code, deadline, address } = payment.cash
  return [
    { label: messages.bring, value: formatPrice(locale, payment.amount) },
    { label: messages.code, value: code, isLtr: true },
    { label: messages.deadline, value: toMomentText(locale, deadline) },
    { label: messages.place, value: address },
  ]
}
