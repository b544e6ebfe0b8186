import { Problem } from '../../contract/problems.ts'
import type { reservationChangeCalls } from '../../contract/reservation-changes.ts'
import type { OrderFacts } from '../../db/queries/orders/orders.ts'
import { findChangePayment } from '../../db/queries/orders/payments.ts'
import {
  findChange,
  findHeldChange,
  findNewestChange,
  setChangesSeen,
} from '../../db/queries/stays/reservation-changes.ts'
import { findFacts } from '../../db/queries/stays/reservations.ts'
import { toPrice } from '../../domain/money/money.ts'
import { hasArrived } from '../../domain/stays/reservation-states.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Call, Handlers } from '../handler.ts'
import { presentPayment } from '../orders/payment-state.ts'
import type { Step } from '../payments/step.ts'
import { requireFound } from '../require-found.ts'
import { change } from './change.ts'
import { findChangeProblem } from './find-change-problem.ts'
import { giveUpChange } from './give-up-change.ts'
import { listChangeNights } from './list-change-nights.ts'
import { listChangeRooms } from './list-change-rooms.ts'
import { presentChange, presentStay } from './present-change.ts'
import { priceChange } from './price-change.ts'

/** In seconds: the problem is the pace of the requests, not the change. */
const secondsToComeBack = 60

export const reservationChangeHandlers: Handlers<keyof typeof reservationChangeCalls> = {
  'GET /customer/reservations/{id}/change': async (call) => {
    const { db, caller, params, now, payments } = call
    const { order } = await requireFound(findFacts(db, params.id, caller.customer))
    // It may be what the change has waited for.
    await payments.check(order.id, now)
    const change = await findState(order, call)
    const facts = await requireFound(findFacts(db, params.id, caller.customer))
    return { canChange: findChangeProblem(facts, now) === null, isDuring: hasArrived(facts, now), change }
  },
  'POST /customer/reservations/{id}/change/rooms': async ({ db, caller, params, body, now }) => {
    const facts = await requireFound(findFacts(db, params.id, caller.customer))
    return listChangeRooms(db, facts, body, now)
  },
  'POST /customer/reservations/{id}/change/nights': async ({ db, caller, params, body, now }) => {
    const facts = await requireFound(findFacts(db, params.id, caller.customer))
    return listChangeNights(db, facts, body, now)
  },
  'PUT /customer/reservations/{id}/change/seen': async ({ db, caller, params, now }) => {
    const { order } = await requireFound(findFacts(db, params.id, caller.customer))
    await setChangesSeen(db, order.id, now)
    return {}
  },
  'POST /customer/reservations/{id}/change/preview': async (call) => {
    const { db, caller, params, body, locale, now, payments } = call
    const facts = await requireFound(findFacts(db, params.id, caller.customer))
    const { dinarsPerDollar } = payments
    return presentChange(facts, await priceChange(db, facts, body, { locale, now, dinarsPerDollar }), locale)
  },
  'POST /customer/reservations/{id}/change': async (call) => {
    const { db, caller, params, body, locale, now, once, payments } = call
    const { priceKey, paymentMethod: method, ...wanted } = body
    if (method && !payments.methods.includes(method))
      throw new Problem('PAYMENT_METHOD_REQUIRED', { fields: { paymentMethod: { error: 'invalid' } } })
    const { customer } = caller
    const { dinarsPerDollar } = payments
    const input = { id: params.id, customer, body: wanted, priceKey, method, dinarsPerDollar, locale, now }
    const made = await once((tx) => change(tx, input))
    // Never inside the transaction: a bank may take seconds.
    const { link } =
      made.status === 'held' && method
        ? await payments.start({ order: made.order, change: made.change, customer, method, locale, now })
        : { link: null }
    // A wallet pays at once, so what was asked for is no longer how it stands.
    const state = (await findChange(db, made.change)) ?? { status: made.status, holdUntil: null }
    // Something else was faster with the money: as with a booking, nothing is held for it.
    if (method === 'wallet' && state.status === 'held') {
      await db.transaction().execute((tx) => giveUpChange(tx, { id: params.id, customer, now }))
      throw new Problem('WALLET_TOO_LOW')
    }
    const message = successMessages[locale][state.status === 'done' ? 'RESERVATION_CHANGED' : 'CHANGE_HELD']
    const holdUntil = state.holdUntil?.toISOString() ?? null
    return { id: made.id, status: state.status, holdUntil, payment: { link }, message }
  },
  'POST /customer/reservations/{id}/change/payment-url': async (call) => {
    const { db, caller, params, body, locale, now, once, payments } = call
    // A payment is found again by its change: all that the key has to keep is which request it was.
    await once(async () => null)
    const { customer } = caller
    const { order } = await requireFound(findFacts(db, params.id, customer))
    const held = await findHeldChange(db, order.id)
    if (!held?.holdUntil || held.holdUntil <= now) throw new Problem('CANNOT_PAY')
    const { paymentMethod: method } = body
    if (method === 'cash' || !payments.methods.includes(method))
      throw new Problem('PAYMENT_METHOD_REQUIRED', { fields: { paymentMethod: { error: 'invalid' } } })
    const { link, problem } = await payments.start({ order: order.id, change: held.id, customer, method, locale, now })
    if (!link) throw new Problem(problem ?? 'UNAVAILABLE', { retryAfter: problem && secondsToComeBack })
    return { payment_url: link, message: successMessages[locale].PAYMENT_READY }
  },
  'PUT /customer/reservations/{id}/change/cancel': async ({ db, caller, params, locale, now }) => {
    await db.transaction().execute((tx) => giveUpChange(tx, { id: params.id, customer: caller.customer, now }))
    return { message: successMessages[locale].CHANGE_DROPPED }
  },
}

/** A hold that has run out is shown as what it is, whether or not it has been written down. */
async function findState(
  { id: order, currency }: OrderFacts,
  { db, caller, payments, locale, now }: Call<'GET /customer/reservations/{id}/change'>,
) {
  // The payment is read before its order, so that a finished payment never shows an unfinished order.
  const payment = await findChangePayment<Step>(db, order)
  const newest = await findNewestChange(db, order)
  if (!newest) return null
  const { id, status, before, price, holdUntil, seenAt } = newest
  const isLapsed = holdUntil !== null && holdUntil <= now
  const asked = { db, payments, customer: caller.customer, locale, now }
  return {
    id,
    status: isLapsed ? ('expired' as const) : status,
    before: presentStay(before),
    after: presentStay(newest),
    price: toPrice({ amount: price, currency }),
    holdUntil: isLapsed ? null : (holdUntil?.toISOString() ?? null),
    canPay: status === 'held' && !isLapsed,
    payment: payment?.change === id ? await presentPayment(payment, asked) : null,
    isSeen: seenAt !== null,
  }
}
