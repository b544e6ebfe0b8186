import type { Db, Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import { findStayTries } from '../../db/queries/orders/ended-holds.ts'
import { findBuyer } from '../../db/queries/sales/sale-facts.ts'
import {
  closeTurn,
  countOffers,
  findTurn,
  findTurnsToEnd,
  findTurnsToOffer,
  lockTurn,
  offerTurn,
  putBack,
  type TurnFacts,
  tryLockLine,
} from '../../db/queries/sales/waiting.ts'
import { findMaxEach } from '../../db/queries/sales/waiting-facts.ts'
import { freeOfTurn, holdForTurn } from '../../db/queries/sales/waiting-stock.ts'
import { findHeld } from '../../db/queries/stays/reservations.ts'
import { isOfferHour, toOfferEnd, toOfferPauseEnd, toUrgentUntil, waitingLimits } from '../../domain/sales/waiting.ts'
import { findHoldAgainAt } from '../../domain/stays/hold-cooldown.ts'
import { canHoldPurchase, checkHold } from '../../domain/stays/hold-rules.ts'
import { countNights, type Stay } from '../../domain/stays/stay.ts'
import { workOneByOne } from '../orders/work-one-by-one.ts'
import { notifyWaiting } from './notify-waiting.ts'

/** The most entries of one pass; the next pass goes on. */
const max = 200

const toDayBefore = (now: Date): Date => new Date(now.getTime() - 86_400_000)

/** Ends expired entries, and offers freed units to the first entries. Returns whether anything became free for all. */
export async function workLine(db: Db, now: Date): Promise<boolean> {
  const ended = await endTurns(db, now)
  await offerTurns(db, now)
  return ended > 0
}

/** Expired offers go to the next entry; entries of ended sales end. */
export const endTurns = async (db: Db, now: Date): Promise<number> =>
  workTurns(db, await findTurnsToEnd(db, now, max), (tx, turn) => endTurn(tx, turn, now))

export async function offerTurns(db: Db, now: Date): Promise<number> {
  const ids = await findTurnsToOffer(db, {
    now,
    urgentUntil: toUrgentUntil(now),
    isOfferHour: isOfferHour(now),
    offersSince: toDayBefore(now),
    maxOffers: waitingLimits.offersADay,
    max,
  })
  const shortages = createShortages()
  return workTurns(db, ids, async (tx, turn, isActive) => isActive && offer(tx, turn, { shortages, now }))
}

type Work = (tx: Tx, turn: TurnFacts, isActive: boolean) => Promise<boolean>

/** By one process at a time, or two could overtake each other in the line. The customer is locked before the turn, and the stock last. */
function workTurns(db: Db, found: readonly number[], work: Work): Promise<number> {
  const ids = [...found]
  return workOneByOne<TurnFacts & { isActive: boolean }>(db, {
    async next(tx) {
      if (ids.length === 0 || !(await tryLockLine(tx))) return null
      for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
        const seen = await findTurn(tx, id)
        if (!seen) continue
        const isActive = await lockCustomer(tx, seen.customer)
        const turn = await lockTurn(tx, id)
        if (turn) return { ...turn, isActive }
      }
      return null
    },
    work: (tx, { isActive, ...turn }) => work(tx, turn, isActive),
  })
}

async function endTurn(tx: Tx, turn: TurnFacts, now: Date): Promise<boolean> {
  const { id, status, endsAt, offeredUntil, missed } = turn
  if (status !== 'waiting' && status !== 'offered') return false
  const isOver = endsAt === null || endsAt <= now
  const isMissed = offeredUntil !== null && offeredUntil <= now
  if (!isOver && !isMissed) return false
  if (status === 'offered') await freeOfTurn(tx, turn)
  if (isOver) {
    await closeTurn(tx, id, 'over', now)
    await notifyWaiting(tx, turn, 'waiting-over', { now })
  } else if (missed + 1 >= waitingLimits.missed) {
    await closeTurn(tx, id, 'passed', now)
    await notifyWaiting(tx, turn, 'waiting-passed', { now })
  } else {
    await putBack(tx, id, toOfferPauseEnd(now))
    await notifyWaiting(tx, turn, 'waiting-missed', { now })
  }
  return true
}

