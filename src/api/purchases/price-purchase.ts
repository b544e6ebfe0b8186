import { createHash } from 'node:crypto'
import { type FieldErrors, Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import type { SaleQuery, SoldItem } from '../../db/queries/sales/sale-facts.ts'
import type { StockCount } from '../../db/queries/sales/stocks.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import {
  type ChoiceInput,
  type ChoiceProblem,
  type PurchaseChoice,
  parseChoice,
} from '../../domain/sales/purchase-choice.ts'
import { type PurchasePriceQuote, sumOf, toPurchaseQuote } from '../../domain/sales/purchase-price.ts'
import type { SaleKind } from '../../domain/sales/sale.ts'
import { toSaleThing } from '../../domain/sales/waitlist.ts'
import { toLatinDigits } from '../../domain/text/digits.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { isDay, toDay } from '../../domain/time/day.ts'
import type { Credits } from '../orders/lock-credits.ts'
import { requireGoodVoucher, toScarceVoucher } from '../vouchers/use-voucher.ts'
import { toPurchaseSoldOut } from './sold-out.ts'

export type PurchaseRequest = ChoiceInput & {
  itemType: SaleKind
  itemId: number
  payDeposit: boolean
  voucherCode?: string | undefined
  usePoints: boolean
  /** The entry of the waitlist that this was offered to. */
  waitingId?: number | undefined
  /** Null before the customer has chosen one. */
  method: PaymentMethod | null
}

export type PricingContext = { locale: Locale; now: Date }
export type PurchasePricing = { quote: PurchasePriceQuote; choice: PurchaseChoice; sale: SoldItem; priceKey: string }

/** The sale and those of its stocks that have to be read. */
export function toSaleQuery({ itemType, itemId, departureId, tickets, travelDate }: PurchaseRequest): SaleQuery {
  const stocks = [...(tickets ?? []).map(({ categoryId }) => categoryId), ...(departureId ? [departureId] : [])]
  const day = toLatinDigits(travelDate ?? '').trim()
  return { kind: itemType, itemId, stocks, day: isDay(day) ? day : null }
}

/** The sale and the stocks for which the buyer's earlier holds are counted. */
export const toWanted = (
  { sale, choice }: Pick<PurchasePricing, 'sale' | 'choice'>,
  { voucher }: Pick<Credits, 'voucher'>,
) => ({
  sale: sale.id,
  stocks: choice.places.map(({ stock }) => stock.id),
  voucher: toScarceVoucher(voucher),
})

/** The fields that must match the waitlist entry. */
export const toPurchaseOfferUse = ({
  request,
  customer,
  now,
}: {
  request: PurchaseRequest
  customer: number
  now: Date
}) => ({
  customer,
  thing: toSaleThing(request),
  now,
})

/** Adds the stock that is held for the customer's own offer. */
export const withHeldStock = (sale: SoldItem, held: readonly StockCount[]): SoldItem => ({
  ...sale,
  stocks: sale.stocks.map((stock) => ({
    ...stock,
    left: stock.left + (held.find((one) => one.stock === stock.id)?.count ?? 0),
  })),
})

/** Throws where the choice is not available, with the alternatives. Takes no lock, so a refusal waits for no other request. */
export async function requireChoice(
  db: Db,
  sale: SoldItem,
  input: ChoiceInput,
  at: PricingContext,
): Promise<PurchaseChoice> {
  const parsed = parseChoice(sale, input, at.now)
  if (parsed.ok) return parsed.choice
  throw parsed.code === 'SOLD_OUT' ? await toPurchaseSoldOut(db, sale, input, { ...at, ...parsed }) : toProblem(parsed)
}

const requiredCodes: ReadonlySet<string> = new Set(['DEPARTURE_REQUIRED', 'TICKETS_REQUIRED', 'TRAVEL_DATE_REQUIRED'])

function toProblem({ code, field }: ChoiceProblem): Problem {
  if (code === 'SALE_OVER') return new Problem(code)
  const error = requiredCodes.has(code) ? 'required' : field.endsWith('Date') ? 'date' : 'invalid'
  const fields: FieldErrors = { [field]: { error } }
  return new Problem(code, { fields })
}

/** Throws where the voucher cannot be used, or a deposit is not offered. */
export function priceChoice(
  request: PurchaseRequest,
  { sale, choice }: Pick<PurchasePricing, 'sale' | 'choice'>,
  credits: Credits,
  at: PricingContext & { dinarsPerDollar: number },
): PurchasePricing {
  const { items, travelDate } = choice
  const { currency, deposit } = sale
  if (request.voucherCode) requireGoodVoucher(credits.voucher, { amount: sumOf(items), currency }, at)
  const quote = toPurchaseQuote({
    items,
    currency,
    isCash: request.method === 'cash',
    deposit: deposit && travelDate ? { ...deposit, day: travelDate, today: toDay(at.now) } : null,
    isDeposit: request.payDeposit,
    voucher: request.voucherCode ? credits.voucher?.voucher.value : null,
    points: request.usePoints ? credits.points : 0,
    dinarsPerDollar: at.dinarsPerDollar,
  })
  if (request.payDeposit && !quote.rest)
    throw new Problem('DEPOSIT_NOT_OFFERED', { fields: { payDeposit: { error: 'invalid' } } })
  return { quote, choice, sale, priceKey: toPriceKey(sale, choice, quote) }
}

/** A hash of all that the customer agrees to: the choice, the price and the terms. */
function toPriceKey({ id, policy, acceptance }: SoldItem, choice: PurchaseChoice, quote: PurchasePriceQuote): string {
  const { places, people, sharing, travelDate, returnDate } = choice
  const lines = quote.lines.map(({ kind, count, amount }) => [kind, count, amount])
  const { voucherDiscount, pointsDiscount, pointsUsed, currency, rest } = quote
  // Without the rounding of cash, since the payment method may be chosen after the price was shown.
  const total = quote.total - quote.rounding
  const chosen = [id, places.map(({ stock, count }) => [stock.id, count]), people, sharing, travelDate, returnDate]
  const price = [lines, voucherDiscount, pointsDiscount, pointsUsed, total, currency, rest]
  return createHash('sha256')
    .update(JSON.stringify([chosen, price, policy, acceptance]))
    .digest('base64url')
}
