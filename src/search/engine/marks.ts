import { takeBytes, takeWords } from './arena.ts'
import { Bitset } from './bitset.ts'
import { Chains } from './chains.ts'
import { type Expansion, expandSound, expandTitles, toExpansions } from './expansions.ts'
import type { Term } from './parse-query.ts'
import { entriesOfPhrase } from './phrase.ts'
import { bare, fieldOf, firstOf } from './place.ts'
import type { QueryTerms } from './query-terms.ts'
import type { Segment } from './segment.ts'
import { addDocsOfTerms, type Where } from './term-docs.ts'

/** The cost of a word that is not there at all. */
export const unmatched = 255

/** In long text, what costs more than one error is there by chance. */
const maxInLong = 1
/** The extra cost of an error in long text: more than a word of a title that only sounds like the typed one. */
const longCost = 3

/** So many entries are sifted at once. */
const handful = 4096
const sifted = new Uint32Array(handful)

/** An expansion and, where not every entry of its terms counts, those that do. */
type Listed = Expansion & { entries: Uint32Array | null }

/**
 * Where each term of the query stands in a segment. First only which documents have it, which is quickly told; then for the documents that
 * matter what the best match cost, and where it is.
 */
export class Marks {
  readonly segment: Segment
  /** The documents that have each term in any way, and those that have it as it was typed. */
  readonly matched: Bitset[]
  readonly exact: Bitset[]
  readonly costs: Uint8Array[]
  readonly entries: Uint32Array[]
  readonly places: Uint32Array[]
  /** For several terms: every word that each of them can mean in a document at the same, lowest cost. */
  readonly meant: Chains[] | null
  /** Whether anything was marked that is not as it was typed. */
  isCostly = false
  /** Whether all that was marked is in the first field. */
  isFirst = false
  private readonly queryTerms: QueryTerms
  private readonly allowed: Bitset
  private readonly expansions: Listed[][]

  /** `allowed`: the documents that count at all. */
  constructor(segment: Segment, allowed: Bitset, queryTerms: QueryTerms) {
    this.segment = segment
    this.allowed = allowed
    this.queryTerms = queryTerms
    this.matched = queryTerms.terms.map(() => new Bitset(segment.size))
    this.exact = queryTerms.terms.map(() => new Bitset(segment.size))
    this.costs = queryTerms.terms.map(() => takeBytes(segment.size).fill(unmatched))
    this.entries = queryTerms.terms.map(() => takeWords(segment.size))
    this.places = queryTerms.terms.map(() => takeWords(segment.size))
    this.meant = queryTerms.terms.length > 1 ? queryTerms.terms.map(() => new Chains(segment.size)) : null
    this.expansions = queryTerms.terms.map(() => [])
    toExpansions(segment, queryTerms).forEach((expansions, at) => {
      this.add(at, expansions, null)
      this.add(at, expandTitles(segment, queryTerms, queryTerms.terms[at] as Term), queryTerms.naming)
    })
  }

  /** Looks for a term by its sound as well. */
  hear(sound: string, at: number, isUsual: boolean): void {
    this.add(at, expandSound(this.segment, sound, isUsual), this.queryTerms.heard)
  }

  /** Looks closer at these documents. */
  mark(docs: Bitset): void {
    this.expansions.forEach((expansions, at) => {
      for (const expansion of expansions) {
        if (expansion.cost > 0) this.isCostly = true
        this.markExpansion(at, expansion, docs)
      }
    })
  }

  /** Keeps exact matches alone. */
  keepExact(): void {
    this.expansions.forEach((expansions, at) => {
      this.expansions[at] = expansions.filter(({ cost }) => cost === 0)
    })
  }

  /**
   * Among documents with the only term as typed, those that have it in the first field. Where these are enough, readings that
   * never stand there are left aside.
   */
  keepFirst(enough: number): Bitset | null {
    const [expansions = []] = this.expansions
    const found = new Bitset(this.segment.size)
    const docs = new Bitset(this.segment.size)
    const kept = expansions.filter((expansion) => {
      docs.words.fill(0)
      this.addDocs(docs, expansion, 'first')
      found.or(docs)
      return docs.some(() => true)
    })
    if (found.and(this.exact[0] as Bitset).count() < enough) return null
    this.expansions[0] = kept
    this.isFirst = true
    return found
  }

