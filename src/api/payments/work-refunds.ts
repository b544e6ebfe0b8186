import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import { lockOrder, type OrderFacts } from '../../db/queries/orders/orders.ts'
import { findPayment, type PaymentRow } from '../../db/queries/orders/payments.ts'
import { addWalletEntry } from '../../db/queries/orders/payments-wallet.ts'
import {
  delayRefund,
  hasEarlierAtBank,
  lockRefund,
  markRefunded,
  markRefundFailed,
  markRefunding,
  type RefundMethod,
  type RefundRow,
  setRefundState,
  setUnsure,
  takeDueRefunds,
} from '../../db/queries/orders/refunds.ts'
import { addTransaction } from '../../db/queries/orders/transactions.ts'
import type { RefundReason } from '../../domain/money/payment-reasons.ts'
import { later } from '../../domain/time/later.ts'
import {
  PaymentError,
  type PaymentGateway,
  type Refunded,
  type Status,
} from '../../gateways/payments/payment-gateway.ts'
import type { PaidOrders, PaymentContext } from './payment-context.ts'

const batch = 10
const lease = 60
const tries = 12

/** 10 s, 20 s, 40 s… up to an hour. */
const pauseAfter = (attempts: number): number => Math.min(3600, 10 * 2 ** (attempts - 1))

/** Refunds everything that is due, each by one process. Returns their number. */
export async function workRefunds(context: PaymentContext, now: Date): Promise<number> {
  // Cash for a part cannot be refunded by a bank: an operator hands it out.
  const gateways = [...context.gateways.keys(), 'cash']
  for (let done = 0; ; ) {
    const due = await takeDueRefunds(context.db, { gateways, now, leaseUntil: later(now, lease), max: batch })
    await Promise.all(due.map((refund) => work(context, refund, now)))
    done += due.length
    if (due.length < batch) return done
  }
}

async function work(context: PaymentContext, refund: RefundRow, now: Date): Promise<void> {
  const payment = await findPayment(context.db, refund.payment)
  if (!payment) throw new Error(`The refund ${refund.id} has no payment`)
  const gateway = context.gateways.get(payment.gateway)
  const isLater = await hasEarlierAtBank(context.db, refund)
  const door = gateway && refund.method !== 'wallet' ? findDoor(gateway, payment, { ...refund, isLater }) : null
  if (!door) return giveOtherwise(context, refund, refund.method === 'cash' ? 'at_counter' : 'no_way_back', now)
  const outcome = await ask(context, door, refund)
  switch (outcome.kind) {
    case 'refunded':
      return finish(context, refund, { method: refund.method, ref: outcome.ref, now })
    case 'refused':
      return refund.isUnsure ? fail(context, refund, 'refused', now) : giveOtherwise(context, refund, 'refused', now)
    case 'later':
      return wait(context, refund, outcome, now)
  }
}

/** The bank cannot refund: the money goes into the wallet. Money of another payer is left to an operator. */
const giveOtherwise = (context: PaymentContext, refund: RefundRow, reason: RefundReason, now: Date): Promise<void> =>
  refund.isOthers ? fail(context, refund, reason, now) : finish(context, refund, { method: 'wallet', ref: null, now })

type Door = { refund(): Promise<Refunded>; status(): Promise<Status> }

/** Null where the gateway cannot give back so much, or no second time. */
function findDoor(
  gateway: PaymentGateway,
  { ref, key, amount: paid }: PaymentRow,
  refund: RefundRow & { isLater: boolean },
): Door | null {
  const { caps, refund: act } = gateway
  const { amount, key: refundKey, isLater } = refund
  const can =
    caps.refund === 'partial' || (caps.refund === 'once' && !isLater) || (caps.refund === 'full' && amount === paid)
  if (!can || !act || ref === null) return null
  return { refund: () => act({ ref, amount, refundKey }), status: () => gateway.status({ ref, key }) }
}

type Outcome =
  | { kind: 'refunded'; ref: string | null }
  /** Nothing was given back, and nothing will be. */
  | { kind: 'refused' }
  | { kind: 'later'; status: 'waiting' | 'refunding'; reason: RefundReason; ref: string | null }

