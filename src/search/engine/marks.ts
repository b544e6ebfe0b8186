import { takeBytes, takeWords } from './arena.ts'
import type { Bitset } from './bitset.ts'
import { lowerBound } from './column.ts'
import { findTerm, findTypos, prefixRange } from './dictionary.ts'
import type { Term } from './parse-query.ts'
import { bare, fieldOf, first } from './place.ts'
import type { Segment } from './segment.ts'

/** What a word cost that is not there at all. */
export const unmatched = 255
/** A word that only sounds like the typed one comes after every typing error. */
export const soundCost = 3

/** No word that people join is longer. */
const longestSplit = 40

export type Wording = {
  terms: Term[]
  /** How many typing errors each term may have, and how many a word. */
  typosOf: number[]
  typosFor(word: string): number
  /** What it costs to read two words of the query as one. */
  joinCost: number
  /** A part of a word as it would be folded if it stood alone. */
  fold(word: string): string
  /** Other phrases that mean the same as this one. */
  sameAs(phrase: string): readonly string[]
  /** Fields that are searched, and those in which typing errors are forgiven; null for all. */
  searched: Uint8Array | null
  forgiven: Uint8Array | null
  /** Fields whose words may be meant by their sound; null for all. */
  heard: Uint8Array | null
  /** How often a word stands in the documents. */
  frequencyOf(word: string): number
}

/** For each term of the query and each document of a segment: what the best match cost, and the entry where it stands. */
export class Marks {
  readonly segment: Segment
  private readonly allowed: Bitset | null
  readonly costs: Uint8Array[]
  readonly entries: Uint32Array[]
  /** The least and the most that each term cost anywhere. */
  readonly ranges: [least: number, most: number][]
  private readonly wording: Wording
  private readonly counts: number[]
  private readonly exactCounts: number[]

  /** `allowed`: the documents that count at all; null for every one. */
  constructor(segment: Segment, allowed: Bitset | null, wording: Wording) {
    this.segment = segment
    this.allowed = allowed
    this.wording = wording
    this.counts = wording.terms.map(() => 0)
    this.exactCounts = wording.terms.map(() => 0)
    this.costs = wording.terms.map(() => takeBytes(segment.size).fill(unmatched))
    this.entries = wording.terms.map(() => takeWords(segment.size))
    this.ranges = wording.terms.map(() => [unmatched, 0])
  }

  markAll(): void {
    const { terms } = this.wording
    for (let at = 0; at < terms.length; at++) {
      const term = terms[at] as Term
      if (term.isPhrase) this.markPhrase(term.words, at, 1, 0)
      else this.markWord(term, at)
      this.markOthers(at)
    }
  }

  private markWord({ words: [word = ''], isPrefix }: Term, at: number): void {
    const { terms } = this.segment
    if (isPrefix) this.markTerms(...prefixRange(terms, word), at, 1, 0)
    else {
      const term = findTerm(terms, word)
      if (term >= 0) this.markTerms(term, term + 1, at, 1, 0)
    }
    const most = this.wording.typosOf[at] as number
    if (most > 0) {
      for (const { from, to, cost } of findTypos(terms, word, most, isPrefix)) this.markTerms(from, to, at, 1, cost)
      for (const parts of this.toSplits(word)) this.markPhrase(parts, at, 1, 1)
    }
  }

  /** Words that mean the same as one to three words of the query, and the words of the query written as one. */
  private markOthers(at: number): void {
    const { terms, sameAs } = this.wording
    const words: string[] = []
    for (let span = 1; span <= 3; span++) {
      const term = terms[at + span - 1]
      if (!term || term.isPhrase) return
      words.push(term.words[0] as string)
      for (const phrase of sameAs(words.join(' '))) this.markPhrase(phrase.split(' '), at, span, 0)
      if (span > 1) this.markJoined(words, term.isPrefix, at, span)
    }
  }

  private markJoined(words: readonly string[], isPrefix: boolean, at: number, span: number): void {
    const { terms } = this.segment
    const word = words.join('')
    const [from, to] = prefixRange(terms, word)
    const cost = this.wording.joinCost * (span - 1)
    if (isPrefix) this.markTerms(from, to, at, span, cost)
    else if (terms[from] === word) this.markTerms(from, from + 1, at, span, cost)
    const most = this.wording.typosFor(word) - (span - 1)
    // Words that are all known were hardly torn apart and misspelt as well.
    if (most > 0 && words.some((part) => this.wording.frequencyOf(part) === 0))
      for (const typo of findTypos(terms, word, most, isPrefix))
        this.markTerms(typo.from, typo.to, at, span, cost + typo.cost)
  }

  markSound(sound: string, at: number): void {
    const { sounds, soundStarts, soundTerms } = this.segment
    const heard = lowerBound(sounds, sound)
    if (sounds[heard] !== sound) return
    for (let place = soundStarts[heard] as number; place < (soundStarts[heard + 1] as number); place++) {
      const term = soundTerms[place] as number
      this.markTerms(term, term + 1, at, 1, soundCost, this.wording.heard)
    }
  }

  /** How many documents have the term as it was typed, and how many in any way. */
  exactFrequencyOf(at: number): number {
    return this.exactCounts[at] as number
  }

