import { Problem } from '../../contract/problems.ts'
import type { splitStayCalls } from '../../contract/split-stays.ts'
import { findFacts } from '../../db/queries/stays/reservations.ts'
import { toMajor } from '../../domain/money/money.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import { parseStayQuery } from '../availability/parse-stay-query.ts'
import type { Call, Handlers } from '../handler.ts'
import { requirePaidAtOnce } from '../orders/require-paid-at-once.ts'
import { requireFound } from '../require-found.ts'
import { presentCancelled, presentPlan, toGuest } from '../reservations/handlers.ts'
import { type BookSplitResult, bookSplit, type SplitBooking } from './book-split.ts'
import { cancelBoth, previewBoth } from './cancel-both.ts'
import { findSplitOffers } from './find-split-offers.ts'
import { findBothRates, parseSplit, presentSplit, priceSplit } from './price-split.ts'

type BookCall = Call<'POST /customer/reservations/split'>

export const splitStayHandlers: Handlers<keyof typeof splitStayCalls> = {
  'GET /user/properties/split': async ({ db, query, locale, now, payments }) => {
    const asked = { ...parseStayQuery(query, now), locale, dinarsPerDollar: payments.dinarsPerDollar }
    const { location, type, propertyId } = query
    if (propertyId !== undefined)
      return { splits: await findSplitOffers(db, { ...asked, place: { property: propertyId } }) }
    // All of the country is no place to move about in.
    if (location === undefined) return { splits: [] }
    return { splits: await findSplitOffers(db, { ...asked, place: { location, type } }) }
  },
  'POST /customer/reservations/split/calculate-price': async ({ db, body, locale, now, payments }) => {
    const requests = parseSplit(body, null, now)
    const rates = await findBothRates(db, requests)
    const at = { locale, now, dinarsPerDollar: rates[0].rate?.dinarsPerDollar ?? payments.dinarsPerDollar }
    return presentSplit(await priceSplit(requests, rates, at), requests, at)
  },
  'POST /customer/reservations/split': async (call) => {
    const { caller, body, locale, now, once, payments } = call
    const made = await once((tx) => bookSplit(tx, toSplitBooking(call)))
    const { parts, order, total } = made
    const { link } = body.paymentMethod
      ? await payments.start({ order, customer: caller.customer, method: body.paymentMethod, locale, now })
      : { link: null }
    const state = body.paymentMethod === 'wallet' ? await findState(call, made) : toState(parts[0])
    const message = successMessages[locale][state.paymentStatus === 'paid' ? 'RESERVATION_MADE' : 'RESERVATION_HELD']
    const price = { amount: toMajor(total), currency: total.currency }
    return { ...state, ids: parts.map(({ id }) => id), total: price, payment: { link }, message }
  },
  'GET /customer/reservations/{id}/split/refund': async ({ db, caller, params, now }) => {
    const { plan, ...rest } = await previewBoth(db, { id: params.id, customer: caller.customer, now })
    return { ...rest, ...presentPlan(plan) }
  },
  'PUT /customer/reservations/{id}/split/cancel': async ({ db, caller, params, locale, now }) => {
    const request = { id: params.id, customer: caller.customer, now }
    return presentCancelled(await db.transaction().execute((tx) => cancelBoth(tx, request)), locale)
  },
}

function toSplitBooking({ caller, body, payments, locale, now }: BookCall): SplitBooking {
  const { paymentMethod: method, priceKey } = body
  // Cash is brought to a property, and this is for two.
  if (!method || method === 'cash' || !payments.methods.includes(method))
    throw new Problem('PAYMENT_METHOD_REQUIRED', { fields: { paymentMethod: { error: 'required' } } })
  const { dinarsPerDollar } = payments
  const requests = parseSplit(body, method, now)
  return { customer: caller.customer, requests, method, priceKey, guest: toGuest(body), dinarsPerDollar, locale, now }
}

const toState = ({ id, code, status, paymentStatus, holdUntil }: BookSplitResult['parts'][number]) => ({
  id,
  code,
  status,
  paymentStatus,
  holdUntil,
})

/** A wallet pays at once, so what was booked is no longer how it stands. */
async function findState(call: BookCall, { parts: [{ id, code }], order }: BookSplitResult) {
  const { db, caller } = call
  const { status, paymentStatus, holdUntil } = await requireFound(findFacts(db, id, caller.customer))
  await requirePaidAtOnce(call, order, paymentStatus)
  return { id, code, status, paymentStatus, holdUntil: holdUntil?.toISOString() ?? null }
}
