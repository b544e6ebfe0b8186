import type { Locale } from '../../../domain/text/locale.ts'
import { addDays, toDay } from '../../../domain/time/day.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { DateRangePicker } from '../../../ui/date-range-picker.tsx'
import { Section } from './section.tsx'
import type { ShowcaseText } from './showcase-text.ts'

const priceOf = (day: string) => `${90 + (Number(day.slice(8)) % 5) * 10}K`
const isUnavailable = (day: string) => day.endsWith('-20') || day.endsWith('-21')

export function ShowcaseDates({ locale, t }: { locale: Locale; t: ShowcaseText }) {
  const today = toDay(new Date())
  return (
    <Section id={`${locale}-dates`} title="DatePicker, DateRangePicker">
      <div className="grid gap-5 md:grid-cols-2">
        <DateRangePicker
          locale={locale}
          label={t.stay}
          placeholder={t.stayPlaceholder}
          labels={t.calendar}
          min={today}
          max={addDays(today, 365)}
          priceOf={priceOf}
          isUnavailable={isUnavailable}
          defaultValue={{ start: addDays(today, 7), end: addDays(today, 10) }}
        />
        <DatePicker
          locale={locale}
          label={t.date}
          placeholder={t.datePlaceholder}
          labels={t.calendar}
          min={addDays(today, -365 * 100)}
          max={today}
        />
      </div>
    </Section>
  )
}
