import { useState } from 'react'
import { type Day, daysBetween } from '../domain/time/day.ts'
import { buttonClass } from './button-link.tsx'
import type { CalendarLabels, CalendarOptions } from './calendar-options.ts'
import { Calendar } from './calendar-parts.tsx'
import { canEndOn, type DayRange, type DraftRange, pickDay, type RangeRules } from './day-range.ts'

export type RangeLabels = CalendarLabels & {
  start: string
  end: string
  done: string
  clear: string
  /** For example "3 nights". */
  nights: (count: number, range: DayRange) => string
}

export type RangeOptions = Omit<CalendarOptions, 'labels'> & { labels: RangeLabels } & RangeRules

type RangeCalendarProps = RangeOptions & {
  value: DayRange | null
  months: number
  onChange: (range: DayRange | null) => void
  onDone: () => void
}

/** The draft lives here: closing half way through leaves the old range as it was. */
export function RangeCalendar({ value, months, onChange, onDone, ...options }: RangeCalendarProps) {
  const [draft, setDraft] = useState<DraftRange>(value)
  const [hovered, setHovered] = useState<Day | null>(null)
  const { labels, isUnavailable, fixedStart } = options
  const isPickingEnd = draft !== null && draft.end === null
  const preview = isPickingEnd && hovered && canEndOn(draft.start, hovered, options) ? hovered : null
  const endsFrom = fixedStart ?? (isPickingEnd ? draft.start : null)
  const start = draft?.start
  const end = draft?.end ?? preview

  const stateOf = (day: Day) => ({
    isSelected: day === start || (draft !== null && day === draft.end),
    isStart: day === start && Boolean(end),
    isEnd: Boolean(start) && day === end,
    isInside: Boolean(start && end && day > start && day < end),
    isUnavailable: isUnavailable?.(day) && !(endsFrom && canEndOn(endsFrom, day, options)),
  })
  const pick = (day: Day) => {
    const next = pickDay(draft, day, options)
    setDraft(next)
    if (next?.end) onChange({ start: next.start, end: next.end })
  }
  const clear = () => {
    setDraft(null)
    onChange(null)
  }
  return (
    <>
      <div className="min-h-0 overflow-y-auto px-2 py-4 sm:px-4">
        <Calendar
          {...options}
          months={months}
          initial={value?.start ?? options.today}
          stateOf={stateOf}
          onPick={pick}
          onHover={setHovered}
        />
      </div>
      <div className="flex items-center justify-between gap-3 border-t border-line p-3 ps-5">
        <p role="status" className="grow font-semibold">
          {start && end
            ? labels.nights(daysBetween(start, end), { start, end })
            : isPickingEnd
              ? labels.end
              : labels.start}
        </p>
        {!fixedStart && (
          <button type="button" onClick={clear} className={buttonClass({ tone: 'ghost', size: 'small' })}>
            {labels.clear}
          </button>
        )}
        <button type="button" onClick={onDone} className={buttonClass({ size: 'small' })}>
          {labels.done}
        </button>
      </div>
    </>
  )
}
