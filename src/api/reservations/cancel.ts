import { Problem } from '../../contract/problems.ts'
import type { Db, Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/customers.ts'
import { endReservation, findFacts, lockReservation, type ReservationFacts } from '../../db/queries/reservations.ts'
import { findPointsBalance } from '../../db/queries/reservations-points.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import { type RefundPlan, toRefundPlan } from '../../domain/refund.ts'
import {
  canCancel,
  type PaymentStatus,
  paymentAfterEnd,
  type ReservationStatus,
  statusAfterCancel,
} from '../../domain/reservation-states.ts'
import { notifyCustomer } from '../notifications/notify-customer.ts'
import { askRefundOf, toRefundMethod } from '../payments/ask-refund.ts'
import { requireFound } from '../require-found.ts'
import { release, toUnpaidBack } from './release.ts'

export type Cancelled = {
  id: number
  status: ReservationStatus
  paymentStatus: PaymentStatus
  plan: RefundPlan
  refundTo: PaymentMethod
}

type Input = { id: number; customer: number; now: Date; onlyPending?: boolean }

/** What was paid is noted down to be given back; the payment status says when that has happened. */
export async function cancel(tx: Tx, { id, customer, now, onlyPending }: Input): Promise<Cancelled> {
  const facts = await requireFound(lockReservation(tx, id, customer))
  const { status } = facts
  if (!canCancel(facts, now) || (status !== 'pending' && (onlyPending || status !== 'accepted')))
    throw new Problem('CANNOT_CANCEL')
  if (facts.pointsEarned > 0) await lockCustomer(tx, customer)
  const plan = toPlan(facts, await findPointsBalance(tx, customer), now)
  await release(tx, facts, plan, now)
  const end = { status: statusAfterCancel[status], paymentStatus: paymentAfterEnd(facts.paymentStatus) }
  const refund = facts.paymentStatus === 'paid' ? plan.refund.amount : undefined
  await endReservation(tx, id, { ...end, now, cancelledBy: 'customer', refund })
  const asked = refund
    ? await askRefundOf(tx, facts.paidBy, { price: refund, reason: 'cancelled by the customer', now })
    : null
  // Who gives up what was never paid has just been told so, and there is nothing to wait for.
  const back = asked ?? (facts.total > 0 ? 'policy' : 'free')
  if (facts.paymentStatus === 'paid') await notifyCustomer(tx, id, { event: 'cancelled', back }, { now })
  return { id, ...end, plan, refundTo: toRefundMethod(facts.paymentMethod) }
}

export async function previewCancel(
  db: Db,
  { id, customer, now }: Input,
): Promise<{ canCancel: boolean; plan: RefundPlan; refundTo: PaymentMethod }> {
  const facts = await requireFound(findFacts(db, id, customer))
  const plan = toPlan(facts, await findPointsBalance(db, customer), now)
  return { canCancel: canCancel(facts, now), plan, refundTo: toRefundMethod(facts.paymentMethod) }
}

/** Of one that is over already nothing comes back any more. */
function toPlan(facts: ReservationFacts, pointsBalance: number, now: Date): RefundPlan {
  const nothing = { amount: 0, currency: facts.currency }
  if (!canCancel(facts, now))
    return { refund: nothing, percent: 0, pointsBack: 0, pointsClawedBack: 0, pointsMissing: 0, isVoucherBack: false }
  if (facts.paymentStatus !== 'paid') return { refund: nothing, percent: 100, pointsMissing: 0, ...toUnpaidBack(facts) }
  const paid = { amount: facts.total, currency: facts.currency }
  return toRefundPlan({ ...facts, by: 'customer', now, paid, pointsBalance })
}
