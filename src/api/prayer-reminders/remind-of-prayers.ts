import type { Db, Tx } from '../../db/database.ts'
import {
  type DueReminder,
  deleteReminders,
  insertUnlistedPush,
  lockDueReminders,
  setNextReminder,
} from '../../db/queries/catalogue/prayer-reminders.ts'
import { addMinutes, fromOffsets } from '../../domain/prayer/next-prayer.ts'
import { findNextReminder, maxLateness } from '../../domain/prayer/prayer-reminder.ts'
import { toClock } from '../../domain/time/day.ts'
import { later } from '../../domain/time/later.ts'
import { prayerRemindersText } from '../../i18n/messages/prayer-reminders.ts'
import { toNotificationTitle } from '../../i18n/notification-text.ts'
import { prayerNames } from '../../i18n/prayer-names.ts'

/** So many are taken at once: another process takes the next ones. */
const batch = 100

/** Sends every reminder whose moment has come, each once, by whichever process comes first. Answers how many are on their way. */
export async function remindOfPrayers(db: Db, now: Date): Promise<number> {
  for (let sent = 0; ; ) {
    const due = await db.transaction().execute((tx) => remindSome(tx, now))
    sent += due.filter((isSent) => isSent).length
    if (due.length < batch) return sent
  }
}

async function remindSome(tx: Tx, now: Date): Promise<boolean[]> {
  const sent: boolean[] = []
  for (const due of await lockDueReminders(tx, now, batch)) {
    // Reminders that a stopped process missed are too late to be useful.
    sent.push(later(due.dueAt, maxLateness) > now && (await send(tx, due, now)))
    const choice = { ...due, minutes: fromOffsets(due.offsets) }
    const next = findNextReminder(due.coordinates, choice, now)
    if (next) await setNextReminder(tx, due.customer, next)
    else await deleteReminders(tx, due.customer)
  }
  return sent
}

function send(tx: Tx, due: DueReminder, now: Date): Promise<boolean> {
  const { customer, language, city, location, prayer, date, dueAt, minutesBefore } = due
  const clock = addMinutes(toClock(dueAt), minutesBefore)
  return insertUnlistedPush(tx, {
    customer,
    event: 'prayer',
    key: `${date} ${prayer}`,
    entity: 'prayer',
    entityId: location,
    language,
    title: toNotificationTitle(language, 'prayer', 'prayer'),
    body: prayerRemindersText[language].push(`${prayerNames[language][prayer]} ${clock}`, city),
    now,
    expiresAt: later(dueAt, maxLateness),
  })
}