  /** `only`: fields in which alone the expansions count. */
  private add(at: number, expansions: readonly Expansion[], only: Uint8Array | null): void {
    const matched = this.matched[at] as Bitset
    const exact = this.exact[at] as Bitset
    for (const expansion of expansions) {
      const listed = { ...expansion, entries: this.list(expansion, only) }
      const docs = expansion.cost === 0 ? exact : matched
      this.addDocs(docs, listed, 'anywhere')
      this.expansions[at]?.push(listed)
    }
    matched.or(exact.and(this.allowed)).and(this.allowed)
  }

  private addDocs(docs: Bitset, { from, to, entries }: Listed, where: Where): void {
    if (!entries) {
      addDocsOfTerms(docs, this.segment, from, to, where)
      return
    }
    const { entryDocs, entryPlaces } = this.segment
    const isAnywhere = where === 'anywhere'
    for (let next = 0; next < entries.length; next++) {
      const entry = entries[next] as number
      if (isAnywhere || fieldOf(entryPlaces[entry] as number) === 0) docs.add(entryDocs[entry] as number)
    }
  }

  private list({ cost, from, to, phrase }: Expansion, only: Uint8Array | null): Uint32Array | null {
    const { searched, forgiven, short } = this.queryTerms
    const masks = [searched, only, cost > 0 ? forgiven : null, cost > maxInLong ? short : null].filter(
      (mask) => mask !== null,
    )
    const [mask, ...others] = masks
    if (!mask) return phrase && entriesOfPhrase(this.segment, phrase)
    const fields = mask.map((isIn, field) => (others.every((other) => other[field] === 1) ? isIn : 0))
    const { starts, entryPlaces } = this.segment
    const counts = (entry: number): boolean => fields[fieldOf(entryPlaces[entry] as number)] === 1
    if (phrase) return entriesOfPhrase(this.segment, phrase).filter(counts)
    const entries: number[] = []
    for (let entry = starts[from] as number; entry < (starts[to] as number); entry++)
      if (counts(entry)) entries.push(entry)
    return Uint32Array.from(entries)
  }

  private markExpansion(at: number, { cost, from, to, entries }: Listed, docs: Bitset): void {
    const { starts } = this.segment
    const begin = entries ? 0 : (starts[from] as number)
    const end = entries ? entries.length : (starts[to] as number)
    for (let next = begin; next < end; next += handful) {
      const stop = Math.min(end, next + handful)
      this.markSifted(at, cost, entries ? this.siftList(entries, next, stop, docs) : this.sift(next, stop, docs))
    }
  }

  /**
   * Puts aside the entries of these documents that are the first, which is the best, of their term there. Whether one is can hardly be
   * foreseen, and a processor that guesses wrong loses more time than the whole step takes: so each is written, and kept by counting it.
   */
  private sift(begin: number, end: number, { words }: Bitset): number {
    const { entryDocs, entryPlaces } = this.segment
    let count = 0
    for (let entry = begin; entry < end; entry++) {
      const doc = entryDocs[entry] as number
      sifted[count] = entry
      count += ((words[doc >>> 5] as number) >>> (doc & 31)) & ((entryPlaces[entry] as number) >>> 31)
    }
    return count
  }

  /** The same for listed entries, any of which may be the best. */
  private siftList(list: Uint32Array, begin: number, end: number, { words }: Bitset): number {
    const { entryDocs } = this.segment
    let count = 0
    for (let next = begin; next < end; next++) {
      const entry = list[next] as number
      const doc = entryDocs[entry] as number
      sifted[count] = entry
      count += ((words[doc >>> 5] as number) >>> (doc & 31)) & 1
    }
    return count
  }

  private markSifted(at: number, ofReading: number, count: number): void {
    const { entryDocs, entryPlaces } = this.segment
    const long = ofReading > 0 ? this.queryTerms.long : null
    const costs = this.costs[at] as Uint8Array
    const places = this.places[at] as Uint32Array
    const entries = this.entries[at] as Uint32Array
    const meant = this.meant?.[at]
    for (let next = 0; next < count; next++) {
      const entry = sifted[next] as number
      const doc = entryDocs[entry] as number
      const known = costs[doc] as number
      const place = bare(entryPlaces[entry] as number)
      const cost = long?.[fieldOf(place)] ? ofReading + longCost : ofReading
      if (cost > known) continue
      if (meant) {
        if (cost < known) meant.clear(doc)
        meant.add(doc, firstOf(entryPlaces, entry))
      }
      if (cost === known && place >= (places[doc] as number)) continue
      costs[doc] = cost
      places[doc] = place
      entries[doc] = entry
    }
  }
}
