import type { Db } from '../../db/database.ts'
import { lockAnyReservation, lockUnanswered } from '../../db/queries/stays/reservations.ts'
import { workOneByOne } from '../orders/work-one-by-one.ts'
import { rejectReservation } from './decide.ts'

/**
 * Refunds reservations that their property did not answer in time. One transaction each, as with holds that run out; several processes may run
 * it at once.
 */
export const rejectUnanswered = (db: Db, now: Date): Promise<number> =>
  workOneByOne(db, {
    next: (tx, failed) => lockUnanswered(tx, now, failed),
    async work(tx, { id }) {
      const facts = await lockAnyReservation(tx, id)
      if (facts?.status !== 'pending') return false
      await rejectReservation(tx, id, now)
      return true
    },
  })
