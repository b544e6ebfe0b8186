import type { Coordinates } from '../map/coordinates.ts'
import { type Day, toDay, toInstant } from '../time/day.ts'
import { adjustDay, type PrayerMinutes } from './next-prayer.ts'
import { type Prayer, type PrayerMethod, prayers } from './prayer-methods.ts'
import { methodsAt, toPrayerDays } from './prayer-times.ts'

/** In minutes: the earliest reminder before a prayer. */
export const maxMinutesBefore = 60

/** In seconds: later than this a reminder is none. */
export const maxLateness = 5 * 60

/** The chosen prayers, the minutes before, and the adjustments of the person's mosque. Without a method the location's own is used. */
export type ReminderChoice = {
  prayers: readonly Prayer[]
  minutesBefore: number
  method: PrayerMethod | null
  minutes: PrayerMinutes
}

export type Reminder = { prayer: Prayer; date: Day; clock: string; remindAt: Date }

/** The first one after a moment; null where nothing is chosen. */
export function findNextReminder(at: Coordinates, choice: ReminderChoice, after: Date): Reminder | null {
  const methods = methodsAt(at)
  const method = methods.find((one) => one === choice.method) ?? methods[0]
  if (!method) return null
  // Tomorrow's first may have to be sent today, and today's last may be over.
  for (const day of toPrayerDays(at, method, toDay(after), 3)) {
    const adjusted = adjustDay(day, choice.minutes)
    for (const prayer of prayers) {
      if (!choice.prayers.includes(prayer)) continue
      const remindAt = new Date(toInstant(day.date, adjusted[prayer]).getTime() - choice.minutesBefore * 60_000)
      if (remindAt > after) return { prayer, date: day.date, clock: adjusted[prayer], remindAt }
    }
  }
  return null
}
