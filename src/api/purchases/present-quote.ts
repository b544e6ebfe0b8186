import type { z } from 'zod'
import type { PurchaseQuote } from '../../contract/purchase-quotes.ts'
import type { BuyerFacts } from '../../db/queries/sales/sale-facts.ts'
import { toDinars } from '../../domain/money/exchange.ts'
import { type Money, toMajor, toPrice, totalOf } from '../../domain/money/money.ts'
import { toPaymentAmount } from '../../domain/money/payment-amount.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import { fullAmountOf } from '../../domain/money/savings.ts'
import type { RestPayment } from '../../domain/sales/purchase-price.ts'
import { toPurchasePolicy } from '../../domain/sales/purchase-refund.ts'
import { toClosing, toTimes } from '../../domain/sales/purchase-times.ts'
import { findPurchaseCashReason, toCashEnd } from '../../domain/stays/hold-rules.ts'
import type { Credits } from '../orders/lock-credits.ts'
import { presentSavings } from '../orders/present-savings.ts'
import { type CashOffer, toCashOffer } from '../orders/to-cash-offer.ts'
import { toScarceVoucher } from '../vouchers/use-voucher.ts'
import type { PricingContext, PurchasePricing } from './price-purchase.ts'

type QuoteInput = PricingContext & {
  buyer: BuyerFacts
  credits: Credits
  method: PaymentMethod | null
  dinarsPerDollar: number
  hasCashAddress: boolean
}

export function presentPurchaseQuote(priced: PurchasePricing, shown: QuoteInput): z.output<typeof PurchaseQuote> {
  const { quote, sale, choice, priceKey } = priced
  const { currency } = quote
  const price = (amount: number): Money => toPrice({ amount, currency })
  const major = (amount: number) => toMajor({ amount, currency })
  const presentRest = ({ amount, dueOn }: RestPayment) => ({ amount: price(amount), dueOn })
  return {
    lines: quote.lines.map(({ kind, title, count, ...line }) => ({
      kind,
      ...(title && { title: title[shown.locale] }),
      count,
      price: major(line.price),
      amount: major(line.amount),
      amountBefore: major(fullAmountOf({ kind, count, ...line })),
    })),
    totalBeforeDiscount: major(quote.totalBeforeDiscount),
    voucherDiscount: major(quote.voucherDiscount),
    pointsDiscount: major(quote.pointsDiscount),
    rounding: major(quote.rounding),
    total: major(quote.total),
    ...presentSavings(quote, major),
    currency,
    pointsToUse: quote.pointsUsed,
    deposit: quote.deposit && { amount: price(quote.deposit.amount), rest: presentRest(quote.deposit.rest) },
    rest: quote.rest && presentRest(quote.rest),
    policy: toPurchasePolicy(sale.policy, { ...toTimes(sale, choice), boughtAt: shown.now }, shown.now),
    acceptance: sale.acceptance,
    cash: toPurchaseCashOffer(priced, shown),
    inDinars: currency === 'IQD' ? null : toAmountInDinars(priced, shown),
    priceKey,
  }
}

export function toPurchaseCashOffer(priced: PurchasePricing, shown: QuoteInput): CashOffer {
  const { buyer, dinarsPerDollar, hasCashAddress } = shown
  const dinars = toDinars(totalOf(priced.quote), dinarsPerDollar)
  const reason = findPurchaseCashReason(buyer, { dinars, hasCashAddress })
  return toCashOffer(reason, () => toCashUntil(priced, shown))
}

/** Not beyond the moment from which nothing is sold: places that are waited for in vain could be sold until then. */
export function toCashUntil(
  { choice }: PurchasePricing,
  { buyer, credits, now }: Pick<QuoteInput, 'buyer' | 'credits' | 'now'>,
): Date {
  const isVoucherLimited = toScarceVoucher(credits.voucher) !== null
  const end = toCashEnd(now, { hasPaid: buyer.hasPaid, isVoucherLimited })
  return new Date(Math.min(end.getTime(), toClosing(choice).getTime()))
}

const toAmountInDinars = ({ quote, sale }: PurchasePricing, { method, dinarsPerDollar }: QuoteInput) => ({
  amount: toPaymentAmount({ amount: quote.total, currency: 'USD' }, method, dinarsPerDollar),
  rate: dinarsPerDollar,
  day: sale.rate?.day ?? null,
})
