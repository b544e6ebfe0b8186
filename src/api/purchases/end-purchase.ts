import type { Db, Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import type { OrderFacts } from '../../db/queries/orders/orders.ts'
import { findPointsBalance } from '../../db/queries/orders/points.ts'
import type { Money } from '../../domain/money/money.ts'
import type { RefundReason } from '../../domain/money/payment-reasons.ts'
import { isWaiting, type OrderEnder } from '../../domain/orders/order.ts'
import type { PaymentStatus } from '../../domain/orders/states.ts'
import { toPurchasePlans } from '../../domain/sales/purchase-refund.ts'
import type { Back, MoneyBack } from '../../i18n/sms-parts.ts'
import { endOrder, toUnpaidBack } from '../orders/end-order.ts'
import { getOrderKind, type OrderKinds } from '../orders/order-kind.ts'
import type { KnownPurchase } from './lock-purchase.ts'

export type PurchaseEnding = {
  by: OrderEnder
  /** How much of everything that was paid goes back. */
  percent: number
  reason: RefundReason
  now: Date
}

/** `order`: which of the two it is given back for. */
export type OrderBack = MoneyBack & { order: number }

export type EndedPurchase = {
  paymentStatus: PaymentStatus
  /** In the currency of its price, of both orders together. */
  refund: Money
  backs: OrderBack[]
}

/** A rest that has run out, or was given back, is over already. */
const toPaid = ({ order, rest }: KnownPurchase): OrderFacts[] =>
  [order, rest].filter((one) => one !== null).filter((one) => one.paymentStatus === 'paid' && !one.isClosed)

export const toPaidFacts = (order: OrderFacts) => ({
  ...order,
  paid: { amount: order.total, currency: order.currency },
})

/** The refund of each paid order. */
export async function planRefunds(
  db: Db,
  known: KnownPurchase,
  { by, percent }: Pick<PurchaseEnding, 'by' | 'percent'>,
) {
  const paid = toPaid(known)
  const pointsBalance = await findPointsBalance(db, known.facts.customer)
  const plans = toPurchasePlans(paid.map(toPaidFacts), {
    by: by === 'customer' ? 'customer' : 'property',
    percent,
    pointsBalance,
  })
  return paid.flatMap((order, index) => plans.slice(index, index + 1).map((plan) => ({ order, plan })))
}

/**
 * Both of its orders: what waits for its money is given up, what was paid goes back. Under the locks of both; the kind gives the places free
 * and says so in the purchase's own status.
 */
export async function endPurchase(
  tx: Tx,
  kinds: OrderKinds,
  known: KnownPurchase,
  ending: PurchaseEnding,
): Promise<EndedPurchase> {
  const { order, rest, facts } = known
  const { by, reason, now } = ending
  const kind = getOrderKind(kinds, facts.kind)
  // Before any stock: the rest may have points to take after the places of the first are free again.
  await lockCustomer(tx, facts.customer)
  const planned = await planRefunds(tx, known, ending)
  const backs: OrderBack[] = []
  let { paymentStatus } = order
  for (const one of rest ? [order, rest] : [order]) {
    const plan = planned.find((found) => found.order.id === one.id)?.plan
    if (!plan && !isWaiting(one)) continue
    const ended = await endOrder(tx, kind, one, {
      by,
      back: plan ?? toUnpaidBack(one),
      refund: plan ? { price: plan.refund.amount, reason } : null,
      now,
    })
    if (one.id === order.id) paymentStatus = ended.paymentStatus
    if (ended.asked) backs.push({ ...ended.asked, order: one.id })
  }
  const amount = planned.reduce((sum, { plan }) => sum + plan.refund.amount, 0)
  return { paymentStatus, refund: { amount, currency: order.currency }, backs }
}

/** For a message about each order whose money takes a way of its own; one where all of it goes the same way, or none does. */
export function toNews(known: KnownPurchase, backs: readonly OrderBack[]): { order: number; back: Back }[] {
  const [first, second] = backs
  if (!first) return [{ order: known.order.id, back: known.order.total > 0 ? 'policy' : 'free' }]
  if (!second || second.method === first.method)
    return [{ order: known.order.id, back: { method: first.method, amount: first.amount + (second?.amount ?? 0) } }]
  return backs.map(({ order, ...back }) => ({ order, back }))
}
