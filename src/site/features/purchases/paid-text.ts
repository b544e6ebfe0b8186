import { toPriceInDinars } from '../../../client/money/in-dinars.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { purchasesText } from '../../../i18n/messages/purchases.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import type { PurchasePage } from './purchase-state.ts'

/** `150,000 IQD · Paid · Qi card`: how much, whether it is paid, and how. */
export function toPaidText(locale: Locale, page: PurchasePage): string {
  const { totalPrice, dinars, paymentStatus, paymentMethod, rest } = page
  const isFree = totalPrice.amount === 0
  const { depositPaid } = purchasesText[locale]
  const status =
    paymentStatus === 'paid' && rest ? depositPaid : reservationsText[locale].paymentStatuses[paymentStatus]
  return [
    formatPrice(locale, totalPrice),
    toPriceInDinars(locale, dinars)?.text,
    ...(isFree ? [] : [status, bookingMessages[locale].methods[paymentMethod]]),
  ]
    .filter(Boolean)
    .join(' · ')
}
