import type { Bitset } from './bitset.ts'
import { type Candidates, termsOf } from './candidates.ts'
import { type Chains, none } from './chains.ts'
import { findTerm } from './dictionary.ts'
import { type Marks, unmatched } from './marks.ts'
import type { Term } from './parse-query.ts'
import { bare, fieldOf, first, positionOf } from './place.ts'
import type { Query } from './query.ts'
import type { QueryTerms } from './query-terms.ts'
import { findRows, type Rows, type RowWord } from './rows.ts'
import { always, type Rule } from './rule.ts'
import type { Segment } from './segment.ts'
import { nameOfSort, toSortRule } from './sort-rule.ts'

/** The input of the rules: the marks of a query in a segment. */
export type Match = {
  marks: Marks
  candidates: Candidates
  terms: Term[]
  searched: Uint8Array | null
  /** Fields that name a document; null where names do not come first. */
  naming: Uint8Array | null
  /** The entries of each term's very word, from..to. */
  exact: [from: number, to: number][]
  /** The weight of a missing term: a rare one more than a frequent one, all together less than one. */
  rarities: number[]
  /** The terms of each mask that occurs. */
  lists: number[][]
  /** The documents that have a field which is the query, or begins with it; found when they are first asked for. */
  rows: Rows | null
  /** The documents that are called just as the query says; null where names do not come first. */
  named: Bitset | null
}

/** A phrase stands for itself: text in quotation marks is no prefix. */
const rowOf = (terms: readonly Term[]): RowWord[] =>
  terms.some(({ isPhrase }) => isPhrase) ? [] : terms.map(({ words: [word = ''] }, position) => ({ word, position }))

export function toMatch(
  marks: Marks,
  candidates: Candidates,
  { terms, searched, naming }: Pick<QueryTerms, 'terms' | 'searched' | 'naming'>,
  rarities: number[],
  named: Bitset | null,
): Match {
  const { terms: known, starts } = marks.segment
  const exact = terms.map(({ words: [word = ''] }): [number, number] => {
    const term = findTerm(known, word)
    return term < 0 ? [0, 0] : [starts[term] as number, starts[term + 1] as number]
  })
  return { marks, candidates, terms, searched, naming, exact, rarities, lists: [], rows: null, named }
}

export function matchedTerms({ lists, terms, candidates: { masks } }: Match, doc: number): number[] {
  const mask = masks[doc] as number
  lists[mask] ??= termsOf(mask, terms.length)
  return lists[mask]
}

const entryOf = ({ marks: { entries } }: Match, term: number, doc: number): number =>
  (entries[term] as Uint32Array)[doc] as number

const placeOf = ({ marks: { places } }: Match, term: number, doc: number): number =>
  (places[term] as Uint32Array)[doc] as number

const maxDistance = 8

/** How far apart neighbouring words of the query stand, at least, summed up: 0 if each follows the one before. */
export function proximityOf(match: Match, doc: number): number {
  const terms = matchedTerms(match, doc)
  let total = 0
  for (let at = 1; at < terms.length; at++)
    total += nearestOf(match, terms[at - 1] as number, terms[at] as number, doc) - 1
  return total
}

/** One or two letters at the end: `فندق ف` looks for another word with ف, not for فندق once more. */
const isBarelyBegun = ({ isPrefix, words: [word = ''] }: Term): boolean => isPrefix && word.length <= 2

/** For two terms with several words in a document, the two nearest words count. */
function nearestOf(match: Match, one: number, two: number, doc: number): number {
  const { meant } = match.marks
  if (!meant) return 1
  const isBegun = isBarelyBegun(match.terms[two] as Term)
  const [left, right] = [meant[one] as Chains, meant[two] as Chains]
  let nearest = maxDistance
  for (let a = left.first(doc); a !== none; a = left.next(a))
    for (let b = right.first(doc); b !== none; b = right.next(b)) {
      if (isBegun && left.entry(a) === right.entry(b)) continue
      nearest = Math.min(nearest, distanceBetween(match, left.entry(a), right.entry(b)))
      if (nearest === 1) return 1
    }
  return nearest
}

/** Both are entries of the first place of a word in the document. */
function distanceBetween({ marks, searched }: Match, one: number, two: number): number {
  if (one === two) return 1
  const { entryPlaces } = marks.segment
  let nearest = maxDistance
  let left = one
  let right = two
  let from = entryPlaces[left] as number
  let to = entryPlaces[right] as number
  for (;;) {
    const a = bare(from)
    const b = bare(to)
    if (fieldOf(a) === fieldOf(b) && (!searched || searched[fieldOf(a)])) {
      // Words in the other order stand a little further apart.
      const distance = b > a ? b - a : a - b + 1
      if (a !== b && distance < nearest) nearest = distance
    }
    // The one that lags behind moves on, to the next place of its term in this document.
    if (a <= b) {
      from = entryPlaces[++left] ?? first
      if (from >= first) return nearest
    } else {
      to = entryPlaces[++right] ?? first
      if (to >= first) return nearest
    }
  }
}

/** Several words that are all in the title, each at least by its sound, are hardly there by chance: each counts as one error at most. */
export function typosOf(match: Match, doc: number): number {
  const matched = matchedTerms(match, doc)
  const max = matched.length > 1 && titledOf(match, doc) === match.terms.length ? 1 : unmatched
  let sum = 0
  for (const term of matched) sum += Math.min(max, (match.marks.costs[term] as Uint8Array)[doc] as number)
  return sum
}

/** How many words of the query stand in the title, in any of its languages. */
export function titledOf(match: Match, doc: number): number {
  const { naming } = match
  if (!naming) return 0
  let count = 0
  for (const term of matchedTerms(match, doc)) count += naming[fieldOf(placeOf(match, term, doc))] as number
  return count
}

