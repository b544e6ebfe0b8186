import type { Db, Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/customers.ts'
import { freeNights, lockNights } from '../../db/queries/inventory.ts'
import { endReservation, lockLapsed, type ReservationFacts } from '../../db/queries/reservations.ts'
import { addPoints } from '../../db/queries/reservations-points.ts'
import { returnVoucher } from '../../db/queries/vouchers.ts'
import type { RefundPlan } from '../../domain/refund.ts'
import { paymentAfterEnd } from '../../domain/reservation-states.ts'

export type CreditsBack = Pick<RefundPlan, 'pointsBack' | 'pointsClawedBack' | 'isVoucherBack'>

/** Gives rooms, points and voucher back. The reservation is locked; the other locks follow in the order of a booking. */
export async function release(tx: Tx, facts: ReservationFacts, back: CreditsBack, now: Date): Promise<void> {
  const { id: reservation, customer, rooms } = facts
  if (back.pointsBack > 0 || back.pointsClawedBack > 0 || back.isVoucherBack) await lockCustomer(tx, customer)
  if (back.isVoucherBack) await returnVoucher(tx, reservation, now)
  if (back.pointsBack > 0)
    await addPoints(tx, { customer, reservation, points: back.pointsBack, reason: 'discount_returned', now })
  if (back.pointsClawedBack > 0)
    await addPoints(tx, { customer, reservation, points: -back.pointsClawedBack, reason: 'clawback', now })
  await lockNights(tx, rooms, facts)
  await freeNights(tx, rooms, facts)
}

/** Of a reservation that was never paid, everything that it took. */
export const toUnpaidBack = ({ pointsUsed, hasVoucher }: ReservationFacts): CreditsBack => ({
  pointsBack: pointsUsed,
  pointsClawedBack: 0,
  isVoucherBack: hasVoucher,
})

/**
 * Ends the holds that have run out; several processes may do this at once. One transaction each, since those of several reservations
 * together would lock nights in no order.
 */
export async function expireHolds(db: Db, now: Date): Promise<number> {
  for (let ended = 0; ; ended++) {
    const isDone = await db.transaction().execute((tx) => expireNext(tx, now))
    if (isDone) return ended
  }
}

async function expireNext(tx: Tx, now: Date): Promise<boolean> {
  const facts = await lockLapsed(tx, now)
  if (!facts) return true
  await release(tx, facts, toUnpaidBack(facts), now)
  await endReservation(tx, facts.id, { status: 'failed', paymentStatus: paymentAfterEnd(facts.paymentStatus), now })
  return false
}
