import { Problem } from '../../contract/problems.ts'
import type { Db, Tx } from '../../db/database.ts'
import { closeChange, findHeldChange, lockLapsedChange } from '../../db/queries/stays/reservation-changes.ts'
import { lockReservation } from '../../db/queries/stays/reservations.ts'
import { dropHeldCells, findHeldCells } from '../../db/queries/stays/room-cells.ts'
import type { RoomCell } from '../../domain/stays/room-cells.ts'
import { workOneByOne } from '../orders/work-one-by-one.ts'
import { requireFound } from '../require-found.ts'
import { freeNightsOf } from './apply-change.ts'
import { notifyGuest } from './notify-guest.ts'

/**
 * Ends an unpaid change under the lock of its order. Returns its nights, which the caller releases together with all other nights that change:
 * locked apart, they would be locked in no order.
 */
export async function closeHeldChange(
  tx: Tx,
  order: number,
  { to, now }: { to: 'expired' | 'dropped'; now: Date },
): Promise<{ id: number; cells: RoomCell[] } | null> {
  const held = await findHeldChange(tx, order)
  if (!held) return null
  const cells = await findHeldCells(tx, held.id)
  await dropHeldCells(tx, held.id)
  await closeChange(tx, held.id, { to, now })
  return { id: held.id, cells }
}

/** The customer has thought better of it. Should it be paid all the same, it is made where that is still possible, or given back. */
export async function giveUpChange(
  tx: Tx,
  { id, customer, now }: { id: number; customer: number; now: Date },
): Promise<void> {
  const { order } = await requireFound(lockReservation(tx, id, customer))
  const closed = await closeHeldChange(tx, order.id, { to: 'dropped', now })
  if (!closed) throw new Problem('CANNOT_CANCEL')
  await freeNightsOf(tx, closed.cells)
}

/** Ends changes that were not paid in time: the new nights are free, the reservation is as it was. */
export const expireChanges = (db: Db, now: Date): Promise<number> =>
  workOneByOne(db, {
    next: (tx, failed) => lockLapsedChange(tx, now, failed),
    async work(tx, { id }) {
      // The previous holder of the order's lock may have decided the change.
      const held = await findHeldChange(tx, id)
      if (!held?.holdUntil || held.holdUntil > now) return false
      const closed = await closeHeldChange(tx, id, { to: 'expired', now })
      if (!closed) return false
      await freeNightsOf(tx, closed.cells)
      await notifyGuest(tx, id, { event: 'change-expired', subject: closed.id }, { now })
      return true
    },
  })
