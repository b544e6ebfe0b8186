import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import { findPointsBalance } from '../../db/queries/orders/points.ts'
import {
  findOtherPart,
  freeUntil,
  lockAnyReservation,
  type ReservationFacts,
  setReservationStatus,
} from '../../db/queries/stays/reservations.ts'
import { toRefundPlan } from '../../domain/money/refund.ts'
import { isWaiting } from '../../domain/orders/order.ts'
import { canCancel } from '../../domain/stays/reservation-states.ts'
import { later } from '../../domain/time/later.ts'
import type { MoneyBack } from '../../i18n/sms-parts.ts'
import { endOrder, type OrderEnding, toUnpaidBack } from '../orders/end-order.ts'
import { requireFound } from '../require-found.ts'
import { notifyGuest } from './notify-guest.ts'
import { reservationKind } from './reservation-kind.ts'

/** The decision of a property about a paid reservation. */
export async function acceptReservation(tx: Tx, id: number, now: Date): Promise<void> {
  const { status, order } = await requireFound(lockAnyReservation(tx, id))
  if (status !== 'pending' || order.paymentStatus !== 'paid') throw new Problem('CANNOT_PAY')
  await setReservationStatus(tx, id, 'accepted')
  await notifyGuest(tx, order.id, { event: 'confirmed' }, { now })
}

/** Rooms, voucher and points are free again, and everything that was paid is given back. Unpaid ones can be rejected, too. */
export async function rejectReservation(tx: Tx, id: number, now: Date): Promise<void> {
  const facts = await requireFound(lockAnyReservation(tx, id))
  const { status, order } = facts
  if (status !== 'pending') throw new Problem('CANNOT_CANCEL')
  await lockCustomer(tx, order.customer)
  const ending = await toEnding(tx, facts, now)
  const asked = await endWithUnpaid(tx, facts, ending)
  const isOtherFree = await freeOtherPart(tx, facts, now)
  const news = { event: 'rejected', back: asked ?? (ending.refund ? 'free' : 'unpaid'), isOtherFree } as const
  await notifyGuest(tx, order.id, news, { now })
}

/** One payment was to pay for both halves: pending ones are cancelled together, by the numbers of the orders as everywhere. */
async function endWithUnpaid(tx: Tx, { order }: ReservationFacts, ending: OrderEnding): Promise<MoneyBack | null> {
  const other = order.paymentStatus === 'paid' ? null : await findOtherPart(tx, order)
  const orders = other && isWaiting(other.order) ? [order, other.order] : [order]
  let asked: MoneyBack | null = null
  for (const one of orders.toSorted((a, b) => a.id - b.id)) {
    const isNamed = one.id === order.id
    const ended = await endOrder(tx, reservationKind, one, isNamed ? ending : { ...ending, back: toUnpaidBack(one) })
    if (isNamed) asked = ended.asked
  }
  return asked
}

const hoursToCancelOther = 24

/** Lets the customer cancel the other part of a split stay without a fee. Needs the locks of both orders. */
async function freeOtherPart(tx: Tx, { order }: ReservationFacts, now: Date): Promise<boolean> {
  const other = await findOtherPart(tx, order)
  if (!other || !canCancel(other, now)) return false
  await freeUntil(tx, other.id, later(now, hoursToCancelOther * 3600))
  return true
}

async function toEnding(tx: Tx, facts: ReservationFacts, now: Date): Promise<OrderEnding> {
  const { order } = facts
  if (order.paymentStatus !== 'paid') return { by: 'property', back: toUnpaidBack(order), now }
  const pointsBalance = await findPointsBalance(tx, order.customer)
  const paid = { amount: order.total, currency: order.currency }
  const plan = toRefundPlan({ ...facts, ...order, by: 'property', now, paid, pointsBalance })
  return { by: 'property', back: plan, refund: { price: plan.refund.amount, reason: 'rejected_by_property' }, now }
}
