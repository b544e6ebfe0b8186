import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import { findSubscriptionFacts, lockSubscription } from '../../db/queries/discounts/subscriptions.ts'
import { lockOwnOrder, type OrderFacts } from '../../db/queries/orders/orders.ts'
import { findPointsBalance } from '../../db/queries/orders/points.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import { toWholeRefund } from '../../domain/money/whole-refund.ts'
import { isWaiting } from '../../domain/orders/order.ts'
import type { PaymentStatus } from '../../domain/orders/states.ts'
import { canGiveBack } from '../../domain/sales/subscription.ts'
import { type EndedOrder, endOrder, toUnpaidBack } from '../orders/end-order.ts'
import { notifyOrder } from '../orders/notify-order.ts'
import { toOrderKinds } from '../orders/order-kind.ts'
import { toRefundMethod, toRefundTo } from '../payments/ask-refund.ts'
import { requireFound } from '../require-found.ts'
import { subscriptionKind } from './subscription-kind.ts'

type Input = { id: number; customer: number; now: Date }

/** `refund`: in dinars. */
export type CancelledSubscription = {
  id: number
  paymentStatus: PaymentStatus
  refund: number
  refundTo: PaymentMethod
}

/** Cancels an unpaid subscription; refunds one that was paid within a day and never used. */
export async function cancelSubscription(tx: Tx, { id, customer, now }: Input): Promise<CancelledSubscription> {
  const found = await requireFound(findSubscriptionFacts(tx, id))
  const order = await requireFound(lockOwnOrder(tx, found.order, customer))
  if (isWaiting(order)) {
    const { paymentStatus } = await endOrder(tx, subscriptionKind, order, {
      by: 'customer',
      back: toUnpaidBack(order),
      now,
    })
    return { id, paymentStatus, refund: 0, refundTo: toRefundMethod(order.paymentMethod) }
  }
  await lockCustomer(tx, customer)
  const facts = await requireFound(lockSubscription(tx, id))
  if (order.paymentStatus !== 'paid' || !canGiveBack(facts, now)) throw new Problem('ORDER_NOT_CANCELLABLE')
  const { paymentStatus, asked } = await giveBack(tx, order, now)
  if (asked)
    await notifyOrder(tx, toOrderKinds([subscriptionKind]), order.id, { event: 'cancelled', back: asked }, { now })
  return {
    id,
    paymentStatus,
    refund: asked?.amount ?? 0,
    refundTo: toRefundTo(asked, order),
  }
}

async function giveBack(tx: Tx, order: OrderFacts, now: Date): Promise<EndedOrder> {
  const { refund, ...back } = toWholeRefund(order, await findPointsBalance(tx, order.customer))
  return endOrder(tx, subscriptionKind, order, {
    by: 'customer',
    back: { ...back, isVoucherBack: order.hasVoucher },
    refund: { price: refund, reason: 'cancelled_by_customer' },
    now,
  })
}
