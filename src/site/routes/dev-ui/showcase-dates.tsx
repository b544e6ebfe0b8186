import { useState } from 'react'
import type { Locale } from '../../../domain/text/locale.ts'
import { addDays, toDay } from '../../../domain/time/day.ts'
import { rangeText } from '../../../ui/calendar-text.ts'
import type { DayRange } from '../../../ui/day-range.ts'
import { RangeCalendar } from '../../../ui/range-calendar.tsx'
import { ShowcaseSection } from './section.tsx'
import type { ShowcaseText } from './showcase-text.ts'

const priceOf = (day: string) => `${90 + (Number(day.slice(8)) % 5) * 10}K`
const isUnavailable = (day: string) => day.endsWith('-20') || day.endsWith('-21')

export function ShowcaseDates({ locale, t }: { locale: Locale; t: ShowcaseText }) {
  const today = toDay(new Date())
  const [range, setRange] = useState<DayRange | null>({ start: addDays(today, 7), end: addDays(today, 10) })
  return (
    <ShowcaseSection id={`${locale}-dates`} title="RangeCalendar">
      <p>{range ? rangeText(range, locale, today) : t.stayPlaceholder}</p>
      <div className="max-w-md">
        <RangeCalendar
          locale={locale}
          labels={t.calendar}
          today={today}
          min={today}
          max={addDays(today, 365)}
          priceOf={priceOf}
          isUnavailable={isUnavailable}
          value={range}
          months={1}
          onChange={setRange}
          onDone={() => {}}
        />
      </div>
    </ShowcaseSection>
  )
}
