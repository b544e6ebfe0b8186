import { bare } from './place.ts'
import { Recent } from './recent.ts'
import type { Segment } from './segment.ts'

const kept = new WeakMap<Segment, Recent<Uint32Array>>()
/** The number of positions from which caching pays, however few documents there are. */
const minRoom = 4096

/**
 * Every place where terms stand in a row, told as the entry of the first of them. Most phrases are other names for the same few things, so
 * the last ones are kept: as many as have, together, two entries for each document.
 */
export function entriesOfPhrase(segment: Segment, phrase: readonly number[]): Uint32Array {
  const recent = kept.get(segment) ?? new Recent(minRoom + segment.size * 2)
  kept.set(segment, recent)
  return recent.get(phrase.join(' '), () => findPhrase(segment, phrase))
}

/** The rarest term leads; the others are asked for their place beside it. */
function findPhrase(segment: Segment, phrase: readonly number[]): Uint32Array {
  const found: number[] = []
  const { starts, entryDocs, entryPlaces } = segment
  const countOf = (term: number): number => (starts[term + 1] as number) - (starts[term] as number)
  let lead = 0
  for (let step = 1; step < phrase.length; step++)
    if (countOf(phrase[step] as number) < countOf(phrase[lead] as number)) lead = step
  const leader = phrase[lead] as number
  const cursors = phrase.map((term) => starts[term] as number)
  for (let entry = starts[leader] as number; entry < (starts[leader + 1] as number); entry++) {
    const doc = entryDocs[entry] as number
    const place = bare(entryPlaces[entry] as number) - lead
    let isThere = place >= 0
    for (let step = 0; isThere && step < phrase.length; step++) {
      if (step === lead) continue
      const term = phrase[step] as number
      const there = seek(segment, term, cursors[step] as number, doc, place + step)
      cursors[step] = there
      isThere =
        there < (starts[term + 1] as number) &&
        entryDocs[there] === doc &&
        bare(entryPlaces[there] as number) === place + step
    }
    if (isThere) found.push(lead === 0 ? entry : (cursors[0] as number))
  }
  return Uint32Array.from(found)
}

/** The first entry of a term, not before `from`, that does not lie before this place: in leaps, then by halves. */
export function seek(
  { starts, entryDocs, entryPlaces }: Segment,
  term: number,
  from: number,
  doc: number,
  place: number,
): number {
  const end = starts[term + 1] as number
  const isBefore = (at: number): boolean => {
    const there = entryDocs[at] as number
    return there < doc || (there === doc && bare(entryPlaces[at] as number) < place)
  }
  let low = from
  let step = 1
  while (low + step < end && isBefore(low + step)) {
    low += step
    step *= 2
  }
  let high = Math.min(end, low + step)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
