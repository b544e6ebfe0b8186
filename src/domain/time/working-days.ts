import { addDays, type Day, daysBetween, weekdayOf } from './day.ts'
import { toHijri } from './hijri.ts'

/** Offices in Baghdad are closed on both. */
const weekend: ReadonlySet<number> = new Set([5, 6])

/** Month and day; https://en.wikipedia.org/wiki/Public_holidays_in_Iraq. */
const fixedHolidays: ReadonlySet<string> = new Set([
  '01-01',
  '01-06',
  '03-21',
  '05-01',
  '07-14',
  '10-03',
  '12-10',
  '12-25',
])

/** Month and day of the moon: the new year, Ashura, the Prophet's birthday, both feasts and Ghadir. */
const moonHolidays: ReadonlySet<string> = new Set([
  '1-1',
  '1-10',
  '3-12',
  '10-1',
  '10-2',
  '10-3',
  '12-10',
  '12-11',
  '12-12',
  '12-13',
  '12-18',
])

/** Single days that the cabinet has decided: they win over the calendar. The moon is seen a day later, a holiday is given. */
export type HolidayChanges = ReadonlyMap<Day, 'off' | 'open'>

export const noHolidayChanges: HolidayChanges = new Map()

function isHoliday(day: Day): boolean {
  const hijri = toHijri(day)
  return fixedHolidays.has(day.slice(5)) || (hijri !== null && moonHolidays.has(`${hijri.month}-${hijri.day}`))
}

export function isWorkingDay(day: Day, changes: HolidayChanges): boolean {
  const said = changes.get(day)
  if (said) return said === 'open'
  return !weekend.has(weekdayOf(day)) && !isHoliday(day)
}

/** A bound for settings in which every day is off: an answer is still needed. */
const maxSearch = 1_500

/** So many of them after a day, which does not count itself: what comes in on a Thursday evening is first seen on Sunday. */
export function addWorkingDays(day: Day, count: number, changes: HolidayChanges): Day {
  let [at, left] = [day, count]
  for (let step = 0; left > 0 && step < maxSearch; step++) {
    at = addDays(at, 1)
    if (isWorkingDay(at, changes)) left--
  }
  return at
}

/** Those after `from`, up to and with `to`; 0 where that is no later day. */
export function countWorkingDays(from: Day, to: Day, changes: HolidayChanges): number {
  const days = Math.min(Math.max(0, daysBetween(from, to)), maxSearch)
  return Array.from({ length: days }, (_, index) => addDays(from, index + 1)).filter((day) =>
    isWorkingDay(day, changes),
  ).length
}
