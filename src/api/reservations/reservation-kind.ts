import type { Tx } from '../../db/database.ts'
import { findTakenNights } from '../../db/queries/stays/arrivals.ts'
import { isStayClosed } from '../../db/queries/stays/closures.ts'
import { lockNights, takeNights } from '../../db/queries/stays/inventory.ts'
import {
  getReservationItem,
  getStay,
  type ReservedStay,
  setReservationStatus,
} from '../../db/queries/stays/reservations.ts'
import type { OrderEnder } from '../../domain/orders/order.ts'
import type { ReservationStatus } from '../../domain/orders/states.ts'
import { hasArrived, statusAfterCancel } from '../../domain/stays/reservation-states.ts'
import { mergeCells, toCells } from '../../domain/stays/room-cells.ts'
import { addDays, toInstant } from '../../domain/time/day.ts'
import type { OrderKind } from '../orders/order-kind.ts'
import { freeNightsOf } from './apply-change.ts'
import { closeHeldChange } from './give-up-change.ts'
import { notifyGuest, writeToGuest } from './notify-guest.ts'
import { receiveChange } from './receive-change.ts'

/** Rooms for some nights. */
export const reservationKind: OrderKind = {
  kind: 'reservation',
  async fulfil(tx, { id: order }, { now }) {
    const { id, status, acceptance } = await getStay(tx, order)
    const to = acceptance === 'automatic' ? 'accepted' : 'pending'
    if (to !== status) await setReservationStatus(tx, id, to)
    await notifyGuest(tx, order, to === 'accepted' ? { event: 'confirmed' } : { event: 'waiting', isFree: false }, {
      now,
    })
  },
  async revive(tx, { id: order }, now) {
    const stay = await getStay(tx, order)
    if (stay.status !== 'failed' || hasArrived(stay, now) || !(await areRoomsFree(tx, stay))) return false
    await takeNights(tx, stay.rooms, stay)
    return true
  },
  async release(tx, { id: order }, { by, now }) {
    const stay = await getStay(tx, order)
    const held = await closeHeldChange(tx, order, { to: 'dropped', now })
    // Released nights may be sold to another guest by now.
    const taken = (await findTakenNights(tx, stay.id)).flatMap((nights) => toCells(nights, stay.rooms))
    await freeNightsOf(tx, mergeCells(taken, held?.cells ?? []))
    await setReservationStatus(tx, stay.id, statusAfterEnd(stay, by))
  },
  receiveChange,
  /** As long as a guest could still cancel free of charge: the property can sell the rooms again then. */
  async findLatestHold(tx, { id: order }) {
    const { checkIn, checkInClock, policy } = await getStay(tx, order)
    return toInstant(addDays(checkIn, -policy.freeUntilDays), checkInClock.slice(0, 5))
  },
  async describe(db, { id: order }) {
    const { id, title } = await getReservationItem(db, order)
    return { itemId: id, title, path: `/account/history/${id}` }
  },
  write: writeToGuest,
}

/** Leaves the nights locked. */
async function areRoomsFree(tx: Tx, stay: ReservedStay): Promise<boolean> {
  const ids = stay.rooms.map(({ roomTypeId }) => roomTypeId)
  if (await isStayClosed(tx, stay.property, ids, stay)) return false
  const left = await lockNights(tx, stay.rooms, stay)
  return stay.rooms.every(({ roomTypeId, count }) => (left.get(roomTypeId) ?? 0) >= count)
}

/** A property, or an operator for it, rejects; a customer cancels pending and accepted ones. */
function statusAfterEnd({ id, status }: ReservedStay, by: OrderEnder | null): ReservationStatus {
  if (by === null) return 'failed'
  if (by !== 'customer') return 'rejected'
  if (status !== 'pending' && status !== 'accepted') throw new Error(`The reservation ${id} is ${status} already`)
  return statusAfterCancel[status]
}
