import { type Due, toDue } from '../../domain/money/payment-amount.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import type { Cost } from './dinars.tsx'

/** For a price in dollars, as it is read; null where it is charged as it is, or nothing is. */
export function toDinarsDue(
  { amount, currency }: Cost,
  method: PaymentMethod | null,
  dinarsPerDollar: number | null | undefined,
): Due | null {
  if (currency !== 'USD' || amount <= 0 || !dinarsPerDollar) return null
  return toDue({ amount: Math.round(amount * 100), currency }, method, dinarsPerDollar)
}

type QuoteInput = { total: number; currency: Cost['currency']; inDinars: { amount: number; rate: number } | null }

/** A quote has counted it already; only how much of it was rounded is to be found. */
export function toQuotedDue({ total, currency, inDinars }: QuoteInput): Due | null {
  const exact = toDinarsDue({ amount: total, currency }, null, inDinars?.rate)
  return inDinars && exact && { amount: inDinars.amount, rounding: inDinars.amount - exact.amount }
}
