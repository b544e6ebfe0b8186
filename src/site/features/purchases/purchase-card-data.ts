import { toPriceInDinars } from '../../../client/money/in-dinars.ts'
import type { PaymentStatus } from '../../../domain/orders/states.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fillCount } from '../../../i18n/fill.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { flightText } from '../../../i18n/messages/flights.ts'
import { orderKindTexts } from '../../../i18n/messages/order-kinds.ts'
import { purchasesText } from '../../../i18n/messages/purchases.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { toOrderStatus } from '../orders/order-status.ts'
import { isPurchaseAbandoned, type Purchase } from './purchase-state.ts'
import { toWhenText } from './when-text.ts'

/** A purchase in a list, in words. */
export function toPurchaseCard(locale: Locale, purchase: Purchase) {
  const { paymentStatuses } = reservationsText[locale]
  const { id, itemType, status, paymentStatus } = purchase
  const payment = toPayment()
  return {
    id,
    to: `/account/purchases/${id}`,
    code: purchase.code,
    title: purchase.title,
    kind: purchase.isFlight ? flightText[locale].kind : orderKindTexts[locale][itemType],
    place: purchase.location.title,
    picture: purchase.picture,
    status: toOrderStatus(locale, {
      status,
      paymentStatus: payment.status,
      isCancelled: isPurchaseAbandoned(purchase),
    }),
    payment,
    when: toWhenText(locale, purchase),
    extent: fillCount(locale, purchase.people, purchasesText[locale].counts[purchase.isFlight ? 'tourism' : itemType]),
    total: formatPrice(locale, purchase.totalPrice),
    before: purchase.priceBefore ? formatPrice(locale, purchase.priceBefore) : undefined,
    cost: purchase.totalPrice,
    dinars: toPriceInDinars(locale, purchase.dinars),
  }

  /** A purchase with its deposit alone is not paid yet. */
  function toPayment(): { status: PaymentStatus; label: string } {
    if (paymentStatus === 'paid' && purchase.rest)
      return { status: 'notPaidYet', label: purchasesText[locale].depositPaid }
    return { status: paymentStatus, label: paymentStatuses[paymentStatus] }
  }
}

export type PurchaseCardView = ReturnType<typeof toPurchaseCard>
