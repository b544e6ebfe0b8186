import { costOfPositions, maxOfPositions } from './position-cost.ts'
import type { ScoreDetails } from './query.ts'
import {
  exactnessOf,
  fieldsOf,
  type Match,
  matchedTerms,
  positionsOf,
  proximityOf,
  titledOf,
  typosOf,
} from './ranking.ts'
import type { Rule } from './rule.ts'

/**
 * What scores are measured by: the typing errors that each word of the query may have, and the attributes that have a rank. It follows from the query and
 * the settings, never from what else was found: otherwise a filter would change scores, and with them what a threshold lets through.
 */
export type Scale = { typos: readonly number[]; attributes: number }

/** A share of what was left: each rule divides what the rules before it leave. */
type Share = { rank: number; of: number }

function divide(share: Share, rank: number, of: number): void {
  share.rank = (share.rank - 1) * of + rank
  share.of *= of
}

/** By what something costs: nothing at best, `most` at worst. */
function divideByCost(share: Share, cost: number, max: number): void {
  divide(share, Math.max(0, max - cost) + 1, max + 1)
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
  let order = 0
  for (const rule of rules) {
    if (!rule.isContinued) details[rule.within ?? rule.name] = { order: order++, ...detailsOf(rule, match, doc, scale) }
  }
  return details
}

function detailsOf(rule: Rule, match: Match | null, doc: number, scale: Scale): ScoreDetails[string] {
  const { name } = rule
  if (!match || name.includes(':')) return { value: rule.valueOf(doc) }
  if (name === 'exactName') return { titledWords: titledOf(match, doc), score: rule.valueOf(doc) === 0 ? 1 : 0 }
  const local = (...names: string[]): number => {
    const share: Share = { rank: 1, of: 1 }
    for (const one of names) applyRule(share, one, match, doc, scale)
    return share.rank / share.of
  }
  if (!rule.within) return { ...factsOf(name, match, doc, scale), score: local(name) }
  return {
    attributeRankingOrderScore: local('attributeRank'),
    queryWordDistanceScore: local('wordPosition'),
    score: local('attributeRank', 'wordPosition'),
  }
}

function maxTypos(match: Match, doc: number, { typos }: Scale): number {
  let sum = 0
  for (const term of matchedTerms(match, doc)) sum += typos[term] as number
  return sum
}

/** Between two words that follow each other in the query: only the order distinguishes greater distances. */
const maxApart = 3
const exactRanks = { exactMatch: 3, matchesStart: 2, noExactMatch: 1 }

/** For a document without some words of the query, the rules after `words` see only the present ones. */
function applyRule(share: Share, name: string, match: Match, doc: number, scale: Scale): void {
  const words = matchedTerms(match, doc).length
  if (name === 'words') divide(share, words, match.terms.length)
  else if (name === 'typo') divideByCost(share, typosOf(match, doc), maxTypos(match, doc, scale))
  else if (name === 'proximity') divideByCost(share, proximityOf(match, doc), (words - 1) * maxApart)
  else if (name === 'attributeRank')
    divideByCost(share, fieldsOf(match, doc), words * Math.max(0, scale.attributes - 1))
  else if (name === 'wordPosition')
    divideByCost(share, costOfPositions(positionsOf(match, doc), words), maxOfPositions(words))
  else if (name === 'exactness') {
    const { kind, words: exact } = exactnessOf(match, doc)
    divide(share, exactRanks[kind], 3)
    divide(share, exact + 1, words + 1)
  }
}

function factsOf(name: string, match: Match, doc: number, scale: Scale): Record<string, number | string> {
  const matchingWords = matchedTerms(match, doc).length
  if (name === 'words') return { matchingWords, maxMatchingWords: match.terms.length }
  if (name === 'typo') return { typoCount: typosOf(match, doc), maxTypoCount: maxTypos(match, doc, scale) }
  if (name !== 'exactness') return {}
  const { kind, words } = exactnessOf(match, doc)
  if (kind !== 'noExactMatch') return { matchType: kind }
  return { matchType: kind, matchingWords: words, maxMatchingWords: matchingWords }
}
