import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import { findStayTries } from '../../db/queries/orders/ended-holds.ts'
import { findWalletBalance } from '../../db/queries/orders/payments-wallet.ts'
import { findPointsBalance } from '../../db/queries/orders/points.ts'
import { lockVoucher } from '../../db/queries/orders/vouchers.ts'
import { setTurnOrder } from '../../db/queries/sales/waiting.ts'
import { addNights, lockNights, takeNights } from '../../db/queries/stays/inventory.ts'
import { findRates, type StayRates } from '../../db/queries/stays/rates.ts'
import { findHeld, type HeldRooms, insertReservation } from '../../db/queries/stays/reservations.ts'
import { exchange } from '../../domain/money/exchange.ts'
import { type Money, toMajor } from '../../domain/money/money.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import { toHoldUntil } from '../../domain/orders/order.ts'
import type { PaymentStatus, ReservationStatus } from '../../domain/orders/states.ts'
import { toCashDeadline, toFirstStatus } from '../../domain/stays/reservation-states.ts'
import type { SpecialRequest } from '../../domain/stays/special-requests.ts'
import { countNights } from '../../domain/stays/stay.ts'
import type { Locale, Localized } from '../../domain/text/locale.ts'
import { toInstant } from '../../domain/time/day.ts'
import { placeOrder } from '../orders/place-order.ts'
import { takeOffer } from '../orders/take-offer.ts'
import { requireFound } from '../require-found.ts'
import { type HeldBefore, requireHold, toCashOffer, toCashWait, toWantedStay } from './hold-offer.ts'
import { notifyGuest } from './notify-guest.ts'
import {
  type BookingRequest,
  type Credits,
  presentQuote,
  priceRequest,
  type StayPricing,
  toOfferUse,
  toSoldOut,
} from './price-request.ts'

/** The price that the customer was shown. Who names none takes the price as it is. */
export type Expected = { priceKey?: string | undefined; total?: number | undefined }
export type Guest = {
  guestName: string | null
  guestPhone: string | null
  notes: string | null
  arrivalHour: number | null
  requests: SpecialRequest[]
}

export type Booking = {
  customer: number
  request: BookingRequest
  method: PaymentMethod
  dinarsPerDollar: number
  expected: Expected
  guest: Guest
  locale: Locale
  now: Date
}

/** Survives JSON, since it is kept with an Idempotency-Key. */
export type Booked = {
  id: number
  code: string
  status: ReservationStatus
  paymentStatus: PaymentStatus
  holdUntil: string | null
  total: Money
}

/**
 * Load, lock, decide, write. Locks are taken in one order everywhere: the customer, the voucher, the nights. Whoever finds the rooms sold
 * out already is told without waiting for any of them.
 */
export async function book(tx: Tx, input: Booking): Promise<Booked> {
  const { request, customer, now } = input
  const { waitingId, voucherCode } = request
  if (waitingId) await takeOffer(tx, { ...toOfferUse(request, { customer, now }), turn: waitingId, voucherCode })
  const rates = await requireFound(findRates(tx, request.propertyId, request.stay))
  const booking = { ...input, dinarsPerDollar: rates.rate?.dinarsPerDollar ?? input.dinarsPerDollar }
  priceRequest({ ...request, voucherCode: undefined, usePoints: false }, rates, noCredits, booking)
  const credits = await lockCredits(tx, booking)
  const priced = priceRequest(request, rates, credits, booking)
  const held = {
    ...(await findHeld(tx, customer, now)),
    ...(await findStayTries(tx, customer, toWantedStay(request, credits), now)),
  }
  requireExpected(priced, held, credits, booking)
  requireHold(held, priced, credits, booking)
  if (booking.method === 'wallet') await requireWallet(tx, booking, priced)
  await holdRooms(tx, booking, rates)
  return saveBooking(tx, booking, priced, { ...credits, held })
}

export const noCredits: Credits = { voucher: null, points: 0 }

async function lockCredits(tx: Tx, { customer, request: { voucherCode, usePoints } }: Booking): Promise<Credits> {
  // Always, so that no personal data can be written after an account has been erased.
  if (!(await lockCustomer(tx, customer))) throw new Problem('UNAUTHORIZED')
  return {
    voucher: voucherCode ? await lockVoucher(tx, voucherCode, customer) : null,
    points: usePoints ? await findPointsBalance(tx, customer) : 0,
  }
}

