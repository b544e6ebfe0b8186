import { type Day, toDay, toInstant } from '../time/day.ts'
import { type Prayer, type PrayerClocks, prayers } from './prayer-methods.ts'

type DayOfPrayers = { date: Day } & PrayerClocks

/** Minutes that a person adds to each prayer, to match their mosque. */
export type PrayerMinutes = Record<Prayer, number>

export const noMinutes: PrayerMinutes = { fajr: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 }

export const maxPrayerMinutes = 30

/** The stored form: one number a prayer, in the order of the day. */
export const toOffsets = (minutes: PrayerMinutes): number[] => prayers.map((prayer) => minutes[prayer])

export const fromOffsets = (offsets: readonly number[]): PrayerMinutes =>
  Object.assign({ ...noMinutes }, ...prayers.map((prayer, index) => ({ [prayer]: offsets[index] ?? 0 })))

/** How long before Fajr one stops eating, as the calendars of Ramadan print it. */
const imsakMinutes = 10

export function addMinutes(clock: string, minutes: number): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const sum = (((hour * 60 + minute + minutes) % 1440) + 1440) % 1440
  return `${String(Math.floor(sum / 60)).padStart(2, '0')}:${String(sum % 60).padStart(2, '0')}`
}

export const toImsak = (fajr: string): string => addMinutes(fajr, -imsakMinutes)

export function adjustDay<T extends DayOfPrayers>(day: T, minutes: PrayerMinutes): T {
  const adjusted = prayers.map((prayer) => [prayer, addMinutes(day[prayer], minutes[prayer])])
  return { ...day, ...Object.fromEntries(adjusted) }
}

export type NextPrayer = { prayer: Prayer; clock: string; at: Date }

/** The prayer that comes next, tonight's or tomorrow's; null beyond the known days. */
export function findNextPrayer(days: readonly DayOfPrayers[], now: Date): NextPrayer | null {
  const today = toDay(now)
  for (const day of days) {
    if (day.date < today) continue
    for (const prayer of prayers) {
      const at = toInstant(day.date, day[prayer])
      if (at > now) return { prayer, clock: day[prayer], at }
    }
  }
  return null
}
