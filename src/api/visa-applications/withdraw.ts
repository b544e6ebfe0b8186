import { Problem } from '../../contract/problems.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { OrderFacts } from '../../db/queries/orders/orders.ts'
import { findPointsBalance } from '../../db/queries/orders/points.ts'
import { findOpenApplicationsOf } from '../../db/queries/visas/visa-applications.ts'
import { closeRequest } from '../../db/queries/visas/visa-events.ts'
import type { Money } from '../../domain/money/money.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import { toPlanOf } from '../../domain/money/refund.ts'
import { isWaiting } from '../../domain/orders/order.ts'
import type { PaymentStatus } from '../../domain/orders/states.ts'
import { canWithdraw, isVisaOpen } from '../../domain/visas/visa-states.ts'
import { endOrder, type OrderEnding, toUnpaidBack } from '../orders/end-order.ts'
import { notifyOrder } from '../orders/notify-order.ts'
import { toOrderKinds } from '../orders/order-kind.ts'
import { toRefundTo } from '../payments/ask-refund.ts'
import { requireFound } from '../require-found.ts'
import { lockApplication } from './lock-application.ts'
import { visaKind } from './visa-kind.ts'

export type Withdrawn = { id: number; paymentStatus: PaymentStatus; refund: Money; refundTo: PaymentMethod }

/** `isLeaving`: with the account, at any stage of the work; the fee is not refunded once an officer has begun. */
type Input = { id: number; customer: number; isLeaving?: boolean; now: Date }

export async function withdraw(tx: Tx, { id, customer, isLeaving = false, now }: Input): Promise<Withdrawn> {
  const { facts, order } = await requireFound(lockApplication(tx, id))
  if (facts.customer !== customer) throw new Problem('NOT_FOUND')
  const canGo = canWithdraw({ ...facts, order }, now)
  if (!canGo && !(isLeaving && isVisaOpen(facts))) throw new Problem('ORDER_NOT_CANCELLABLE')
  await closeRequest(tx, id, now)
  const ending = await toEnding(tx, order, { percent: canGo ? 100 : 0, now })
  const { paymentStatus, asked } = await endOrder(tx, visaKind, order, ending)
  // The customer sees at once that an unpaid application is withdrawn, so no message is sent.
  if (!isWaiting(order))
    await notifyOrder(tx, toOrderKinds([visaKind]), order.id, { event: 'cancelled', back: asked ?? 'policy' }, { now })
  const refund = { amount: ending.refund?.price ?? 0, currency: order.currency }
  return { id, paymentStatus, refund, refundTo: toRefundTo(asked, order) }
}

async function toEnding(
  tx: Tx,
  order: OrderFacts,
  { percent, now }: { percent: number; now: Date },
): Promise<OrderEnding> {
  if (isWaiting(order)) return { by: 'customer', back: toUnpaidBack(order), now }
  const paid = { amount: order.total, currency: order.currency }
  const pointsBalance = await findPointsBalance(tx, order.customer)
  const plan = toPlanOf(percent, { ...order, paid, pointsBalance, by: 'customer' })
  return { by: 'customer', back: plan, refund: { price: plan.refund.amount, reason: 'cancelled_by_customer' }, now }
}

/** Withdraws the applications of a leaving account. One transaction each, in the order of all locks. */
export async function withdrawAll(db: Db, account: string, now: Date): Promise<void> {
  for (const { id, customer } of await findOpenApplicationsOf(db, account))
    await db
      .transaction()
      .execute((tx) => withdraw(tx, { id, customer, isLeaving: true, now }))
      .catch((error) => {
        // It was decided in between.
        if (!(error instanceof Problem)) throw error
      })
}
