import { toBothText } from '../../../client/money/in-dinars.ts'
import { shareOfDinars } from '../../../domain/money/order-dinars.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill } from '../../../i18n/fill.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { purchasesText } from '../../../i18n/messages/purchases.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import type { PurchasePage } from './purchase-state.ts'

type PurchaseFacts = Pick<
  PurchasePage,
  | 'paymentStatus'
  | 'refundNow'
  | 'totalPrice'
  | 'dinars'
  | 'deposit'
  | 'depositDinars'
  | 'voucherDiscount'
  | 'pointsDiscount'
  | 'rest'
  | 'hasTickets'
  | 'isFlight'
>

/** The refund and the losses of a cancellation, shown before it. */
export function toPurchaseCancelFacts(locale: Locale, page: PurchaseFacts): string[] {
  const messages = purchasesText[locale].cancel
  const { refundNow, rest } = page
  const isPaid = page.paymentStatus === 'paid'
  // Every paid order has earned points.
  const hasPoints = page.pointsDiscount.amount > 0 || (isPaid && page.totalPrice.amount > 0)
  const percent = isPaid ? (refundNow?.percent ?? 0) : 100
  return [
    isPaid ? toRefund() : messages.unpaid,
    ...(isPaid && refundNow && refundNow.amount.amount > 0 ? [toWhom(refundNow.to)] : []),
    ...(percent > 0 && hasPoints ? [messages.points] : []),
    ...(percent > 0 && page.voucherDiscount.amount > 0 ? [messages.voucher] : []),
    ...(isPaid && rest ? [messages.rest] : []),
    page.hasTickets && !page.isFlight ? messages.tickets : messages.places,
  ]

  function toWhom(method: NonNullable<PurchaseFacts['refundNow']>['to']): string {
    if (!method) return reservationsText[locale].cancel.refundToOthers
    return fill(messages.to, { method: bookingMessages[locale].methods[method] })
  }

  function toRefund(): string {
    if (page.totalPrice.amount === 0) return messages.free
    if (!refundNow || refundNow.amount.amount === 0) return messages.refundNone
    const { deposit } = page
    const [paid, dinars] = rest && deposit ? [deposit, page.depositDinars] : [page.totalPrice, page.dinars]
    const { amount: back, percent } = refundNow
    const amount = toBothText(locale, back, shareOfDinars(dinars, back.amount, paid.amount))
    if (percent < 100) return fill(messages.refundPart, { amount, percent })
    // Points that were earned with it and spent elsewhere come off it.
    return fill(back.amount < paid.amount ? messages.refundSome : messages.refundAll, { amount })
  }
}
