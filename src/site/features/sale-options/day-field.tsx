import { Suspense, useState } from 'react'
import { lazyComponent } from '../../../client/device/lazy-component.ts'
import { Field } from '../../../ui/field.tsx'
import { fieldLook } from '../../../ui/field-look.ts'
import { CalendarIcon } from '../../../ui/icons.tsx'
import type { DayCalendarProps } from './day-calendar.tsx'
import { useDayText } from './use-day-text.ts'

const loadCalendar = () => import('./day-calendar.tsx')
const DayCalendar = lazyComponent(async () => ({ default: (await loadCalendar()).DayCalendar }))

type DayFieldProps = Omit<DayCalendarProps, 'isOpen' | 'onClose' | 'title'> & {
  id: string
  label: string
  /** The button's label without a day. */
  placeholder: string
  /** The days in words, as far as the page was told. */
  texts: Readonly<Record<string, string>>
  /** For the browser's own field, without script. */
  name?: string
}

/** A day, from a calendar that is loaded when its button is touched first. */
export function DayField({ id, label, placeholder, texts, name, onChoose, ...calendar }: DayFieldProps) {
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const { value, min, max } = calendar
  const text = useDayText(value, texts)
  return (
    <div id={id}>
      <p aria-hidden="true" className={`${fieldLook.label} mb-1.5 noscript:hidden`}>
        {label}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${label}: ${text ?? placeholder}`}
        onPointerEnter={() => void loadCalendar()}
        onFocus={() => void loadCalendar()}
        onClick={() => setState('open')}
        className={`${fieldLook.input} flex cursor-pointer items-center gap-3 text-start noscript:hidden`}
      >
        <CalendarIcon className="size-5 shrink-0 text-brand" />
        {text ?? <span className="text-ink-soft">{placeholder}</span>}
      </button>
      {name && (
        <Field
          type="date"
          name={name}
          label={label}
          defaultValue={value ?? ''}
          min={min}
          max={max ?? undefined}
          className="scripted:hidden"
        />
      )}
      {state !== 'unasked' && (
        <Suspense>
          <DayCalendar
            {...calendar}
            title={label}
            isOpen={state === 'open'}
            onClose={() => setState('closed')}
            onChoose={(day) => {
              setState('closed')
              onChoose(day)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
