import { addDays, type Day, isDay } from '../../../domain/day.ts'
import { stayLimits } from '../../../domain/stay.ts'
import { bookingText } from '../../../i18n/messages/booking.ts'
import { propertiesText } from '../../../i18n/messages/properties.ts'
import { useMoonCalendar } from '../../calendar/use-moon-calendar.tsx'
import { useLocale, useText } from '../../text.tsx'
import { rangeText } from '../../ui/calendar-text.ts'
import { RangeCalendar } from '../../ui/range-calendar.tsx'

type Days = { checkIn: string; checkOut: string; text: string | null }

type SearchCalendarProps = {
  today: Day
  checkIn: string
  checkOut: string
  onChange: (days: Days) => void
  onDone: () => void
}

/** The same calendar as for booking, without prices: they differ from stay to stay. */
export function SearchCalendar({ today, checkIn, checkOut, onChange, onDone }: SearchCalendarProps) {
  const locale = useLocale()
  const close = useText().alert.close
  return (
    <RangeCalendar
      {...useMoonCalendar(locale)}
      locale={locale}
      labels={{ ...bookingText[locale].calendar, close, nights: propertiesText[locale].nights }}
      today={today}
      min={today}
      max={addDays(today, stayLimits.daysAhead)}
      maxNights={stayLimits.nights}
      months={1}
      value={isDay(checkIn) && isDay(checkOut) && checkIn < checkOut ? { start: checkIn, end: checkOut } : null}
      onChange={(range) =>
        onChange({
          checkIn: range?.start ?? '',
          checkOut: range?.end ?? '',
          text: range && rangeText(range, locale, today),
        })
      }
      onDone={onDone}
    />
  )
}
