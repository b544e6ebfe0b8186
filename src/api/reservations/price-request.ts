import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { Problem } from '../../contract/problems.ts'
import type { Quote as QuoteShape, reservationCalls } from '../../contract/reservations.ts'
import type { RoomCount } from '../../db/queries/stays/inventory.ts'
import type { StayRates } from '../../db/queries/stays/rates.ts'
import { toMajor } from '../../domain/money/money.ts'
import { toPaymentAmount } from '../../domain/money/payment-amount.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import type { MoneyQuote, QuotedRoom } from '../../domain/money/quote.ts'
import { fullAmountOf } from '../../domain/money/savings.ts'
import { toStayThing } from '../../domain/sales/waitlist.ts'
import { priceStay } from '../../domain/stays/price-stay.ts'
import { checkSelection, mergeRooms, type SelectionProblem } from '../../domain/stays/selection.ts'
import { toStayOffers } from '../../domain/stays/stay-offers.ts'
import type { Locale, Localized } from '../../domain/text/locale.ts'
import { type AskedStay, parseStayQuery } from '../availability/parse-stay-query.ts'
import { toAlternatives } from '../availability/to-combinations.ts'
import { toPolicy } from '../availability/to-policy.ts'
import type { Credits } from '../orders/lock-credits.ts'
import { presentSavings } from '../orders/present-savings.ts'
import { toVoucherProblem, unknownVoucher } from '../vouchers/use-voucher.ts'

type Calls = typeof reservationCalls
export type SelectionBody = z.output<Calls['POST /customer/reservations/calculate-price']['body']>

export type BookingRequest = AskedStay & {
  propertyId: number
  rooms: { roomTypeId: number; count: number }[]
  voucherCode: string | undefined
  usePoints: boolean
  /** The entry of the waitlist that the rooms were offered to. */
  waitingId: number | undefined
  /** Null before the customer has chosen one. */
  method: PaymentMethod | null
}

export type StayPricing = { quote: MoneyQuote<Localized>; rates: StayRates; priceKey: string }

export function parseBookingRequest(body: SelectionBody, now: Date): BookingRequest {
  const asked = parseStayQuery(body, now)
  if (body.rooms.length === 0) throw new Problem('ROOM_REQUIRED', { fields: { rooms: { error: 'required' } } })
  const { propertyId, voucherCode, usePoints, waitingId, paymentMethod: method = null } = body
  return { ...asked, propertyId, rooms: mergeRooms(body.rooms), voucherCode, usePoints, waitingId, method }
}

/** The fields that must match the waitlist entry. */
export const toStayOfferUse = (
  { propertyId, stay, rooms }: Pick<BookingRequest, 'propertyId' | 'stay' | 'rooms'>,
  { customer, now }: { customer: number; now: Date },
) => ({
  customer,
  thing: toStayThing({ propertyId, ...stay }),
  roomTypes: rooms.map(({ roomTypeId }) => roomTypeId),
  now,
})

/** Adds the rooms that are held for the customer's own offer. */
export const withHeldRooms = (rates: StayRates, held: readonly RoomCount[]): StayRates => ({
  ...rates,
  rooms: rates.rooms.map((room) => ({
    ...room,
    left: room.left + (held.find(({ roomTypeId }) => roomTypeId === room.id)?.count ?? 0),
  })),
})

/** Throws where the rooms are not free together, or do not fit the party. */
export function requireRooms(request: BookingRequest, rates: StayRates, locale: Locale): QuotedRoom<Localized>[] {
  const selection = checkSelection(request.rooms, toStayOffers(rates, request.stay), request.party)
  if (!selection.ok) throw toProblem(selection, request, rates, locale)
  return selection.rooms
}

/** Throws where the voucher cannot be used. */
export function priceRooms(
  request: BookingRequest,
  rooms: readonly QuotedRoom<Localized>[],
  rates: StayRates,
  { voucher, points }: Credits,
  { now, dinarsPerDollar }: { now: Date; dinarsPerDollar: number },
): StayPricing {
  const { stay, party, method, voucherCode, usePoints } = request
  const { childFee, currency } = rates
  const priced = priceStay({
    rooms,
    stay,
    party,
    childFee,
    currency,
    method,
    ...(voucherCode && { use: voucher ?? unknownVoucher }),
    points: usePoints ? points : 0,
    dinarsPerDollar,
    now,
  })
  if (!priced.ok) throw toVoucherProblem(priced.code)
  const { quote } = priced
  return { quote, rates, priceKey: toPriceKey(request, rates, quote) }
}

