/** The matches of a query in a document, as the rules count them. */
export type Counted = { terms: number; matched: number; fields: number; maxTypos: number }

const share = (rank: number, of: number) => (rest: number) => (rank - 1 + rest) / of
/** Words can be further apart than counts, and cost more, written as one, than the errors that they may have: then all of it. */
const byCost = (cost: number, max: number) => share(max - Math.min(cost, max) + 1, max + 1)

/** The farthest that a word may stand away, and what it costs there. */
const costs = [
  [0, 0],
  [1, 1],
  [4, 2],
  [7, 3],
  [11, 4],
  [16, 5],
  [24, 6],
  [64, 7],
  [256, 8],
  [1024, 9],
  [Number.POSITIVE_INFINITY, 10],
] as const

/** Steps away from the places in the query are dealt to the words like cards. */
function costOfPositions(sum: number, words: number): number {
  const away = Array.from({ length: words }, () => 0)
  const inPlace = away.reduce((total, _, at) => total + at, 0)
  for (let step = 0; step < sum - inPlace; step++) (away[step % words] as number)++
  return away.reduce((total, distance) => total + (costs.find(([reach]) => distance <= reach)?.[1] ?? 0), 0)
}

function toShare(rule: string, key: number, { terms, matched, fields, maxTypos }: Counted) {
  if (rule === 'words') return share(matched, terms)
  if (rule === 'typo') return byCost(key, maxTypos)
  if (rule === 'proximity') return byCost(key, (matched - 1) * 3)
  if (rule === 'attributeRank') return byCost(key, matched * (fields - 1))
  if (rule === 'wordPosition') return byCost(costOfPositions(key, matched), matched * 10)
  const exact = terms - (key % 16)
  return (rest: number) => share(3 - Math.floor(key / 16), 3)(share(exact + 1, matched + 1)(rest))
}

/** Each rule divides what the rules before it leave: so the last one is the first to be reckoned. */
export const scoreNaively = (keys: readonly { rule: string; key: number }[], counted: Counted): number =>
  keys.reduceRight((rest, { rule, key }) => toShare(rule, key, counted)(rest), 1)
