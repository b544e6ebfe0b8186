import { roundAmount } from '../money/money.ts'
import type { SubscriptionStatus } from '../orders/states.ts'
import { addDays, toDay, toInstant } from '../time/day.ts'
import { later } from '../time/later.ts'
import { day } from '../time/units.ts'

export const endReasons = ['expired', 'used_up', 'cancelled', 'not_paid', 'rejected'] as const
export type EndReason = (typeof endReasons)[number]

/** From `beginsAt` on, and not at `expiresAt` any more. */
export type Period = { beginsAt: Date; expiresAt: Date }

export type SubscriptionState = {
  status: SubscriptionStatus
  /** Null until it is paid. */
  beginsAt: Date | null
  expiresAt: Date | null
  /** Null is without limit. */
  uses: number | null
  used: number
}

/** The one that runs, and the one that waits for its end. */
const maxOpenPlans = 2

/** Within this time what was never used is given back. */
const secondsToCancel = day

/** Whole days from the beginning on, and the rest of the last one: one that follows begins at midnight. */
export function toPeriod(beginsAt: Date, days: number): Period {
  const end = later(beginsAt, days * day)
  const midnight = toInstant(toDay(end), '00:00')
  return { beginsAt, expiresAt: end > midnight ? toInstant(addDays(toDay(end), 1), '00:00') : midnight }
}

type Open = Pick<SubscriptionState, keyof Period>

/** Paid, and not at its end. Requests take the customer's lock in any order, so one of these can begin a moment after `now`. */
const openOf = (living: readonly Open[], now: Date): Period[] =>
  living.filter((one): one is Period => one.expiresAt !== null && one.expiresAt > now)

/** When one that is paid now begins: at once, or when the last open one ends. Null where one runs and one waits already. */
export function findBeginning(living: readonly Open[], now: Date): Date | null {
  const open = openOf(living, now)
  if (open.length >= maxOpenPlans) return null
  return new Date(Math.max(now.getTime(), ...open.map(({ expiresAt }) => expiresAt.getTime())))
}

/** How many more can be paid. */
export const countPlaces = (living: readonly Open[], now: Date): number =>
  Math.max(0, maxOpenPlans - openOf(living, now).length)

const isLiving = ({ status }: SubscriptionState): boolean => status === 'active' || status === 'suspended'

/** The state by the clock, even before a job has written it. */
export const isExpired = (state: SubscriptionState, now: Date): boolean =>
  isLiving(state) && state.expiresAt !== null && now >= state.expiresAt

/** The state that follows from the clock. */
export const toShownStatus = (state: SubscriptionState, now: Date): SubscriptionStatus =>
  isExpired(state, now) ? 'ended' : state.status

/** Paid, and the one before it still runs. */
export const isNext = (state: SubscriptionState, now: Date): boolean =>
  isLiving(state) && state.beginsAt !== null && now < state.beginsAt

/** It can be used at this moment. */
export const isRunning = (state: SubscriptionState, now: Date): boolean =>
  state.status === 'active' && !isNext(state, now) && !isExpired(state, now) && usesLeft(state) !== 0

/** Null is without limit. */
export const usesLeft = ({ uses, used }: Pick<SubscriptionState, 'uses' | 'used'>): number | null =>
  uses === null ? null : uses - used

export const toCancelUntil = (paidAt: Date): Date => later(paidAt, secondsToCancel)

/** A paid subscription is refunded in full, or cannot be cancelled. */
export const canGiveBack = (state: SubscriptionState & { paidAt: Date | null }, now: Date): boolean =>
  isLiving(state) &&
  !isExpired(state, now) &&
  state.used === 0 &&
  state.paidAt !== null &&
  now < toCancelUntil(state.paidAt)

/** The unused share of the price in whole dinars: by counted uses or by time, whichever is less. */
export function toWorth(state: SubscriptionState & { price: number }, now: Date): number {
  const { beginsAt, expiresAt, uses, price } = state
  if (!isLiving(state) || !beginsAt || !expiresAt || isExpired(state, now)) return 0
  const inTime =
    (expiresAt.getTime() - Math.max(now.getTime(), beginsAt.getTime())) / (expiresAt.getTime() - beginsAt.getTime())
  const inUses = uses === null ? 1 : (usesLeft(state) ?? 0) / uses
  return roundAmount(price * Math.min(inTime, inUses))
}
