import { Problem } from '../../contract/problems.ts'
import type { reservationCalls } from '../../contract/reservations.ts'
import { findRates, type StayRates } from '../../db/queries/stays/rates.ts'
import { findFacts, getOrderOf } from '../../db/queries/stays/reservations.ts'
import {
  countReservations,
  findPending,
  findReservation,
  findReservations,
} from '../../db/queries/stays/reservations-pages.ts'
import { findStayHolds } from '../../db/queries/stays/stay-holds.ts'
import { toPhoneNumber } from '../../domain/accounts/phone-number.ts'
import { toMajor } from '../../domain/money/money.ts'
import type { RefundPlan } from '../../domain/money/refund.ts'
import { toPageMeta } from '../../domain/search/page-meta.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Call, Handlers } from '../handler.ts'
import { findCredits } from '../orders/lock-credits.ts'
import { requirePaidAtOnce } from '../orders/require-paid-at-once.ts'
import { findOffered } from '../orders/take-offer.ts'
import { toOrderMethod } from '../orders/to-order-method.ts'
import { requireFound } from '../require-found.ts'
import { limitVoucherGuesses } from '../vouchers/use-voucher.ts'
import { type Booking, type BookResult, book, type Guest } from './book.ts'
import { type CancelResult, cancel, previewCancel } from './cancel.ts'
import { toStayCashOffer, toWantedStay } from './hold-offer.ts'
import { presentReservationCard, presentReservationPage } from './present-reservation.ts'
import {
  type BookingRequest,
  parseBookingRequest,
  presentStayQuote,
  priceRequest,
  toStayOfferUse,
  withHeldRooms,
} from './price-request.ts'

type PriceCall = Call<'POST /customer/reservations/calculate-price'>
type BookCall = Call<'POST /customer/reservations'>

export const reservationHandlers: Handlers<keyof typeof reservationCalls> = {
  'POST /customer/reservations/calculate-price': (call) => withGuesses(call, () => price(call)),
  'POST /customer/reservations': async (call) => {
    const { db, caller, body, locale, now, once, payments } = call
    // Nothing is decided before the key is: what was booked yesterday is answered again, even where today it would be refused.
    const { total, ...booked } = await withGuesses(call, () => once((tx) => book(tx, toBooking(call))))
    // Never inside the transaction: a bank may take seconds, while other customers wait for these nights.
    // Answers that were stored before they named the order are repeated for a day.
    const orderId = booked.orderId ?? (await getOrderOf(db, booked.id))
    const { link } =
      booked.paymentStatus !== 'paid' && body.paymentMethod && !body.isGroupPayment
        ? await payments.start({
            order: orderId,
            customer: caller.customer,
            method: body.paymentMethod,
            locale,
            now,
          })
        : { link: null }
    const state = body.paymentMethod === 'wallet' && !body.isGroupPayment ? await findState(call, booked) : booked
    const message = successMessages[locale][state.paymentStatus === 'paid' ? 'RESERVATION_MADE' : 'RESERVATION_HELD']
    const price = { amount: toMajor(total), currency: total.currency }
    return { ...booked, orderId, ...state, total: price, payment: { link }, message }
  },
  'GET /user/reservations': async ({ db, caller, query, locale, now }) => {
    const { data, meta } = await findReservations(db, locale, caller.customer, { ...query, now })
    const counts = await countReservations(db, caller.customer, now)
    return { data: data.map((card) => presentReservationCard(card, now)), meta, counts }
  },
  'GET /user/reservations/{id}': async ({ db, caller, params, locale, now }) =>
    presentReservationPage(await requireFound(findReservation(db, locale, params.id, caller.customer)), now),
  'GET /customer/reservations/pending': async ({ db, caller, locale, now }) => {
    const pending = await findPending(db, locale, caller.customer, now)
    const total = pending.length
    return {
      data: pending.map((card) => presentReservationCard(card, now)),
      meta: toPageMeta({ total, limit: total || 1, page: 1 }),
    }
  },
  'PUT /customer/reservations/pending/{id}/cancel': async ({ db, caller, params, locale, now }) => {
    const request = { id: params.id, customer: caller.customer, now, onlyPending: true }
    return presentCancelled(await db.transaction().execute((tx) => cancel(tx, request)), locale)
  },
  'PUT /customer/reservations/{id}/cancel': async ({ db, caller, params, locale, now }) => {
    const request = { id: params.id, customer: caller.customer, now }
    return presentCancelled(await db.transaction().execute((tx) => cancel(tx, request)), locale)
  },
  'GET /customer/reservations/{id}/refund': async ({ db, caller, params, now }) => {
    const { plan, ...rest } = await previewCancel(db, { id: params.id, customer: caller.customer, now })
    return { ...rest, ...presentPlan(plan) }
  },
}