export function fieldsOf(match: Match, doc: number): number {
  let sum = 0
  for (const term of matchedTerms(match, doc)) sum += fieldOf(placeOf(match, term, doc))
  return sum
}

export function positionsOf(match: Match, doc: number): number {
  let sum = 0
  for (const term of matchedTerms(match, doc)) sum += positionOf(placeOf(match, term, doc))
  return sum
}

/** The best first. */
const kinds = ['exactMatch', 'matchesStart', 'noExactMatch'] as const
const kindSize = 16

/** Whether a field is the query, or begins with it; and how many words stand there as they were typed. */
export function exactnessOf(match: Match, doc: number): { kind: (typeof kinds)[number]; words: number } {
  const key = exactnessKey(match, doc)
  const kind = kinds[Math.floor(key / kindSize)] ?? 'noExactMatch'
  return { kind, words: match.terms.length - (key % kindSize) }
}

/** The same as one number: the kind, then how many words do not stand there as they were typed. */
function exactnessKey(match: Match, doc: number): number {
  const { terms, exact, searched, marks } = match
  let others = terms.length
  const matched = matchedTerms(match, doc)
  for (const at of matched) {
    const [from, to] = exact[at] as [number, number]
    const entry = entryOf(match, at, doc)
    if ((terms[at] as Term).isPhrase || (entry >= from && entry < to)) others--
  }
  match.rows ??= findRows(marks.segment, rowOf(terms), searched)
  const { whole, beginning } = match.rows
  const isRow = matched.length === terms.length && beginning.has(doc)
  const kind = !isRow ? 2 : whole.has(doc) ? 0 : 1
  return kind * kindSize + others
}

/** The rules in their order. Without words there is nothing to rank by but sorting. */
export function toRules(segment: Segment, match: Match | null, query: Query, rankingRules: readonly string[]): Rule[] {
  return rankingRules.flatMap((name): Rule[] => {
    if (name === 'sort') return query.sort.map((sort) => toSortRule(segment, sort, nameOfSort(sort)))
    const custom = /^(.+):(asc|desc)$/.exec(name)
    if (custom) return [toSortRule(segment, { attribute: custom[1] as string, descending: custom[2] === 'desc' }, name)]
    if (!match) return []
    return name === 'words' && match.named
      ? [namedRule(match.named), ...toTextRules(name, match)]
      : toTextRules(name, match)
  })
}

function namedRule(named: Bitset): Rule {
  const isOther = (doc: number): number => (named.has(doc) ? 0 : 1)
  return { name: 'exactName', keyOf: named.some(() => true) ? isOther : always, valueOf: isOther }
}

/** One word is the usual query, and may be in every document. */
function toPlaceKey(match: Match, ofPlace: (place: number) => number, ofAll: (match: Match, doc: number) => number) {
  const [places] = match.marks.places
  if (match.terms.length > 1 || !places) return (doc: number): number => ofAll(match, doc)
  return (doc: number): number => ofPlace(places[doc] as number)
}

/** The missing words depend on the mask alone, so the possible masks are sorted once. */
function wordsRule(match: Match, rule: (keyOf: (doc: number) => number) => Rule): Rule {
  const count = match.terms.length
  if (count === 1) return rule(always)
  // Each mask is one with a term less, and that term. Rounded, so that the order of adding up makes no difference.
  const missing = new Array<number>(1 << count).fill(count + 1)
  for (let mask = 1; mask < missing.length; mask++) {
    const term = 31 - Math.clz32(mask)
    const before = missing[mask ^ (1 << term)] as number
    missing[mask] = Math.round((before - 1 - (match.rarities[term] as number)) * 1e9) / 1e9
  }
  const values = [...new Set(missing)].sort((one, two) => one - two)
  const rankOfValue = new Map(values.map((value, at) => [value, at]))
  const ranks = Uint16Array.from(missing, (value) => rankOfValue.get(value) as number)
  const { masks: found } = match.candidates
  return {
    ...rule(match.candidates.isWhole ? always : (doc) => ranks[found[doc] as number] as number),
    valueOf: (doc) => missing[found[doc] as number] as number,
  }
}

function toTextRules(name: string, match: Match): Rule[] {
  const field = match.marks.isFirst ? always : toPlaceKey(match, fieldOf, fieldsOf)
  const position = toPlaceKey(match, positionOf, positionsOf)
  const rule = (keyOf: (doc: number) => number, as = name): Rule => ({ name: as, keyOf, valueOf: keyOf })
  switch (name) {
    case 'words':
      return [wordsRule(match, rule)]
    case 'typo':
      return [rule(match.marks.isCostly ? (doc) => typosOf(match, doc) : always)]
    case 'proximity':
      return [rule(match.terms.length > 1 ? (doc) => proximityOf(match, doc) : always)]
    case 'attributeRank':
      return [rule(field)]
    case 'wordPosition':
      return [rule(position)]
    case 'attribute':
      return [
        { ...rule(field, 'attributeRank'), within: name },
        { ...rule(position, 'wordPosition'), within: name, isContinued: true },
      ]
    case 'exactness':
      return [rule((doc) => exactnessKey(match, doc))]
    default:
      return []
  }
}

/** Numbers before strings before nothing, whichever the direction. */
export function compareValues(one: number | string | null, two: number | string | null, descending = false): number {
  if (one === two) return 0
  if (one === null || two === null) return one === null ? 1 : -1
  if (typeof one !== typeof two) return typeof one === 'number' ? -1 : 1
  return one < two === descending ? 1 : -1
}
