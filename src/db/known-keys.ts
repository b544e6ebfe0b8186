/** The keys of the database, kept in memory. */
export type KnownKeys<Key> = {
  /** The keys of some minutes ago, or newer. */
  get(now: Date): Promise<Key[]>
  /** The keys of some seconds ago, or newer: for an unknown key, though not for each invented one. */
  getNewer(now: Date): Promise<Key[]>
  /** The keys of this moment. */
  read(now: Date): Promise<Key[]>
}

/** In seconds. */
const staleAfter = 5 * 60
const lookAgainAfter = 10

export function createKnownKeys<Key>(readKeys: (now: Date) => Promise<Key[]>): KnownKeys<Key> {
  let known: { keys: Key[]; readAt: Date } | null = null
  let reading: Promise<Key[]> | null = null

  const read = (now: Date): Promise<Key[]> => {
    reading ??= readKeys(now)
      .then((keys) => {
        known = { keys, readAt: now }
        return keys
      })
      .finally(() => {
        reading = null
      })
    return reading
  }

  const readUnlessFresh = async (now: Date, seconds: number): Promise<Key[]> => {
    const age = known ? Math.abs(now.getTime() - known.readAt.getTime()) : Number.POSITIVE_INFINITY
    return known && age < seconds * 1000 ? known.keys : read(now)
  }

  return {
    read,
    get: (now) => readUnlessFresh(now, staleAfter),
    getNewer: (now) => readUnlessFresh(now, lookAgainAfter),
  }
}
