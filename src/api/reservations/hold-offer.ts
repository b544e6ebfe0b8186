import type { StayTries, WantedStay } from '../../db/queries/orders/ended-holds.ts'
import type { HeldRooms } from '../../db/queries/stays/reservations.ts'
import { toDinars } from '../../domain/money/exchange.ts'
import { totalOf } from '../../domain/money/money.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import type { HoldInput } from '../../domain/orders/decide-hold.ts'
import { type CashWait, checkHold, findCashReason, type Hold } from '../../domain/stays/hold-rules.ts'
import { toCashDeadline } from '../../domain/stays/reservation-states.ts'
import { countNights } from '../../domain/stays/stay.ts'
import type { Credits } from '../orders/lock-credits.ts'
import { type CashOffer, toCashOffer } from '../orders/to-cash-offer.ts'
import { toScarceVoucher } from '../vouchers/use-voucher.ts'
import type { BookingRequest, StayPricing } from './price-request.ts'

/** The unpaid holds of a customer, and the earlier ones that ended without payment. */
export type HeldBefore = HeldRooms & StayTries

type AtRate = { dinarsPerDollar: number }
type HoldRequest = AtRate & { request: BookingRequest; now: Date }

export const toHoldInput = (
  held: HeldBefore,
  priced: StayPricing,
  credits: Credits,
  hold: HoldRequest & { method: PaymentMethod },
): HoldInput => ({
  total: priced.quote.total,
  method: hold.method,
  limit: checkHold(toHolds(held, hold), toHold(priced, hold, hold.method)),
  endedHolds: held.endedHolds,
  cashReason: toStayCashOffer(held, priced, credits, hold).reason,
  now: hold.now,
})

export function toStayCashOffer(held: HeldBefore, priced: StayPricing, credits: Credits, hold: HoldRequest): CashOffer {
  const open = [...toHolds(held, hold), ...toOtherCash(held, hold)]
  const reason = findCashReason(open, toHold(priced, hold, 'cash'), held)
  const arrival = { checkIn: hold.request.stay.checkIn, checkInClock: priced.rates.checkInClock }
  return toCashOffer(reason, () => toCashDeadline(hold.now, arrival, toCashWait(held, credits)))
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

export const toHolds = ({ holds }: HeldRooms, { dinarsPerDollar }: AtRate): Hold[] =>
  holds.map(({ method, rooms, nights, ...price }) => ({
    method,
    rooms,
    nights,
    dinars: toDinars(totalOf(price), dinarsPerDollar),
  }))

const toOtherCash = ({ otherCash }: HeldRooms, { dinarsPerDollar }: AtRate): Hold[] =>
  otherCash.map((price) => ({
    method: 'cash',
    rooms: 0,
    nights: 0,
    dinars: toDinars(totalOf(price), dinarsPerDollar),
  }))

export const toHold = ({ quote }: StayPricing, hold: HoldRequest, method: PaymentMethod): Hold => ({
  method,
  rooms: hold.request.rooms.reduce((sum, { count }) => sum + count, 0),
  nights: countNights(hold.request.stay),
  dinars: toDinars(totalOf(quote), hold.dinarsPerDollar),
})
