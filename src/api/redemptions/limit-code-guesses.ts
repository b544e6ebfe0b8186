import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import type { LimitName } from '../../domain/limits/limits.ts'
import type { Limits } from '../../http/limits.ts'

type Guess = { db: Db; limits: Limits; account: string; business: number }

/**
 * Counted before the code is looked for, or all that come at once would find the limits free; given back where it was no guess. A business
 * and all together have limits too, so that many members guess no more than one.
 */
export async function limitCodeGuesses<T>({ db, limits, account, business }: Guess, act: () => Promise<T>): Promise<T> {
  const counted: [LimitName, string][] = [
    ['shortCodes', account],
    ['shortCodesOfBusiness', String(business)],
    ['shortCodesGlobally', 'all'],
  ]
  const taken: [LimitName, string][] = []
  let isGuess = false
  try {
    for (const [name, subject] of counted) {
      await limits.require(db, name, subject, account)
      taken.push([name, subject])
    }
    return await act()
  } catch (error) {
    isGuess = error instanceof Problem && error.code === 'SHORT_CODE_UNKNOWN'
    throw error
  } finally {
    if (!isGuess) for (const [name, subject] of taken) await limits.giveBack(db, name, subject)
  }
}
