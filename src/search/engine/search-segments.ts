import { Bitset } from './bitset.ts'
import { type Candidates, findCandidates } from './candidates.ts'
import { findTerm } from './dictionary.ts'
import { applyFilter } from './filtering.ts'
import type { Language } from './language.ts'
import { Marks, type Wording } from './marks.ts'
import type { ParsedQuery } from './parse-query.ts'
import type { Query } from './query.ts'
import { always, compareValues, type Match, type Rule, toMatch, toRules } from './ranking.ts'
import type { Segment } from './segment.ts'
import { selectWindow } from './select-window.ts'
import type { Settings } from './settings.ts'

/** A segment as it is now: some of its documents may have been replaced or removed since it was built. */
export type Living = { segment: Segment; deleted: Bitset; live: number }

/** What a query found in one segment, before anything is put in order. */
export type Part = { segment: Segment; found: Bitset; match: Match | null; rules: Rule[] }

export type Ranked = { part: Part; doc: number }

/** A word found in fewer documents than this may have been meant by its sound. */
const few = 5

export function matchSegments(
  living: readonly Living[],
  query: Query,
  parsed: ParsedQuery,
  wording: Wording,
  language: Language,
  { rankingRules }: Settings,
): Part[] {
  const allowed = living.map(({ segment, deleted }) => {
    const set = query.filter ? applyFilter(segment, query.filter) : Bitset.full(segment.size)
    return set.without(deleted).without(toExcluded(segment, parsed, wording))
  })
  if (parsed.terms.length === 0)
    return living.map(({ segment }, at) => ({
      segment,
      found: allowed[at] as Bitset,
      match: null,
      rules: toRules(segment, null, query, rankingRules),
    }))
  const counting = { ...wording, frequencyOf: (word: string) => countWord(living, word) }
  const isOpen = query.filter === null && parsed.excluded.length === 0
  const marks = living.map(({ segment, live }, at) => {
    const made = new Marks(segment, isOpen && live === segment.size ? null : (allowed[at] as Bitset), counting)
    made.markAll()
    return made
  })
  listen(marks, wording, language)
  const dropping = query.matchingStrategy === 'last' && language.isForgiving ? 'any' : query.matchingStrategy
  const isCounted = wording.terms.length > 1 && (dropping === 'any' || dropping === 'frequency')
  const frequencies = wording.terms.map((_, at) =>
    isCounted ? marks.reduce((sum, made) => sum + made.frequencyOf(at), 0) : 0,
  )
  const order = wording.terms.map((_, at) => at)
  if (dropping === 'frequency')
    order.sort((one, two) => (frequencies[one] as number) - (frequencies[two] as number) || one - two)
  const rarities = dropping === 'any' ? toRarities(frequencies) : frequencies.map(() => 0)
  return living.map(({ segment }, at) => {
    const made = marks[at] as Marks
    const candidates: Candidates = findCandidates(made, allowed[at] as Bitset, order, dropping)
    const match = toMatch(made, candidates, wording.terms, wording.searched, rarities)
    return { segment, found: candidates.docs, match, rules: toRules(segment, match, query, rankingRules) }
  })
}

function countWord(living: readonly Living[], word: string): number {
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

/** Words that hardly any document has are looked for by their sound as well. */
function listen(marks: Marks[], { terms }: Wording, language: Language): void {
  if (!language.soundOf) return
  terms.forEach((term, at) => {
    if (term.isPhrase || marks.reduce((sum, made) => sum + made.exactFrequencyOf(at), 0) >= few) return
    const sound = language.soundOf?.(term.raw)
    if (sound) for (const made of marks) made.markSound(sound, at)
  })
}

/** The rarest weighs most, in steps, so that equal ones stay equal. Summed up they stay below one. */
const toRarities = (frequencies: readonly number[]): number[] =>
  frequencies.map((frequency) => 1 / (frequencies.length * (2 + Math.floor(Math.log2(1 + frequency)))))

function toExcluded(segment: Segment, { excluded }: ParsedQuery, wording: Wording): Bitset {
  const set = new Bitset(segment.size)
  if (excluded.length === 0) return set
  const marks = new Marks(segment, null, {
    ...wording,
    terms: excluded,
    typosOf: excluded.map(() => 0),
    sameAs: () => [],
  })
  marks.markAll()
  for (const costs of marks.costs) for (let doc = 0; doc < segment.size; doc++) if (costs[doc] === 0) set.add(doc)
  return set
}

/** The documents at from..to of the common order of all segments. */
export function rank(parts: readonly Part[], from: number, to: number): Ranked[] {
  const [only] = parts
  if (parts.length === 1 && only) return select(only, from, to)
  const best = parts.flatMap((part) => select(part, 0, to))
  return best.sort(compareRanked).slice(from, to)
}

function select(part: Part, from: number, to: number): Ranked[] {
  const [only] = part.rules
  if (part.rules.length === 1 && only?.walk) {
    const count = part.found.count()
    if (to > from && to <= count && count * 64 > part.found.size) {
      const walked = only.walk(part.found, from, to)
      if (walked) return walked.map((doc) => ({ part, doc }))
    }
  }
  const keys = part.rules.flatMap(({ keyOf }) => (keyOf === always ? [] : [keyOf]))
  return selectWindow(part.found.toArray(), keys, from, to).map((doc) => ({ part, doc }))
}

function compareRanked(one: Ranked, two: Ranked): number {
  for (let at = 0; at < one.part.rules.length; at++) {
    const rule = one.part.rules[at] as Rule
    const order = compareValues(rule.valueOf(one.doc), (two.part.rules[at] as Rule).valueOf(two.doc), rule.descending)
    if (order !== 0) return order
  }
  return (one.part.segment.sequences[one.doc] as number) - (two.part.segment.sequences[two.doc] as number)
}
