import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/customers.ts'
import { lockNights, takeNights } from '../../db/queries/inventory.ts'
import { canRetakeVoucher, isClosed, retakeVoucher } from '../../db/queries/payments-reservations.ts'
import type { ReservationFacts } from '../../db/queries/reservations.ts'
import { addPoints, findPointsBalance } from '../../db/queries/reservations-points.ts'
import { hasArrived } from '../../domain/reservation-states.ts'

/**
 * Whether a reservation whose hold ran out can have everything back that it had: rooms, voucher and points, since its price was made of
 * them. Leaves all of them locked.
 */
export async function canRevive(tx: Tx, facts: ReservationFacts, now: Date): Promise<boolean> {
  const { id, customer, rooms, pointsUsed } = facts
  if (facts.status !== 'failed' || facts.isCancelled || facts.paidBy !== null || hasArrived(facts, now)) return false
  if (!(await lockCustomer(tx, customer))) return false
  if (pointsUsed > 0 && (await findPointsBalance(tx, customer)) < pointsUsed) return false
  if (facts.hasVoucher && !(await canRetakeVoucher(tx, id))) return false
  const ids = rooms.map(({ roomTypeId }) => roomTypeId)
  if (await isClosed(tx, facts.property, ids, facts)) return false
  const left = await lockNights(tx, rooms, facts)
  return rooms.every(({ roomTypeId, count }) => (left.get(roomTypeId) ?? 0) >= count)
}

/** Under the locks of `canRevive`, once the reservation counts one revival more. */
export async function retake(tx: Tx, facts: ReservationFacts, now: Date): Promise<void> {
  const { id: reservation, customer, rooms, pointsUsed } = facts
  if (pointsUsed > 0) await addPoints(tx, { customer, reservation, points: -pointsUsed, reason: 'discount', now })
  if (facts.hasVoucher) await retakeVoucher(tx, reservation)
  await takeNights(tx, rooms, facts)
}
