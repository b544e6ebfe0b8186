import { adultPrices } from './rules/tour-rules.ts'
import type { Stock } from './sale-data.ts'

/** The price of an adult who shares a room with so many; undefined where that is not sold. */
export function adultPrice({ prices }: Stock, sharing: number | null): number | undefined {
  const sum = adultPrices(sharing).reduce((all, name) => all + (prices[name] ?? Number.NaN), 0)
  return Number.isNaN(sum) ? undefined : sum
}
