import { Problem } from '../../contract/problems.ts'
import type { Db, Tx } from '../../db/database.ts'
import { hasPaidPart } from '../../db/queries/orders/order-parts.ts'
import { findOrder } from '../../db/queries/orders/orders.ts'
import { findPurchaseFacts } from '../../db/queries/sales/purchase-facts.ts'
import type { Money } from '../../domain/money/money.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import type { PaymentStatus, PurchaseStatus } from '../../domain/orders/states.ts'
import { toPurchasePercent } from '../../domain/sales/purchase-refund.ts'
import { canCancelPurchase } from '../../domain/sales/purchase-states.ts'
import { notifyOrder } from '../orders/notify-order.ts'
import type { OrderKinds } from '../orders/order-kind.ts'
import { toRefundMethod } from '../payments/ask-refund.ts'
import { requireFound } from '../require-found.ts'
import { endPurchase, planRefunds, toNews } from './end-purchase.ts'
import { type KnownPurchase, lockPurchase, toPurchaseState } from './lock-purchase.ts'

export type CancelledPurchase = {
  id: number
  status: PurchaseStatus
  paymentStatus: PaymentStatus
  refund: Money
  refundTo: PaymentMethod
}

type Input = { id: number; customer: number; now: Date }

/** Gives up unpaid orders, and refunds paid ones, the rest included, by the policy. */
export async function cancelPurchase(
  tx: Tx,
  kinds: OrderKinds,
  { id, customer, now }: Input,
): Promise<CancelledPurchase> {
  const known = await requireFound(lockPurchase(tx, id))
  if (known.facts.customer !== customer) throw new Problem('NOT_FOUND')
  if (!canCancelPurchase(toPurchaseState(known), now)) throw new Problem('ORDER_NOT_CANCELLABLE')
  const { order } = known
  const { paymentStatus, refund, backs } = await endPurchase(tx, kinds, known, {
    by: 'customer',
    percent: toPercent(known, now),
    reason: 'cancelled_by_customer',
    now,
  })
  const { status } = await requireFound(findPurchaseFacts(tx, id))
  // The customer sees at once that an unpaid purchase is cancelled, so no message is sent.
  if (order.paymentStatus === 'paid')
    for (const { order: about, back } of toNews(known, backs))
      await notifyOrder(tx, kinds, about, { event: 'cancelled', back }, { now })
  return { id, status, paymentStatus, refund, refundTo: toRefundMethod(order.paymentMethod) }
}

export const toPercent = ({ facts }: KnownPurchase, now: Date): number => toPurchasePercent(facts, facts, now)

/** The refund if the purchase were cancelled now; null where nothing was paid, or cancelling is not possible. */
export async function previewCancelPurchase(
  db: Db,
  id: number,
  now: Date,
): Promise<{ refund: Money; percent: number; refundTo: PaymentMethod | null } | null> {
  const known = await findKnown(db, id)
  if (known?.order.paymentStatus !== 'paid' || !canCancelPurchase(toPurchaseState(known), now)) return null
  const percent = toPercent(known, now)
  const planned = await planRefunds(db, known, { by: 'customer', percent })
  const amount = planned.reduce((sum, { plan }) => sum + plan.refund.amount, 0)
  const { currency, paymentMethod } = known.order
  // Parts that others paid by links go back to each of them.
  const isOthers = await hasPaidPart(db, known.order.id)
  return { refund: { amount, currency }, percent, refundTo: isOthers ? null : toRefundMethod(paymentMethod) }
}

async function findKnown(db: Db, id: number): Promise<KnownPurchase | null> {
  const facts = await findPurchaseFacts(db, id)
  const order = facts && (await findOrder(db, facts.order))
  if (!facts || !order) return null
  return { facts, order, rest: facts.restOrder === null ? null : await findOrder(db, facts.restOrder) }
}
