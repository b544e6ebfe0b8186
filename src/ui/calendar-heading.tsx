import { monthNames } from '../i18n/calendar-names.ts'
import type { CalendarOptions } from './calendar-options.ts'
import { monthTitle } from './calendar-text.ts'
import type { Month } from './month-grid.ts'

type MonthHeadingProps = { month: Month; options: CalendarOptions; onShow: (month: Month) => void }

const line = 'mb-2 flex h-11 items-center justify-center font-bold'
const choice = 'h-11 cursor-pointer rounded-control border border-line bg-surface px-2 text-base font-bold'

export function MonthHeading({ month, options, onShow }: MonthHeadingProps) {
  const { locale, labels, min, max, second } = options
  const [year = '', number = ''] = month.split('-')
  const firstYear = Number(min?.slice(0, 4))
  const lastYear = Number(max?.slice(0, 4))
  if (!labels.month || !labels.year || !(lastYear - firstYear > 1))
    return (
      <p aria-live="polite" className={`${line} flex-col`}>
        {monthTitle(month, locale)}
        {second && <span className="text-xs font-normal text-ink-soft">{second.monthText(month)}</span>}
      </p>
    )
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => String(lastYear - index))
  return (
    <div className={`${line} gap-2`}>
      <select
        aria-label={labels.month}
        value={number}
        onChange={(event) => onShow(`${year}-${event.target.value}`)}
        className={choice}
      >
        {monthNames[locale].map((name, index) => (
          <option key={name} value={String(index + 1).padStart(2, '0')}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={labels.year}
        value={year}
        onChange={(event) => onShow(`${event.target.value}-${number}`)}
        className={choice}
      >
        {years.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </div>
  )
}
