import type { Json } from './query.ts'

/** The values of one attribute in a segment: each distinct value in order, with the documents that have it. */
export type Column = {
  numbers: Float64Array
  numberStarts: Uint32Array
  numberDocs: Uint32Array
  /** Folded for comparing; `labels` are the values as they were first seen. */
  strings: string[]
  labels: string[]
  stringStarts: Uint32Array
  stringDocs: Uint32Array
  existing: Uint32Array
  nulls: Uint32Array
  empties: Uint32Array
}

/** Normalises strings as Meilisearch compares them in filters: trimmed, decomposed, lower case. */
export function foldValue(value: string): string {
  const trimmed = value.trim()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is exactly ASCII
  return /^[\x00-\x7f]*$/.test(trimmed) ? trimmed.toLowerCase() : trimmed.normalize('NFKD').toLowerCase()
}

export class ColumnBuilder {
  private readonly numbers = new Map<number, number[]>()
  private readonly strings = new Map<string, { label: string; docs: number[] }>()
  private readonly existing: number[] = []
  private readonly nulls: number[] = []
  private readonly empties: number[] = []

  add(doc: number, value: Json): void {
    push(this.existing, doc)
    if (value === null) push(this.nulls, doc)
    else if (value === '' || (Array.isArray(value) && value.length === 0) || isEmptyObject(value))
      push(this.empties, doc)
    if (Array.isArray(value)) for (const element of value) this.addScalar(doc, element)
    else this.addScalar(doc, value)
  }

  private addScalar(doc: number, value: Json): void {
    if (typeof value === 'number') {
      const docs = this.numbers.get(value)
      if (docs) push(docs, doc)
      else this.numbers.set(value, [doc])
    } else if (typeof value === 'string' || typeof value === 'boolean') {
      const label = String(value)
      const folded = foldValue(label)
      const known = this.strings.get(folded)
      if (known) push(known.docs, doc)
      else this.strings.set(folded, { label, docs: [doc] })
    } else if (Array.isArray(value)) for (const element of value) this.addScalar(doc, element)
  }

  build(): Column {
    const numbers = [...this.numbers].sort(([one], [two]) => one - two)
    const strings = [...this.strings].sort(([one], [two]) => (one < two ? -1 : 1))
    const byNumber = toLists(numbers.map(([, docs]) => docs))
    const byString = toLists(strings.map(([, { docs }]) => docs))
    return {
      numbers: Float64Array.from(numbers, ([value]) => value),
      numberStarts: byNumber.starts,
      numberDocs: byNumber.docs,
      strings: strings.map(([value]) => value),
      labels: strings.map(([, { label }]) => label),
      stringStarts: byString.starts,
      stringDocs: byString.docs,
      existing: Uint32Array.from(this.existing),
      nulls: Uint32Array.from(this.nulls),
      empties: Uint32Array.from(this.empties),
    }
  }
}

const isEmptyObject = (value: Json): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0

/** Documents come in order, so a repeated one is the last. */
function push(docs: number[], doc: number): void {
  if (docs[docs.length - 1] !== doc) docs.push(doc)
}

function toLists(lists: number[][]): { starts: Uint32Array; docs: Uint32Array } {
  const starts = new Uint32Array(lists.length + 1)
  for (let at = 0; at < lists.length; at++) starts[at + 1] = (starts[at] as number) + (lists[at] as number[]).length
  const docs = new Uint32Array(starts[lists.length] as number)
  for (let at = 0; at < lists.length; at++) docs.set(lists[at] as number[], starts[at])
  return { starts, docs }
}

/** The first place at which `values` is not below `wanted`. */
export function lowerBound<T extends number | string>(
  values: ArrayLike<T>,
  wanted: T,
  from = 0,
  to = values.length,
): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] as T) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Each document's place in the order of the column: numbers before strings, whichever the direction, and what has no value last.
 * The smallest of several values counts, or the greatest where the order descends.
 */
export function toRanks(column: Column, size: number, descending: boolean): Uint32Array {
  const lacking = column.numbers.length + column.strings.length
  const ranks = new Uint32Array(size).fill(lacking)
  let rank = 0
  const rankRun = (starts: Uint32Array, docs: Uint32Array) => {
    const count = starts.length - 1
    for (let step = 0; step < count; step++, rank++) {
      const at = descending ? count - 1 - step : step
      for (let place = starts[at] as number; place < (starts[at + 1] as number); place++) {
        const doc = docs[place] as number
        if (ranks[doc] === lacking) ranks[doc] = rank
      }
    }
  }
  rankRun(column.numberStarts, column.numberDocs)
  rankRun(column.stringStarts, column.stringDocs)
  return ranks
}

/** The value that `toRanks` gave this rank. */
export function valueOfRank(column: Column, rank: number, descending: boolean): number | string | null {
  const numbers = column.numbers.length
  if (rank >= numbers + column.strings.length) return null
  if (rank < numbers) return column.numbers[descending ? numbers - 1 - rank : rank] as number
  const at = rank - numbers
  return column.strings[descending ? column.strings.length - 1 - at : at] as string
}
