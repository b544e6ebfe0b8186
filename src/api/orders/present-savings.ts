import { type SavingLine, toSavings } from '../../domain/savings.ts'

type Discounted = { lines: readonly SavingLine[]; voucherDiscount: number; pointsDiscount: number }

/** What an order would cost without any discount, and what it costs less. */
export function presentSavings<Shown>(order: Discounted, toShown: (amount: number) => Shown) {
  const { full, saved } = toSavings(order.lines, order)
  return { fullTotal: toShown(full), saved: toShown(saved) }
}
