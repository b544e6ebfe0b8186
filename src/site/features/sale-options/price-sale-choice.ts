import type { SaleChoiceProblem, SaleChoiceRequest, ShownSale, UnitRequest } from './rules/choice-rules.ts'

export type SaleChoiceLine = {
  /** A word of the price list. */
  kind: string
  stockId: number
  /** For a ticket category. */
  title: string | null
  count: number
  price: number
  amount: number
}

export type SaleChoicePrice = {
  lines: SaleChoiceLine[]
  /** In major units; null before the amount is certain. */
  total: number | null
  problem: SaleChoiceProblem | null
  /** The stocks with too few free units. */
  left: number
}

/** The same sum that the purchase makes of it, from the prices that the page was told; the checkout asks for the price itself. */
export function priceSaleChoice(sale: ShownSale, { wanted, missing }: SaleChoiceRequest): SaleChoicePrice {
  const lines = wanted.filter(({ count }) => count > 0).map(toLine)
  const isSure = lines.length > 0 && !missing && lines.every(({ price }) => Number.isFinite(price))
  return {
    lines,
    total: isSure ? toCents(lines.reduce((sum, { amount }) => sum + amount, 0)) : null,
    problem: missing ?? toProblem(sale, wanted),
    left: Math.min(...findShort(sale, wanted).map(({ stock }) => stock.left)),
  }
}

// Dollars have cents: sums of fractions would show amounts that cannot be charged.
const toCents = (amount: number): number => Math.round(amount * 100) / 100

const toLine = ({ stock, kind, count }: UnitRequest): SaleChoiceLine => {
  const price = stock.prices[kind] ?? Number.NaN
  return { kind, stockId: stock.id, title: stock.title, count, price, amount: toCents(price * count) }
}

const countOf = (wanted: readonly UnitRequest[]): number => wanted.reduce((sum, { count }) => sum + count, 0)
const seatsOf = (wanted: readonly UnitRequest[]): number => countOf(wanted.filter(({ isSeat = true }) => isSeat))

/** Tickets are taken of their category; of everything else the whole party is of one stock. */
const neededOf = ({ itemType }: ShownSale, wanted: readonly UnitRequest[], { count }: UnitRequest): number =>
  itemType === 'event' ? count : seatsOf(wanted)

const findShort = (sale: ShownSale, wanted: readonly UnitRequest[]): UnitRequest[] =>
  wanted.filter((one) => one.stock.left < neededOf(sale, wanted, one))

function toProblem(sale: ShownSale, wanted: readonly UnitRequest[]): SaleChoiceProblem | null {
  // Ages without a price are not taken.
  if (wanted.some(({ stock, kind, count }) => count > 0 && stock.prices[kind] === undefined)) return 'ages'
  const infants = countOf(wanted.filter(({ kind }) => kind === 'infant'))
  if (seatsOf(wanted) + infants > sale.maxPeople) return 'many'
  if (wanted.some((one) => neededOf(sale, wanted, one) < one.stock.min)) return 'few'
  return findShort(sale, wanted).length > 0 ? 'short' : null
}
