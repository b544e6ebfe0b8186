import { roundAmount } from './money.ts'

/** Whether one payment is for this order and for another: what becomes of its price is not its own business alone. */
export const isJoint = ({ paidWith, othersTotal }: { paidWith: number | null; othersTotal: number }): boolean =>
  paidWith !== null || othersTotal > 0

/**
 * How many of a payment's dinars each of the orders has that it pays for, by their prices, of which the first is the one that it was made
 * for. They add up: what dividing leaves is the first one's. The same as in the view `counted_payments`.
 */
export function toPaidShares(
  { price, amount }: { price: number; amount: number },
  totals: readonly number[],
): number[] {
  const others = totals.slice(1).map((total) => roundAmount((amount * total) / price))
  return [amount - others.reduce((sum, share) => sum + share, 0), ...others]
}
