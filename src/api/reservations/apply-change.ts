import type { Tx } from '../../db/database.ts'
import type { OrderFacts } from '../../db/queries/orders/orders.ts'
import { addPoints } from '../../db/queries/orders/points.ts'
import { type ChangeTarget, countChange, writeChange } from '../../db/queries/stays/reservation-changes.ts'
import { addCells, lockCells, takeCells } from '../../db/queries/stays/room-cells.ts'
import { negate, type RoomCell } from '../../domain/stays/room-cells.ts'

/**
 * Takes nights and releases others at once: each room type and night is named once, and all are locked in the common order. False where one of
 * them is sold out; nothing has changed then.
 */
export async function moveNights(tx: Tx, cells: readonly RoomCell[]): Promise<boolean> {
  const taken = cells.filter(({ count }) => count > 0)
  if (taken.length > 0) await addCells(tx, taken)
  if (cells.length === 0) return true
  const short = await lockCells(tx, cells)
  if (short.length > 0) return false
  await takeCells(tx, cells)
  return true
}

export const freeNightsOf = async (tx: Tx, cells: readonly RoomCell[]): Promise<void> => {
  await moveNights(tx, negate(cells))
}

/** Under the locks of the order and its customer, after the nights were moved. `earned`: points of the payment that has brought it about. */
export async function applyChange(
  tx: Tx,
  order: OrderFacts,
  { change, target, earned, now }: { change: number; target: ChangeTarget; earned: number; now: Date },
): Promise<void> {
  const { pointsTaken, pointsMissing } = target
  const entry = { customer: order.customer, order: order.id, change, now }
  const pointsBack = order.pointsUsed - target.pointsUsed
  await countChange(tx, change)
  await writeChange(tx, order.id, { ...target, earned: earned - pointsTaken - pointsMissing })
  if (pointsBack > 0) await addPoints(tx, { ...entry, points: pointsBack, reason: 'discount_returned' })
  const points = earned - pointsTaken
  if (points !== 0) await addPoints(tx, { ...entry, points, reason: 'reservation' })
}
