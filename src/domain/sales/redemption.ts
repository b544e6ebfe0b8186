import { roundAmount } from '../money/money.ts'
import { isRunning, type SubscriptionState, usesLeft } from './subscription.ts'

/** A code that was shown: for how long, and what became of it. */
export type WindowState = { openedAt: Date; expiresAt: Date; endReason: 'used' | 'replaced' | null }

/** The discount to redeem, with its subscription. `endReason`: why it has ended, if it has. */
export type UsedSubscription = SubscriptionState & { endReason: string | null }

export type RedemptionProblem =
  | 'TOKEN_USED'
  | 'TOKEN_REPLACED'
  | 'WINDOW_EXPIRED'
  | 'SUBSCRIPTION_SUSPENDED'
  | 'USES_SPENT'
  | 'NO_ACTIVE_PACKAGE'

export type RedemptionFacts = {
  window: WindowState
  subscription: UsedSubscription
  /** Neither deactivated nor deleted. */
  isCustomerActive: boolean
  now: Date
}

/** Whether a code that is shown right now is good; null where it is. */
export function findProblem({
  window,
  subscription,
  isCustomerActive,
  now,
}: RedemptionFacts): RedemptionProblem | null {
  if (window.endReason === 'used') return 'TOKEN_USED'
  if (window.endReason === 'replaced') return 'TOKEN_REPLACED'
  if (window.expiresAt <= now) return 'WINDOW_EXPIRED'
  if (subscription.status === 'suspended') return 'SUBSCRIPTION_SUSPENDED'
  if (isSpent(subscription)) return 'USES_SPENT'
  return isRunning(subscription, now) && isCustomerActive ? null : 'NO_ACTIVE_PACKAGE'
}

const isSpent = (subscription: UsedSubscription): boolean => usesLeft(subscription) === 0

/**
 * Whether a code that a business accepted offline can still be counted. A code shown while the subscription ran, and used by no other till,
 * counts even if the guest has opened another code since, or the subscription has run out: the discount was given.
 */
export function findLateProblem(
  { window, subscription, now }: Omit<RedemptionFacts, 'isCustomerActive'>,
  lateDelivery: number,
): RedemptionProblem | null {
  if (window.endReason === 'used') return 'TOKEN_USED'
  if (now.getTime() > window.expiresAt.getTime() + lateDelivery * 1000) return 'WINDOW_EXPIRED'
  if (subscription.status === 'suspended') return 'SUBSCRIPTION_SUSPENDED'
  if (isSpent(subscription)) return 'USES_SPENT'
  return ranAt(subscription, window.openedAt) ? null : 'NO_ACTIVE_PACKAGE'
}

/** One that ended early for want of uses has some again where it is not spent; one that was cancelled was given back. */
const ranAt = ({ status, endReason, beginsAt, expiresAt }: UsedSubscription, at: Date): boolean =>
  (status === 'active' || endReason === 'expired' || endReason === 'used_up') &&
  beginsAt !== null &&
  expiresAt !== null &&
  beginsAt <= at &&
  at < expiresAt

/** The shop's clock may say anything: the guest had it while the code was shown, and not later than now. */
export function toRedeemedAt(offlineAt: Date | null, window: WindowState, now: Date): Date {
  if (!offlineAt) return now
  const latest = Math.min(window.expiresAt.getTime(), now.getTime())
  return new Date(Math.max(window.openedAt.getTime(), Math.min(offlineAt.getTime(), latest)))
}

/** In whole dinars. */
export const toSaved = (amount: number, percent: number): number => roundAmount((amount * percent) / 100)
