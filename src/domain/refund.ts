import { daysBetween, toDay } from './day.ts'
import { exchange } from './exchange.ts'
import { type Currency, dinarsPerDollar, type Money, roundAmount } from './money.ts'
import { worthOf } from './points.ts'
import { type Arrival, hasArrived } from './reservation-states.ts'

/** Everything is given back up to `freeUntilDays` days before check-in; after that, `percentAfter` percent of what was paid. */
export type CancellationPolicy = { freeUntilDays: number; percentAfter: number }

export type Cancellation = Arrival & {
  by: 'customer' | 'property'
  now: Date
  policy: CancellationPolicy
  paid: Money
  pointsUsed: number
  pointsEarned: number
  /** What the customer's ledger holds now: it never goes below zero. */
  pointsBalance: number
  hasVoucher: boolean
  /** Today's, for the worth of points; null where none was ever set. */
  dinarsPerDollar?: number | null
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
 * Points go the way of the money: of those used as much comes back as of what was paid, and of those earned as much is taken.
 * The points used come back before the earned ones are taken, so that fewer of those are missing. Whoever cancels pays for those: booking,
 * spending the points and cancelling would otherwise make points of nothing, again and again.
 */
export function toRefundPlan(cancellation: Cancellation): RefundPlan {
  const { paid, pointsUsed, pointsEarned, pointsBalance, hasVoucher } = cancellation
  if (isTooLate(cancellation)) return toNothing(paid)
  const percent = toRefundPercent(cancellation)
  const pointsBack = Math.floor((pointsUsed * percent) / 100)
  const unearned = Math.ceil((pointsEarned * percent) / 100)
  const pointsClawedBack = Math.min(unearned, pointsBalance + pointsBack)
  const pointsMissing = unearned - pointsClawedBack
  const spent =
    cancellation.by === 'customer'
      ? worthIn(paid.currency, pointsMissing, cancellation.dinarsPerDollar ?? dinarsPerDollar)
      : 0
  return {
    refund: { ...paid, amount: Math.max(0, roundAmount((paid.amount * percent) / 100) - spent) },
    percent,
    pointsBack,
    pointsClawedBack,
    pointsMissing,
    isVoucherBack: hasVoucher,
  }
}

const worthIn = (currency: Currency, points: number, rate: number): number =>
  exchange(worthOf(points), currency, rate).amount

export type RefundInput = Pick<Cancellation, 'by' | 'now' | 'checkIn' | 'checkInClock' | 'policy'>

/** Counted in days of Baghdad, whatever the hour. A property that cannot keep its word gives everything back. */
export function toRefundPercent(input: RefundInput): number {
  if (input.by === 'property') return 100
  if (isTooLate(input)) return 0
  return daysBetween(toDay(input.now), input.checkIn) >= input.policy.freeUntilDays ? 100 : input.policy.percentAfter
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
