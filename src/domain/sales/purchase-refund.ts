import { type CancellationPolicy, type PaidOrder, type RefundPlan, toPlanOf } from '../money/refund.ts'
import { addDays, type Day, daysBetween, toDay } from '../time/day.ts'
import type { PurchaseState } from './purchase-states.ts'
import { hasBegun } from './purchase-states.ts'

/** When it takes place, and when it was bought. */
export type RefundTimes = Pick<PurchaseState, 'startsAt' | 'endsAt'> & { boughtAt: Date }

/** The last day with a full refund. A purchase without a day of its own has a cooling-off period after buying. */
const toLastFreeDay = ({ freeUntilDays }: CancellationPolicy, { startsAt, boughtAt }: RefundTimes): Day =>
  startsAt ? addDays(toDay(startsAt), -freeUntilDays) : addDays(toDay(boughtAt), freeUntilDays)

/** The refunded share of the payment, counted in calendar days of Baghdad. Until the seller accepts, all of it is refunded. */
export function toPurchasePercent(
  policy: CancellationPolicy,
  { status, ...times }: RefundTimes & Pick<PurchaseState, 'status'>,
  now: Date,
): number {
  if (status === 'pending') return 100
  if (hasBegun(times, now)) return 0
  if (daysBetween(toDay(now), toLastFreeDay(policy, times)) >= 0) return 100
  return times.startsAt ? policy.percentAfter : 0
}

/** The policy for display: a day in the past is left out. */
export function toPurchasePolicy(policy: CancellationPolicy, times: RefundTimes, now: Date) {
  const { freeUntilDays, percentAfter } = policy
  if (hasBegun(times, now)) return { freeUntilDays, freeUntil: null, percentAfter: 0 }
  const last = toLastFreeDay(policy, times)
  return {
    freeUntilDays,
    freeUntil: last >= toDay(now) ? last : null,
    percentAfter: times.startsAt ? percentAfter : 0,
  }
}

type Refunded = { by: 'customer' | 'property'; percent: number; pointsBalance: number }

/**
 * The same percentage of each paid order: the first one, and that of the rest. Points that the first one gives back are there
 * for what the second has to take.
 */
export function toPurchasePlans(
  orders: readonly Omit<PaidOrder, 'pointsBalance'>[],
  { by, percent, pointsBalance }: Refunded,
): RefundPlan[] {
  let balance = pointsBalance
  return orders.map((order) => {
    const plan = toPlanOf(percent, { ...order, by, pointsBalance: balance })
    balance += plan.pointsBack - plan.pointsClawedBack
    return plan
  })
}
