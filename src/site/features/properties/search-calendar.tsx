import { useEffect, useRef } from 'react'
import { useLocale } from '../../../client/text.tsx'
import { type Day, isDay } from '../../../domain/time/day.ts'
import { shortRangeText } from '../../../ui/calendar-text.ts'
import { RangeCalendar } from '../../../ui/range-calendar.tsx'
import { useStayCalendar } from '../booking/use-stay-calendar.ts'

type Days = { checkIn: string; checkOut: string; text: string | null }

type SearchCalendarProps = {
  today: Day
  checkIn: string
  checkOut: string
  isOpen: boolean
  onChange: (days: Days) => void
  onDone: () => void
}

/** The same calendar as for booking, without prices: they differ from stay to stay. */
export function SearchCalendar({ today, checkIn, checkOut, isOpen, onChange, onDone }: SearchCalendarProps) {
  const locale = useLocale()
  const whole = useRef<HTMLDivElement>(null)
  // Whole, and not behind the bar at the bottom of a phone: here, since only now it is known how high it is.
  useEffect(() => {
    if (isOpen) whole.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <div ref={whole} className="scroll-m-2">
      <RangeCalendar
        {...useStayCalendar(today)}
        value={isDay(checkIn) && isDay(checkOut) && checkIn < checkOut ? { start: checkIn, end: checkOut } : null}
        onChange={(range) => {
          onChange({
            checkIn: range?.start ?? '',
            checkOut: range?.end ?? '',
            text: range && shortRangeText(range, locale, today),
          })
          if (range) onDone()
        }}
        onDone={onDone}
      />
    </div>
  )
}
