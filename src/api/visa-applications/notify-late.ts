import type { Db } from '../../db/database.ts'
import { lockLateApplication, setLateDecision } from '../../db/queries/visas/visa-applications.ts'
import { addVisaEvent } from '../../db/queries/visas/visa-events.ts'
import { toDay, toDayNumber } from '../../domain/time/day.ts'
import { workOneByOne } from '../orders/work-one-by-one.ts'
import { lockApplication } from './lock-application.ts'
import { notifyVisa } from './notify-visa.ts'

/** Says so where a promise was broken, once a promise; several processes may do this at once. */
export const notifyOfLate = (db: Db, now: Date): Promise<number> =>
  workOneByOne(db, {
    next: (tx, failed) => lockLateApplication(tx, toDay(now), failed),
    async work(tx, { id }) {
      const facts = (await lockApplication(tx, id))?.facts
      if (facts?.status !== 'pending' || facts.promisedOn === null || facts.promisedOn >= toDay(now)) return false
      await setLateDecision(tx, id)
      await addVisaEvent(tx, { application: id, event: 'late', actor: 'clock', now })
      await notifyVisa(tx, facts, { event: 'visa-late', subject: toDayNumber(facts.promisedOn) }, now)
      return true
    },
  })
