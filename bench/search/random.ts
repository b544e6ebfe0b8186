export type Random = {
  /** From 0 up to 1. */
  next(): number
  /** A whole number from 0 up to `count`. */
  below(count: number): number
  pick<T>(items: readonly T[]): T
  isLucky(chance: number): boolean
}

/** mulberry32: the same seed gives the same numbers everywhere. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number): number => Math.floor(next() * count)
  return {
    next,
    below,
    pick: <T>(items: readonly T[]): T => items[below(items.length)] as T,
    isLucky: (chance) => next() < chance,
  }
}
