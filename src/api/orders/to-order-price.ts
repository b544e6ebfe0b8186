import type { Currency } from '../../domain/money/money.ts'
import type { Credits } from './lock-credits.ts'
import type { OrderRequest } from './place-order.ts'

type PriceOfOrder = Pick<OrderRequest, 'currency' | 'lines' | 'totalBeforeDiscount' | 'voucher' | 'points' | 'rounding'>

type QuoteOfOrder = {
  currency: Currency
  lines: readonly { amount: number }[]
  totalBeforeDiscount: number
  voucherDiscount: number
  pointsUsed: number
  pointsDiscount: number
  rounding: number
}

/** The price of a quote as an order stores it, with the credits that it uses up. */
export const toOrderPrice = (quote: QuoteOfOrder, { voucher }: Pick<Credits, 'voucher'>): PriceOfOrder => ({
  currency: quote.currency,
  lines: quote.lines,
  totalBeforeDiscount: quote.totalBeforeDiscount,
  voucher: voucher && { id: voucher.id, discount: quote.voucherDiscount },
  points: { used: quote.pointsUsed, discount: quote.pointsDiscount },
  rounding: quote.rounding,
})
