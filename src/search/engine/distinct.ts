import type { Ranked, SegmentResult } from './search-segments.ts'

/** The value by which two documents count as the same thing; null where a document has none, and stands for itself. */
function valuesOf({ segment }: SegmentResult, attribute: string): (doc: number) => string | null {
  const column = segment.columns.get(attribute)
  const values = new Array<string | null>(segment.size).fill(null)
  if (column) {
    column.numbers.forEach((number, at) => {
      for (let place = column.numberStarts[at] as number; place < (column.numberStarts[at + 1] as number); place++)
        values[column.numberDocs[place] as number] ??= `n${number}`
    })
    column.strings.forEach((string, at) => {
      for (let place = column.stringStarts[at] as number; place < (column.stringStarts[at + 1] as number); place++)
        values[column.stringDocs[place] as number] ??= `s${string}`
    })
  }
  return (doc) => values[doc] ?? null
}

/** The first of each kind, in order. */
export function keepDistinct(ranked: readonly Ranked[], attribute: string): Ranked[] {
  const readers = new Map<SegmentResult, (doc: number) => string | null>()
  const seen = new Set<string>()
  return ranked.filter(({ part, doc }) => {
    const identityOf = readers.get(part) ?? valuesOf(part, attribute)
    readers.set(part, identityOf)
    const value = identityOf(doc)
    if (value === null) return true
    if (seen.has(value)) return false
    seen.add(value)
    return true
  })
}
