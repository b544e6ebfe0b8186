import type { prayerReminderCalls } from '../../contract/prayer-reminders.ts'
import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { findLocation } from '../../db/queries/catalogue/locations.ts'
import {
  deleteReminders,
  findReminders,
  type StoredReminder,
  saveReminders,
} from '../../db/queries/catalogue/prayer-reminders.ts'
import { fromOffsets, noMinutes, toOffsets } from '../../domain/prayer/next-prayer.ts'
import { findNextReminder } from '../../domain/prayer/prayer-reminder.ts'
import { methodsAt } from '../../domain/prayer/prayer-times.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Handlers } from '../handler.ts'

export const prayerReminderHandlers: Handlers<keyof typeof prayerReminderCalls> = {
  'GET /customer/prayer-reminders': ({ db, caller, now }) => read(db, caller.customer, now),
  'PUT /customer/prayer-reminders': async ({ db, caller, body, locale, now }) => {
    const { customer } = caller
    const place = await findLocation(db, locale, body.location)
    if (!place) throw invalid('location')
    const method = body.method ?? null
    if (method && !methodsAt(place.coordinates).includes(method)) throw invalid('method')
    const minutes = body.minutes ?? noMinutes
    const next = findNextReminder(place.coordinates, { ...body, method, minutes }, now)
    if (next) {
      const chosen = { ...body, method, offsets: toOffsets(minutes) } satisfies StoredReminder
      await db.transaction().execute((tx) => saveReminders(tx, { customer, chosen, next, now }))
    } else await deleteReminders(db, customer)
    const message = successMessages[locale][next ? 'REMINDERS_SAVED' : 'REMINDERS_OFF']
    return { ...(await read(db, customer, now)), message }
  },
}

const invalid = (field: string) => new Problem('INVALID_INPUT', { fields: { [field]: { error: 'invalid' } } })

async function read(db: Db, customer: number, now: Date) {
  const found = await findReminders(db, customer, now)
  const { chosen = null, hasDevice = false, isAllowed = false } = found ?? {}
  return { chosen: chosen && toChosen(chosen), hasDevice, isAllowed }
}

const toChosen = ({ offsets, ...chosen }: StoredReminder) => ({ ...chosen, minutes: fromOffsets(offsets) })
