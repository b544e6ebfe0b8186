import type { Db, Tx } from '../../db/database.ts'
import { lockNextArrival, lockNextCash } from '../../db/queries/reminders.ts'
import { addDays, toClock, toDay, toInstant } from '../../domain/day.ts'
import type { Localized } from '../../domain/locale.ts'
import { notifyCustomer } from '../notifications/notify-customer.ts'

/** Of the day before, on Baghdad's clocks: from when on, until when a reminder that is late still is one, and when it is of no use any more. */
const arrival = { from: '10:00', to: '20:00', end: '22:00' } as const

/** Before the end of the hold. Who has less than the last of them cannot be reminded any more, only frightened. */
const cash = { from: 3, to: 1, known: 4 } as const

type Input = { cashAddress: Localized | null; now: Date }

/** Reminds whom it is time for, each once, by whichever process comes first. Answers how many there were. */
export async function sendReminders(db: Db, { cashAddress, now }: Input): Promise<number> {
  const arrivals = await eachOnce(db, (tx, after) => remindOfArrival(tx, after, now))
  const holds = await eachOnce(db, (tx, after) => remindOfCash(tx, after, { cashAddress, now }))
  return arrivals + holds
}

/** One a transaction, so that nobody's cancelling waits for the reminders of all others. */
async function eachOnce(db: Db, remind: (tx: Tx, after: number) => Promise<number | null>): Promise<number> {
  for (let count = 0, after = 0; ; count++) {
    const id = await db.transaction().execute((tx) => remind(tx, after))
    if (id === null) return count
    after = id
  }
}

async function remindOfArrival(tx: Tx, after: number, now: Date): Promise<number | null> {
  const [today, clock] = [toDay(now), toClock(now)]
  if (clock < arrival.from || clock >= arrival.to) return null
  const remindAt = toInstant(today, arrival.from)
  const id = await lockNextArrival(tx, { checkIn: addDays(today, 1), remindAt, after })
  if (id !== null)
    await notifyCustomer(tx, id, { event: 'reminder' }, { now, expiresAt: toInstant(today, arrival.end) })
  return id
}

async function remindOfCash(tx: Tx, after: number, { cashAddress, now }: Input): Promise<number | null> {
  const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  const due = await lockNextCash(tx, { from: inHours(cash.to), to: inHours(cash.from), hoursKnown: cash.known, after })
  if (!due) return null
  const { id, ...money } = due
  const news = { event: 'cash-reminder', cash: { ...money, place: cashAddress } } as const
  await notifyCustomer(tx, id, news, { now, expiresAt: due.until })
  return id
}
