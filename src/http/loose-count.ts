import type { Rate } from '../domain/limits.ts'

type Entry = { count: number; at: number; closedUntil: number }

/** More callers than this at the same time are forgotten, the oldest first: their next calls are counted from nothing. */
const mostEntries = 20_000

/**
 * Counts in memory, and charges the shared limit for a tenth of its burst at a time. What was counted here fades at a tenth of the
 * limit's pace, so that who comes now and then is never charged; so each process lets through a tenth more than the limit at most. Whoever was
 * refused is refused here until the wait is over, without another statement.
 */
export function createLooseCount(now: () => number = Date.now) {
  const entries = new Map<string, Entry>()
  return async (key: string, { burst, every }: Rate, charge: (some: number) => Promise<number>): Promise<number> => {
    const at = now()
    const entry = entries.get(key) ?? { count: 0, at, closedUntil: 0 }
    if (entry.closedUntil > at) return Math.ceil((entry.closedUntil - at) / 1000)
    const faded = (at - entry.at) / 1000 / every / 10
    entry.count = Math.max(0, entry.count - faded) + 1
    entry.at = at
    entries.set(key, entry)
    const [oldest] = entries.size > mostEntries ? entries.keys() : []
    if (oldest !== undefined) entries.delete(oldest)
    const some = Math.max(1, Math.floor(burst / 10))
    if (entry.count < some) return 0
    // Before the charge is answered: whoever comes meanwhile belongs to the next.
    entry.count = 0
    const wait = await charge(some)
    if (wait === 0) return 0
    entry.closedUntil = now() + wait * 1000
    // All but this one were let through, and are still to be paid for.
    entry.count += some - 1
    return wait
  }
}
