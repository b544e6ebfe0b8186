import { toHolySpanText } from '../../../client/calendar/holy-span-text.ts'
import { findHolySpans } from '../../../client/calendar/holy-spans.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { addDays, type Day, weekdayOf } from '../../../domain/time/day.ts'
import { maxHijriOffset, toHijri } from '../../../domain/time/hijri.ts'
import { weekdayNames } from '../../../i18n/calendar-names.ts'
import { formatHijri, formatHijriSpan } from '../../../i18n/hijri.ts'
import { holyDaysText } from '../../../i18n/messages/holy-days.ts'
import { monthTitle } from '../../../ui/calendar-text.ts'
import { firstWeekday, lastDayOf, type Month, monthOf } from '../../../ui/month-grid.ts'

/** The months in which something can be had, in the words of one locale: the page knows no names of its own. */
export type CalendarData = ReturnType<typeof toCalendarData>
export type CalendarMonth = CalendarData['months'][number]

const offsets = Array.from({ length: 2 * maxHijriOffset + 1 }, (_, index) => index - maxHijriOffset)

/** Months of the days, in order. Months without any are left out. */
export function toCalendarData(locale: Locale, days: readonly Day[]) {
  const names = weekdayNames[locale][locale === 'en' ? 'short' : 'narrow']
  return {
    weekdays: Array.from({ length: 7 }, (_, index) => names[(index + firstWeekday(locale)) % 7] ?? ''),
    months: [...new Set(days.map(monthOf))].map((month) => toMonth(locale, month)),
  }
}

const toMonth = (locale: Locale, month: Month) => ({
  month,
  title: monthTitle(month, locale),
  /** Its months of the moon, for each calendar that a device may have: the first is furthest behind. */
  moon: offsets.map((offset) => toMoonText(locale, month, offset)),
  /** Places of the first week that belong to the month before. */
  lead: (weekdayOf(`${month}-01`) - firstWeekday(locale) + 7) % 7,
  length: Number(lastDayOf(month).slice(8)),
  /** Computed days of busy travel: a device whose calendar differs by a day shows the same days. */
  holy: findHolySpans(`${month}-01`, lastDayOf(month), 0).map((span) => ({
    name: holyDaysText[locale].names[span.name],
    days: toHolySpanText(locale, span),
  })),
})

function toMoonText(locale: Locale, month: Month, offset: number): string {
  const [first, last] = [toHijri(`${month}-01`, offset), toHijri(lastDayOf(month), offset)]
  return first && last ? formatHijriSpan(locale, first, last) : ''
}

/** The computed dates of the moon: a device whose calendar is a day ahead reads that of the next day. */
export function toMoonDays(locale: Locale, days: readonly Day[]): Record<Day, string> {
  const near = new Set(days.flatMap((day) => offsets.map((offset) => addDays(day, offset))))
  return Object.fromEntries(
    [...near].flatMap((day) => {
      const hijri = toHijri(day)
      return hijri ? [[day, formatHijri(locale, hijri)]] : []
    }),
  )
}
