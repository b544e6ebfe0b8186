/** `before`: of one, without what its seller takes off; missing where nothing is taken off. */
export type SavingLine = { kind: string; count: number; before?: number; amount: number }

/** The full price of a line, without its seller's discount. */
export const fullAmountOf = ({ count, before, amount }: SavingLine): number =>
  before === undefined ? amount : before * count

type Savings = {
  /** The total of all lines without any discount, including the part that is paid later. */
  full: number
  /** The discounts of seller, voucher and points together. */
  saved: number
}

export function toSavings(
  lines: readonly SavingLine[],
  { voucherDiscount, pointsDiscount }: { voucherDiscount: number; pointsDiscount: number },
): Savings {
  const sold = lines.filter(({ kind }) => kind !== 'rest')
  const full = sold.reduce((sum, line) => sum + fullAmountOf(line), 0)
  const paid = sold.reduce((sum, { amount }) => sum + amount, 0)
  return { full, saved: full - paid + voucherDiscount + pointsDiscount }
}
