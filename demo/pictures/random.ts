export type Random = {
  between: (from: number, to: number) => number
  /** Both ends included. */
  whole: (from: number, to: number) => number
  chance: (probability: number) => boolean
  pick: <T>(items: readonly T[]) => T
  shuffle: <T>(items: readonly T[]) => T[]
  /** A stream of its own, so that a change in one part of a picture leaves the others as they were. */
  split: (name: string) => Random
}

function hash(text: string): number {
  let value = 2166136261
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  }
  value = Math.imul(value ^ (value >>> 16), 2246822507)
  value = Math.imul(value ^ (value >>> 13), 3266489909)
  return (value ^ (value >>> 16)) >>> 0
}

function mulberry(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

export function createRandom(seed: string): Random {
  const next = mulberry(hash(seed))
  const between = (from: number, to: number) => from + next() * (to - from)
  const whole = (from: number, to: number) => Math.floor(between(from, to + 1))
  return {
    between,
    whole,
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]) => items[whole(0, items.length - 1)] as T,
    shuffle: <T>(items: readonly T[]) =>
      items
        .map((item) => ({ item, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
    split: (name) => createRandom(`${seed}/${name}`),
  }
}
