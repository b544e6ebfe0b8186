import { useLocale } from '../../../../client/text.tsx'
import { toImsak } from '../../../../domain/prayer/next-prayer.ts'
import { prayerTimes } from '../../../../domain/prayer/prayer-methods.ts'
import type { HijriDate } from '../../../../domain/time/hijri.ts'
import { formatDay } from '../../../../i18n/format.ts'
import { formatHijri } from '../../../../i18n/hijri.ts'
import { prayerText } from '../../../../i18n/messages/prayer.ts'
import { prayerNames } from '../../../../i18n/prayer-names.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { useNextPrayer } from './next-prayer.tsx'
import type { DayClocks } from './prayer-days.ts'

type DayTimesProps = { day: DayClocks; days: readonly DayClocks[]; hijri: HijriDate | null; place: string }

export function DayTimes({ day, days, hijri, place }: DayTimesProps) {
  const locale = useLocale()
  const t = prayerText[locale]
  const next = useNextPrayer(days)
  const isRamadan = hijri?.month === 9
  const rows = prayerTimes.map((time) => ({
    name: isRamadan && time === 'maghrib' ? `${prayerNames[locale].maghrib} · ${t.iftar}` : prayerNames[locale][time],
    clock: day[time],
    isNext: next?.prayer === time && next.clock === day[time],
    isQuiet: time === 'sunrise' || time === 'midnight',
  }))
  const imsak = { name: t.imsak, clock: toImsak(day.fajr), isNext: false, isQuiet: true }
  return (
    <section aria-labelledby="prayer-day" className="panel">
      <h2 id="prayer-day" className="text-xl">
        {place}
      </h2>
      <p className="mt-1 font-semibold">{formatDay(locale, day.date)}</p>
      <p className="flex min-h-7 flex-wrap items-center gap-2 text-ink-soft">
        {hijri && formatHijri(locale, hijri)}
        {isRamadan && <Badge tone="gold">{t.ramadan}</Badge>}
      </p>
      <ul className="mt-3 divide-y divide-line">
        {(isRamadan ? [imsak, ...rows] : rows).map(({ name, clock, isNext, isQuiet }) => (
          <li
            key={name}
            aria-current={isNext ? 'time' : undefined}
            className={`between min-h-11 px-2 ${isNext ? 'rounded-control bg-brand-soft font-bold text-brand-deep' : ''} ${isQuiet ? 'text-ink-soft' : 'font-semibold'}`}
          >
            <span>{name}</span>
            <span className="tabular-nums">{clock}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
