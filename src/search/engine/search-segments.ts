import { Bitset } from './bitset.ts'
import { findCandidates, findExact } from './candidates.ts'
import { findTerm } from './dictionary.ts'
import { applyFilter } from './filtering.ts'
import type { Language } from './language.ts'
import { Marks } from './marks.ts'
import type { ParsedQuery } from './parse-query.ts'
import type { Query } from './query.ts'
import type { QueryTerms } from './query-terms.ts'
import { compareValues, type Match, toMatch, toRules } from './ranking.ts'
import { findRows } from './rows.ts'
import { always, type Rule } from './rule.ts'
import type { Segment } from './segment.ts'
import { selectWindow } from './select-window.ts'
import type { Settings } from './settings.ts'
import { findSoundMatches } from './sound-matches.ts'

/** A segment as it is now: some of its documents may have been replaced or removed since it was built. */
export type LiveSegment = { segment: Segment; deleted: Bitset; live: number }

/** The unsorted matches of a query in one segment, and the candidates for the first places. */
export type SegmentResult = {
  segment: Segment
  found: Bitset
  foremost: Bitset
  match: Match | null
  /** The sounds by which words were looked for as well. */
  heard: readonly string[]
  rules: Rule[]
}

export type Ranked = { part: SegmentResult; doc: number }

export function matchSegments(
  living: readonly LiveSegment[],
  query: Query,
  parsed: ParsedQuery,
  queryTerms: QueryTerms,
  language: Language,
  { rankingRules }: Settings,
): SegmentResult[] {
  const allowed = living.map(({ segment, deleted }) => {
    const set = query.filter ? applyFilter(segment, query.filter) : Bitset.full(segment.size)
    return set.without(deleted).without(toExcluded(segment, parsed, queryTerms))
  })
  if (parsed.terms.length === 0)
    return living.map(({ segment }, at) => ({
      segment,
      found: allowed[at] as Bitset,
      foremost: allowed[at] as Bitset,
      match: null,
      heard: [],
      rules: toRules(segment, null, query, rankingRules),
    }))
  const marks = living.map(({ segment }, at) => new Marks(segment, allowed[at] as Bitset, queryTerms))
  const dropping = query.matchingStrategy === 'last' && language.isForgiving ? 'any' : query.matchingStrategy
  const heard = findSoundMatches(marks, queryTerms, language)
  const isCounted = queryTerms.terms.length > 1 && (dropping === 'any' || dropping === 'frequency')
  const frequencies = queryTerms.terms.map((_, at) =>
    isCounted ? marks.reduce((sum, { matched }) => sum + (matched[at] as Bitset).count(), 0) : 0,
  )
  const order = queryTerms.terms.map((_, at) => at)
  if (dropping === 'frequency') {
    // A word that nothing has is the first to be left out: kept to the end, it would leave nothing to be found.
    const weightOf = (at: number): number => (frequencies[at] as number) || Number.MAX_SAFE_INTEGER
    order.sort((one, two) => weightOf(one) - weightOf(two) || one - two)
  }
  const isEnough = dropping === 'any' && marks.reduce((sum, made) => sum + findExact(made).count(), 0) >= enoughExact
  const rarities = dropping === 'any' ? toRarities(frequencies) : frequencies.map(() => 0)
  return living.map(({ segment }, at) => {
    const made = marks[at] as Marks
    const candidates = findCandidates(made, order, isEnough ? 'all' : dropping)
    const found = candidates.docs
    const named = queryTerms.naming && findRows(segment, parsed.row, queryTerms.naming).whole.and(found)
    const foremost = findForemost(made, query, rankingRules, named) ?? found
    made.mark(foremost)
    const match = toMatch(made, candidates, queryTerms, rarities, named)
    return { segment, found, foremost, match, heard, rules: toRules(segment, match, query, rankingRules) }
  })
}

/** With so many exact matches, documents that lack a word are not searched. */
const enoughExact = 3

