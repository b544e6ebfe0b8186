import type { Bitset } from './bitset.ts'
import { lowerBound } from './column.ts'
import type { ScoreDetails } from './query.ts'
import {
  exactnessOf,
  farthest,
  fieldsOf,
  type Match,
  matchedTerms,
  positionsOf,
  proximityOf,
  typosOf,
} from './ranking.ts'
import type { Rule } from './rule.ts'

/** What a query's scores are measured by. */
export type Scale = {
  mostTypos: number
  /** The sums of fields, and of positions, that occur among what was found, the best first. */
  fields: number[]
  positions: number[]
}

/** More would not change the picture. */
const sampled = 1000

export function toScale(parts: readonly { found: Bitset; match: Match | null }[], mostTypos: number): Scale {
  const fields = new Set<number>()
  const positions = new Set<number>()
  for (const { found, match } of parts) {
    if (!match) continue
    for (const doc of found.toArray().subarray(0, sampled)) {
      fields.add(fieldsOf(match, doc))
      positions.add(positionsOf(match, doc))
    }
  }
  const inOrder = (values: Set<number>): number[] => [...values].sort((one, two) => one - two)
  return { mostTypos, fields: inOrder(fields), positions: inOrder(positions) }
}

/** A share of what was left: each rule divides what the rules before it leave. */
type Share = { rank: number; of: number }

function divide(share: Share, rank: number, of: number): void {
  share.rank = (share.rank - 1) * of + rank
  share.of *= of
}

function divideAmong(share: Share, values: readonly number[], value: number): void {
  divide(share, Math.max(1, values.length - lowerBound(values, value)), Math.max(1, values.length))
}

/** How well a document answers the query, from 0 to 1, the first rule weighing most. Sorting is no matter of quality. */
export function scoreOf(match: Match | null, rules: readonly Rule[], doc: number, scale: Scale): number {
  const share: Share = { rank: 1, of: 1 }
  if (match) for (const { name } of rules) applyRule(share, name, match, doc, scale)
  return share.rank / share.of
}

/** The same, rule by rule. */
export function scoreDetailsOf(match: Match | null, rules: readonly Rule[], doc: number, scale: Scale): ScoreDetails {
  const details: ScoreDetails = {}
  rules.forEach((rule, order) => {
    const { name } = rule
    if (!match || name.includes(':')) {
      details[name] = { order, value: rule.valueOf(doc) }
      return
    }
    if (name === 'exactName') {
      details[name] = { order, score: rule.valueOf(doc) === 0 ? 1 : 0 }
      return
    }
    const share: Share = { rank: 1, of: 1 }
    applyRule(share, name, match, doc, scale)
    details[name] = { order, ...factsOf(name, match, doc, scale), score: share.rank / share.of }
  })
  return details
}

const exactRanks = { exactMatch: 3, matchesStart: 2, noExactMatch: 1 }

function applyRule(share: Share, name: string, match: Match, doc: number, scale: Scale): void {
  const words = match.terms.length
  if (name === 'words') divide(share, matchedTerms(match, doc).length, words)
  else if (name === 'typo') divide(share, Math.max(1, scale.mostTypos - typosOf(match, doc) + 1), scale.mostTypos + 1)
  else if (name === 'proximity') {
    const of = (words - 1) * (farthest - 1) + 1
    divide(share, of - proximityOf(match, doc), of)
  } else if (name === 'attributeRank') divideAmong(share, scale.fields, fieldsOf(match, doc))
  else if (name === 'wordPosition') divideAmong(share, scale.positions, positionsOf(match, doc))
  else if (name === 'exactness') {
    const { kind, words: exact } = exactnessOf(match, doc)
    divide(share, exactRanks[kind], 3)
    divide(share, exact + 1, words + 1)
  }
}

function factsOf(name: string, match: Match, doc: number, { mostTypos }: Scale): Record<string, number | string> {
  const maxMatchingWords = match.terms.length
  if (name === 'words') return { matchingWords: matchedTerms(match, doc).length, maxMatchingWords }
  if (name === 'typo') return { typoCount: typosOf(match, doc), maxTypoCount: mostTypos }
  if (name !== 'exactness') return {}
  const { kind, words } = exactnessOf(match, doc)
  return kind === 'noExactMatch' ? { matchType: kind, matchingWords: words, maxMatchingWords } : { matchType: kind }
}
