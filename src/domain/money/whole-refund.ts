import { exchange } from './exchange.ts'
import { type Currency, dinarsPerDollar } from './money.ts'
import { worthOf } from './points.ts'

type PaidOrder = {
  total: number
  currency: Currency
  pointsUsed: number
  pointsEarned: number
  /** The payment's rate; null where its price was in dinars. */
  paidRate: number | null
}

export type WholeRefund = { refund: number; pointsBack: number; pointsClawedBack: number }

/**
 * Refunds everything. Points that it earned and that were spent meanwhile come off at their worth: otherwise buying, spending the points and
 * cancelling would create points.
 */
export function toWholeRefund(order: PaidOrder, pointsBalance: number): WholeRefund {
  const { total, currency, pointsUsed, pointsEarned, paidRate } = order
  const pointsClawedBack = Math.min(pointsEarned, pointsBalance + pointsUsed)
  const missing = exchange(worthOf(pointsEarned - pointsClawedBack), currency, paidRate ?? dinarsPerDollar).amount
  return { refund: Math.max(0, total - missing), pointsBack: pointsUsed, pointsClawedBack }
}
