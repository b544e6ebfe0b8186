import { useState } from 'react'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { type Day, toDay } from '../domain/time/day.ts'
import type { CalendarOptions } from './calendar-options.ts'
import { Calendar } from './calendar-parts.tsx'
import { dayText } from './calendar-text.ts'
import { DateFieldButton } from './date-field-button.tsx'
import { DateOverlay } from './date-overlay.tsx'
import type { FieldMessages } from './field-parts.tsx'

type DatePickerProps = FieldMessages &
  Omit<CalendarOptions, 'today'> & {
    placeholder: string
    value?: Day | null
    defaultValue?: Day
    onChange?: (day: Day) => void
    isUnavailable?: (day: Day) => boolean
    name?: string
    /** Today in Baghdad unless told. */
    today?: Day
    className?: string
  }

export function DatePicker(allProps: DatePickerProps) {
  const { label, description, error, placeholder, onChange, isUnavailable, name, className, ...rest } = allProps
  const { value: controlled, defaultValue, today = toDay(new Date()), ...options } = rest
  const [own, setOwn] = useState<Day | null>(defaultValue ?? null)
  const value = controlled === undefined ? own : controlled
  const pick = (day: Day) => {
    setOwn(day)
    onChange?.(day)
  }
  const overlay = (
    <DateOverlay label={label} closeLabel={options.labels.close} className="w-96">
      {(close) => (
        <div className="min-h-0 overflow-y-auto px-2 py-4 sm:px-4">
          <Calendar
            {...options}
            today={today}
            initial={value ?? today}
            stateOf={(day) => ({ isSelected: day === value, isUnavailable: isUnavailable?.(day) })}
            onPick={(day) => {
              pick(day)
              close()
            }}
          />
        </div>
      )}
    </DateOverlay>
  )
  return (
    <DialogTrigger>
      <DateFieldButton label={label} description={description} error={error} overlay={overlay} className={className}>
        {value ? dayText(value, options.locale) : <span className="text-ink-soft">{placeholder}</span>}
      </DateFieldButton>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
    </DialogTrigger>
  )
}
