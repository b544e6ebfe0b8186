import type { Db } from '../../db/database.ts'
import { lockAnyReservation, lockUnanswered } from '../../db/queries/stays/reservations.ts'
import { workOneByOne } from '../orders/work-one-by-one.ts'
import { reject } from './decide.ts'

/**
 * Gives everything back where a property has not said a word to what was paid: nobody pays in vain. One transaction each, as with holds
 * that run out; several processes may do this at once.
 */
export const rejectUnanswered = (db: Db, now: Date): Promise<number> =>
  workOneByOne(db, {
    next: (tx, failed) => lockUnanswered(tx, now, failed),
    async work(tx, { id }) {
      const facts = await lockAnyReservation(tx, id)
      if (facts?.status !== 'pending') return false
      await reject(tx, id, now)
      return true
    },
  })
