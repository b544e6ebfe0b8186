import type { Locale } from '../domain/text/locale.ts'
import { type Day, weekdayOf } from '../domain/time/day.ts'
import { monthNames, weekdayNames } from '../i18n/calendar-names.ts'
import type { Month } from './month-grid.ts'

export const monthTitle = (month: Month, locale: Locale) =>
  [monthNames[locale][Number(month.slice(5, 7)) - 1], month.slice(0, 4)].join(locale === 'ku' ? 'ی ' : ' ')

type Parts = { weekday: string; day: number; month: string; year: string }

/** Kurdish joins month and year with an ezafe. */
const joined: Record<Locale, (parts: Parts) => string> = {
  en: ({ weekday, day, month, year }) => `${weekday}, ${day} ${month} ${year}`,
  ar: ({ weekday, day, month, year }) => `${weekday}، ${day} ${month} ${year}`,
  ku: ({ weekday, day, month, year }) => `${weekday}، ${day}ی ${month}${year && `ی ${year}`}`,
}

type DayTextOptions = { weekday?: 'long' | 'short'; hasYear?: boolean }

/** "Sunday, 15 November 2026" */
export function dayText(day: Day, locale: Locale, { weekday = 'long', hasYear = true }: DayTextOptions = {}): string {
  return joined[locale]({
    weekday: weekdayNames[locale][weekday][weekdayOf(day)] ?? '',
    day: Number(day.slice(8)),
    month: monthNames[locale][Number(day.slice(5, 7)) - 1] ?? '',
    year: hasYear ? day.slice(0, 4) : '',
  }).trim()
}

/**
 * "Sun, 22 November – Wed, 25 November"; the years only where they differ from this one.
 * Only English has short names of weekdays that one reads beside a date: in Kurdish they are the numbers one to five.
 */
export function rangeText({ start, end }: { start: Day; end: Day }, locale: Locale, today: Day): string {
  const hasYear = [start, end].some((day) => day.slice(0, 4) !== today.slice(0, 4))
  const text = (day: Day) => dayText(day, locale, { weekday: locale === 'en' ? 'short' : 'long', hasYear })
  return `${text(start)} – ${text(end)}`
}

/** "17 – 19 Dec", "30 Nov – 2 Dec": where a line has room for little. The year only where it is not this one. */
export function shortRangeText({ start, end }: { start: Day; end: Day }, locale: Locale, today: Day): string {
  const monthOf = (day: Day) => {
    const month = monthNames[locale][Number(day.slice(5, 7)) - 1] ?? ''
    return locale === 'en' ? month.slice(0, 3) : month
  }
  const join = locale === 'ku' ? 'ی ' : ' '
  const isOneMonth = start.slice(0, 7) === end.slice(0, 7)
  const from = [Number(start.slice(8)), ...(isOneMonth ? [] : [monthOf(start)])].join(join)
  const year = end.slice(0, 4) === today.slice(0, 4) ? [] : [end.slice(0, 4)]
  return `${from} – ${[Number(end.slice(8)), monthOf(end), ...year].join(join)}`
}
