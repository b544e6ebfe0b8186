import { addDays, toDay, toInstant } from './day.ts'
import { later } from './later.ts'
import { roundAmount } from './money.ts'
import type { SubscriptionStatus } from './states.ts'

const hour = 3600
const day = 24 * hour

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

/** So many at a time wait for the one before them to end. */
const maxWaitingPlans = 1

/** Requests that came at once get the lock in another order: one that begins a moment after `now` runs, and does not wait. */
const secondsOfOneMoment = 10

/** Within this time what was never used is given back. */
const secondsToCancel = day

/** Whole days from the beginning on, and the rest of the last one: one that follows begins at midnight. */
export function toPeriod(beginsAt: Date, days: number): Period {
  const end = later(beginsAt, days * day)
  const midnight = toInstant(toDay(end), '00:00')
  return { beginsAt, expiresAt: end > midnight ? toInstant(addDays(toDay(end), 1), '00:00') : midnight }
}

/**
 * When one that is paid now begins, beside the periods of those that live: at once, or when the last of them ends. Null where one waits
 * already.
 */
export function findBeginning(living: readonly Pick<SubscriptionState, keyof Period>[], now: Date): Date | null {
  const open = living.filter((one): one is Period => one.expiresAt !== null && one.expiresAt > now)
  const soon = later(now, secondsOfOneMoment)
  if (open.filter(({ beginsAt }) => beginsAt > soon).length >= maxWaitingPlans) return null
  return new Date(Math.max(now.getTime(), ...open.map(({ expiresAt }) => expiresAt.getTime())))
}

/** How many more can be paid: one that begins at once, and one that waits for its end. */
export function countPlaces(living: readonly Pick<SubscriptionState, keyof Period>[], now: Date): number {
  const open = living.filter(({ expiresAt }) => expiresAt !== null && expiresAt > now)
  return findBeginning(living, now) === null ? 0 : 1 + maxWaitingPlans - open.length
}

const isLiving = ({ status }: SubscriptionState): boolean => status === 'active' || status === 'suspended'

/** Judged by the clock, even while nobody has written it down yet. */
export const isExpired = (state: SubscriptionState, now: Date): boolean =>
  isLiving(state) && state.expiresAt !== null && now >= state.expiresAt

/** What the clock makes of it. */
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

/** Of one that is paid: all of the money comes back, or nothing can be cancelled. */
export const canGiveBack = (state: SubscriptionState & { paidAt: Date | null }, now: Date): boolean =>
  isLiving(state) &&
  !isExpired(state, now) &&
  state.used === 0 &&
  state.paidAt !== null &&
  now < toCancelUntil(state.paidAt)

/**
 * What is not used up of what was paid: by its uses where they are counted, and by its time in any case, whichever is less. In whole
 * dinars.
 */
export function toWorth(state: SubscriptionState & { price: number }, now: Date): number {
  const { beginsAt, expiresAt, uses, price } = state
  if (!isLiving(state) || !beginsAt || !expiresAt || isExpired(state, now)) return 0
  const inTime =
    (expiresAt.getTime() - Math.max(now.getTime(), beginsAt.getTime())) / (expiresAt.getTime() - beginsAt.getTime())
  const inUses = uses === null ? 1 : (usesLeft(state) ?? 0) / uses
  return roundAmount(price * Math.min(inTime, inUses))
}