  frequencyOf(at: number): number {
    return this.counts[at] as number
  }

  /** The two words that a joined one most likely is: both known, the rarer of them as frequent as can be. */
  private toSplits(word: string): string[][] {
    let best: { parts: string[]; frequency: number } | null = null
    if (word.length > longestSplit) return []
    for (let cut = 2; cut <= word.length - 2; cut++) {
      const parts = [this.wording.fold(word.slice(0, cut)), this.wording.fold(word.slice(cut))]
      const frequency = Math.min(...parts.map(this.wording.frequencyOf))
      if (frequency > 0 && (!best || frequency > best.frequency)) best = { parts, frequency }
    }
    return best ? [best.parts] : []
  }

  private markPhrase(words: readonly string[], at: number, span: number, cost: number): void {
    const { terms, starts, entryDocs, entryPlaces } = this.segment
    const found = words.map((word) => findTerm(terms, word))
    if (found.includes(-1)) return
    const begin = found[0] as number
    if (found.length === 1) {
      this.markTerms(begin, begin + 1, at, span, cost)
      return
    }
    // The rarest word leads; the others are asked for their place beside it.
    const countOf = (term: number): number => (starts[term + 1] as number) - (starts[term] as number)
    let lead = 0
    for (let step = 1; step < found.length; step++)
      if (countOf(found[step] as number) < countOf(found[lead] as number)) lead = step
    const leader = found[lead] as number
    const cursors = found.map((term) => starts[term] as number)
    for (let entry = starts[leader] as number; entry < (starts[leader + 1] as number); entry++) {
      const doc = entryDocs[entry] as number
      if (this.allowed && !this.allowed.has(doc)) continue
      const place = bare(entryPlaces[entry] as number) - lead
      let isThere = place >= 0
      for (let step = 0; isThere && step < found.length; step++) {
        if (step === lead) continue
        const there = seek(this.segment, found[step] as number, cursors[step] as number, doc, place + step)
        cursors[step] = there
        isThere =
          there < (starts[(found[step] as number) + 1] as number) &&
          entryDocs[there] === doc &&
          bare(entryPlaces[there] as number) === place + step
      }
      if (isThere) this.mark(lead === 0 ? entry : (cursors[0] as number), doc, place, at, span, cost)
    }
  }

  /** `only`: fields in which alone they count. */
  private markTerms(
    from: number,
    to: number,
    at: number,
    span: number,
    cost: number,
    only: Uint8Array | null = null,
  ): void {
    const { starts, entryDocs, entryPlaces } = this.segment
    const isNarrowed = this.wording.searched !== null || (cost > 0 && this.wording.forgiven !== null)
    const end = starts[to] as number
    if (isNarrowed || span > 1 || only) {
      for (let entry = starts[from] as number; entry < end; entry++) {
        const place = bare(entryPlaces[entry] as number)
        if (!only || only[fieldOf(place)]) this.mark(entry, entryDocs[entry] as number, place, at, span, cost)
      }
      return
    }
    this.note(at, cost)
    const costs = this.costs[at] as Uint8Array
    const entries = this.entries[at] as Uint32Array
    const { allowed } = this
    let added = 0
    let exactly = 0
    for (let entry = starts[from] as number; entry < end; entry++) {
      const place = entryPlaces[entry] as number
      // The first place in a document is the best one there.
      if (place < first) continue
      const doc = entryDocs[entry] as number
      if (allowed && !allowed.has(doc)) continue
      const known = costs[doc] as number
      if (cost < known || (cost === known && place < ((entryPlaces[entries[doc] as number] as number) | first) >>> 0)) {
        if (known === unmatched) added++
        if (cost === 0 && known !== 0) exactly++
        costs[doc] = cost
        entries[doc] = entry
      }
    }
    this.counts[at] = (this.counts[at] as number) + added
    this.exactCounts[at] = (this.exactCounts[at] as number) + exactly
  }

  /** Remembers the smallest and the greatest cost of a term. */
  private note(at: number, cost: number): void {
    const range = this.ranges[at] as [number, number]
    if (cost < range[0]) range[0] = cost
    if (cost > range[1]) range[1] = cost
  }

  private mark(entry: number, doc: number, place: number, at: number, span: number, cost: number): void {
    const { searched, forgiven } = this.wording
    if (this.allowed && !this.allowed.has(doc)) return
    if (searched && !searched[fieldOf(place)]) return
    if (cost > 0 && forgiven && !forgiven[fieldOf(place)]) return
    for (let step = 0; step < span; step++) {
      const costs = this.costs[at + step] as Uint8Array
      const entries = this.entries[at + step] as Uint32Array
      const price = step === 0 ? cost : 0
      this.note(at + step, price)
      const known = costs[doc] as number
      if (
        price < known ||
        (price === known && place < bare(this.segment.entryPlaces[entries[doc] as number] as number))
      ) {
        if (known === unmatched) (this.counts[at + step] as number)++
        if (price === 0 && known !== 0) (this.exactCounts[at + step] as number)++
        costs[doc] = price
        entries[doc] = entry
      }
    }
  }
}

/** The first entry of a term, not before `from`, that does not lie before this place: in leaps, then by halves. */
function seek(
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
