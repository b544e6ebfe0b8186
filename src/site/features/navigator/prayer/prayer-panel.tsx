import { useState } from 'react'
import { hijriOffset } from '../../../../client/calendar/hijri-offset.ts'
import { useClock } from '../../../../client/device/use-clock.ts'
import { useLocale } from '../../../../client/text.tsx'
import { adjustDay } from '../../../../domain/prayer/next-prayer.ts'
import { toDay } from '../../../../domain/time/day.ts'
import { toHijri } from '../../../../domain/time/hijri.ts'
import { prayerText } from '../../../../i18n/messages/prayer.ts'
import { deviceLocation } from '../device-location.ts'
import { AdjustTimes } from './adjust-times.tsx'
import { DayTimes } from './day-times.tsx'
import { prayerSettings } from './device-settings.ts'
import type { PrayerData } from './load-prayer.ts'
import { MonthTable } from './month-table.tsx'
import { NextPrayer } from './next-prayer.tsx'
import { PrayerChoiceForm } from './prayer-choice-form.tsx'
import type { PrayerChoice } from './prayer-days.ts'
import { ReminderOffer } from './reminder-offer.tsx'
import { usePrayerDays } from './use-prayer-days.ts'

/** Prayer times of one city, by Baghdad's clocks: what comes next, today, the month, and what this device adds to them. */
export function PrayerPanel({ data }: { data: PrayerData }) {
  const t = prayerText[useLocale()]
  const offset = hijriOffset.useValue()
  const { minutes } = prayerSettings.useValue()
  const { choice, pick } = useChoice(data)
  const { coming, table, isOffline } = usePrayerDays(data, choice)
  const today = useClock(toDay)
  const days = coming.days.map((day) => adjustDay(day, minutes))
  const now = today === null ? days[0] : days.find(({ date }) => date === today)
  return (
    <div className="space-y-8">
      <div className="space-y-6 print:hidden">
        <PrayerChoiceForm locations={data.locations} shown={coming} month={data.month} onPick={pick} />
        {isOffline && <p className="rounded-control bg-warning-soft px-4 py-3 text-warning">{t.kept}</p>}
        {now ? (
          <div className="grid gap-6 md:grid-cols-2">
            <NextPrayer days={days} />
            <DayTimes day={now} days={days} hijri={toHijri(now.date, offset)} place={coming.location.title} />
          </div>
        ) : (
          <p className="rounded-control bg-warning-soft px-4 py-3 text-warning">{t.outdated}</p>
        )}
        <p className="note">
          {coming.method.key === 'table' ? t.fromTable : t.byFormula} {t.baghdadTime} {t.approximate}
        </p>
        <AdjustTimes />
        <ReminderOffer place={coming.location} method={choice.method} minutes={minutes} locations={data.locations} />
      </div>
      <MonthTable shown={table} minutes={minutes} month={data.month} offset={offset} today={today} />
    </div>
  )
}

/** From the address, or from this device; offline, from the last pick. */
function useChoice({ asked, coming, locations }: PrayerData) {
  const device = deviceLocation.useValue()
  const { method } = prayerSettings.useValue()
  const [picked, pick] = useState<PrayerChoice | null>(null)
  const known = locations.some(({ id }) => id === device) ? device : null
  const choice = picked ?? {
    location: asked.location ?? known ?? coming.location.id,
    method: asked.method ?? method,
  }
  return { choice, pick }
}
