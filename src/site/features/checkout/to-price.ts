import { toQuotedDue } from '../../../client/money/due.ts'
import type { Price } from './method-choice.tsx'

type Quoted = Parameters<typeof toQuotedDue>[0] & {
  fullTotal: number
  saved: number
  /** What is left for later: then the total is a part of the price, and no lower one. */
  rest?: object | null
}

/** Of a quote: what is to be paid, with its dinars where it is in dollars. */
export const toPrice = (quote: Quoted): Price => ({
  amount: quote.total,
  currency: quote.currency,
  due: toQuotedDue(quote),
  before: quote.saved > 0 && !quote.rest ? quote.fullTotal : undefined,
})
