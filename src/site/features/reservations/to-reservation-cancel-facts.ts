import { toBothText } from '../../../client/money/in-dinars.ts'
import type { Ok } from '../../../contract/contract.ts'
import { type OrderDinars, shareOfDinars } from '../../../domain/money/order-dinars.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill, fillCount } from '../../../i18n/fill.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'

type Preview = Ok<'GET /customer/reservations/{id}/refund'>

type Reserved = Pick<Ok<'GET /user/reservations/{id}'>, 'totalPrice' | 'dinars'>

export const toShareDinars = (refund: Preview['refund'], { totalPrice, dinars }: Reserved): OrderDinars | null =>
  shareOfDinars(dinars, refund.amount, totalPrice.amount)

/** The refund and the losses of a cancellation, shown before it. `dinars`: of the refund. */
export function toReservationCancelFacts(
  locale: Locale,
  preview: Preview,
  isPaid: boolean,
  dinars: OrderDinars | null,
): string[] {
  const messages = reservationsText[locale].cancel
  const { methods } = bookingMessages[locale]
  const points = (count: number) => fillCount(locale, count, bookingMessages[locale].points)
  const { pointsBack, pointsClawedBack, isVoucherBack } = preview
  return [
    isPaid ? toRefund() : messages.unpaid,
    ...(isPaid && preview.refund.amount > 0 ? [toWhom()] : []),
    ...(pointsBack > 0 ? [fill(messages.pointsBack, { points: points(pointsBack) })] : []),
    ...(pointsClawedBack > 0 ? [fill(messages.pointsLost, { points: points(pointsClawedBack) })] : []),
    ...(isVoucherBack ? [messages.voucherBack] : []),
    messages.rooms,
  ]

  function toWhom(): string {
    if (preview.isOthers) return `${messages.refundToOthers} ${messages.refundTime}`
    const to = fill(messages.refundTo, { method: methods[preview.refundTo] })
    return preview.refundTo === 'wallet' ? to : `${to} ${messages.refundTime}`
  }

  function toRefund(): string {
    const { refund, percent, pointsMissing } = preview
    const amount = toBothText(locale, refund, dinars)
    if (percent > 0 && pointsMissing > 0) return fill(messages.refundLess, { amount, points: points(pointsMissing) })
    if (refund.amount === 0) return messages.refundNone
    return percent === 100 ? fill(messages.refundAll, { amount }) : fill(messages.refundPart, { amount, percent })
  }
}
