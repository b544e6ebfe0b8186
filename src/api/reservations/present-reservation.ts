import type { z } from 'zod'
import type { ReservationPage } from '../../contract/reservations.ts'
import type { CardRow, LineRow, PageRow } from '../../db/queries/stays/reservations-pages.ts'
import { toMajor, toPrice } from '../../domain/money/money.ts'
import { fullAmountOf } from '../../domain/money/savings.ts'
import { paymentAfterEnd } from '../../domain/orders/order.ts'
import { canSayLate } from '../../domain/stays/presence.ts'
import { canCancel, canChange, canPay, isLapsed } from '../../domain/stays/reservation-states.ts'
import { toPolicy } from '../availability/to-policy.ts'
import { presentPriceBefore, presentSavings } from '../orders/present-savings.ts'

type Page = z.output<typeof ReservationPage>
export type ShownProperty = Page['property']
export type ShownRoom = Page['rooms'][number]

/** A hold that has run out is shown as what it is, whether or not it has been written down. */
export function presentReservationCard({ total, currency, checkInClock, ...row }: CardRow, now: Date) {
  const { lines: _, voucherDiscount: _voucher, pointsDiscount: _points, ...card } = row
  const holdUntil = card.holdUntil === null ? null : new Date(card.holdUntil)
  const state = { ...card, checkInClock, holdUntil }
  const lapsed = isLapsed(state, now)
  const price = (amount: number) => toPrice({ amount, currency })
  return {
    ...card,
    ...(lapsed && { status: 'failed' as const, paymentStatus: paymentAfterEnd(card.paymentStatus), holdUntil: null }),
    totalPrice: price(total),
    priceBefore: presentPriceBefore(row, price),
    canPay: canPay(state, now),
    canCancel: canCancel(state, now),
    canChange: canChange(state, now),
  }
}

export function presentReservationPage(row: PageRow, now: Date): Page {
  const { refundAmount, rooms, policy, boundTo, isFixed, split, ...page } = row
  const { currency, total, lines } = page
  const card = presentReservationCard(page, now)
  const major = (amount: number) => toMajor({ amount, currency })
  const titles = new Map(rooms.map(({ roomTypeId, title }) => [roomTypeId, title]))
  return {
    ...page,
    ...card,
    canChange: card.canChange && !isFixed,
    phone: isGuestOf(card) ? page.phone : null,
    canSayLate: row.status === 'accepted' && row.cancelledAt === null && canSayLate(row, now),
    rooms,
    lines: lines.map((line) => toLine(line, titles, major)),
    total: major(total),
    ...presentSavings(row, major),
    totalBeforeDiscount: major(row.totalBeforeDiscount),
    voucherDiscount: major(row.voucherDiscount),
    pointsDiscount: major(row.pointsDiscount),
    rounding: major(row.rounding),
    policy: toPolicy(policy, { ...row, checkIn: boundTo ?? row.checkIn }, now),
    split: split && { ...split, total: toPrice({ amount: split.total, currency }) },
    refund: refundAmount === null ? null : toPrice({ amount: refundAmount, currency }),
  }
}

/**
 * The phone number is for guests with a paid stay, and for those who bring cash, mostly there. Unpaid holds show no numbers: otherwise they
 * would be a way to collect them. Holds for cash are few.
 */
const isGuestOf = ({ status, paymentStatus, cancelledAt }: ReturnType<typeof presentReservationCard>): boolean =>
  cancelledAt === null &&
  (status === 'accepted' || status === 'ended' || (status === 'pending' && paymentStatus === 'notPaidYet'))

const toLine = ({ before, ...line }: LineRow, titles: Map<number, string>, major: (amount: number) => number) => ({
  ...line,
  ...(line.roomTypeId !== undefined && { title: titles.get(line.roomTypeId) }),
  price: major(line.price),
  amount: major(line.amount),
  amountBefore: major(fullAmountOf({ ...line, ...(before !== undefined && { before }) })),
})
