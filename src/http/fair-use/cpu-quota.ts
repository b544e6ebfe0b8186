type Credit = { left: number; at: number }

export type CpuQuotaOptions = {
  /** Milliseconds of the event loop that a caller may use at once. */
  max: number
  /** The part of the time that is theirs beyond it. */
  part: number
  now?: () => number
}

export type CpuQuota = {
  /** Milliseconds until there is some left. */
  waitOf(owner: string): number
  charge(owner: string, used: number): void
}

/** While one task waits for the database the loop works for others: no single one is charged for all of that. */
const dearest = 250
const maxOwners = 20_000

/** How much of the event loop each caller may use: what they ask for may be dear, but not what others need. */
export function createCpuQuota({ max, part, now = () => performance.now() }: CpuQuotaOptions): CpuQuota {
  const credits = new Map<string, Credit>()
  const leftOf = (owner: string, at: number): number => {
    const credit = credits.get(owner)
    return credit ? Math.min(max, credit.left + (at - credit.at) * part) : max
  }
  return {
    waitOf: (owner) => Math.max(0, -leftOf(owner, now()) / part),
    charge(owner, used) {
      const at = now()
      const left = Math.max(-2 * dearest, leftOf(owner, at) - Math.min(used, dearest))
      // At the end of the line again: the first to be forgotten is who has not come for the longest time.
      credits.delete(owner)
      credits.set(owner, { left, at })
      const [oldest] = credits.size > maxOwners ? credits.keys() : []
      if (oldest !== undefined) credits.delete(oldest)
    },
  }
}
