import { type Arrival, hasArrived } from '../stays/reservation-states.ts'
import { type Day, daysBetween, toDay } from '../time/day.ts'
import { exchange } from './exchange.ts'
import { type Money, roundAmount } from './money.ts'
import { worthOf } from './points.ts'

/** Everything is given back up to `freeUntilDays` days before check-in; after that, `percentAfter` percent of what was paid. */
export type CancellationPolicy = { freeUntilDays: number; percentAfter: number }

export type Cancellation = Arrival & {
  by: 'customer' | 'property'
  now: Date
  policy: CancellationPolicy
  /** The day from which it is judged, where the stay was moved too late to be free; otherwise the check-in. */
  boundTo?: Day | null
  paid: Money
  pointsUsed: number
  pointsEarned: number
  /** The balance of the customer's ledger: it never goes below zero. */
  pointsBalance: number
  hasVoucher: boolean
  /** Dinars for a dollar when it was paid, for the worth of points; null where it was paid in dinars, or by nothing. */
  paidRate: number | null
}

export type RefundPlan = {
  refund: Money
  percent: number
  pointsBack: number
  pointsClawedBack: number
  /** Earned here, and spent elsewhere in the meantime: what they took off there comes off the refund. */
  pointsMissing: number
  isVoucherBack: boolean
}

/**
 * Points follow the money: the refunded share of the used points comes back, and the same share of the earned points is taken. Used points
 * come back first, so that fewer earned ones are missing. The customer pays for missing ones: otherwise booking, spending the points and
 * cancelling would create points.
 */
export const toRefundPlan = (cancellation: Cancellation): RefundPlan =>
  isTooLate(cancellation) ? toNothing(cancellation.paid) : toPlanOf(toRefundPercent(cancellation), cancellation)

/** The facts of a paid order of any kind. */
export type PaidOrder = Pick<
  Cancellation,
  'paid' | 'pointsUsed' | 'pointsEarned' | 'pointsBalance' | 'hasVoucher' | 'paidRate'
>

/** So many percent of what was paid. */
export const toShare = (paid: Money, percent: number): Money => ({
  ...paid,
  amount: roundAmount((paid.amount * percent) / 100),
})

/** A refund of this percentage. `by`: a property or seller who cancels does not charge for missing points. */
export function toPlanOf(percent: number, order: PaidOrder & { by: 'customer' | 'property' }): RefundPlan {
  const { by, paid, pointsUsed, pointsEarned, pointsBalance, hasVoucher } = order
  const pointsBack = Math.floor((pointsUsed * percent) / 100)
  const unearned = Math.ceil((pointsEarned * percent) / 100)
  const pointsClawedBack = Math.min(unearned, pointsBalance + pointsBack)
  const pointsMissing = unearned - pointsClawedBack
  const spent = by === 'customer' ? toWorth(pointsMissing, order) : 0
  return {
    refund: { ...paid, amount: Math.max(0, toShare(paid, percent).amount - spent) },
    percent,
    pointsBack,
    pointsClawedBack,
    pointsMissing,
    isVoucherBack: hasVoucher,
  }
}

/** In the currency of what was paid. */
function toWorth(points: number, { paid, paidRate }: PaidOrder): number {
  const worth = worthOf(points)
  if (paid.currency === worth.currency) return worth.amount
  // Nothing was paid, so nothing can be taken off it.
  if (paidRate === null) return 0
  return exchange(worth, paid.currency, paidRate).amount
}

export type RefundInput = Pick<Cancellation, 'by' | 'now' | 'checkIn' | 'checkInClock' | 'policy' | 'boundTo'>

/** Counted in calendar days of Baghdad. A property that cancels refunds everything. */
export function toRefundPercent(input: RefundInput): number {
  if (input.by === 'property') return 100
  if (isTooLate(input)) return 0
  return daysBetween(toDay(input.now), input.boundTo ?? input.checkIn) >= input.policy.freeUntilDays
    ? 100
    : input.policy.percentAfter
}

const isTooLate = (input: RefundInput): boolean => input.by === 'customer' && hasArrived(input, input.now)

const toNothing = (paid: Money): RefundPlan => ({
  refund: { ...paid, amount: 0 },
  percent: 0,
  pointsBack: 0,
  pointsClawedBack: 0,
  pointsMissing: 0,
  isVoucherBack: false,
})
