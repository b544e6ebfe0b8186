import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { type ExpectedRow, putPresence } from '../../db/queries/stays/arrivals.ts'
import { lockNights, takeNights } from '../../db/queries/stays/inventory.ts'
import {
  canUndo,
  findMarkProblem,
  type MarkKind,
  type Presence,
  presenceLimits,
  toNightsAgain,
  toUnusedNights,
} from '../../domain/stays/presence.ts'
import { mergeCells, toCells } from '../../domain/stays/room-cells.ts'
import type { Stay } from '../../domain/stays/stay.ts'
import { freeNightsOf } from '../reservations/apply-change.ts'
import { closeHeldChange } from '../reservations/give-up-change.ts'
import { notifyGuest } from '../reservations/notify-guest.ts'

type Marking = { account: string | null; now: Date }

/** Says what became of guests. Money stays where it is: what a stay that is not used costs is in its policy. Under the lock of the order. */
export async function markArrival(tx: Tx, row: ExpectedRow, to: Presence, { account, now }: Marking): Promise<void> {
  if (row.marks >= presenceLimits.maxMarks) throw new Problem('ARRIVAL_MARKED')
  const problem = findMarkProblem(row, to, now)
  if (problem) throw new Problem(problem)
  // A guest with a review was there: no mark silences them.
  if (to === 'no_show' && row.isReviewed) throw new Problem('ARRIVAL_REVIEWED')
  const kind = row.presence === 'no_show' ? 'correction' : 'mark'
  const freed = to === 'arrived' ? await takeAgain(tx, row, now) : await giveBack(tx, row, now)
  await write(tx, row, { kind, to, freed, account, now })
}

/** Restores the mark before the last one. */
export async function undoArrival(tx: Tx, row: ExpectedRow, { account, now }: Marking): Promise<void> {
  if (!canUndo(row, now) || row.marks >= presenceLimits.maxMarks) throw new Problem('ARRIVAL_UNDO_TOO_LATE')
  await write(tx, row, { kind: 'undo', to: row.was, freed: await takeAgain(tx, row, now), account, now })
}

const freedOf = ({ freedFrom, freedUntil }: ExpectedRow): Stay | null =>
  freedFrom === null || freedUntil === null ? null : { checkIn: freedFrom, checkOut: freedUntil }

/** Releases the nights for others. At most one gap of a stay is ever released: a second one stays unsold. */
async function giveBack(tx: Tx, row: ExpectedRow, now: Date): Promise<Stay | null> {
  const before = freedOf(row)
  if (before) return before
  const nights = toUnusedNights(row, now)
  if (!nights) return null
  // A mark of a guest who has left changes no nights any more.
  const held = await closeHeldChange(tx, row.order, { to: 'dropped', now })
  await freeNightsOf(tx, mergeCells(toCells(nights, row.rooms), held?.cells ?? []))
  return nights
}

/** Takes the remaining released nights back; refused where another guest has them by now. */
async function takeAgain(tx: Tx, row: ExpectedRow, now: Date): Promise<Stay | null> {
  const freed = freedOf(row)
  const nights = freed && toNightsAgain(freed, now)
  if (!freed || !nights) return freed
  const left = await lockNights(tx, row.rooms, nights)
  if (row.rooms.some(({ roomTypeId, count }) => (left.get(roomTypeId) ?? 0) < count))
    throw new Problem('ROOM_UNAVAILABLE')
  await takeNights(tx, row.rooms, nights)
  return freed.checkIn < nights.checkIn ? { checkIn: freed.checkIn, checkOut: nights.checkIn } : null
}

type Written = Marking & { kind: MarkKind; to: Presence | null; freed: Stay | null }

async function write(tx: Tx, { id, order, presence: was }: ExpectedRow, written: Written): Promise<void> {
  const { kind, to, freed, account, now } = written
  const mark = await putPresence(tx, { reservation: id, kind, was, presence: to, freed, account, now })
  const event = toEvent(was, to)
  if (event) await notifyGuest(tx, order, { event, subject: mark }, { now })
}

/** Who arrives knows it. Who was called missing, or gone, by mistake is told that it was one. */
function toEvent(was: Presence | null, to: Presence | null): 'no-show' | 'left-early' | 'arrival-corrected' | null {
  if (to === 'no_show') return 'no-show'
  if (to === 'left_early') return 'left-early'
  return was === 'no_show' || was === 'left_early' ? 'arrival-corrected' : null
}
