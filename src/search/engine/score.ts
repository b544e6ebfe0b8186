import type { ScoreDetails } from './query.ts'
import {
  exactnessOf,
  farthest,
  fieldsOf,
  type Match,
  matchedTerms,
  positionsOf,
  proximityOf,
  type Rule,
  typosOf,
} from './ranking.ts'

type Rank = { rank: number; of: number }

/** Positions further on in a text hardly differ any more. */
const positionRanks = 21

/** How well a document answers the query, from 0 to 1, rule by rule, the first rule weighing most. */
export function scoreOf(
  match: Match | null,
  rules: readonly Rule[],
  doc: number,
  mostTypos: number,
  fieldCount: number,
): { score: number; details: ScoreDetails } {
  const details: ScoreDetails = {}
  let total: Rank = { rank: 1, of: 1 }
  rules.forEach((rule, order) => {
    const { name } = rule
    if (!match || name === 'sort' || name.includes(':')) {
      const value = rule.valueOf(doc)
      details[name] = { order, value }
      return
    }
    const { ranks, detail } = rankOf(name, match, doc, mostTypos, fieldCount)
    for (const { rank, of } of ranks) total = { rank: (total.rank - 1) * of + rank, of: total.of * of }
    const own = ranks.reduce((all, { rank, of }) => ({ rank: (all.rank - 1) * of + rank, of: all.of * of }), {
      rank: 1,
      of: 1,
    })
    details[name] = { order, ...detail, score: own.rank / own.of }
  })
  return { score: total.rank / total.of, details }
}

function rankOf(
  name: string,
  match: Match,
  doc: number,
  mostTypos: number,
  fieldCount: number,
): { ranks: Rank[]; detail: Record<string, number | string> } {
  const words = match.terms.length
  const matched = matchedTerms(match, doc).length
  switch (name) {
    case 'words':
      return { ranks: [{ rank: matched, of: words }], detail: { matchingWords: matched, maxMatchingWords: words } }
    case 'typo': {
      const typos = typosOf(match, doc)
      const rank = Math.max(1, mostTypos - typos + 1)
      return { ranks: [{ rank, of: mostTypos + 1 }], detail: { typoCount: typos, maxTypoCount: mostTypos } }
    }
    case 'proximity': {
      const of = (words - 1) * (farthest - 1) + 1
      return { ranks: [{ rank: of - proximityOf(match, doc), of }], detail: {} }
    }
    case 'attributeRank': {
      const of = matched * Math.max(1, fieldCount - 1) + 1
      return { ranks: [{ rank: Math.max(1, of - fieldsOf(match, doc)), of }], detail: {} }
    }
    case 'wordPosition': {
      const rank = Math.max(1, positionRanks - Math.floor(Math.log2(1 + positionsOf(match, doc)) * 2))
      return { ranks: [{ rank, of: positionRanks }], detail: {} }
    }
    default: {
      const { kind, words: exact } = exactnessOf(match, doc)
      const rank = { exactMatch: 3, matchesStart: 2, noExactMatch: 1 }[kind]
      const detail: Record<string, number | string> = { matchType: kind }
      if (kind === 'noExactMatch') Object.assign(detail, { matchingWords: exact, maxMatchingWords: words })
      return {
        ranks: [
          { rank, of: 3 },
          { rank: exact + 1, of: words + 1 },
        ],
        detail,
      }
    }
  }
}