type Booked = Omit<BookResult, 'total' | 'orderId'>

/** A wallet pays at once, so what was booked is no longer how it stands. */
async function findState(call: BookCall, booked: Booked): Promise<Booked> {
  const { db, caller } = call
  const { order, status, paymentStatus, holdUntil } = await requireFound(findFacts(db, booked.id, caller.customer))
  await requirePaidAtOnce(call, order.id, paymentStatus)
  return { id: booked.id, code: booked.code, status, paymentStatus, holdUntil: holdUntil?.toISOString() ?? null }
}

const withGuesses = <T>(call: PriceCall | BookCall, act: () => Promise<T>): Promise<T> =>
  call.body.voucherCode ? limitVoucherGuesses(call, act) : act()

async function price({ db, caller: { customer }, body, locale, now, payments }: PriceCall) {
  const request = parseBookingRequest(body, now)
  const rates = await findOwnRates(db, request, { customer, now })
  const at = { locale, now, dinarsPerDollar: rates.rate?.dinarsPerDollar ?? payments.dinarsPerDollar }
  const credits = await findCredits(db, customer, request)
  const priced = priceRequest(request, rates, credits, at)
  const held = await findStayHolds(db, customer, toWantedStay(request, credits), now)
  const cash = toStayCashOffer(held, priced, credits, { request, ...at })
  return presentStayQuote(priced, request, { ...at, cash })
}

/** Adds the rooms that are held for the caller, where they were offered. */
async function findOwnRates(
  db: PriceCall['db'],
  request: BookingRequest,
  by: { customer: number; now: Date },
): Promise<StayRates> {
  const rates = await requireFound(findRates(db, request.propertyId, request.stay))
  const entry = request.waitingId
  if (!entry) return rates
  const { rooms } = await findOffered(db, { ...toStayOfferUse(request, by), entry })
  return withHeldRooms(rates, rooms)
}

function toBooking({ caller, body, payments, locale, now }: BookCall): Booking {
  const request = parseBookingRequest(body, now)
  const method = toOrderMethod(body, payments)
  if (!method || !payments.methods.includes(method))
    throw new Problem('PAYMENT_METHOD_REQUIRED', { fields: { paymentMethod: { error: 'required' } } })
  const { dinarsPerDollar } = payments
  return {
    customer: caller.customer,
    request,
    method,
    dinarsPerDollar,
    expected: body,
    guest: toGuest(body),
    locale,
    now,
  }
}

type GuestFields = Pick<BookCall['body'], 'guestName' | 'guestPhone' | 'notes' | 'arrivalHour' | 'requests'>

export function toGuest({ guestName, guestPhone, notes, arrivalHour, requests }: GuestFields): Guest {
  const phone = guestPhone ? toPhoneNumber('IQ', guestPhone) : null
  if (phone && !/^\+[1-9]\d{6,14}$/.test(phone))
    throw new Problem('INVALID_INPUT', { fields: { guestPhone: { error: 'phone' } } })
  return {
    guestName: guestName ?? null,
    guestPhone: phone,
    notes: notes || null,
    arrivalHour: arrivalHour ?? null,
    requests,
  }
}

export const presentPlan = ({ refund, ...plan }: RefundPlan) => ({
  ...plan,
  refund: { amount: toMajor(refund), currency: refund.currency },
})

export const presentCancelled = ({ plan, ...cancelled }: CancelResult, locale: Locale) => ({
  ...cancelled,
  ...presentPlan(plan),
  message: successMessages[locale].RESERVATION_CANCELLED,
})
