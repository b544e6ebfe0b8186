import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import type { OrderFacts } from '../../db/queries/orders/orders.ts'
import type { PaymentRow } from '../../db/queries/orders/payments.ts'
import { isStayClosed } from '../../db/queries/stays/closures.ts'
import { type ChangeRow, closeChange, findChange, findHeldChange } from '../../db/queries/stays/reservation-changes.ts'
import { getStay, type ReservedStay } from '../../db/queries/stays/reservations.ts'
import { dropHeldCells } from '../../db/queries/stays/room-cells.ts'
import { pointsFor } from '../../domain/money/point-rules.ts'
import { canChange, hasArrived } from '../../domain/stays/reservation-states.ts'
import { cellsBeyond, mergeCells, negate, toCells } from '../../domain/stays/room-cells.ts'
import { mergeRooms } from '../../domain/stays/selection.ts'
import { toDay } from '../../domain/time/day.ts'
import { giveBackPayment } from '../payments/ask-refund.ts'
import { applyChange, moveNights } from './apply-change.ts'
import { notifyGuest } from './notify-guest.ts'

/**
 * The difference is paid: in this transaction, and in no other, the old nights are given free and the new ones become the reservation's. What
 * comes too late is made all the same where everything still stands as it did, and given back where not.
 */
export async function receiveChange(tx: Tx, order: OrderFacts, payment: PaymentRow, now: Date): Promise<void> {
  const change = payment.change === null ? null : await findChange(tx, payment.change)
  if (!change) throw new Error(`The payment ${payment.id} is for no change`)
  const stay = await getStay(tx, order.id)
  const isMade = (await lockCustomer(tx, order.customer)) && (await tryMove(tx, { order, stay, change, now }))
  if (!isMade) {
    const back = await giveBackPayment(tx, payment, { reason: 'came_too_late', now })
    await notifyGuest(tx, order.id, { event: 'change-late', back, subject: payment.id }, { now })
    return
  }
  await dropHeldCells(tx, change.id)
  await closeChange(tx, change.id, { to: 'done', payment: payment.id, now })
  const earned = pointsFor(payment.amount, order.kind)
  await applyChange(tx, order, { change: change.id, target: change, earned, now })
  await notifyGuest(tx, order.id, { event: 'changed', back: null, subject: change.id }, { now })
}

type ChangeInput = { order: OrderFacts; stay: ReservedStay; change: ChangeRow; now: Date }

/** False where it cannot be made any more; no night has moved then. */
async function tryMove(tx: Tx, known: ChangeInput): Promise<boolean> {
  const { order, stay, change, now } = known
  if (
    change.status === 'done' ||
    order.isClosed ||
    stay.isUnused ||
    !canChange({ ...stay, paymentStatus: order.paymentStatus }, now)
  )
    return false
  const [before, after] = [toCells(stay, stay.rooms), toCells(change, change.rooms)]
  const freed = negate(cellsBeyond(before, after))
  // A guest who has arrived is not moved to another day.
  if (change.checkIn !== stay.checkIn && hasArrived(stay, now)) return false
  // The change holds its nights already, and nothing else of the reservation can have changed since.
  if (change.status === 'held') return moveNights(tx, freed)
  if (!isAsBefore(known) || !isStillAhead(known) || (await findHeldChange(tx, order.id))) return false
  const types = change.rooms.map(({ roomTypeId }) => roomTypeId)
  if (await isStayClosed(tx, stay.property, types, change)) return false
  return moveNights(tx, mergeCells(cellsBeyond(after, before), freed))
}

const isAsBefore = ({ order, stay, change: { before } }: ChangeInput): boolean =>
  before.total === order.total &&
  before.checkIn === stay.checkIn &&
  before.checkOut === stay.checkOut &&
  before.adults === stay.adults &&
  before.childrenAges.join() === stay.childrenAges.join() &&
  JSON.stringify(mergeRooms(before.rooms)) === JSON.stringify(mergeRooms(stay.rooms))

const isStillAhead = ({ stay, change, now }: ChangeInput): boolean =>
  hasArrived(stay, now) ? change.checkIn === stay.checkIn && change.checkOut > toDay(now) : change.checkIn >= toDay(now)
