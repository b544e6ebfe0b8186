import { Bitset } from './bitset.ts'
import { findTerm } from './dictionary.ts'
import type { Token } from './language.ts'
import { seek } from './phrase.ts'
import { bare, fieldOf, gap, toPlace } from './place.ts'
import type { Segment } from './segment.ts'

/** A word, and where it must stand in a field. */
export type RowWord = { word: string; position: number }

/** Words of a text at the places that indexing gives them. */
export function toRow(tokens: readonly Token[]): RowWord[] {
  let position = -1
  return tokens.map(({ word, afterBreak }, at) => {
    position += at > 0 && afterBreak ? gap : 1
    return { word, position }
  })
}

/** Documents that have a field which begins with the words, and those of them in which that is all of the field. */
export type Rows = { beginning: Bitset; whole: Bitset }

/** `fields`: those that count; null for all. The rarest word leads; the others are asked for their place beside it. */
export function findRows(segment: Segment, words: readonly RowWord[], fields: Uint8Array | null): Rows {
  const { size, starts, entryDocs, entryPlaces, lengths, fieldCount } = segment
  const rows: Rows = { beginning: new Bitset(size), whole: new Bitset(size) }
  const terms = words.map(({ word, position }) => ({ term: findTerm(segment.terms, word), position }))
  if (terms.length === 0 || terms.some(({ term }) => term < 0)) return rows
  const countOf = (term: number): number => (starts[term + 1] as number) - (starts[term] as number)
  const [lead, ...others] = terms.sort((one, two) => countOf(one.term) - countOf(two.term)) as [RowTerm, ...RowTerm[]]
  for (let entry = starts[lead.term] as number; entry < (starts[lead.term + 1] as number); entry++) {
    const place = bare(entryPlaces[entry] as number)
    const field = fieldOf(place)
    if (place !== toPlace(field, lead.position) || fields?.[field] === 0) continue
    const doc = entryDocs[entry] as number
    if (!others.every(({ term, position }) => isAt(segment, term, doc, toPlace(field, position)))) continue
    rows.beginning.add(doc)
    if (lengths[doc * fieldCount + field] === words.length) rows.whole.add(doc)
  }
  return rows
}

type RowTerm = { term: number; position: number }

function isAt(segment: Segment, term: number, doc: number, place: number): boolean {
  const { starts, entryDocs, entryPlaces } = segment
  const there = seek(segment, term, starts[term] as number, doc, place)
  return (
    there < (starts[term + 1] as number) && entryDocs[there] === doc && bare(entryPlaces[there] as number) === place
  )
}
