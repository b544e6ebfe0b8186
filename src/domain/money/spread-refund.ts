/**
 * Spreads a refund over the payments that brought the money, in proportion to what is left of each, in whole units. The parts never exceed a
 * payment, and add up to the refund or to all that is left. The first payments with room take the remainder of rounding.
 */
export function spreadRefund(price: number, left: readonly number[]): number[] {
  const all = left.reduce((sum, one) => sum + one, 0)
  const wanted = Math.min(Math.max(0, price), all)
  if (all === 0) return left.map(() => 0)
  const parts = left.map((one) => toFloor(wanted, one, all))
  let over = wanted - parts.reduce((sum, one) => sum + one, 0)
  for (const [index, one] of left.entries()) {
    const more = Math.min(over, one - (parts[index] ?? 0))
    parts[index] = (parts[index] ?? 0) + more
    over -= more
  }
  return parts
}

/** Prices multiply to more than a number holds exactly. */
const toFloor = (wanted: number, one: number, all: number): number =>
  Number((BigInt(wanted) * BigInt(one)) / BigInt(all))
