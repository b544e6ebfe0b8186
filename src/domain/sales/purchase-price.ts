import { type Discounts, toDiscounted, toRounding } from '../money/discounted.ts'
import { type Currency, smallestPaid } from '../money/money.ts'
import type { Localized } from '../text/locale.ts'
import { addDays, type Day } from '../time/day.ts'
import type { PricedItem } from './purchase-choice.ts'

/** `amount` is the sum of all `count`. `rest` is paid later: it is negative, so that the lines add up to the payment of now. */
export type PurchasePriceLine = {
  kind: PricedItem['kind'] | 'rest'
  stockId?: number
  title?: Localized
  count: number
  price: number
  /** For one, before its seller's discount; missing where there is none. */
  before?: number
  amount: number
}

export type RestPayment = { amount: number; dueOn: Day }

export type PurchasePriceQuote = {
  lines: PurchasePriceLine[]
  totalBeforeDiscount: number
  voucherDiscount: number
  pointsDiscount: number
  pointsUsed: number
  /** The reduction for cash; never above zero. */
  rounding: number
  /** The amount that is charged now. */
  total: number
  currency: Currency
  /** The deposit, where one is enough for now. */
  deposit: { amount: number; rest: RestPayment } | null
  /** The rest for later, where only the deposit is paid. */
  rest: RestPayment | null
}

export type DepositConditions = { percent: number; restDays: number }

export type PriceRequest = Discounts & {
  items: readonly PricedItem[]
  currency: Currency
  isCash?: boolean
  /** Null where the whole is paid at once; `day` is that of the departure. */
  deposit: (DepositConditions & { day: Day; today: Day }) | null
  /** Only the deposit now; without effect where none is offered. */
  isDeposit?: boolean
}

export const sumOf = (items: readonly Pick<PricedItem, 'count' | 'price'>[]): number =>
  items.reduce((sum, { count, price }) => sum + count * price, 0)

/** All amounts in `currency`. */
export function toPurchaseQuote(request: PriceRequest): PurchasePriceQuote {
  const { items, currency, isCash = false, isDeposit = false } = request
  const { exact, ...discounts } = toDiscounted({ amount: sumOf(items), currency }, request)
  const deposit = toDeposit(exact, request)
  const rest = isDeposit && deposit ? deposit.rest : null
  const lines = [...items.map(toLine), ...(rest ? [toRestLine(rest)] : [])]
  const now = exact - (rest?.amount ?? 0)
  const rounding = toRounding(now, currency, isCash)
  const totalBeforeDiscount = lines.reduce((sum, { amount }) => sum + amount, 0)
  return { lines, totalBeforeDiscount, ...discounts, rounding, total: now + rounding, currency, deposit, rest }
}

/** Rounded up to what can be paid in practice. None where nothing would be left for later, or no time for it. */
function toDeposit(exact: number, { currency, deposit }: PriceRequest): PurchasePriceQuote['deposit'] {
  if (!deposit) return null
  const { percent, restDays, day, today } = deposit
  const dueOn = addDays(day, -restDays)
  const unit = smallestPaid[currency]
  const amount = Math.min(exact, Math.ceil((exact * percent) / (100 * unit)) * unit)
  if (dueOn <= today || amount >= exact) return null
  return { amount, rest: { amount: exact - amount, dueOn } }
}

function toLine({ kind, stockId, title, count, price, before }: PricedItem): PurchasePriceLine {
  const line = { kind, stockId, count, price, ...(before !== undefined && { before }), amount: count * price }
  return title ? { ...line, title } : line
}

export const toRestLine = ({ amount }: Pick<RestPayment, 'amount'>): PurchasePriceLine => ({
  kind: 'rest',
  count: 1,
  price: -amount,
  amount: -amount,
})