function requireExpected(priced: StayPricing, held: HeldBefore, credits: Credits, booking: Booking): void {
  const { expected, request } = booking
  const { total, rounding, currency } = priced.quote
  // Who was shown the price before the way to pay was known has seen it without its rounding.
  const shown = [total, total - rounding].map((amount) => toMajor({ amount, currency }))
  const isSame =
    (expected.priceKey === undefined || expected.priceKey === priced.priceKey) &&
    (expected.total === undefined || shown.includes(expected.total))
  if (isSame) return
  throw new Problem('PRICE_CHANGED', undefined, undefined, {
    price: presentQuote(priced, request, { ...booking, cash: toCashOffer(held, priced, credits, booking) }),
  })
}

/** Under the customer's lock. Judged again when it is paid; here, so that nobody holds rooms for what they do not have. */
async function requireWallet(tx: Tx, { customer, dinarsPerDollar }: Booking, { quote }: StayPricing): Promise<void> {
  const { amount } = exchange({ amount: quote.total, currency: quote.currency }, 'IQD', dinarsPerDollar)
  if ((await findWalletBalance(tx, customer)) < amount) throw new Problem('WALLET_TOO_LOW')
}

export async function holdRooms(
  tx: Tx,
  { request, locale }: Pick<Booking, 'request' | 'locale'>,
  rates: StayRates,
): Promise<void> {
  const { rooms, stay } = request
  const counted = new Map(rates.rooms.map((room) => [room.id, room.counted]))
  const nights = countNights(stay)
  if (rooms.some(({ roomTypeId }) => counted.get(roomTypeId) !== nights)) await addNights(tx, rooms, stay)
  const left = await lockNights(tx, rooms, stay)
  if (rooms.some(({ roomTypeId, count }) => (left.get(roomTypeId) ?? 0) < count))
    throw toSoldOut(request, await requireFound(findRates(tx, request.propertyId, stay)), locale)
  await takeNights(tx, rooms, stay)
}

type Known = Credits & { held: HeldRooms }

/** Under all locks, with the rooms taken. `paidWith`: the order whose payment pays for this one, too. */
export async function saveBooking(
  tx: Tx,
  booking: Booking,
  { quote, rates }: StayPricing,
  known: Known & { paidWith?: number },
): Promise<Booked> {
  const { customer, request, method, guest, now } = booking
  const { stay, party, rooms } = request
  const { acceptance, policy, checkInClock } = rates
  const arrival = { checkIn: stay.checkIn, checkInClock }
  const order = await placeOrder(tx, {
    ...toOrderRequest(quote, known),
    customer,
    method,
    paidWith: known.paidWith ?? null,
    holdUntil: method === 'cash' ? toCashDeadline(now, arrival, toCashWait(known.held, known)) : toHoldUntil(now),
    now,
  })
  if (request.waitingId) await setTurnOrder(tx, request.waitingId, order.id)
  const status = toFirstStatus(order, acceptance)
  const titles = new Map<number, Localized>(rates.rooms.map(({ id, title }) => [id, title]))
  const id = await insertReservation(tx, {
    ...stay,
    ...guest,
    order: order.id,
    property: rates.propertyId,
    checkInClock,
    leavesAt: toInstant(stay.checkOut, rates.checkOutClock),
    adults: party.adults,
    childrenAges: party.childrenAges,
    status,
    acceptance,
    policy,
    rooms: rooms.map((room) => ({ ...room, title: titles.get(room.roomTypeId) as Localized })),
  })
  const { code, paymentStatus, holdUntil, total } = order
  if (paymentStatus === 'paid')
    await notifyGuest(
      tx,
      order.id,
      status === 'accepted' ? { event: 'confirmed' } : { event: 'waiting', isFree: true },
      {
        now,
      },
    )
  return {
    id,
    code,
    status,
    paymentStatus,
    holdUntil: holdUntil?.toISOString() ?? null,
    total: { amount: total, currency: quote.currency },
  }
}

function toOrderRequest(quote: StayPricing['quote'], { voucher }: Credits) {
  const { currency, totalBeforeDiscount, voucherDiscount, pointsUsed, pointsDiscount, rounding } = quote
  return {
    kind: 'reservation' as const,
    currency,
    lines: quote.lines.map((line) => ({ ...line, title: undefined })),
    totalBeforeDiscount,
    voucher: voucher && { id: voucher.id, discount: voucherDiscount },
    points: { used: pointsUsed, discount: pointsDiscount },
    rounding,
  }
}
