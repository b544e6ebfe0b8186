import type { Rate } from '../../domain/limits/rate.ts'

type Entry = { count: number; at: number; closedUntil: number; charging: Promise<number> | null }

/** More callers than this at the same time are forgotten, the oldest first: their next calls are counted from nothing. */
const maxEntries = 20_000

/**
 * Counts in memory, and charges the shared limit for a tenth of its burst at a time. The local count fades at a tenth of the limit's pace, so
 * occasional callers are never charged; each process lets through a tenth more than the limit at most. A refused caller is refused here until
 * the wait has passed, without another statement.
 */
export function createApproximateCounter(now: () => number = Date.now) {
  const entries = new Map<string, Entry>()

  function find(key: string): Entry {
    const entry = entries.get(key) ?? { count: 0, at: now(), closedUntil: 0, charging: null }
    entries.set(key, entry)
    const [oldest] = entries.size > maxEntries ? entries.keys() : []
    if (oldest !== undefined) entries.delete(oldest)
    return entry
  }

  return async (key: string, { burst, every }: Rate, charge: (some: number) => Promise<number>): Promise<number> => {
    const entry = find(key)
    // In a sudden crowd no call slips through while the database is being asked.
    while (entry.charging) await entry.charging.catch(() => 0)
    const at = now()
    if (entry.closedUntil > at) return Math.ceil((entry.closedUntil - at) / 1000)
    entry.count = Math.max(0, entry.count - (at - entry.at) / 1000 / every / 10) + 1
    entry.at = at
    const some = Math.max(1, Math.floor(burst / 10))
    // The fading between two calls does not pay for another one.
    if (Math.round(entry.count) < some) return 0
    entry.charging = charge(some)
    try {
      const wait = await entry.charging
      // All refused calls but this one were let through before, and are still to be charged.
      entry.count = wait > 0 ? some - 1 : 0
      if (wait > 0) entry.closedUntil = now() + wait * 1000
      return wait
    } finally {
      entry.charging = null
    }
  }
}
