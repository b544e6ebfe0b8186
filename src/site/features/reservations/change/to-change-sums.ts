import { toBothText } from '../../../../client/money/in-dinars.ts'
import type { Ok } from '../../../../contract/contract.ts'
import type { OrderDinars } from '../../../../domain/money/order-dinars.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { fill, fillCount } from '../../../../i18n/fill.ts'
import { formatDay, formatPrice } from '../../../../i18n/format.ts'
import { bookingMessages } from '../../../../i18n/messages/booking-messages.ts'
import type { ReservationChangeText } from '../../../../i18n/messages/reservation-change.ts'
import type { Sum } from '../../../../ui/sum-list.tsx'

export type Preview = Ok<'POST /customer/reservations/{id}/change/preview'>
type Line = Preview['lines'][number]

/** From the former payment to the new charge or refund, line by line. */
export function toChangeSums(
  locale: Locale,
  messages: ReservationChangeText,
  preview: Preview,
  paidRate: number | null,
) {
  const { currency, toGetBack } = preview
  const price = (amount: number, sign?: '−') => formatPrice(locale, { amount, currency }, sign)
  const partsOf = (lines: readonly Line[]) =>
    lines.map(({ night, title, count, amount }) => ({
      label: [formatDay(locale, night), title && (count > 1 ? `${count} × ${title}` : title)]
        .filter(Boolean)
        .join(' · '),
      amount: price(amount),
    }))
  const rows = (becomes: Line['becomes'], label: string, isOff = false): Sum[] => {
    const lines = preview.lines.filter((line) => line.becomes === becomes)
    const sum = lines.reduce((added, { amount }) => added + Math.round(amount * 100), 0) / 100
    return lines.length > 0
      ? [{ label, amount: price(sum, isOff ? '−' : undefined), isOff, parts: partsOf(lines) }]
      : []
  }
  const more = (label: string, amount: number): Sum[] => (amount > 0 ? [{ label, amount: price(amount) }] : [])
  const less = (before: number, after: number) => Math.round((before - after) * 100) / 100
  const sums: Sum[] = [
    { label: messages.paid, amount: price(preview.totalBefore) },
    ...rows('dropped', messages.dropped, true),
    ...more(messages.fee, preview.fee),
    ...more(messages.spentPoints, preview.spentPoints),
    ...more(messages.voucher, less(preview.voucher.before, preview.voucher.after)),
    ...more(messages.points, less(preview.points.before, preview.points.after)),
    ...rows('new', messages.added),
    { label: messages.total, amount: price(preview.total) },
  ]
  const isMore = preview.toPay.amount > 0
  const total = isMore
    ? { label: messages.toPay, amount: formatPrice(locale, preview.toPay) }
    : { label: messages.toGetBack, amount: toBothText(locale, toGetBack, toDinarsBack(toGetBack, paidRate)) }
  return { sums, total }
}

const toDinarsBack = ({ amount, currency }: Preview['toGetBack'], rate: number | null): OrderDinars | null =>
  currency === 'USD' && amount > 0 && rate
    ? { amount: Math.round(amount * rate), rate, day: null, isFixed: false }
    : null

/** Effects on the policy, the voucher and the points, in sentences. */
export function toChangeFacts(locale: Locale, messages: ReservationChangeText, preview: Preview): string[] {
  const { percent, voucher, points, currency, toPay, toGetBack } = preview
  const price = (amount: number) => formatPrice(locale, { amount, currency })
  const count = (many: number) => fillCount(locale, many, bookingMessages[locale].points)
  const isDropped = preview.lines.some(({ becomes }) => becomes === 'dropped')
  const isFree = toPay.amount === 0 && toGetBack.amount === 0
  return [
    ...(isFree ? [messages.nothing] : []),
    ...(isDropped ? [toPolicy(messages, percent)] : []),
    ...(toGetBack.amount > 0
      ? [fill(messages.backTo, { method: bookingMessages[locale].methods[preview.refundTo] })]
      : []),
    ...(preview.isBound ? [messages.bound] : []),
    ...(voucher.before > 0 ? [toVoucher()] : []),
    ...(points.before > 0 && points.back === 0 ? [messages.pointsKept] : []),
    ...(points.back > 0 ? [fill(messages.pointsBack, { count: count(points.back) })] : []),
    ...(points.taken > 0 ? [fill(messages.pointsTaken, { count: count(points.taken) })] : []),
    ...(toPay.amount > 0 ? [messages.hold] : []),
  ]

  function toVoucher(): string {
    if (voucher.after === 0) return messages.voucherLost
    if (voucher.after === voucher.before) return messages.voucherKept
    return fill(messages.voucherLess, { before: price(voucher.before), after: price(voucher.after) })
  }
}

function toPolicy(messages: ReservationChangeText, percent: number): string {
  if (percent === 100) return messages.backAll
  return percent === 0 ? messages.backNone : fill(messages.backPart, { percent })
}
