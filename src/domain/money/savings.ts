/** `before`: of one, without what its seller takes off; missing where nothing is taken off. */
export type SavingLine = { kind: string; count: number; before?: number; amount: number }

/** Of all of a line, without what its seller takes off. */
export const fullAmountOf = ({ count, before, amount }: SavingLine): number =>
  before === undefined ? amount : before * count

type Savings = {
  /** What all lines would cost without any discount. What is left for later is part of it. */
  full: number
  /** What seller, voucher and points take off together. */
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
