import { type SavingLine, toSavings } from '../../domain/money/savings.ts'

type Discounted = { lines: readonly SavingLine[]; voucherDiscount: number; pointsDiscount: number }

/** The price of an order without any discount, and the savings. */
export function presentSavings<Shown>(order: Discounted, toShown: (amount: number) => Shown) {
  const { full, saved } = toSavings(order.lines, order)
  return { fullTotal: toShown(full), saved: toShown(saved) }
}

/** Beside a total in a list: the order without any discount; null where there is none. */
export function presentPriceBefore<Shown>(order: Discounted, toShown: (amount: number) => Shown): Shown | null {
  const { full, saved } = toSavings(order.lines, order)
  return saved > 0 ? toShown(full) : null
}
