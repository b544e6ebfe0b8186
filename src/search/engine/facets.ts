import type { Bitset } from './bitset.ts'
import type { Column } from './column.ts'
import type { QueryResult } from './query.ts'
import type { SegmentResult } from './search-segments.ts'

/** Counts the values of an attribute over everything found. */
export function countFacet(parts: readonly SegmentResult[], attribute: string): QueryResult['facets'][string] {
  const counts = new Map<string, number>()
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  const labels = new Map<string, string>()
  for (const { segment, found } of parts) {
    const column = segment.columns.get(attribute)
    if (!column) continue
    eachCount(column.numberStarts, column.numberDocs, found, (at, count) => {
      const value = column.numbers[at] as number
      add(counts, String(value), count)
      if (value < min) min = value
      if (value > max) max = value
    })
    eachCount(column.stringStarts, column.stringDocs, found, (at, count) => {
      const folded = column.strings[at] as string
      const label = labels.get(folded) ?? (column.labels[at] as string)
      labels.set(folded, label)
      add(counts, label, count)
    })
  }
  return { counts, stats: min <= max ? { min, max } : null }
}

/** The values that `fits` accepts in their folded form. */
export function countFacetValues(
  parts: readonly SegmentResult[],
  attribute: string,
  fits: (folded: string) => boolean,
): Map<string, number> {
  const counts = new Map<string, number>()
  const labels = new Map<string, string>()
  for (const { segment, found } of parts) {
    const column: Column | undefined = segment.columns.get(attribute)
    if (!column) continue
    eachCount(column.stringStarts, column.stringDocs, found, (at, count) => {
      const folded = column.strings[at] as string
      if (!fits(folded)) return
      const label = labels.get(folded) ?? (column.labels[at] as string)
      labels.set(folded, label)
      add(counts, label, count)
    })
  }
  return counts
}

const add = (counts: Map<string, number>, value: string, count: number): unknown =>
  counts.set(value, (counts.get(value) ?? 0) + count)

function eachCount(
  starts: Uint32Array,
  docs: Uint32Array,
  found: Bitset,
  notify: (at: number, count: number) => void,
): void {
  for (let at = 0; at + 1 < starts.length; at++) {
    let count = 0
    for (let place = starts[at] as number; place < (starts[at + 1] as number); place++)
      if (found.has(docs[place] as number)) count++
    if (count > 0) notify(at, count)
  }
}
