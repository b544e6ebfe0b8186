import { useState } from 'react'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { type Day, toDay } from '../domain/time/day.ts'
import { rangeText } from './calendar-text.ts'
import { DateFieldButton } from './date-field-button.tsx'
import { DateOverlay } from './date-overlay.tsx'
import type { FieldMessages } from './field-parts.tsx'
import { RangeCalendar, type RangeOptions } from './range-calendar.tsx'
import type { DayRange } from './stay-range.ts'
import { useIsWide } from './use-is-wide.ts'

type DateRangePickerProps = FieldMessages &
  Omit<RangeOptions, 'today'> & {
    placeholder: string
    value?: DayRange | null
    defaultValue?: DayRange
    /** Called with both ends, or with null when cleared; never half way. */
    onChange?: (range: DayRange | null) => void
    startName?: string
    endName?: string
    /** Today in Baghdad unless told. */
    today?: Day
    className?: string
  }

export function DateRangePicker(allProps: DateRangePickerProps) {
  const { label, description, error, placeholder, onChange, startName, endName, className, ...rest } = allProps
  const { value: controlled, defaultValue, today = toDay(new Date()), ...options } = rest
  const [own, setOwn] = useState<DayRange | null>(defaultValue ?? null)
  const value = controlled === undefined ? own : controlled
  const hasRoomForTwo = useIsWide(800)
  const { locale, labels } = options
  const change = (range: DayRange | null) => {
    setOwn(range)
    onChange?.(range)
  }
  const overlay = (
    <DateOverlay label={label} closeLabel={labels.close} className={hasRoomForTwo ? 'w-184' : 'w-96'}>
      {(close) => (
        <RangeCalendar
          {...options}
          today={today}
          value={value}
          months={hasRoomForTwo ? 2 : 1}
          onChange={change}
          onDone={close}
        />
      )}
    </DateOverlay>
  )
  return (
    <DialogTrigger>
      <DateFieldButton label={label} description={description} error={error} overlay={overlay} className={className}>
        {value ? rangeText(value, locale, today) : <span className="text-ink-soft">{placeholder}</span>}
      </DateFieldButton>
      {startName && <input type="hidden" name={startName} value={value?.start ?? ''} />}
      {endName && <input type="hidden" name={endName} value={value?.end ?? ''} />}
    </DialogTrigger>
  )
}