/**
 * Documents that have all words as they were typed come before all others, and of those that have an only word so the ones that have it in
 * the first field: where they fill the page, the others need not be looked at, but to count them. With none at all the query might be
 * read in another way.
 */
function findForemost(
  marks: Marks,
  query: Query,
  rankingRules: readonly string[],
  named: Bitset | null,
): Bitset | null {
  const rules = rankingRules.filter((rule) => rule !== 'sort' || query.sort.length > 0)
  const isWhole = query.distinct !== null || query.isScored || query.scoreThreshold > 0
  if (isWhole || rules[0] !== 'words' || rules[1] !== 'typo') return null
  const enough = Math.max(1, query.offset + query.limit)
  const exact = findExact(marks)
  // A name can have more words than are looked at, or words that say nothing alone.
  if (exact.count() < enough || named?.some((doc) => !exact.has(doc))) return null
  marks.keepExact()
  const next = rules.slice(2).find((rule) => rule !== 'proximity')
  const isByField =
    !named?.some(() => true) && marks.exact.length === 1 && (next === 'attribute' || next === 'attributeRank')
  return (isByField && marks.keepFirst(enough)) || exact
}

/** How often a word stands in the documents. */
export function countWord(living: readonly LiveSegment[], word: string): number {
  let count = 0
  for (const { segment, deleted, live } of living) {
    const term = findTerm(segment.terms, word)
    if (term < 0) continue
    const [from, to] = [segment.starts[term] as number, segment.starts[term + 1] as number]
    if (live === segment.size) count += to - from
    else for (let entry = from; entry < to; entry++) if (!deleted.has(segment.entryDocs[entry] as number)) count++
  }
  return count
}

/** The rarest weighs most, in steps, so that equal ones stay equal. Summed up they stay below one. */
const toRarities = (frequencies: readonly number[]): number[] =>
  frequencies.map((frequency) => 1 / (frequencies.length * (2 + Math.floor(Math.log2(1 + frequency)))))

function toExcluded(segment: Segment, { excluded }: ParsedQuery, queryTerms: QueryTerms): Bitset {
  const set = new Bitset(segment.size)
  if (excluded.length === 0) return set
  const marks = new Marks(segment, Bitset.full(segment.size), {
    ...queryTerms,
    terms: excluded,
    typosOf: excluded.map(() => 0),
    sameAs: () => [],
    nearNames: () => [],
    bareOf: () => null,
    mayBeTitle: () => false,
  })
  for (const docs of marks.exact) set.or(docs)
  return set
}

/** The documents at from..to of the common order of all segments. */
export function rank(parts: readonly SegmentResult[], from: number, to: number): Ranked[] {
  const [only] = parts
  if (parts.length === 1 && only) return select(only, from, to)
  const best = parts.flatMap((part) => select(part, 0, to))
  return best.sort(compareRanked).slice(from, to)
}

function select(part: SegmentResult, from: number, to: number): Ranked[] {
  const [only] = part.rules
  if (part.rules.length === 1 && only?.walk) {
    const count = part.found.count()
    if (to > from && to <= count && count * 64 > part.found.size) {
      const walked = only.walk(part.found, from, to)
      if (walked) return walked.map((doc) => ({ part, doc }))
    }
  }
  const keys = part.rules.flatMap(({ keyOf }) => (keyOf === always ? [] : [keyOf]))
  return selectWindow(part.foremost.toArray(), keys, from, to).map((doc) => ({ part, doc }))
}

function compareRanked(one: Ranked, two: Ranked): number {
  for (let at = 0; at < one.part.rules.length; at++) {
    const rule = one.part.rules[at] as Rule
    const order = compareValues(rule.valueOf(one.doc), (two.part.rules[at] as Rule).valueOf(two.doc), rule.descending)
    if (order !== 0) return order
  }
  return (one.part.segment.sequences[one.doc] as number) - (two.part.segment.sequences[two.doc] as number)
}
