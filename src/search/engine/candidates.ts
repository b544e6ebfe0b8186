import { takeWords } from './arena.ts'
import { Bitset } from './bitset.ts'
import type { Marks } from './marks.ts'
import type { Query } from './query.ts'

/** The documents that match, and which of the query's terms count as matched in each: term n is bit n. Whole: all of them in all. */
export type Candidates = { docs: Bitset; masks: Uint32Array; isWhole: boolean }

/** `any`: whichever terms a document has. Otherwise terms are dropped from the end of `order`, so a document needs those before. */
export type Dropping = Query['matchingStrategy'] | 'any'

export function findCandidates(marks: Marks, order: readonly number[], dropping: Dropping): Candidates {
  const { size } = marks.segment
  const masks = takeWords(size)
  const having = order.map((term) => marks.matched[term] as Bitset)
  if (dropping === 'all' || order.length === 1) {
    masks.fill((1 << order.length) - 1)
    return { docs: having.reduce((all, docs) => all.and(docs), Bitset.full(size)), masks, isWhole: true }
  }
  const docs = new Bitset(size)
  masks.fill(0)
  let left = Bitset.full(size)
  having.forEach((matched, at) => {
    left = dropping === 'any' ? matched : left.and(matched)
    const bit = 1 << (order[at] as number)
    left.forEach((doc) => {
      ;(masks[doc] as number) |= bit
    })
    docs.or(left)
  })
  return { docs, masks, isWhole: false }
}

/** The documents that have all terms as they were typed. */
export const findExact = ({ exact, segment }: Marks): Bitset =>
  exact.reduce((all, docs) => all.and(docs), Bitset.full(segment.size))

/** The terms of a mask, in the order of the query. */
export const termsOf = (mask: number, count: number): number[] =>
  Array.from({ length: count }, (_, term) => term).filter((term) => mask & (1 << term))
