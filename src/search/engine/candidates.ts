import { takeWords } from './arena.ts'
import { Bitset } from './bitset.ts'
import { type Marks, unmatched } from './marks.ts'
import type { Query } from './query.ts'

/** The documents that match, and which of the query's terms count as matched in each: term n is bit n. */
export type Candidates = { docs: Bitset; masks: Uint32Array }

/** `any`: whichever terms a document has. Otherwise terms are dropped from the end of `order`, so a document needs those before. */
export type Dropping = Query['matchingStrategy'] | 'any'

export function findCandidates(
  marks: Marks,
  allowed: Bitset,
  order: readonly number[],
  dropping: Dropping,
): Candidates {
  const { size } = marks.segment
  const docs = new Bitset(size)
  const masks = takeWords(size)
  const costs = order.map((term) => marks.costs[term] as Uint8Array)
  const all = (1 << order.length) - 1
  const [initial] = costs
  const single = costs.length === 1
  const own = 1 << (order[0] as number)
  for (let word = 0; word < allowed.words.length; word++) {
    let bits = allowed.words[word] as number
    let kept = 0
    while (bits !== 0) {
      const bit = bits & -bits
      bits ^= bit
      const doc = word * 32 + 31 - Math.clz32(bit)
      let mask = 0
      if (single) {
        if ((initial as Uint8Array)[doc] === unmatched) continue
        mask = own
      } else if (dropping === 'any') {
        for (let at = 0; at < costs.length; at++)
          if ((costs[at] as Uint8Array)[doc] !== unmatched) mask |= 1 << (order[at] as number)
      } else if ((initial as Uint8Array)[doc] !== unmatched) {
        for (let at = 0; at < costs.length && (costs[at] as Uint8Array)[doc] !== unmatched; at++)
          mask |= 1 << (order[at] as number)
      }
      if (mask === 0 || (dropping === 'all' && mask !== all)) continue
      masks[doc] = mask
      kept |= bit
    }
    docs.words[word] = kept
  }
  return { docs, masks }
}

/** The terms of a mask, in the order of the query. */
export const termsOf = (mask: number, count: number): number[] =>
  Array.from({ length: count }, (_, term) => term).filter((term) => mask & (1 << term))
