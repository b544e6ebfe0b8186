import { Suspense, useRef, useState } from 'react'
import { lazyComponent } from '../../../client/device/lazy-component.ts'
import { Field } from '../../../ui/field.tsx'
import { fieldLook } from '../../../ui/field-look.ts'
import { CalendarIcon } from '../../../ui/icons.tsx'
import { panelLook, summaryLook } from './search-look.ts'
import type { SearchedDays } from './stay-search-data.ts'

const loadCalendar = () => import('./search-calendar.tsx')
const SearchCalendar = lazyComponent(async () => ({ default: (await loadCalendar()).SearchCalendar }))

type SearchDaysProps = { days: SearchedDays }

/** The browser's own fields are submitted, and visible only without script. */
export function SearchDays({ days: { legend, checkIn, checkOut, today, text } }: SearchDaysProps) {
  const [days, setDays] = useState({ checkIn: checkIn.value, checkOut: checkOut.value, text })
  const [hasOpened, setHasOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLDetailsElement>(null)
  const close = () => {
    field.current?.removeAttribute('open')
    field.current?.querySelector('summary')?.focus()
  }
  const errors = [checkIn, checkOut].flatMap(({ error }) => error ?? [])
  return (
    <details
      ref={field}
      name="stay-search"
      className="relative col-span-full min-w-0 md:col-span-1"
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open)
        setHasOpened(true)
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it opens by itself, the calendar only comes a little earlier */}
      <summary
        aria-describedby={errors.length > 0 ? 'search-days-error' : undefined}
        onPointerEnter={() => void loadCalendar()}
        onFocus={() => void loadCalendar()}
        className={summaryLook}
      >
        <CalendarIcon className="size-5 shrink-0 text-brand" />
        <span className="truncate">{days.text ?? legend}</span>
      </summary>
      <fieldset className={`${panelLook} max-md:-inset-x-2 md:start-0`}>
        <legend className="sr-only">{legend}</legend>
        {errors.length > 0 && (
          <p id="search-days-error" className={`${fieldLook.error} px-3 pt-3 noscript:hidden`}>
            {errors.join(' ')}
          </p>
        )}
        {hasOpened && (
          <Suspense fallback={<div className="h-112" />}>
            <SearchCalendar
              today={today}
              checkIn={String(days.checkIn)}
              checkOut={String(days.checkOut)}
              isOpen={isOpen}
              onChange={setDays}
              onDone={close}
            />
          </Suspense>
        )}
        <DayFields fields={[checkIn, checkOut]} days={days} />
      </fieldset>
    </details>
  )
}

type DayFieldsProps = { fields: SearchedDays['checkIn'][]; days: Record<'checkIn' | 'checkOut', string | number> }

const DayFields = ({ fields, days }: DayFieldsProps) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3 p-3 scripted:hidden">
    {fields.map(({ as, value, name, ...rest }) => (
      <Field
        {...rest}
        key={`${name}${days[name === 'checkIn' ? 'checkIn' : 'checkOut']}`}
        id={`search-${name}`}
        name={name}
        type={as}
        defaultValue={days[name === 'checkIn' ? 'checkIn' : 'checkOut']}
        autoComplete="off"
        className="min-w-0"
      />
    ))}
  </div>
)
