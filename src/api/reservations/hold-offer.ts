import type { z } from 'zod'
import { Problem } from '../../contract/problems.ts'
import type { Quote } from '../../contract/reservations.ts'
import type { StayTries, WantedStay } from '../../db/queries/orders/ended-holds.ts'
import type { HeldRooms } from '../../db/queries/stays/reservations.ts'
import { exchange } from '../../domain/money/exchange.ts'
import type { Money } from '../../domain/money/money.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import { type CashWait, checkHold, findCashReason, type Hold } from '../../domain/stays/hold-rules.ts'
import { toCashDeadline } from '../../domain/stays/reservation-states.ts'
import { countNights } from '../../domain/stays/stay.ts'
import { requireHoldAgain } from '../orders/require-hold-again.ts'
import { toScarceVoucher } from '../vouchers/use-voucher.ts'
import type { BookingRequest, Credits, StayPricing } from './price-request.ts'

/** What is held, and what was before. */
export type HeldBefore = HeldRooms & StayTries

type Asked = { request: BookingRequest; dinarsPerDollar: number; now: Date }

/** Throws where this customer holds enough without having paid. What costs nothing is not held, it is booked. */
export function requireHold(
  held: HeldBefore,
  priced: StayPricing,
  credits: Credits,
  asked: Asked & { method: PaymentMethod },
): void {
  if (priced.quote.total === 0) return
  const checked = checkHold(toHolds(held, asked), toHold(priced, asked, asked.method))
  if (!checked.ok) throw new Problem(checked.code)
  if (asked.method !== 'wallet') requireHoldAgain(held.endedHolds, asked.now)
  if (asked.method !== 'cash') return
  const { reason } = toCashOffer(held, priced, credits, asked)
  if (reason)
    throw new Problem('CASH_NOT_OFFERED', { paymentMethod: { error: 'invalid' } }, undefined, { cash: { reason } })
}

/** Said with every price, so that nobody learns of it only by being refused. */
export function toCashOffer(
  held: HeldBefore,
  priced: StayPricing,
  credits: Credits,
  asked: Asked,
): z.output<typeof Quote>['cash'] {
  const open = [...toHolds(held, asked), ...toOtherCash(held, asked)]
  const reason = findCashReason(open, toHold(priced, asked, 'cash'), held)
  if (reason) return { until: null, reason }
  const arrival = { checkIn: asked.request.stay.checkIn, checkInClock: priced.rates.checkInClock }
  return { until: toCashDeadline(asked.now, arrival, toCashWait(held, credits)).toISOString(), reason: null }
}

export const toCashWait = ({ hasPaid }: HeldRooms, { voucher }: Credits): CashWait => ({
  hasPaid,
  isVoucherLimited: toScarceVoucher(voucher) !== null,
})

export const toWantedStay = (
  { propertyId, stay, rooms }: BookingRequest,
  { voucher }: Pick<Credits, 'voucher'>,
): WantedStay => ({
  property: propertyId,
  stay,
  roomTypes: rooms.map(({ roomTypeId }) => roomTypeId),
  voucher: toScarceVoucher(voucher),
})

const toDinars = (money: Money, { dinarsPerDollar }: Asked): number => exchange(money, 'IQD', dinarsPerDollar).amount

export const toHolds = ({ holds }: HeldRooms, asked: Asked): Hold[] =>
  holds.map(({ method, rooms, nights, total, currency }) => ({
    method,
    rooms,
    nights,
    dinars: toDinars({ amount: total, currency }, asked),
  }))

const toOtherCash = ({ otherCash }: HeldRooms, asked: Asked): Hold[] =>
  otherCash.map(({ total, currency }) => ({
    method: 'cash',
    rooms: 0,
    nights: 0,
    dinars: toDinars({ amount: total, currency }, asked),
  }))

export const toHold = ({ quote }: StayPricing, asked: Asked, method: PaymentMethod): Hold => ({
  method,
  rooms: asked.request.rooms.reduce((sum, { count }) => sum + count, 0),
  nights: countNights(asked.request.stay),
  dinars: toDinars({ amount: quote.total, currency: quote.currency }, asked),
})
