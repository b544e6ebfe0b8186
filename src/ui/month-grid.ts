import type { Locale } from '../domain/text/locale.ts'
import { addDays, type Day, weekdayOf } from '../domain/time/day.ts'

/** `YYYY-MM` */
export type Month = string

/** 0 is Sunday. The week begins with the first day after the weekend: Saturday in Iraq. */
export const firstWeekday = (locale: Locale): number => (locale === 'en' ? 0 : 6)

export const monthOf = (day: Day): Month => day.slice(0, 7)

export function shiftMonth(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

export const lastDayOf = (month: Month): Day => addDays(`${shiftMonth(month, 1)}-01`, -1)

/** The weeks of a month, seven places each; places outside the month are null. */
export function monthWeeks(month: Month, weekStart: number): (Day | null)[][] {
  const days = Number(lastDayOf(month).slice(8))
  const lead = (weekdayOf(`${month}-01`) - weekStart + 7) % 7
  const weeks = Math.ceil((lead + days) / 7)
  const at = (index: number) => {
    const number = index - lead + 1
    return number < 1 || number > days ? null : `${month}-${String(number).padStart(2, '0')}`
  }
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_, day) => at(week * 7 + day)))
}

function addMonthsToDay(day: Day, count: number): Day {
  const month = shiftMonth(monthOf(day), count)
  const wanted = `${month}-${day.slice(8)}`
  const last = lastDayOf(month)
  return wanted > last ? last : wanted
}

/** The day that a key leads to, or null for a key that is not the calendar's. */
export function dayByKey(
  day: Day,
  key: string,
  { isRtl, weekStart }: { isRtl: boolean; weekStart: number },
): Day | null {
  const place = (weekdayOf(day) - weekStart + 7) % 7
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, isRtl ? 1 : -1)
    case 'ArrowRight':
      return addDays(day, isRtl ? -1 : 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -place)
    case 'End':
      return addDays(day, 6 - place)
    case 'PageUp':
      return addMonthsToDay(day, -1)
    case 'PageDown':
      return addMonthsToDay(day, 1)
    default:
      return null
  }
}

export function clampDay(day: Day, min?: Day, max?: Day): Day {
  if (min && day < min) return min
  return max && day > max ? max : day
}
