import { type ProblemResult, refuse } from '../problem-result.ts'
import { exchange } from './exchange.ts'
import { type Money, roundAmount } from './money.ts'

export type VoucherValue =
  | { kind: 'fixed'; amount: Money }
  | { kind: 'percent'; percent: number; ceiling: Money | null }

/** From `validFrom` up to, and without, `validTo`. A limit of null is none. */
export type Voucher = {
  value: VoucherValue
  validFrom: Date | null
  validTo: Date | null
  minimum: Money | null
  globalLimit: number | null
  limitPerCustomer: number | null
}

export type VoucherProblem =
  | 'VOUCHER_UNKNOWN'
  | 'VOUCHER_NOT_YET'
  | 'VOUCHER_EXPIRED'
  | 'VOUCHER_USED_UP'
  | 'VOUCHER_RESERVED'
  | 'VOUCHER_MINIMUM'

export type VoucherUse = {
  now: Date
  total: Money
  usedGlobally: number
  usedByCustomer: number
  /** Uses among those that are reserved for unpaid bookings. */
  reservedGlobally: number
  reservedByCustomer: number
  dinarsPerDollar: number
}

/** The counts are only as good as the lock under which they were read: the redemption row itself guards the limits. */
export function checkVoucher(
  voucher: Voucher | null,
  use: VoucherUse,
): { ok: true; discount: number } | ProblemResult<VoucherProblem> {
  if (!voucher) return refuse('VOUCHER_UNKNOWN')
  const { now, total, dinarsPerDollar } = use
  const { validFrom, validTo, minimum, globalLimit, limitPerCustomer } = voucher
  if (validFrom && now < validFrom) return refuse('VOUCHER_NOT_YET')
  if (validTo && now >= validTo) return refuse('VOUCHER_EXPIRED')
  const { usedGlobally, usedByCustomer, reservedGlobally, reservedByCustomer } = use
  const isReachedBy = (total: number, byCustomer: number) =>
    isReached(globalLimit, total) || isReached(limitPerCustomer, byCustomer)
  if (isReachedBy(usedGlobally - reservedGlobally, usedByCustomer - reservedByCustomer))
    return refuse('VOUCHER_USED_UP')
  // A voucher with few uses: one customer cannot reserve several without paying for one.
  const isOwn = globalLimit !== null && reservedByCustomer > 0
  if (isOwn || isReachedBy(usedGlobally, usedByCustomer)) return refuse('VOUCHER_RESERVED')
  if (minimum && total.amount < exchange(minimum, total.currency, dinarsPerDollar).amount)
    return refuse('VOUCHER_MINIMUM')
  return { ok: true, discount: toVoucherDiscount(voucher.value, total, dinarsPerDollar) }
}

/** In the total's own currency, and never more than it. */
export function toVoucherDiscount(value: VoucherValue, total: Money, dinarsPerDollar: number): number {
  const amountOf = (money: Money) => exchange(money, total.currency, dinarsPerDollar).amount
  if (value.kind === 'fixed') return Math.min(total.amount, amountOf(value.amount))
  const share = roundAmount((total.amount * value.percent) / 100)
  return Math.min(total.amount, share, value.ceiling ? amountOf(value.ceiling) : share)
}

const isReached = (limit: number | null, used: number): boolean => limit !== null && used >= limit
