import { takeNumbers, takeWords } from './arena.ts'
import { type KeyOf, selectBest } from './select-best.ts'

/** A window that ends here is found by keeping the best; a later one by dividing the documents. */
const early = 128
const buckets = 4096
const maxKeys = 65_536

/**
 * The documents that stand at from..to when ordered by the keys, the first key first, and by their number where all keys are equal.
 * A key is computed only for documents that the keys before it leave undecided within the window.
 */
export function selectWindow(docs: Uint32Array, keys: readonly KeyOf[], from: number, to: number): number[] {
  if (from >= to) return []
  if (to <= early) return Array.from(selectBest(docs, keys, to).subarray(from))
  const out: number[] = []
  selectInto(out, docs, keys, 0, Math.max(0, from), Math.min(docs.length, to))
  return out
}

function selectInto(
  out: number[],
  docs: Uint32Array,
  keys: readonly KeyOf[],
  level: number,
  from: number,
  to: number,
): void {
  if (from >= to) return
  const keyOf = keys[level]
  if (!keyOf || docs.length === 1) {
    for (let at = from; at < to; at++) out.push(docs[at] as number)
    return
  }
  const values = takeNumbers(docs.length)
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  let isWhole = true
  for (let at = 0; at < docs.length; at++) {
    const value = keyOf(docs[at] as number)
    values[at] = value
    if (value < min) min = value
    if (value > max) max = value
    if (value !== Math.floor(value)) isWhole = false
  }
  if (min === max) {
    selectInto(out, docs, keys, level + 1, from, to)
    return
  }
  // A bucket for each key where there are few; else for a stretch of keys, which is then sorted.
  const isExact = isWhole && max - min < maxKeys
  const scale = isExact ? 1 : (buckets - 1) / (max - min)
  const starts = new Uint32Array(Math.floor((max - min) * scale) + 2)
  for (let at = 0; at < values.length; at++)
    (starts[Math.floor(((values[at] as number) - min) * scale) + 1] as number)++
  for (let at = 1; at < starts.length; at++) (starts[at] as number) += starts[at - 1] as number
  // Only the buckets that reach into the window are looked at.
  let low = 0
  while ((starts[low + 1] as number) <= from) low++
  let high = low
  while ((starts[high + 1] as number) < to) high++
  const offset = starts[low] as number
  const inside = gather(docs, values, starts, low, high, (value) => Math.floor((value - min) * scale))
  for (let bucket = low; bucket <= high; bucket++) {
    const [begin, end] = [(starts[bucket] as number) - offset, (starts[bucket + 1] as number) - offset]
    if (begin === end) continue
    const members = inside.subarray(begin, end)
    const [first, last] = [Math.max(0, from - offset - begin), Math.min(end, to - offset) - begin]
    if (isExact) selectInto(out, members, keys, level + 1, first, last)
    else selectSorted(out, members, keys, level, first, last)
  }
}

/** The documents of the buckets low..high, bucket by bucket, otherwise in the order in which they come. */
function gather(
  docs: Uint32Array,
  values: Float64Array,
  starts: Uint32Array,
  low: number,
  high: number,
  bucketOf: (value: number) => number,
): Uint32Array {
  const offset = starts[low] as number
  const inside = takeWords((starts[high + 1] as number) - offset)
  const next = starts.slice(low, high + 1)
  for (let at = 0; at < values.length; at++) {
    const bucket = bucketOf(values[at] as number)
    if (bucket < low || bucket > high) continue
    const place = next[bucket - low] as number
    inside[place - offset] = docs[at] as number
    next[bucket - low] = place + 1
  }
  return inside
}

function selectSorted(
  out: number[],
  docs: Uint32Array,
  keys: readonly KeyOf[],
  level: number,
  from: number,
  to: number,
): void {
  const keyOf = keys[level] as KeyOf
  const order = Array.from(docs, (doc) => ({ doc, value: keyOf(doc) })).sort((one, two) => one.value - two.value)
  for (let begin = 0; begin < order.length; ) {
    let end = begin + 1
    while (end < order.length && order[end]?.value === order[begin]?.value) end++
    const equal = Uint32Array.from(order.slice(begin, end), ({ doc }) => doc)
    selectInto(out, equal, keys, level + 1, Math.max(0, from - begin), Math.min(end, to) - begin)
    begin = end
  }
}
