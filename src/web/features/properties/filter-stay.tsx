import { lazy, Suspense, useState } from 'react'
import { fieldLook } from '../../ui/field-look.ts'
import { CalendarIcon } from '../../ui/icons.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import type { FilterStayRow } from './filter-rows.ts'

const loadCalendar = () => import('./filter-calendar.tsx')
const FilterCalendar = lazy(async () => ({ default: (await loadCalendar()).FilterCalendar }))

type FilterStayProps = { stay: FilterStayRow; onChange: () => void }

/** Opens in place, since nothing lies above the sheet. What is sent are the browser's own fields, seen only where there is no script. */
export function FilterStay({ stay: { legend, checkIn, checkOut, today, text, pick }, onChange }: FilterStayProps) {
  const [days, setDays] = useState({ checkIn: checkIn.value, checkOut: checkOut.value, text })
  const [isOpen, setOpen] = useState(false)
  const errors = [checkIn, checkOut].flatMap(({ error }) => error ?? [])
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold noscript:hidden">{legend}</legend>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-describedby={errors.length > 0 ? 'filter-days-error' : undefined}
        onPointerEnter={() => void loadCalendar()}
        onFocus={() => void loadCalendar()}
        onClick={() => setOpen(!isOpen)}
        className={`${fieldLook.input} flex cursor-pointer items-center gap-3 text-start noscript:hidden`}
      >
        <CalendarIcon className="size-5 shrink-0 text-brand" />
        {days.text ?? pick}
      </button>
      {errors.length > 0 && (
        <p id="filter-days-error" className={`${fieldLook.error} mt-1.5 noscript:hidden`}>
          {errors.join(' ')}
        </p>
      )}
      {isOpen && (
        <Suspense fallback={<div className="h-112" />}>
          <FilterCalendar
            today={today}
            checkIn={String(days.checkIn)}
            checkOut={String(days.checkOut)}
            onChange={(next) => {
              setDays(next)
              onChange()
            }}
            onDone={() => setOpen(false)}
          />
        </Suspense>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3 not-noscript:hidden">
        {[checkIn, checkOut].map(({ as, value, name, ...rest }) => (
          <PlainField
            {...rest}
            key={`${name}${days[name === 'checkIn' ? 'checkIn' : 'checkOut']}`}
            id={`filter-${name}`}
            name={name}
            type={as}
            defaultValue={days[name === 'checkIn' ? 'checkIn' : 'checkOut']}
            autoComplete="off"
            className="min-w-0"
          />
        ))}
      </div>
    </fieldset>
  )
}
