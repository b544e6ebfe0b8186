import type { OrderKindName } from '../orders/order.ts'
import { exchange } from './exchange.ts'
import type { Money } from './money.ts'
import { dinarsPerEarnedPoint, worthOf } from './points.ts'

/** Money that only moves into the wallet earns nothing: it does so when it is spent. */
export const pointsFor = (paidDinars: number, kind: OrderKindName): number =>
  kind === 'wallet' ? 0 : Math.floor(paidDinars / dinarsPerEarnedPoint)

/** At most half of a price can be paid with points, and only whole ones. */
export const usablePoints = (balance: number, priceInDinars: number): number =>
  Math.max(0, Math.min(balance, Math.floor(priceInDinars / 2 / worthOf(1).amount)))

export type PointsDiscount = { points: number; discount: number }

/**
 * In the price's own currency. Rounding to cents may lift the discount just above half: then one point less is taken. And it may leave
 * nothing of a few points: then none are.
 */
export function toPointsDiscount(balance: number, price: Money, dinarsPerDollar: number): PointsDiscount {
  const discountOf = (points: number) => exchange(worthOf(points), price.currency, dinarsPerDollar).amount
  let points = usablePoints(balance, exchange(price, 'IQD', dinarsPerDollar).amount)
  while (discountOf(points) * 2 > price.amount) points--
  const discount = discountOf(points)
  return { points: discount > 0 ? points : 0, discount }
}
