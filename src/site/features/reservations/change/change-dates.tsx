import { Suspense, useId, useState } from 'react'
import { lazyComponent } from '../../../../client/device/lazy-component.ts'
import type { Stay } from '../../../../domain/stays/stay.ts'
import { toDay } from '../../../../domain/time/day.ts'
import { formatDay } from '../../../../i18n/format.ts'
import { fieldLook } from '../../../../ui/field-look.ts'
import { CalendarIcon } from '../../../../ui/icons.tsx'
import type { ChangeView } from './load-change.ts'
import { toWantedRooms } from './wanted-change.ts'

const loadCalendar = () => import('../../booking/stay-calendar.tsx')
const StayCalendar = lazyComponent(async () => ({ default: (await loadCalendar()).StayCalendar }))

type ChangeDatesProps = {
  view: ChangeView
  dates: Stay
  /** Those that are wanted, each with how many of it. */
  rooms: ChangeView['rooms']
  error: string | undefined
  onChange: (dates: Stay) => void
}

/** The days, chosen in the calendar of stays: each night has the price of the guest's own rooms, and says where these are not free. */
export function ChangeDates({ view, dates, rooms, error, onChange }: ChangeDatesProps) {
  const { locale, messages, isDuring } = view
  const [calendar, setCalendar] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const id = useId()
  const wanted = toWantedRooms(rooms)
  const days = [
    { label: messages.checkIn, day: dates.checkIn },
    { label: messages.checkOut, day: dates.checkOut },
  ]
  return (
    <div className={fieldLook.field}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        onPointerEnter={() => void loadCalendar()}
        onFocus={() => void loadCalendar()}
        onClick={() => setCalendar('open')}
        className={`${fieldLook.input} flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 text-start`}
      >
        <CalendarIcon className="size-5 shrink-0 text-brand" />
        <span className="grid min-w-0 grow gap-1 sm:grid-cols-2">
          {days.map(({ label, day }) => (
            <span key={label}>
              <span className="block text-sm text-ink-soft">{label}</span>
              <span className="block font-semibold">{formatDay(locale, day)}</span>
            </span>
          ))}
        </span>
        <span className="font-semibold text-brand">{messages.otherDay}</span>
      </button>
      {error && (
        <p id={id} className={fieldLook.error}>
          {error}
        </p>
      )}
      {calendar !== 'unasked' && (
        <Suspense>
          <StayCalendar
            property={view.property}
            today={toDay(new Date())}
            value={dates}
            own={{ reservation: view.id, rooms: wanted.length > 0 ? wanted : toWantedRooms(view.rooms) }}
            since={isDuring ? view.own.checkIn : undefined}
            isOpen={calendar === 'open'}
            onClose={() => setCalendar('closed')}
            onChoose={({ checkIn, checkOut }) => {
              setCalendar('closed')
              if (checkIn && checkOut) onChange({ checkIn, checkOut })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
