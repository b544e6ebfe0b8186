import { toQuotedDue } from '../../orders/due.ts'
import type { Price } from './method-choice.tsx'

/** Of a quote: what is to be paid, with its dinars where it is in dollars. */
export const toPrice = (quote: Parameters<typeof toQuotedDue>[0]): Price => ({
  amount: quote.total,
  currency: quote.currency,
  due: toQuotedDue(quote),
})