/** Checks and prices the rooms, where no lock comes between. */
export const priceRequest = (
  request: BookingRequest,
  rates: StayRates,
  credits: Credits,
  at: At & { dinarsPerDollar: number },
): StayPricing => priceRooms(request, requireRooms(request, rates, at.locale), rates, credits, at)

type At = { locale: Locale; now: Date }

function toProblem(problem: SelectionProblem, request: BookingRequest, rates: StayRates, locale: Locale): Problem {
  if (problem.code === 'ROOM_UNAVAILABLE') return toRoomUnavailable(request, rates, locale)
  if (problem.code === 'MIN_STAY')
    return new Problem('MIN_STAY', { fields: { checkOut: { error: 'min_nights', limit: problem.minNights } } })
  if (problem.code === 'CLOSED') return new Problem('CLOSED', { details: { nights: problem.nights } })
  return new Problem(problem.code, { fields: { rooms: { error: 'invalid' } } })
}

export const toRoomUnavailable = ({ stay, party }: BookingRequest, rates: StayRates, locale: Locale): Problem =>
  new Problem('ROOM_UNAVAILABLE', { details: toAlternatives({ stay, party }, rates, locale) })

/** A hash of all that the customer agrees to: the stay, the rooms, the price and the terms. */
function toPriceKey(
  { propertyId, stay, party, rooms }: BookingRequest,
  rates: StayRates,
  quote: MoneyQuote<Localized>,
): string {
  const lines = quote.lines.map(({ night, count, amount }) => [night, count, amount])
  const { totalBeforeDiscount, voucherDiscount, pointsDiscount, pointsUsed, currency } = quote
  // Without the rounding of cash, since the payment method may be chosen after the price was shown.
  const total = quote.total - quote.rounding
  const agreed = [propertyId, stay.checkIn, stay.checkOut, party.adults, party.childrenAges, rooms, lines]
  const price = [totalBeforeDiscount, voucherDiscount, pointsDiscount, pointsUsed, total, currency]
  return createHash('sha256')
    .update(JSON.stringify([agreed, price, rates.policy, rates.acceptance]))
    .digest('base64url')
}

export function presentStayQuote(
  { quote, rates, priceKey }: StayPricing,
  request: BookingRequest,
  { locale, now, cash, dinarsPerDollar }: At & { cash: z.output<typeof QuoteShape>['cash']; dinarsPerDollar: number },
): z.output<typeof QuoteShape> {
  const { currency } = quote
  const major = (amount: number) => toMajor({ amount, currency })
  return {
    lines: quote.lines.map(({ night, count, price, amount, ...line }) => ({
      kind: line.kind,
      ...(line.kind === 'room' && { roomTypeId: line.roomTypeId, title: line.title?.[locale] }),
      night,
      count,
      price: major(price),
      amount: major(amount),
      amountBefore: major(fullAmountOf({ ...line, count, amount })),
    })),
    totalBeforeDiscount: major(quote.totalBeforeDiscount),
    voucherDiscount: major(quote.voucherDiscount),
    pointsDiscount: major(quote.pointsDiscount),
    rounding: major(quote.rounding),
    total: major(quote.total),
    ...presentSavings(quote, major),
    currency,
    pointsToUse: quote.pointsUsed,
    policy: toPolicy(rates.policy, { ...request.stay, checkInClock: rates.checkInClock }, now),
    acceptance: rates.acceptance,
    cash,
    inDinars: currency === 'IQD' ? null : toDinars(quote.total, rates, request, dinarsPerDollar),
    priceKey,
  }
}

const toDinars = (cents: number, { rate }: StayRates, { method }: BookingRequest, dinarsPerDollar: number) => ({
  amount: toPaymentAmount({ amount: cents, currency: 'USD' }, method, dinarsPerDollar),
  rate: dinarsPerDollar,
  day: rate?.day ?? null,
})
