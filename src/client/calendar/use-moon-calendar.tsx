import type { Locale } from '../../domain/text/locale.ts'
import { toHijri } from '../../domain/time/hijri.ts'
import { findHolyDays } from '../../domain/time/holy-days.ts'
import { formatHijri, formatHijriSpan } from '../../i18n/hijri.ts'
import { holyDaysText } from '../../i18n/messages/holy-days.ts'
import type { CalendarOptions } from '../../ui/calendar-options.ts'
import { lastDayOf } from '../../ui/month-grid.ts'
import { hijriOffset } from './hijri-offset.ts'
import { HolyDayList } from './holy-day-list.tsx'
import { findHolySpans } from './holy-spans.ts'

/** The Hijri calendar beside the Gregorian one, by the offset of this device, and the busiest days of travel. */
export function useMoonCalendar(locale: Locale): Pick<CalendarOptions, 'second' | 'markOf' | 'noteOf'> {
  const offset = hijriOffset.useValue()
  return {
    second: {
      monthText: (month) => {
        const [first, last] = [toHijri(`${month}-01`, offset), toHijri(lastDayOf(month), offset)]
        return first && last ? formatHijriSpan(locale, first, last) : ''
      },
      dayOf: (day) => {
        const hijri = toHijri(day, offset)
        return hijri && { number: hijri.day, text: formatHijri(locale, hijri) }
      },
    },
    markOf: (day) =>
      findHolyDays(day, offset)
        .map((name) => holyDaysText[locale].names[name])
        .join(', '),
    noteOf: (months) => (
      <HolyDayList
        locale={locale}
        spans={months.flatMap((month) => findHolySpans(`${month}-01`, lastDayOf(month), offset))}
      />
    ),
  }
}
