import type { z } from 'zod'
import type { ChangePreview } from '../../contract/reservation-changes.ts'
import type { ReservationFacts } from '../../db/queries/stays/reservations.ts'
import { toMajor, toPrice } from '../../domain/money/money.ts'
import { toPaymentAmount } from '../../domain/money/payment-amount.ts'
import { type StayLine, sumOfLines } from '../../domain/stays/change-lines.ts'
import { countNights, type Stay } from '../../domain/stays/stay.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { toRefundMethod } from '../payments/ask-refund.ts'
import type { PricedChange } from './price-change.ts'

type Preview = z.output<typeof ChangePreview>

export const presentStay = ({ checkIn, checkOut }: Stay): Preview['before'] => ({
  checkIn,
  checkOut,
  nights: countNights({ checkIn, checkOut }),
})

export function presentChange(facts: ReservationFacts, priced: PricedChange, locale: Locale): Preview {
  const { paid, price, party, rooms, titles, dinarsPerDollar } = priced
  const { currency } = paid
  const major = (amount: number) => toMajor({ amount, currency })
  const titleOf = (id: number) => titles.get(id)?.[locale]
  const spent = sumOfLines(price.lines.filter(({ kind }) => kind === 'spent_points'))
  const spentBefore = sumOfLines(paid.lines.filter(({ kind }) => kind === 'spent_points'))
  const toPay = Math.max(0, price.difference)
  return {
    before: presentStay(facts),
    after: presentStay(priced.stay),
    adults: party.adults,
    childrenAges: [...party.childrenAges],
    rooms: rooms.map((room) => ({ ...room, title: titleOf(room.roomTypeId) ?? '' })),
    lines: presentLines(priced, locale),
    percent: priced.percent,
    isBound: priced.boundTo !== null,
    dropped: major(sumOfLines(price.dropped)),
    added: major(sumOfLines(price.added)),
    fee: major(price.fee),
    spentPoints: major(spent - spentBefore),
    voucher: { before: major(paid.voucherDiscount), after: major(price.voucherDiscount) },
    points: {
      before: major(paid.pointsDiscount),
      after: major(price.pointsDiscount),
      back: price.pointsBack,
      taken: price.pointsTaken,
      missing: price.pointsMissing,
    },
    totalBefore: major(paid.total),
    total: major(price.total),
    currency,
    toPay: toPrice({ amount: toPay, currency }),
    toGetBack: toPrice({ amount: Math.max(0, -price.difference), currency }),
    inDinars:
      currency === 'IQD' || toPay === 0
        ? null
        : { amount: toPaymentAmount({ amount: toPay, currency }, 'qi', dinarsPerDollar), currency: 'IQD' },
    refundTo: toRefundMethod(facts.order.paymentMethod),
    priceKey: priced.priceKey,
  }
}

function presentLines({ price, paid: { currency }, titles }: PricedChange, locale: Locale): Preview['lines'] {
  const major = (amount: number) => toMajor({ amount, currency })
  const lines = [...toLines(price.dropped, 'dropped'), ...toLines(price.kept, 'kept'), ...toLines(price.added, 'new')]
  return lines.map(({ line, becomes }) => ({
    kind: line.kind,
    becomes,
    ...(line.kind === 'room' && { roomTypeId: line.roomTypeId, title: titles.get(line.roomTypeId)?.[locale] }),
    night: line.night,
    count: line.count,
    price: major(line.price),
    amount: major(line.amount),
  }))
}

const toLines = (lines: readonly StayLine[], becomes: Preview['lines'][number]['becomes']) =>
  lines.map((line) => ({ line, becomes }))
