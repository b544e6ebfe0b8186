import type { Tx } from '../../db/database.ts'
import { setEntryOrder } from '../../db/queries/sales/waitlist.ts'
import { addNights, holdNights } from '../../db/queries/stays/inventory.ts'
import { findRates, type StayRates } from '../../db/queries/stays/rates.ts'
import { type HeldRooms, insertReservation } from '../../db/queries/stays/reservations.ts'
import { findStayHolds } from '../../db/queries/stays/stay-holds.ts'
import { toDinars } from '../../domain/money/exchange.ts'
import { totalOf } from '../../domain/money/money.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import { toHoldUntil } from '../../domain/orders/order.ts'
import type { ShownPrice } from '../../domain/orders/shown-price.ts'
import type { ReservationStatus } from '../../domain/orders/states.ts'
import { toCashDeadline, toFirstStatus } from '../../domain/stays/reservation-states.ts'
import type { SpecialRequest } from '../../domain/stays/special-requests.ts'
import { countNights } from '../../domain/stays/stay.ts'
import type { Locale, Localized } from '../../domain/text/locale.ts'
import { toInstant } from '../../domain/time/day.ts'
import { type Credits, lockCredits } from '../orders/lock-credits.ts'
import { placeOrder } from '../orders/place-order.ts'
import { requireHold } from '../orders/require-hold.ts'
import { requireShownPrice } from '../orders/require-shown-price.ts'
import { requireWallet } from '../orders/require-wallet.ts'
import { takeOffer } from '../orders/take-offer.ts'
import { toOrderPrice } from '../orders/to-order-price.ts'
import { type OrderResult, toOrderResult } from '../orders/to-order-result.ts'
import { requireFound } from '../require-found.ts'
import { toCashWait, toHoldInput, toStayCashOffer, toWantedStay } from './hold-offer.ts'
import { notifyGuest } from './notify-guest.ts'
import {
  type BookingRequest,
  presentStayQuote,
  priceRooms,
  requireRooms,
  type StayPricing,
  toRoomUnavailable,
  toStayOfferUse,
} from './price-request.ts'

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
  expected: ShownPrice
  guest: Guest
  locale: Locale
  now: Date
}

export type BookResult = OrderResult & { id: number; orderId: number; status: ReservationStatus }

/**
 * Load, lock, decide, write. Locks are taken in one order everywhere: the customer, the voucher, the nights. A request for rooms that are
 * sold out already is refused before any lock.
 */
export async function book(tx: Tx, input: Booking): Promise<BookResult> {
  const { request, customer, now } = input
  const { waitingId, voucherCode } = request
  if (waitingId) await takeOffer(tx, { ...toStayOfferUse(request, { customer, now }), entry: waitingId, voucherCode })
  const rates = await requireFound(findRates(tx, request.propertyId, request.stay))
  const booking = { ...input, dinarsPerDollar: rates.rate?.dinarsPerDollar ?? input.dinarsPerDollar }
  // Before any lock, so that a request for sold-out rooms waits for no other request.
  const rooms = requireRooms(request, rates, booking.locale)
  const credits = await lockCredits(tx, customer, request)
  const priced = priceRooms(request, rooms, rates, credits, booking)
  const held = await findStayHolds(tx, customer, toWantedStay(request, credits), now)
  const { quote, priceKey } = priced
  await requireShownPrice(booking.expected, { ...quote, priceKey }, () =>
    presentStayQuote(priced, request, { ...booking, cash: toStayCashOffer(held, priced, credits, booking) }),
  )
  requireHold(toHoldInput(held, priced, credits, booking))
  if (booking.method === 'wallet') await requireWallet(tx, customer, toDinars(totalOf(quote), booking.dinarsPerDollar))
  await holdRooms(tx, booking, rates)
  return saveBooking(tx, booking, priced, { ...credits, held })
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
  if (!(await holdNights(tx, rooms, stay)))
    throw toRoomUnavailable(request, await requireFound(findRates(tx, request.propertyId, stay)), locale)
}

type StayFacts = Credits & { held: HeldRooms }

/** Under all locks, with the rooms taken. `paidWith`: the order whose payment pays for this one, too. */
export async function saveBooking(
  tx: Tx,
  booking: Booking,
  { quote, rates }: StayPricing,
  known: StayFacts & { paidWith?: number },
): Promise<BookResult> {
  const { customer, request, method, guest, now } = booking
  const arrival = { checkIn: request.stay.checkIn, checkInClock: rates.checkInClock }
  const order = await placeOrder(tx, {
    ...toOrderPrice({ ...quote, lines: quote.lines.map((line) => ({ ...line, title: undefined })) }, known),
    kind: 'reservation',
    customer,
    method,
    paidWith: known.paidWith ?? null,
    holdUntil: method === 'cash' ? toCashDeadline(now, arrival, toCashWait(known.held, known)) : toHoldUntil(now),
    now,
  })
  if (request.waitingId) await setEntryOrder(tx, request.waitingId, order.id)
  const status = toFirstStatus(order, rates.acceptance)
  const id = await insertReservation(tx, { ...guest, ...toStayRow(request, rates), order: order.id, status })
  if (order.paymentStatus === 'paid') {
    const news =
      status === 'accepted' ? ({ event: 'confirmed' } as const) : ({ event: 'waiting', isFree: true } as const)
    await notifyGuest(tx, order.id, news, { now })
  }
  return { id, orderId: order.id, status, ...toOrderResult(order, quote.currency) }
}

function toStayRow({ stay, party, rooms }: BookingRequest, rates: StayRates) {
  const titles = new Map<number, Localized>(rates.rooms.map(({ id, title }) => [id, title]))
  return {
    ...stay,
    property: rates.propertyId,
    checkInClock: rates.checkInClock,
    leavesAt: toInstant(stay.checkOut, rates.checkOutClock),
    adults: party.adults,
    childrenAges: party.childrenAges,
    acceptance: rates.acceptance,
    policy: rates.policy,
    rooms: rooms.map((room) => ({ ...room, title: titles.get(room.roomTypeId) as Localized })),
  }
}
