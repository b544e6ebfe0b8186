import { exchange } from './exchange.ts'
import { type Currency, dinarsPerDollar } from './money.ts'
import { worthOf } from './points.ts'

type PaidOrder = {
  total: number
  currency: Currency
  pointsUsed: number
  pointsEarned: number
  /** Of the payment; null where its price was in dinars. */
  paidRate: number | null
}

export type WholeRefund = { refund: number; pointsBack: number; pointsClawedBack: number }

/**
 * All of it. What points it had earned and were spent elsewhere meanwhile comes off at its worth: buying, spending the points and cancelling
 * would otherwise make points of nothing.
 */
export function toWholeRefund(order: PaidOrder, pointsBalance: number): WholeRefund {
  const { total, currency, pointsUsed, pointsEarned, paidRate } = order
  const pointsClawedBack = Math.min(pointsEarned, pointsBalance + pointsUsed)
  const missing = exchange(worthOf(pointsEarned - pointsClawedBack), currency, paidRate ?? dinarsPerDollar).amount
  return { refund: Math.max(0, total - missing), pointsBack: pointsUsed, pointsClawedBack }
}