/** The key is the same each time, and the adapters look first at what was given back already: asking again gives nothing twice. */
async function ask({ db }: PaymentContext, door: Door, { id, status, isUnsure }: RefundRow): Promise<Outcome> {
  try {
    if (status === 'refunding') return await askStatus(door)
    await setUnsure(db, id, true)
    const answer = await door.refund()
    if (answer.status === 'failed') await setUnsure(db, id, isUnsure)
    return toOutcome(answer)
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    if (error.kind !== 'unknown') await setUnsure(db, id, isUnsure)
    if (error.kind !== 'refused') return { kind: 'later', status: 'waiting', reason: error.kind, ref: null }
    // It may refuse because it was done before.
    const found = await askStatus(door).catch(() => null)
    if (!found) return { kind: 'later', status: 'waiting', reason: 'unavailable', ref: null }
    return found.kind === 'later' && found.status === 'waiting' ? { kind: 'refused' } : found
  }
}

const toOutcome = ({ status, ref }: Refunded): Outcome => {
  if (status === 'refunded') return { kind: 'refunded', ref }
  if (status === 'failed') return { kind: 'refused' }
  return { kind: 'later', status: 'refunding', reason: 'bank_is_at_it', ref }
}

async function askStatus(door: Door): Promise<Outcome> {
  const { status } = await door.status()
  if (status === 'refunded') return { kind: 'refunded', ref: null }
  const isOnItsWay = status === 'refunding'
  return { kind: 'later', status: isOnItsWay ? 'refunding' : 'waiting', reason: `bank_says_${status}`, ref: null }
}

async function wait(
  context: PaymentContext,
  refund: RefundRow,
  outcome: Outcome & { kind: 'later' },
  now: Date,
): Promise<void> {
  if (refund.attempts >= tries) {
    const hasNeverBegun = outcome.reason === 'unavailable' && refund.status === 'waiting' && !refund.isUnsure
    if (hasNeverBegun) return giveOtherwise(context, refund, outcome.reason, now)
    return fail(context, refund, outcome.reason, now)
  }
  // A refund that was requested stays requested: a second request could pay twice.
  const isNewThere = outcome.status === 'refunding' && refund.status === 'waiting'
  const { reason, ref } = outcome
  const again = { reason, ref, dueAt: later(now, pauseAfter(refund.attempts)), now }
  if (isNewThere) await markRefunding(context.db, refund.id, again)
  else await delayRefund(context.db, refund.id, again)
}

type End = { method: RefundMethod; ref: string | null; now: Date }

type Doers = Pick<PaymentContext, 'db' | 'orders'>

export const finish = ({ db, orders }: Doers, refund: RefundRow, end: End): Promise<void> =>
  db.transaction().execute((tx) => finishIn(tx, orders, refund, end))

/** The money is back: once, however often it is told. */
export async function finishIn(
  tx: Tx,
  orders: PaidOrders,
  { id, order: orderId }: Pick<RefundRow, 'id' | 'order'>,
  { method, ref, now }: End,
): Promise<void> {
  const order = await getLocked(tx, orderId)
  const refund = await lockRefund(tx, id)
  if (!refund || refund.status === 'refunded') return
  const { customer, amount } = refund
  if (method === 'wallet') {
    await lockCustomer(tx, customer)
    await addWalletEntry(tx, { customer, amount, reason: 'refund', refund: id, now })
  }
  await markRefunded(tx, id, { method, ref, now })
  const { itemId } = await orders.describe(tx, order)
  const item = { type: order.kind, id: itemId, order: orderId }
  await addTransaction(tx, { customer, type: 'credit', amount, method, item, source: { refund: id }, now })
  await setRefundState(tx, order)
  // A refund to the wallet was announced when it was requested, and nothing can have stopped it.
  // The customer was told about refunds to others, too.
  if (refund.method !== 'wallet' && !refund.isOthers)
    await orders.notify(tx, orderId, { event: 'refunded', back: { amount, method }, subject: id }, { now })
}

/** A person has to look at it: it may have been given back, so the wallet would be a second time. */
const fail = ({ db, orders }: Doers, { id, order: orderId }: RefundRow, reason: RefundReason, now: Date) =>
  db.transaction().execute(async (tx) => {
    const order = await getLocked(tx, orderId)
    const refund = await lockRefund(tx, id)
    if (!refund || refund.status === 'refunded' || refund.status === 'failed') return
    await markRefundFailed(tx, id, reason, now)
    await setRefundState(tx, order)
    if (reason !== 'at_counter')
      await orders.notify(tx, orderId, { event: 'refund-failed', back: refund, subject: id }, { now })
  })

async function getLocked(tx: Tx, id: number): Promise<OrderFacts> {
  const order = await lockOrder(tx, id)
  if (!order) throw new Error(`There is no order ${id}`)
  return order
}
