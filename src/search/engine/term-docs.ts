import { Bitset } from './bitset.ts'
import { fieldOf } from './place.ts'
import type { Segment } from './segment.ts'

export type Where = 'anywhere' | 'first'

const kept = new WeakMap<Segment, Record<Where, Map<number, Bitset>>>()

/**
 * A term with at least one entry for so many documents has their set kept from its first use on: joining sets is a matter of microseconds,
 * and each of the two such sets takes at most an eighth of the room of the term's entries.
 */
const share = 8

/** Adds the documents that have any of the terms from..to: anywhere, or in their first field. */
export function addDocsOfTerms(docs: Bitset, segment: Segment, from: number, to: number, where: Where): void {
  const { starts, size } = segment
  for (let term = from; term < to; term++) {
    const count = (starts[term + 1] as number) - (starts[term] as number)
    if (count * share < size) addDocs(docs, segment, term, where)
    else docs.or(keptDocs(segment, term, where))
  }
}

function addDocs(docs: Bitset, { starts, entryDocs, entryPlaces }: Segment, term: number, where: Where): Bitset {
  const begin = starts[term] as number
  const end = starts[term + 1] as number
  if (where === 'anywhere') return docs.addAll(entryDocs, begin, end)
  for (let entry = begin; entry < end; entry++)
    if (fieldOf(entryPlaces[entry] as number) === 0) docs.add(entryDocs[entry] as number)
  return docs
}

function keptDocs(segment: Segment, term: number, where: Where): Bitset {
  const keeping = kept.get(segment) ?? { anywhere: new Map(), first: new Map() }
  kept.set(segment, keeping)
  const sets = keeping[where]
  const docs = sets.get(term) ?? addDocs(new Bitset(segment.size), segment, term, where)
  sets.set(term, docs)
  return docs
}
