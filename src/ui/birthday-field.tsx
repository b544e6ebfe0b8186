import { type ReactNode, useId, useState } from 'react'
import type { Locale } from '../domain/text/locale.ts'
import type { Day } from '../domain/time/day.ts'
import { monthNames } from '../i18n/calendar-names.ts'
import { classes } from './classes.ts'
import { fieldLook } from './field-look.ts'
import { ChevronDownIcon } from './icons.tsx'

type BirthdayFieldProps = {
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
  /** Labels of the three lists; each also stands in its list before a choice. */
  labels: { day: string; month: string; year: string }
  locale: Locale
  today: Day
  name: string
  defaultValue?: Day | null
  className?: string
}

type Part = 'day' | 'month' | 'year'
type Parts = Record<Part, string>

const oldest = 110
const digits = (number: number, length = 2): string => String(number).padStart(length, '0')
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

const toParts = (day: Day | null | undefined): Parts => {
  const [year = '', month = '', date = ''] = day?.split('-') ?? []
  return { day: date, month, year }
}

/** No choice is empty; an incomplete choice goes to the server as it is, which names the error. */
const toValue = ({ day, month, year }: Parts): string =>
  day || month || year ? `${year || '0000'}-${month || '00'}-${day || '00'}` : ''

/**
 * Three lists, which a phone shows as its own wheels: a calendar would need many pages back to 1961, and a browser's date field knows neither Iraqi
 * months nor Sorani.
 */
export function BirthdayField(props: BirthdayFieldProps) {
  const { label, description, error, labels, locale, today, name, defaultValue, className } = props
  const id = useId()
  const [parts, setParts] = useState(() => toParts(defaultValue))
  const thisYear = Number(today.slice(0, 4))
  const lists: { part: Part; options: [string, string][] }[] = [
    { part: 'day', options: upTo(31).map((day) => [digits(day), String(day)]) },
    { part: 'month', options: monthNames[locale].map((title, index) => [digits(index + 1), title]) },
    { part: 'year', options: upTo(oldest).map((age) => [digits(thisYear - age + 1, 4), String(thisYear - age + 1)]) },
  ]
  const described = [description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={classes(fieldLook.field, 'min-w-0', className)} aria-describedby={described || undefined}>
      <legend className={`${fieldLook.label} mb-1.5`}>{label}</legend>
      <div className="grid grid-cols-[4fr_5fr_4fr] gap-1.5">
        {lists.map(({ part, options }) => (
          <span key={part} className="relative block">
            <select
              aria-label={labels[part]}
              aria-invalid={error ? true : undefined}
              autoComplete={`bday-${part}`}
              value={parts[part]}
              onChange={(event) => setParts({ ...parts, [part]: event.currentTarget.value })}
              className={classes(
                fieldLook.input,
                'cursor-pointer appearance-none ps-3 pe-7',
                parts[part] === '' && 'text-ink-soft',
              )}
            >
              <option value="">{labels[part]}</option>
              {options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
            <ChevronDownIcon className="pointer-events-none absolute end-2 top-1/2 size-4 -translate-y-1/2 text-ink-soft" />
          </span>
        ))}
      </div>
      <input type="hidden" name={name} value={toValue(parts)} />
      {description && (
        <p id={`${id}-hint`} className={fieldLook.hint}>
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={fieldLook.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
