import { toQuotedDue } from '../../../client/money/due.ts'
import type { PriceToPay } from './method-choice.tsx'

type QuoteInput = Parameters<typeof toQuotedDue>[0] & {
  fullTotal: number
  saved: number
  /** The rest for later: the total is then a part of the price, and no lower price. */
  rest?: object | null
}

/** The amount of a quote, with dinars where it is in dollars. */
export const toCheckoutPrice = (quote: QuoteInput): PriceToPay => ({
  amount: quote.total,
  currency: quote.currency,
  due: toQuotedDue(quote),
  before: quote.saved > 0 && !quote.rest ? quote.fullTotal : undefined,
})
