import type { Db, Tx } from '../../db/database.ts'
import { type DueOrder, lockNextArrival } from '../../db/queries/orders/reminders.ts'
import { addDays, toClock, toDay, toInstant } from '../../domain/time/day.ts'
import { workOneByOne } from '../orders/work-one-by-one.ts'
import { notifyGuest } from './notify-guest.ts'

/** Hours of the day before, in Baghdad: when reminders begin, the latest hour for a late one, and when a reminder is useless. */
const arrival = { from: '10:00', to: '20:00', end: '22:00' } as const

/** Reminds whom it is time for, each once, by whichever process comes first. Answers how many there were. */
export async function remindOfArrivals(db: Db, now: Date): Promise<number> {
  const [today, clock] = [toDay(now), toClock(now)]
  if (clock < arrival.from || clock >= arrival.to) return 0
  const arrivals = { checkIn: addDays(today, 1), remindAt: toInstant(today, arrival.from) }
  let after = 0
  return workOneByOne(db, {
    async next(tx) {
      const due = await lockNextArrival(tx, { ...arrivals, after })
      after = due?.id ?? after
      return due
    },
    work: (tx, due) => remind(tx, due, now),
  })
}

async function remind(tx: Tx, { order }: DueOrder, now: Date): Promise<boolean> {
  await notifyGuest(tx, order, { event: 'reminder' }, { now, expiresAt: toInstant(toDay(now), arrival.end) })
  return true
}
