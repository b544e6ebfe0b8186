import { clearArena } from './arena.ts'
import { Bitset } from './bitset.ts'
import { type Blueprint, buildSegment, buildSegmentInSlices, type SegmentEntry } from './build-segment.ts'
import { foldValue } from './column.ts'
import { findTypos } from './dictionary.ts'
import { countFacetValues } from './facets.ts'
import { createFields, type SearchableFields } from './fields.ts'
import type { Language } from './language.ts'
import { parseQuery } from './parse-query.ts'
import type { Document, Query } from './query.ts'
import { createQueryReader, type QueryReader } from './query-terms.ts'
import { searchLiving } from './search.ts'
import type { SearchIndex } from './search-index.ts'
import { countWord, type LiveSegment, matchSegments } from './search-segments.ts'
import { documentOf, type Segment } from './segment.ts'
import type { Settings } from './settings.ts'

/** The state of an index in a snapshot. */
export type IndexImage = {
  settings: Settings
  fields: string[]
  nextSequence: number
  segments: { segment: Segment; deleted: Uint32Array<ArrayBuffer> }[]
}

export type EmbeddedIndex = SearchIndex & { image(): IndexImage }

type Home = { living: LiveSegment; doc: number }

/**
 * An index in memory: immutable segments, the largest first. A change builds a small segment of its own and strikes out what it replaces;
 * segments of like size are joined, so that their number stays below the logarithm of the documents.
 */
