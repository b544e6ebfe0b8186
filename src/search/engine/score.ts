import type { Bitset } from './bitset.ts'
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

const rankAmong = (values: readonly number[], value: number): Rank => ({
  rank: Math.max(1, values.length - values.filter((other) => other < value).length),
  of: Math.max(1, values.length),
})

/** How well a document answers the query, from 0 to 1, rule by rule, the first rule weighing most. */
export function scoreOf(
  match: Match | null,
  rules: readonly Rule[],
  doc: number,
  scale: Scale,
): { score: number; details: ScoreDetails } {
  const details: ScoreDetails = {}
  const all: Rank[] = []
  rules.forEach((rule, order) => {
    const { name } = rule
    if (!match || name.includes(':')) {
      details[name] = { order, value: rule.valueOf(doc) }
      return
    }
    const { ranks, detail } = rankOf(name, match, doc, scale)
    all.push(...ranks)
    details[name] = { order, ...detail, score: join(ranks) }
  })
  return { score: join(all), details }
}

/** A rank divides what the rank before it leaves. */
function join(ranks: readonly Rank[]): number {
  const { rank, of } = ranks.reduce((one, two) => ({ rank: (one.rank - 1) * two.of + two.rank, of: one.of * two.of }), {
    rank: 1,
    of: 1,
  })
  return rank / of
}

function rankOf(
  name: string,
  match: Match,
  doc: number,
  { mostTypos, fields, positions }: Scale,
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
    case 'attributeRank':
      return { ranks: [rankAmong(fields, fieldsOf(match, doc))], detail: {} }
    case 'wordPosition':
      return { ranks: [rankAmong(positions, positionsOf(match, doc))], detail: {} }
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
