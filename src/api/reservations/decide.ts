import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/customers.ts'
import { setAccepted } from '../../db/queries/payments-reservations.ts'
import { endReservation, lockAnyReservation, type ReservationFacts } from '../../db/queries/reservations.ts'
import { findPointsBalance } from '../../db/queries/reservations-points.ts'
import { toRefundPlan } from '../../domain/refund.ts'
import { paymentAfterEnd } from '../../domain/reservation-states.ts'
import { notifyCustomer } from '../notifications/notify-customer.ts'
import { askRefundOf } from '../payments/ask-refund.ts'
import { requireFound } from '../require-found.ts'
import { release, toUnpaidBack } from './release.ts'

/** What a property says to a reservation that was paid and waits for its word. */
export async function accept(tx: Tx, id: number, now: Date): Promise<void> {
  await requireDecided(tx, id)
  await setAccepted(tx, id)
  await notifyCustomer(tx, id, { event: 'confirmed' }, { now })
}

/** Rooms, voucher and points are free again, and everything that was paid is given back. Unpaid ones can be rejected, too. */
export async function reject(tx: Tx, id: number, now: Date): Promise<void> {
  const facts = await requireFound(lockAnyReservation(tx, id))
  if (facts.status !== 'pending') throw new Problem('CANNOT_CANCEL')
  await lockCustomer(tx, facts.customer)
  const { back, refund } = await toBack(tx, facts, now)
  await release(tx, facts, back, now)
  const paymentStatus = paymentAfterEnd(facts.paymentStatus)
  await endReservation(tx, id, { status: 'rejected', paymentStatus, now, cancelledBy: 'property', refund })
  const asked = refund
    ? await askRefundOf(tx, facts.paidBy, { price: refund, reason: 'rejected by the property', now })
    : null
  const news = { event: 'rejected', back: asked ?? (refund === undefined ? 'unpaid' : 'free') } as const
  await notifyCustomer(tx, id, news, { now })
}

async function requireDecided(tx: Tx, id: number): Promise<ReservationFacts> {
  const facts = await requireFound(lockAnyReservation(tx, id))
  if (facts.status !== 'pending' || facts.paymentStatus !== 'paid') throw new Problem('CANNOT_PAY')
  return facts
}

async function toBack(tx: Tx, facts: ReservationFacts, now: Date) {
  if (facts.paymentStatus !== 'paid') return { back: toUnpaidBack(facts), refund: undefined }
  const pointsBalance = await findPointsBalance(tx, facts.customer)
  const paid = { amount: facts.total, currency: facts.currency }
  const plan = toRefundPlan({ ...facts, by: 'property', now, paid, pointsBalance })
  return { back: plan, refund: plan.refund.amount }
}
