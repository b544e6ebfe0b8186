import { useLocale } from '../../../../client/text.tsx'
import { toImsak } from '../../../../domain/prayer/next-prayer.ts'
import { type PrayerTime, prayerTimes } from '../../../../domain/prayer/prayer-methods.ts'
import { weekdayOf } from '../../../../domain/time/day.ts'
import type { HijriDate } from '../../../../domain/time/hijri.ts'
import { weekdayNames } from '../../../../i18n/calendar-names.ts'
import { classes } from '../../../../ui/classes.ts'
import type { DayClocks } from './prayer-days.ts'

type MonthRowProps = {
  day: DayClocks & { hijri: HijriDate | null }
  hasImsak: boolean
  isToday: boolean
}

const cell = 'px-0.5 py-2 max-[22rem]:px-px sm:px-2 print:py-0.5'

/** A phone, and paper as narrow, has room for the prayers; midnight stands in the list of the day. */
export const columnLook = (time: PrayerTime): string => (time === 'midnight' ? 'max-sm:hidden' : '')

export function MonthRow({ day, hasImsak, isToday }: MonthRowProps) {
  const locale = useLocale()
  const { date, hijri } = day
  const isFriday = weekdayOf(date) === 5
  const weekdays = weekdayNames[locale]
  return (
    <tr
      aria-current={isToday ? 'date' : undefined}
      className={classes(
        'border-t border-line',
        isToday ? 'bg-brand-soft font-bold text-brand-deep' : isFriday && 'bg-sunken',
      )}
    >
      <th scope="row" className={`${cell} font-semibold`}>
        {Number(date.slice(8))}{' '}
        <span className="font-normal max-sm:text-[0.625rem]">
          {weekdays[locale === 'en' ? 'short' : 'long'][weekdayOf(date)]}
        </span>
      </th>
      <td className={classes(cell, hijri?.day === 1 && 'font-bold')}>{hijri?.day}</td>
      {hasImsak && <td className={cell}>{hijri?.month === 9 ? toImsak(day.fajr) : '–'}</td>}
      {prayerTimes.map((time) => (
        <td key={time} className={`${cell} ${columnLook(time)}`}>
          {day[time]}
        </td>
      ))}
    </tr>
  )
}