async function offer(
  tx: Tx,
  turn: TurnFacts,
  { shortages, now }: { shortages: Shortages; now: Date },
): Promise<boolean> {
  const { id, customer, status, endsAt } = turn
  if (status !== 'waiting' || endsAt === null || endsAt <= now) return false
  // Two lines may have come to the same customer in one look.
  const { hasOffer, made } = await countOffers(tx, customer, toDayBefore(now))
  if (hasOffer || made >= waitingLimits.offersADay) return false
  if (shortages.concern(turn) || !(await canHold(tx, turn, now))) return false
  if (!(await holdForTurn(tx, turn, now))) {
    shortages.note(turn)
    return false
  }
  const until = toOfferEnd(now, endsAt)
  await offerTurn(tx, id, until)
  await notifyWaiting(tx, turn, 'waiting-offered', { now, expiresAt: until, isUrgent: true })
  return true
}

type Shortages = { note(turn: TurnFacts): void; concern(turn: TurnFacts): boolean }

/**
 * If stock ran out during this pass, later entries that need at least as much are skipped; freed stock goes to the first entry on the next
 * pass. Entries that need less than what was missing may take it.
 */
function createShortages(): Shortages {
  const missing = new Map<string, number>()
  const partsOf = ({ rooms, stocks }: TurnFacts): [part: string, count: number][] => [
    ...rooms.map(({ roomTypeId, count }): [string, number] => [`room ${roomTypeId}`, count]),
    ...stocks.map(({ stock, count }): [string, number] => [`stock ${stock}`, count]),
  ]
  return {
    note(turn) {
      for (const [part, count] of partsOf(turn)) missing.set(part, Math.min(count, missing.get(part) ?? count))
    },
    concern: (turn) => partsOf(turn).some(([part, count]) => count >= (missing.get(part) ?? Number.POSITIVE_INFINITY)),
  }
}

/**
 * Whether the customer could take the offer: one with the most holds, or in a pause for these units, is passed over. The price is checked when it
 * is taken.
 */
async function canHold(tx: Tx, turn: TurnFacts, now: Date): Promise<boolean> {
  const { customer, people, sale, checkIn, checkOut } = turn
  if (checkIn && checkOut) {
    const { holds } = await findHeld(tx, customer, now)
    const rooms = turn.rooms.reduce((sum, { count }) => sum + count, 0)
    const asked = { method: 'qi', rooms, nights: countNights({ checkIn, checkOut }), dinars: 0 } as const
    const held = holds.map((hold) => ({ ...hold, dinars: 0 }))
    return checkHold(held, asked).ok && (await canHoldRoomsAgain(tx, turn, { checkIn, checkOut }, now))
  }
  if (sale === null) return false
  const stocks = turn.stocks.map(({ stock }) => stock)
  const buyer = await findBuyer(tx, customer, { sale, stocks, voucher: null }, now)
  const held = buyer.holds.map(({ places }) => ({ places, dinars: 0 }))
  return (
    buyer.places + people <= (await findMaxEach(tx, sale)) &&
    canHoldPurchase(held, { places: people, dinars: 0 }) &&
    findHoldAgainAt(buyer.endedHolds, now) === null
  )
}

async function canHoldRoomsAgain(
  tx: Tx,
  { customer, property, rooms }: TurnFacts,
  stay: Stay,
  now: Date,
): Promise<boolean> {
  if (property === null) return false
  const wanted = { property, stay, roomTypes: rooms.map(({ roomTypeId }) => roomTypeId), voucher: null }
  return findHoldAgainAt((await findStayTries(tx, customer, wanted, now)).endedHolds, now) === null
}
