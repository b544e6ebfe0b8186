import type { Db } from '../../db/database.ts'
import { type DueOrder, lockNextToReview } from '../../db/queries/orders/reminders.ts'
import { addDays, toClock, toDay, toInstant } from '../../domain/time/day.ts'
import { workOneByOne } from '../orders/work-one-by-one.ts'
import { notifyOfReview } from './notify-of-review.ts'

/** Hours of the day after, on Baghdad's clocks: guests are not asked at night. */
const hours = { from: '10:00', to: '20:00', end: '22:00' } as const

/** Asks guests who left yesterday for a review, each once across all processes. Returns their number. */
export async function askForReviews(db: Db, now: Date): Promise<number> {
  const [today, clock] = [toDay(now), toClock(now)]
  if (clock < hours.from || clock >= hours.to) return 0
  const yesterday = addDays(today, -1)
  const ended = { day: yesterday, from: toInstant(yesterday, '00:00'), to: toInstant(today, '00:00') }
  const expiresAt = toInstant(today, hours.end)
  let after = 0
  return workOneByOne<DueOrder>(db, {
    async next(tx) {
      const due = await lockNextToReview(tx, { ...ended, after })
      after = due?.id ?? after
      return due
    },
    async work(tx, { order }) {
      await notifyOfReview(tx, order, 'review-asked', { now, expiresAt })
      return true
    },
  })
}
