import type { Ok } from '../../contract/contract.ts'
import type { Locale } from '../../domain/locale.ts'
import { fill } from '../../i18n/fill.ts'
import { formatPrice } from '../../i18n/format-price.ts'
import { dueText } from '../../i18n/messages/due.ts'
import type { Cost } from '../dinars.tsx'
import { toDinarsDue } from './due.ts'

export type FixedPayment =
  | Pick<NonNullable<Ok<'GET /customer/orders/{id}/payment'>['payment']>, 'method' | 'rate'>
  | null
  | undefined

export type PaidDinars = { amount: string; notes: string[] }

/** What a price in dollars was asked for in dinars, as the payment fixed it; null while there is no payment. */
export function toPaidDinars(locale: Locale, cost: Cost, payment: FixedPayment): PaidDinars | null {
  const due = payment && toDinarsDue(cost, payment.method, payment.rate)
  if (!due) return null
  const dinars = (amount: number, sign?: '−') => formatPrice(locale, { amount, currency: 'IQD' }, sign)
  const { rate, rounding } = dueText[locale]
  return {
    amount: dinars(due.amount),
    notes: [
      fill(rate, { rate: dinars(payment.rate ?? 0) }),
      ...(due.rounding < 0 ? [`${rounding}: ${dinars(-due.rounding, '−')}`] : []),
    ],
  }
}
