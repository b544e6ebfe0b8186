import { type Currency, toMajor } from '../money/money.ts'

/** The price that the customer was shown, in major units. A request without it accepts the price as it is. */
export type ShownPrice = { priceKey?: string | undefined; total?: number | undefined }

/** `rounding`: what comes off in cash, 0 or less. */
export type CurrentPrice = { priceKey?: string; total: number; rounding?: number; currency: Currency }

export function isSamePrice(shown: ShownPrice, { priceKey, total, rounding = 0, currency }: CurrentPrice): boolean {
  // A price that was shown before the payment method was chosen had no rounding.
  const totals = [total, total - rounding].map((amount) => toMajor({ amount, currency }))
  const isSameKey = shown.priceKey === undefined || shown.priceKey === priceKey
  return isSameKey && (shown.total === undefined || totals.includes(shown.total))
}
