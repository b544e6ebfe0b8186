import { emptyRecord } from './json.ts'
import type { Facets } from './search.ts'

/** Several counts made one; values stay in alphabetical order, and no more of them than wanted. */
export function mergeFacets(
  all: Facets[],
  join: (one: number, two: number) => number,
  max = Number.POSITIVE_INFINITY,
): Facets {
  const distribution = emptyRecord<Record<string, number>>()
  const stats = emptyRecord<{ min: number; max: number }>()
  for (const facets of all) {
    for (const [name, counts] of Object.entries(facets.distribution)) {
      const known = distribution[name] ?? emptyRecord<number>()
      for (const [value, count] of Object.entries(counts))
        known[value] = known[value] === undefined ? count : join(known[value], count)
      distribution[name] = known
    }
    for (const [name, { min, max }] of Object.entries(facets.stats)) {
      const known = stats[name] ?? { min, max }
      stats[name] = { min: Math.min(known.min, min), max: Math.max(known.max, max) }
    }
  }
  for (const [name, counts] of Object.entries(distribution)) {
    const kept = emptyRecord<number>()
    for (const value of Object.keys(counts).sort().slice(0, max)) kept[value] = counts[value] as number
    distribution[name] = kept
  }
  return { distribution, stats }
}
