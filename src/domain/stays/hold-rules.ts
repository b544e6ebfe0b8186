import type { PaymentMethod } from '../money/payment-method.ts'
import { type ProblemResult, refuse } from '../problem-result.ts'
import { addDays, toClock, toDay, toInstant } from '../time/day.ts'
import { later } from '../time/later.ts'
import { hour } from '../time/units.ts'

/** An order that waits for its money, or is about to. `dinars`: its price, at today's rate where it is in dollars. */
export type Hold = { method: PaymentMethod; rooms: number; nights: number; dinars: number }

/**
 * What one customer can hold without having paid. A quarter of an hour each, so these are wide: the largest party, a room for the longest
 * stay, two hotels compared with each other.
 */
export const holdLimits = { holds: 5, rooms: 30, roomNights: 120, dinars: 50_000_000 } as const

type CashLimits = { holds: number; nights: number; roomNights: number; dinars: number }

/**
 * Cash orders are held much longer, so their limits are lower: for a first stay as much as a large family takes for a long weekend, and
 * twice that for a customer who has paid for one before. `nights` is the length of one stay; the others are sums.
 */
export const cashLimits = {
  first: { holds: 1, nights: 7, roomNights: 20, dinars: 10_000_000 },
  known: { holds: 2, nights: 14, roomNights: 40, dinars: 20_000_000 },
} as const satisfies Record<string, CashLimits>

export const cashLimitsOf = (hasPaid: boolean): CashLimits => cashLimits[hasPaid ? 'known' : 'first']

const sumOf = (holds: readonly Hold[], of: (hold: Hold) => number): number =>
  holds.reduce((sum, hold) => sum + of(hold), 0)
const roomNightsOf = ({ rooms, nights }: Hold): number => rooms * nights

/** Whether `asked` may be held beside the holds of the customer. */
export function checkHold(
  held: readonly Hold[],
  asked: Hold,
): { ok: true } | ProblemResult<'TOO_MANY_HOLDS' | 'HOLDS_TOO_LARGE'> {
  if (held.length >= holdLimits.holds) return refuse('TOO_MANY_HOLDS')
  const all = [...held, asked]
  const isTooLarge =
    sumOf(all, ({ rooms }) => rooms) > holdLimits.rooms ||
    sumOf(all, roomNightsOf) > holdLimits.roomNights ||
    sumOf(all, ({ dinars }) => dinars) > holdLimits.dinars
  return isTooLarge ? refuse('HOLDS_TOO_LARGE') : { ok: true }
}

export const cashReasons = ['open', 'nights', 'rooms', 'price', 'missed', 'nowhere'] as const
/**
 * Why cash is not offered: others wait for it, the stay is too long, there are too many rooms, they are worth too much, it was waited for in
 * vain before, or there is no place to bring it to.
 */
export type CashReason = (typeof cashReasons)[number]

export function findCashReason(
  held: readonly Hold[],
  asked: Hold,
  { hasPaid, hasMissedCash }: Omit<CashBuyer, 'cashHolds'>,
): CashReason | null {
  const limits = cashLimitsOf(hasPaid)
  const open = held.filter(({ method }) => method === 'cash')
  if (open.length >= limits.holds) return 'open'
  if (hasMissedCash) return 'missed'
  if (asked.nights > limits.nights) return 'nights'
  const all = [...open, asked]
  if (sumOf(all, roomNightsOf) > limits.roomNights) return 'rooms'
  return sumOf(all, ({ dinars }) => dinars) > limits.dinars ? 'price' : null
}

const clocks = { noon: '12:00', evening: '21:00' } as const

export type CashWait = { hasPaid: boolean; isVoucherLimited: boolean }

/**
 * How long cash is waited for: a day where the customer has paid for a stay before. For a first stay until the evening, or until the next
 * noon where it is afternoon already: never only over night. A use of a voucher that others want, too, is kept for two hours.
 */
export function toCashEnd(now: Date, { hasPaid, isVoucherLimited }: CashWait): Date {
  const end = hasPaid ? later(now, 24 * hour) : toFirstEnd(now)
  return isVoucherLimited ? new Date(Math.min(end.getTime(), later(now, 2 * hour).getTime())) : end
}

const toFirstEnd = (now: Date): Date =>
  toClock(now) < clocks.noon ? toInstant(toDay(now), clocks.evening) : toInstant(addDays(toDay(now), 1), clocks.noon)

/** Unpaid orders besides stays. */
export type PurchaseHold = { places: number; dinars: number }

/** The same for sales besides stays: the largest party and a second one to compare. Free things are bought at once and never held. */
export const purchaseHoldLimits = { holds: 5, places: 40, dinars: 50_000_000 } as const

export const canHoldPurchase = (held: readonly PurchaseHold[], asked: PurchaseHold): boolean => {
  const all = [...held, asked]
  const sum = (of: (hold: PurchaseHold) => number) => all.reduce((added, hold) => added + of(hold), 0)
  return (
    all.length <= purchaseHoldLimits.holds &&
    sum(({ places }) => places) <= purchaseHoldLimits.places &&
    sum(({ dinars }) => dinars) <= purchaseHoldLimits.dinars
  )
}

type CashBuyer = { cashHolds: number; hasPaid: boolean; hasMissedCash: boolean }

/** Every order that waits for cash counts, stays included: the units are as unavailable for others. Only a stay has a property to pay at. */
export function findPurchaseCashReason(
  { cashHolds, hasPaid, hasMissedCash }: CashBuyer,
  { dinars, hasCashAddress }: { dinars: number; hasCashAddress: boolean },
): CashReason | null {
  if (!hasCashAddress) return 'nowhere'
  const limits = cashLimitsOf(hasPaid)
  if (cashHolds >= limits.holds) return 'open'
  if (hasMissedCash) return 'missed'
  return dinars > limits.dinars ? 'price' : null
}
