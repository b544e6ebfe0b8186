import { useLocale } from '../../../../client/text.tsx'
import { adjustDay, type PrayerMinutes } from '../../../../domain/prayer/next-prayer.ts'
import { prayerTimes } from '../../../../domain/prayer/prayer-methods.ts'
import type { Day } from '../../../../domain/time/day.ts'
import { toHijri } from '../../../../domain/time/hijri.ts'
import { formatHijriSpan } from '../../../../i18n/hijri.ts'
import { prayerText } from '../../../../i18n/messages/prayer.ts'
import { prayerNames } from '../../../../i18n/prayer-names.ts'
import { monthTitle } from '../../../../ui/calendar-text.ts'
import type { PrayerData } from './load-prayer.ts'
import { columnLook, MonthRow } from './month-row.tsx'
import { MonthTools } from './month-tools.tsx'
import type { PrayerDays } from './prayer-days.ts'

type MonthTableProps = {
  shown: PrayerDays
  minutes: PrayerMinutes
  month: PrayerData['month']
  offset: number
  today: Day | null
}

/** The whole month, as it hangs on a wall. On paper it stands alone. */
export function MonthTable({ shown, minutes, month, offset, today }: MonthTableProps) {
  const locale = useLocale()
  const t = prayerText[locale]
  const names = prayerNames[locale]
  const days = shown.days.map((day) => ({ ...adjustDay(day, minutes), hijri: toHijri(day.date, offset) }))
  const [first, last] = [days[0]?.hijri, days.at(-1)?.hijri]
  const hasRamadan = days.some(({ hijri }) => hijri?.month === 9)
  const title = t.inMonth(monthTitle(month.value, locale))
  return (
    <section aria-labelledby="prayer-month">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="prayer-month" className="text-2xl">
            {title}
          </h2>
          <p className="text-ink-soft">{first && last && formatHijriSpan(locale, first, last)}</p>
          <p className="hidden print:block">
            {t.titleIn(shown.location.title)} · {shown.method.name}
          </p>
        </div>
        <MonthTools month={month} shown={shown} />
      </div>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        <table
          aria-labelledby="prayer-month"
          className="w-full text-center text-xs tabular-nums max-[22rem]:text-[0.6875rem] sm:text-sm sm:print:text-xs"
        >
          <thead>
            <tr className="bg-sunken text-[0.625rem] sm:text-sm">
              <Column>{t.day}</Column>
              <Column>{t.hijri}</Column>
              {hasRamadan && <Column>{t.imsak}</Column>}
              {prayerTimes.map((time) => (
                <Column key={time} className={columnLook(time)}>
                  {names[time]}
                </Column>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <MonthRow key={day.date} day={day} hasImsak={hasRamadan} isToday={day.date === today} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** On a narrow phone the words stand upright; padding turns with them. */
const Column = ({ className = '', children }: { className?: string; children: string }) => (
  <th
    scope="col"
    className={`px-0.5 py-2.5 font-semibold max-[23.5rem]:px-2 max-[23.5rem]:py-px max-[23.5rem]:[writing-mode:vertical-rl] sm:px-2 ${className}`}
  >
    {children}
  </th>
)
