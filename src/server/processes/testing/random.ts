export type Random = {
  /** From 0 to less than 1. */
  next(): number
  below(limit: number): number
  pick<T>(of: readonly T[]): T
}

/** mulberry32: the same numbers for the same seed. */
export function createRandom(seed: number): Random {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return { next, below, pick: (of) => of[below(of.length)] as (typeof of)[number] }
}
