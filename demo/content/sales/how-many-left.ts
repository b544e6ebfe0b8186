/** A number from 0 to 99 that is always the same for the same text. */
function toChance(text: string): number {
  let hash = 2_166_136_261
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
  return ((hash ^ (hash >>> 13)) >>> 0) % 100
}

type Options = { isBusy?: boolean; isFar?: boolean; isSoldOut?: boolean; min?: number }

/** Full days, and full or nearly full days, of a hundred. */
const shares = { far: [2, 10], usual: [8, 28], busy: [25, 55] } as const

/**
 * How many places of a day are still to be had. Nobody has bought of them, and what is taken must have a purchase behind it: a day that is
 * nearly full is one that few places are offered of, a full one has none.
 */
export function howManyLeft(places: number, name: string, { isBusy, isFar, isSoldOut, min = 1 }: Options = {}): number {
  if (isSoldOut) return 0
  const chance = toChance(name)
  const [full, nearlyFull] = shares[isFar ? 'far' : isBusy ? 'busy' : 'usual']
  if (chance < full) return 0
  if (chance < nearlyFull) return Math.min(places, Math.max(min, 1 + (chance % 5)))
  return places
}
