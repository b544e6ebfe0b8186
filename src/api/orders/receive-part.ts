import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import {
  findLivingParts,
  findLongHolds,
  findPart,
  isOpenPart,
  lengthenHold,
  type PartRow,
  payPart,
} from '../../db/queries/orders/order-parts.ts'
import type { OrderFacts } from '../../db/queries/orders/orders.ts'
import type { PaymentRow } from '../../db/queries/orders/payments.ts'
import { isWaiting } from '../../domain/orders/order.ts'
import { findLongHold, longHold } from '../../domain/orders/order-parts.ts'
import { later } from '../../domain/time/later.ts'
import { day } from '../../domain/time/units.ts'
import { giveBackPayment } from '../payments/ask-refund.ts'
import { completeOrder } from './complete-order.ts'
import { notifyOfParts } from './notify-of-parts.ts'
import type { OrderKind } from './order-kind.ts'
import { canRevive } from './revive-order.ts'

export type ReceivedPart = { kind: OrderKind; order: OrderFacts; payment: PaymentRow; now: Date }

/** Receives the payment of a part. It counts, or goes back to its payer. The last part completes the order. */
export async function receivePart(tx: Tx, id: number, received: ReceivedPart): Promise<void> {
  const { kind, order, payment, now } = received
  const part = await findPart(tx, id)
  if (!part) throw new Error(`The payment ${payment.id} has no part`)
  const isRevived = !isWaiting(order) && isAll(part, order) && (await canRevive(tx, kind, order, now))
  if (!isRevived && !(isWaiting(order) && isOpenPart(part))) return giveBack(tx, part, received)
  await payPart(tx, id, payment.id)
  const living = await findLivingParts(tx, order.id)
  const sum = (of: (part: PartRow) => number) => living.reduce((added, one) => added + (one.paidBy ? of(one) : 0), 0)
  const dinars = sum(({ amount }) => amount)
  if (living.every(({ paidBy }) => paidBy !== null))
    // Points are for who pays: spent before a cancellation, they would come off what the others get back.
    return completeOrder(tx, { kind, order, payment: payment.id, dinars: 0, isRevived, now })
  await waitLonger(tx, received, { paid: sum(({ price }) => price), people: living.length })
  const rest = living.reduce((added, { amount }) => added + amount, 0) - dinars
  await notifyOfParts(tx, kind, order.id, { event: 'part-paid', amount: part.amount, rest, subject: payment.id }, now)
}

/** It came after the deadline, and completes the payment: of several parts, the others are on their way back then. */
const isAll = ({ price, paidBy, endReason }: PartRow, { total }: OrderFacts): boolean =>
  price === total && paidBy === null && endReason === 'order_ended'

async function giveBack(tx: Tx, part: PartRow, { kind, order, payment, now }: ReceivedPart): Promise<void> {
  const isPaid = part.paidBy !== null || order.paidBy !== null
  await giveBackPayment(tx, payment, { reason: isPaid ? 'paid_twice' : 'came_too_late', now })
  await notifyOfParts(tx, kind, order.id, { event: 'part-back', amount: payment.amount, subject: payment.id }, now)
}

/** A first part makes the hold a long one, where the rules let it. */
async function waitLonger(
  tx: Tx,
  { kind, order, now }: ReceivedPart,
  shared: { paid: number; people: number },
): Promise<void> {
  const { id, total, holdUntil } = order
  if (!holdUntil) return
  // Parts of the customer's other orders may be paid at the same moment.
  await lockCustomer(tx, order.customer)
  const others = await findLongHolds(tx, id, later(now, -longHold.daysAfterFailure * day))
  const latest = (await kind.findLatestHold?.(tx, order)) ?? null
  const until = findLongHold({ total, ...shared, ...others, holdUntil, latest })
  if (until) await lengthenHold(tx, id, { until, now })
}
