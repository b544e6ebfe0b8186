import type { Db, Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import { findStayTries } from '../../db/queries/orders/ended-holds.ts'
import { findBuyer } from '../../db/queries/sales/sale-facts.ts'
import {
  closeEntry,
  countOffers,
  findEntriesToEnd,
  findEntriesToOffer,
  findWaitlistEntry,
  lockWaitlistEntry,
  requeueEntry,
  setEntryOffered,
  tryLockWaitlist,
  type WaitlistEntryFacts,
} from '../../db/queries/sales/waitlist.ts'
import { findMaxEach } from '../../db/queries/sales/waitlist-facts.ts'
import { freeEntryStock, holdForEntry } from '../../db/queries/sales/waitlist-stock.ts'
import { findHeld } from '../../db/queries/stays/reservations.ts'
import { isOfferHour, toOfferEnd, toOfferPauseEnd, toUrgentUntil, waitlistLimits } from '../../domain/sales/waitlist.ts'
import { findHoldAgainAt } from '../../domain/stays/hold-cooldown.ts'
import { canHoldPurchase, checkHold } from '../../domain/stays/hold-rules.ts'
import { countNights, type Stay } from '../../domain/stays/stay.ts'
import { workOneByOne } from '../orders/work-one-by-one.ts'
import { notifyWaitlist } from './notify-waitlist.ts'

/** The most entries of one pass; the next pass goes on. */
const max = 200

const toDayBefore = (now: Date): Date => new Date(now.getTime() - 86_400_000)

/** Ends expired entries, and offers freed units to the first entries. Returns whether anything became free for all. */
export async function processWaitlist(db: Db, now: Date): Promise<boolean> {
  const ended = await endEntries(db, now)
  await offerEntries(db, now)
  return ended > 0
}

/** Expired offers go to the next entry; entries of ended sales end. */
export const endEntries = async (db: Db, now: Date): Promise<number> =>
  workEntries(db, await findEntriesToEnd(db, now, max), (tx, entry) => endEntry(tx, entry, now))

export async function offerEntries(db: Db, now: Date): Promise<number> {
  const ids = await findEntriesToOffer(db, {
    now,
    urgentUntil: toUrgentUntil(now),
    isOfferHour: isOfferHour(now),
    offersSince: toDayBefore(now),
    maxOffers: waitlistLimits.offersADay,
    max,
  })
  const shortages = createShortages()
  return workEntries(db, ids, async (tx, entry, isActive) => isActive && offer(tx, entry, { shortages, now }))
}

type Work = (tx: Tx, entry: WaitlistEntryFacts, isActive: boolean) => Promise<boolean>

/** By one process at a time, or two could overtake each other in the line. The customer is locked before the entry, and the stock last. */
function workEntries(db: Db, found: readonly number[], work: Work): Promise<number> {
  const ids = [...found]
  return workOneByOne<WaitlistEntryFacts & { isActive: boolean }>(db, {
    async next(tx) {
      if (ids.length === 0 || !(await tryLockWaitlist(tx))) return null
      for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
        const seen = await findWaitlistEntry(tx, id)
        if (!seen) continue
        const isActive = await lockCustomer(tx, seen.customer)
        const entry = await lockWaitlistEntry(tx, id)
        if (entry) return { ...entry, isActive }
      }
      return null
    },
    work: (tx, { isActive, ...entry }) => work(tx, entry, isActive),
  })
}

async function endEntry(tx: Tx, entry: WaitlistEntryFacts, now: Date): Promise<boolean> {
  const { id, status, endsAt, offeredUntil, missed } = entry
  if (status !== 'waiting' && status !== 'offered') return false
  const isOver = endsAt === null || endsAt <= now
  const isMissed = offeredUntil !== null && offeredUntil <= now
  if (!isOver && !isMissed) return false
  if (status === 'offered') await freeEntryStock(tx, entry)
  if (isOver) {
    await closeEntry(tx, id, 'over', now)
    await notifyWaitlist(tx, entry, 'waiting-over', { now })
  } else if (missed + 1 >= waitlistLimits.missed) {
    await closeEntry(tx, id, 'passed', now)
    await notifyWaitlist(tx, entry, 'waiting-passed', { now })
  } else {
    await requeueEntry(tx, id, toOfferPauseEnd(now))
    await notifyWaitlist(tx, entry, 'waiting-missed', { now })
  }
  return true
}

async function offer(
  tx: Tx,
  entry: WaitlistEntryFacts,
  { shortages, now }: { shortages: Shortages; now: Date },
): Promise<boolean> {
  const { id, customer, status, endsAt } = entry
  if (status !== 'waiting' || endsAt === null || endsAt <= now) return false
  // Two lines may have come to the same customer in one look.
  const { hasOffer, made } = await countOffers(tx, customer, toDayBefore(now))
  if (hasOffer || made >= waitlistLimits.offersADay) return false
  if (shortages.concern(entry) || !(await canHold(tx, entry, now))) return false
  if (!(await holdForEntry(tx, entry, now))) {
    shortages.note(entry)
    return false
  }
  const until = toOfferEnd(now, endsAt)
  await setEntryOffered(tx, id, until)
  await notifyWaitlist(tx, entry, 'waiting-offered', { now, expiresAt: until, isUrgent: true })
  return true
}

type Shortages = { note(entry: WaitlistEntryFacts): void; concern(entry: WaitlistEntryFacts): boolean }

/**
 * If stock ran out during this pass, later entries that need at least as much are skipped; freed stock goes to the first entry on the next
 * pass. Entries that need less than what was missing may take it.
 */
function createShortages(): Shortages {
  const missing = new Map<string, number>()
  const partsOf = ({ rooms, stocks }: WaitlistEntryFacts): [part: string, count: number][] => [
    ...rooms.map(({ roomTypeId, count }): [string, number] => [`room ${roomTypeId}`, count]),
    ...stocks.map(({ stock, count }): [string, number] => [`stock ${stock}`, count]),
  ]
  return {
    note(entry) {
      for (const [part, count] of partsOf(entry)) missing.set(part, Math.min(count, missing.get(part) ?? count))
    },
    concern: (entry) =>
      partsOf(entry).some(([part, count]) => count >= (missing.get(part) ?? Number.POSITIVE_INFINITY)),
  }
}

/**
 * Whether the customer could take the offer: one with the most holds, or in a pause for these units, is passed over. The price is checked when it
 * is taken.
 */
async function canHold(tx: Tx, entry: WaitlistEntryFacts, now: Date): Promise<boolean> {
  const { customer, people, sale, checkIn, checkOut } = entry
  if (checkIn && checkOut) {
    const { holds } = await findHeld(tx, customer, now)
    const rooms = entry.rooms.reduce((sum, { count }) => sum + count, 0)
    const asked = { method: 'qi', rooms, nights: countNights({ checkIn, checkOut }), dinars: 0 } as const
    const held = holds.map((hold) => ({ ...hold, dinars: 0 }))
    return checkHold(held, asked).ok && (await canHoldRoomsAgain(tx, entry, { checkIn, checkOut }, now))
  }
  if (sale === null) return false
  const stocks = entry.stocks.map(({ stock }) => stock)
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
  { customer, property, rooms }: WaitlistEntryFacts,
  stay: Stay,
  now: Date,
): Promise<boolean> {
  if (property === null) return false
  const wanted = { property, stay, roomTypes: rooms.map(({ roomTypeId }) => roomTypeId), voucher: null }
  return findHoldAgainAt((await findStayTries(tx, customer, wanted, now)).endedHolds, now) === null
}