export function createIndex(settings: Settings, language: Language, image?: IndexImage): EmbeddedIndex {
  let current = settings
  let fields: SearchableFields = createFields(current.searchableAttributes, image?.fields)
  let reader: QueryReader = createQueryReader(current, language)
  let living: LiveSegment[] = []
  let nextSequence = image?.nextSequence ?? 0
  const homes = new Map<string, Home>()

  for (const { segment, deleted } of image?.segments ?? []) settle(segment, new Bitset(segment.size, deleted))
  // Homes are walked in the order of their documents' sequence.
  if (living.length > 1) reorder()

  function settle(segment: Segment, deleted = new Bitset(segment.size)): void {
    const home: LiveSegment = { segment, deleted, live: segment.size - deleted.count() }
    living.push(home)
    segment.ids.forEach((id, doc) => {
      if (!deleted.has(doc)) homes.set(id, { living: home, doc })
    })
  }

  function reorder(): void {
    const sequenceOf = ({ living: { segment }, doc }: Home): number => segment.sequences[doc] as number
    const sorted = [...homes].sort(([, one], [, two]) => sequenceOf(one) - sequenceOf(two))
    homes.clear()
    for (const [id, home] of sorted) homes.set(id, home)
  }

  function strike(id: string): Home | undefined {
    const home = homes.get(id)
    if (!home) return undefined
    home.living.deleted.add(home.doc)
    home.living.live--
    return home
  }

  const entriesOf = ({ segment, deleted }: LiveSegment): SegmentEntry[] =>
    segment.ids.flatMap((id, doc) =>
      deleted.has(doc)
        ? []
        : [
            {
              id,
              sequence: segment.sequences[doc] as number,
              // Read when its turn comes.
              get document() {
                return documentOf(segment, doc)
              },
            },
          ],
    )

  function index(entries: SegmentEntry[]): Segment | null {
    if (entries.length === 0) return null
    entries.sort((one, two) => one.sequence - two.sequence)
    return buildSegment(entries, { settings: current, language, fields })
  }

  async function indexInSlices(entries: SegmentEntry[], blueprint: Blueprint): Promise<Segment | null> {
    if (entries.length === 0) return null
    entries.sort((one, two) => one.sequence - two.sequence)
    return buildSegmentInSlices(entries, blueprint)
  }

  function build(entries: SegmentEntry[]): void {
    const built = index(entries)
    if (built) settle(built)
  }

  /** The newest segments of similar size, or one with few remaining documents: the next ones to merge, if any. */
  function findUntidy(): LiveSegment[] {
    living = living.filter(({ live }) => live > 0)
    const last = living.at(-1)
    const before = living.at(-2)
    if (last && before && before.live <= last.live * 2) return [before, last]
    return last && last.live * 2 < last.segment.size ? [last] : []
  }

  /** Joins the newest segments while they are of like size, and leaves out what has been struck. */
  function tidy(): void {
    for (let untidy = findUntidy(); untidy.length > 0; untidy = findUntidy()) {
      living.length -= untidy.length
      build(untidy.flatMap(entriesOf))
    }
  }

  /** Searches use the old segments until the new one is complete. */
  async function tidyInSlices(): Promise<void> {
    for (let untidy = findUntidy(); untidy.length > 0; untidy = findUntidy()) {
      const built = await indexInSlices(untidy.flatMap(entriesOf), { settings: current, language, fields })
      living.length -= untidy.length
      if (built) settle(built)
    }
  }

  function toEntries(documents: readonly { id: string; document: Document }[]): SegmentEntry[] {
    const entries = new Map<string, SegmentEntry>()
    for (const { id, document } of documents) {
      const home = homes.get(id)
      const sequence = entries.get(id)?.sequence ?? home?.living.segment.sequences[home.doc] ?? nextSequence++
      entries.set(id, { id, sequence, document })
    }
    return [...entries.values()]
  }

  // A document that cannot be indexed must not delete its old version, so the new one is built first.
  function exchange(entries: readonly SegmentEntry[], built: Segment | null): void {
    for (const { id } of entries) strike(id)
    if (built) settle(built)
  }

  function rebuild(): void {
    const entries = living.flatMap(entriesOf)
    living = []
    fields = createFields(current.searchableAttributes)
    reader = createQueryReader(current, language)
    build(entries)
  }

  const get = (id: string): Document | null => {
    const home = homes.get(id)
    return home ? documentOf(home.living.segment, home.doc) : null
  }

  return {
    get size() {
      return homes.size
    },
    settings: () => current,
    change(next) {
      current = next
      rebuild()
    },
    async changeInSlices(next) {
      const nextFields = createFields(next.searchableAttributes)
      const blueprint = { settings: next, language, fields: nextFields }
      const built = await indexInSlices(living.flatMap(entriesOf), blueprint)
      current = next
      fields = nextFields
      reader = createQueryReader(current, language)
      living = []
      if (built) settle(built)
    },
    put(documents) {
      const entries = toEntries(documents)
      exchange(entries, index(entries))
      tidy()
    },
    async putInSlices(documents) {
      const entries = toEntries(documents)
      exchange(entries, await indexInSlices(entries, { settings: current, language, fields }))
      await tidyInSlices()
    },
    async replaceInSlices(documents) {
      const entries = documents.map((entry) => ({ ...entry, sequence: nextSequence++ }))
      const built = await indexInSlices(entries, { settings: current, language, fields })
      living = []
      homes.clear()
      if (built) settle(built)
    },
    remove(ids) {
      for (const id of ids) if (strike(id)) homes.delete(id)
      tidy()
    },
    clear() {
      living = []
      homes.clear()
    },
    get,
    *documents() {
      for (const [
        id,
        {
          living: { segment },
          doc,
        },
      ] of homes)
        yield { id, document: documentOf(segment, doc) }
    },
    search: (query) => searchLiving({ living, query, reader, language, settings: current, fields }),
    fieldDistribution() {
      const counts: Record<string, number> = Object.create(null)
      for (const home of living) {
        if (home.live === home.segment.size)
          for (const [name, count] of home.segment.presence) counts[name] = (counts[name] ?? 0) + count
        else
          for (const { document } of entriesOf(home))
            for (const name in document) counts[name] = (counts[name] ?? 0) + 1
      }
      return counts
    },
    facetValues(attribute, typed, query: Query) {
      clearArena()
      const frequencyOf = (word: string): number => countWord(living, word)
      const isThere = (word: string): boolean => frequencyOf(word) > 0
      const parsed = parseQuery(query.q, language, { stopWords: reader.stopWords, isThere })
      const queryTerms = reader.toQueryTerms(parsed.terms, fields.names(), query.searchOn, frequencyOf)
      const parts = matchSegments(living, query, parsed, queryTerms, language, current)
      const wanted = withoutMarks(foldValue(typed))
      const counts = countFacetValues(parts, attribute, toValueTest(wanted, reader.typosOfValue(wanted, attribute)))
      return [...counts].map(([value, count]) => ({ value, count }))
    },
    image: () => ({
      settings: current,
      fields: [...fields.names()],
      nextSequence,
      segments: living.map(({ segment, deleted }) => ({ segment, deleted: deleted.words })),
    }),
  }
}

/** Accents and vowel signs, which people leave out when they search for a value. */
const withoutMarks = (folded: string): string => folded.replace(/\p{Mn}/gu, '')

/** Facet values are found by how they begin, with as many typing errors as the settings forgive. */
const toValueTest =
  (wanted: string, max: number) =>
  (folded: string): boolean => {
    const value = withoutMarks(folded)
    return value.startsWith(wanted) || (max > 0 && value !== '' && findTypos([value], wanted, max, true).length > 0)
  }
