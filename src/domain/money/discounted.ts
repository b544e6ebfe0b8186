import { type Currency, toCashRounding } from './money.ts'
import { toPointsDiscount } from './point-rules.ts'
import { toVoucherDiscount, type VoucherValue } from './voucher.ts'

export type Discounts = {
  /** From a voucher that `checkVoucher` has accepted. */
  voucher?: VoucherValue | null | undefined
  /** How many points there are to use, not how many will be: at most half of the price. */
  points?: number | undefined
  dinarsPerDollar: number
}

export type Discounted = {
  voucherDiscount: number
  pointsDiscount: number
  pointsUsed: number
  /** The price after all discounts. */
  exact: number
}

/** The voucher comes off first, then the points. */
export function toDiscounted(
  price: { amount: number; currency: Currency },
  { voucher, points = 0, dinarsPerDollar }: Discounts,
): Discounted {
  const voucherDiscount = voucher ? toVoucherDiscount(voucher, price, dinarsPerDollar) : 0
  const reduced = { ...price, amount: price.amount - voucherDiscount }
  const { points: pointsUsed, discount: pointsDiscount } = toPointsDiscount(points, reduced, dinarsPerDollar)
  return { voucherDiscount, pointsDiscount, pointsUsed, exact: reduced.amount - pointsDiscount }
}

/** Dinars in cash are what notes can pay. A price in dollars is rounded where it becomes dinars: by its payment. */
export const toRounding = (exact: number, currency: Currency, isCash: boolean): number =>
  isCash && currency === 'IQD' ? toCashRounding(exact) : 0
