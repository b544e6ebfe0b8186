import { Bitset } from './bitset.ts'
import type { Column } from './column.ts'

/**
 * The documents of everything below, and of everything from, each of some marks along a column's values: a filter may name two thousand
 * ranges, and each would otherwise touch every document.
 */
type Stops = { step: number; below: Bitset[]; from: Bitset[]; between: Bitset[]; isSingle: boolean }

const stopCount = 64
/** A list as short as this is walked faster than it is prepared. */
const short = 2048

const kept = new WeakMap<Uint32Array, Stops>()

export const withNumbers = (column: Column, size: number, from: number, to: number): Bitset =>
  inRange(column.numberStarts, column.numberDocs, size, from, to)

export const withStrings = (column: Column, size: number, from: number, to: number): Bitset =>
  inRange(column.stringStarts, column.stringDocs, size, from, to)

/** Documents with a value from..to, told by the values' places in the column. */
function inRange(starts: Uint32Array, docs: Uint32Array, size: number, from: number, to: number): Bitset {
  const [begin, end] = [starts[from] as number, starts[Math.max(from, to)] as number]
  if (end - begin <= short) return new Bitset(size).addAll(docs, begin, end)
  const stops = kept.get(docs) ?? toStops(docs, size)
  kept.set(docs, stops)
  if (begin === 0) return upTo(stops, docs, size, end)
  if (end === docs.length) return onFrom(stops, docs, size, begin)
  // A document with several values may have one below and another above.
  if (!stops.isSingle) return amid(stops, docs, size, begin, end)
  return upTo(stops, docs, size, end).and(onFrom(stops, docs, size, begin))
}

function upTo({ step, below }: Stops, docs: Uint32Array, size: number, end: number): Bitset {
  const stop = Math.floor(end / step)
  return new Bitset(size, (below[stop] as Bitset).words.slice()).addAll(docs, stop * step, end)
}

function onFrom({ step, from }: Stops, docs: Uint32Array, size: number, begin: number): Bitset {
  const stop = Math.ceil(begin / step)
  return new Bitset(size, (from[stop] as Bitset).words.slice()).addAll(docs, begin, Math.min(stop * step, docs.length))
}

/** Stretch by stretch: whole ones from prepared results, and the remainder at both ends. */
function amid({ step, between }: Stops, docs: Uint32Array, size: number, begin: number, end: number): Bitset {
  const first = Math.ceil(begin / step)
  const last = Math.floor(end / step)
  if (first >= last) return new Bitset(size).addAll(docs, begin, end)
  const found = new Bitset(size).addAll(docs, begin, first * step).addAll(docs, last * step, end)
  for (let stretch = first; stretch < last; stretch++) found.or(between[stretch] as Bitset)
  return found
}

function toStops(docs: Uint32Array, size: number): Stops {
  const step = Math.ceil(docs.length / stopCount)
  const count = Math.ceil(docs.length / step) + 1
  const below = [new Bitset(size)]
  const from = Array.from({ length: count }, () => new Bitset(size))
  for (let stop = 1; stop < count; stop++) {
    const before = below[stop - 1] as Bitset
    below.push(
      new Bitset(size, before.words.slice()).addAll(docs, (stop - 1) * step, Math.min(stop * step, docs.length)),
    )
  }
  for (let stop = count - 2; stop >= 0; stop--) {
    const after = from[stop + 1] as Bitset
    from[stop] = new Bitset(size, after.words.slice()).addAll(
      docs,
      stop * step,
      Math.min((stop + 1) * step, docs.length),
    )
  }
  const isSingle = (from[0] as Bitset).count() === docs.length
  const stretches = isSingle ? 0 : count - 1
  const between = Array.from({ length: stretches }, (_, at) =>
    new Bitset(size).addAll(docs, at * step, Math.min((at + 1) * step, docs.length)),
  )
  return { step, below, from, between, isSingle }
}
