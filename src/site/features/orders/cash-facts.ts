import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'
import type { FactRow } from '../../../ui/fact-list.tsx'

type Payment = Ok<'GET /customer/orders/{id}/payment'>['payment']

/** The amount, the place and the deadline of a cash payment; null for other payments. */
export function toCashFacts(locale: Locale, payment: Payment): FactRow[] | null {
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
