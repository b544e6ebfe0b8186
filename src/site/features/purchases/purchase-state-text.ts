import { toBothText } from '../../../client/money/in-dinars.ts'
import type { PaymentState } from '../../../domain/orders/states.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { purchasesText } from '../../../i18n/messages/purchases.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'
import { paymentEndings } from '../orders/payment-endings.ts'
import { type Purchase, type PurchasePage, toPurchaseStateKey } from './purchase-state.ts'

type PurchaseFacts = Purchase & Pick<PurchasePage, 'refund' | 'isRestMissed'>

/** The state in sentences: the result of the last payment, the present step, and the amount that is due now. */
export function toPurchaseStateText(locale: Locale, purchase: PurchaseFacts, lastTry: PaymentState | null): string {
  const { state: states, tries, rest } = purchasesText[locale]
  const { holdUntil, answerBy, refund, seller, deposit, depositDinars } = purchase
  const state = toPurchaseStateKey(purchase)
  const ending = state === 'pay' && lastTry ? paymentEndings[lastTry] : undefined
  const isDue = state === 'pay' || state === 'cash'
  const text = fill(states[state], {
    until: holdUntil ? toMomentText(locale, holdUntil) : '',
    answer: answerBy ? toMomentText(locale, answerBy) : '',
    seller: seller.title,
    amount: refund ? formatPrice(locale, refund.amount) : '',
    method: bookingMessages[locale].methods[refund?.to ?? purchase.paymentMethod],
  })
  return [
    ...(ending ? [tries[ending]] : []),
    ...(purchase.isRestMissed ? [rest.missed] : []),
    text,
    ...(isDue && deposit ? [fill(rest.now, { amount: toBothText(locale, deposit, depositDinars) })] : []),
  ].join(' ')
}
