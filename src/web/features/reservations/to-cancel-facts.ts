import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/locale.ts'
import { fill, fillCount, leftToRight } from '../../../i18n/fill.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { bookingTerms } from '../../../i18n/messages/booking-terms.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'

type Preview = Ok<'GET /customer/reservations/{id}/refund'>

/** What a cancellation brings and takes, to be read before it is done. */
export function toCancelFacts(locale: Locale, preview: Preview, isPaid: boolean): string[] {
  const words = reservationsText[locale].cancel
  const points = (count: number) => fillCount(locale, count, bookingTerms[locale].points)
  const { pointsBack, pointsClawedBack, isVoucherBack } = preview
  return [
    isPaid ? toRefund() : words.unpaid,
    ...(pointsBack > 0 ? [fill(words.pointsBack, { points: points(pointsBack) })] : []),
    ...(pointsClawedBack > 0 ? [fill(words.pointsLost, { points: points(pointsClawedBack) })] : []),
    ...(isVoucherBack ? [words.voucherBack] : []),
    words.rooms,
  ]

  function toRefund(): string {
    const { refund, percent, pointsMissing } = preview
    const amount = leftToRight(formatPrice(locale, refund))
    if (percent > 0 && pointsMissing > 0) return fill(words.refundLess, { amount, points: points(pointsMissing) })
    if (refund.amount === 0) return words.refundNone
    return percent === 100 ? fill(words.refundAll, { amount }) : fill(words.refundPart, { amount, percent })
  }
}
