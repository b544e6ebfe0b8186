import { Problem } from '../../contract/problems.ts'
import type { Db, Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import { findPointsBalance } from '../../db/queries/orders/points.ts'
import {
  findFacts,
  findOtherPart,
  lockReservation,
  type ReservationFacts,
} from '../../db/queries/stays/reservations.ts'
import { isJoint } from '../../domain/money/joint-payment.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import { type RefundPlan, toRefundPlan } from '../../domain/money/refund.ts'
import { isWaiting, paymentAfterEnd } from '../../domain/orders/order.ts'
import type { PaymentStatus, ReservationStatus } from '../../domain/orders/states.ts'
import { canCancel, statusAfterCancel } from '../../domain/stays/reservation-states.ts'
import { endOrder, toUnpaidBack } from '../orders/end-order.ts'
import { toRefundMethod, toRefundTo } from '../payments/ask-refund.ts'
import { requireFound } from '../require-found.ts'
import { notifyGuest } from './notify-guest.ts'
import { reservationKind } from './reservation-kind.ts'

export type CancelResult = {
  id: number
  status: ReservationStatus
  paymentStatus: PaymentStatus
  plan: RefundPlan
  refundTo: PaymentMethod
}

type Input = { id: number; customer: number; now: Date; onlyPending?: boolean }
type PreviewInput = Input & { pointsMoved?: number }

/** Writes down the refund of what was paid. The payment status says when the money has gone back. */
export async function cancel(tx: Tx, { id, customer, now, onlyPending }: Input): Promise<CancelResult> {
  const facts = await requireFound(lockReservation(tx, id, customer))
  const { status, order } = facts
  if (!canCancel(facts, now) || (status !== 'pending' && (onlyPending || status !== 'accepted')))
    throw new Problem('CANNOT_CANCEL')
  if (order.paymentStatus !== 'paid') return giveUp(tx, facts, now)
  if (order.pointsEarned > 0) await lockCustomer(tx, customer)
  const plan = toPlan(facts, await findPointsBalance(tx, customer), now)
  const { paymentStatus, asked } = await endOrder(tx, reservationKind, order, {
    by: 'customer',
    back: plan,
    refund: { price: plan.refund.amount, reason: 'cancelled_by_customer' },
    now,
  })
  const back = asked ?? (order.total > 0 ? 'policy' : 'free')
  await notifyGuest(tx, order.id, { event: 'cancelled', back }, { now })
  return { id, status: statusAfterCancel[status], paymentStatus, plan, refundTo: toRefundTo(asked, order) }
}

/**
 * Gives up an unpaid reservation. The customer sees that at once, so no message is sent. Two parts that share a payment are given up
 * together, the order with the smaller number first as everywhere.
 */
async function giveUp(tx: Tx, facts: ReservationFacts, now: Date): Promise<CancelResult> {
  const { id, order } = facts
  const plan = toPlan(facts, 0, now)
  const other = await findOtherPart(tx, order)
  const orders = other && isWaiting(other.order) ? [order, other.order].sort((one, two) => one.id - two.id) : [order]
  for (const one of orders)
    await endOrder(tx, reservationKind, one, { by: 'customer', back: toUnpaidBack(one), refund: null, now })
  const paymentStatus = paymentAfterEnd(order.paymentStatus)
  return { id, status: 'failed', paymentStatus, plan, refundTo: toRefundMethod(order.paymentMethod) }
}

export async function previewCancel(
  db: Db,
  { id, customer, now, pointsMoved = 0 }: PreviewInput,
): Promise<{ canCancel: boolean; plan: RefundPlan; refundTo: PaymentMethod; isOthers: boolean }> {
  const facts = await requireFound(findFacts(db, id, customer))
  const plan = toPlan(facts, (await findPointsBalance(db, customer)) + pointsMoved, now)
  const refundTo = toRefundMethod(facts.order.paymentMethod)
  return { canCancel: canCancel(facts, now), plan, refundTo, isOthers: facts.isShared && !isJoint(facts.order) }
}

/** A reservation that has ended already gives nothing back. */
function toPlan(facts: ReservationFacts, pointsBalance: number, now: Date): RefundPlan {
  const { order } = facts
  const nothing = { amount: 0, currency: order.currency }
  if (!canCancel(facts, now))
    return { refund: nothing, percent: 0, pointsBack: 0, pointsClawedBack: 0, pointsMissing: 0, isVoucherBack: false }
  if (order.paymentStatus !== 'paid') return { refund: nothing, percent: 100, pointsMissing: 0, ...toUnpaidBack(order) }
  const { nonRefundable } = facts
  const paid = { amount: Math.max(0, order.total - nonRefundable), currency: order.currency }
  const pointsEarned =
    nonRefundable > 0 ? Math.ceil((order.pointsEarned * paid.amount) / Math.max(1, order.total)) : order.pointsEarned
  // The other half of the stay was rejected, so this half is useless and cancelling it is free.
  const by = facts.freeUntil && now < facts.freeUntil ? 'property' : 'customer'
  return toRefundPlan({ ...facts, ...order, by, now, paid, pointsEarned, pointsBalance })
}
