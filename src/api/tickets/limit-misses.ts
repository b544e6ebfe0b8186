import type { Db } from '../../db/database.ts'
import type { LimitName } from '../../domain/limits/limits.ts'
import type { Limits } from '../../http/limits.ts'

type Guess = { db: Db; limits: Limits; account: string; counted: [LimitName, string][] }

/**
 * Counted before it is looked for, or all that come at once would find the limits free; given back where something was found, so that only
 * misses count.
 */
export async function limitMisses<T>(
  { db, limits, account, counted }: Guess,
  find: () => Promise<T | null>,
): Promise<T | null> {
  const taken: [LimitName, string][] = []
  let isMiss = false
  try {
    for (const [name, subject] of counted) {
      await limits.require(db, name, subject, account)
      taken.push([name, subject])
    }
    const found = await find()
    isMiss = found === null
    return found
  } finally {
    if (!isMiss) for (const [name, subject] of taken) await limits.giveBack(db, name, subject)
  }
}
