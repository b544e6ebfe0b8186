const usual = [5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000]
const max = 4

/** A few round amounts that may be put in now, spread from the least to the most. */
export function toAmounts(min: number, leftToday: number): number[] {
  const allowed = usual.filter((amount) => amount >= min && amount <= leftToday)
  const pick = (index: number) => allowed[Math.round((index * (allowed.length - 1)) / (max - 1))] as number
  return allowed.length <= max ? allowed : [0, 1, 2, 3].map(pick)
}
