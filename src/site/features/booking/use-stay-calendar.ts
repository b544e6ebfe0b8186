import { useMoonCalendar } from '../../../client/calendar/use-moon-calendar.tsx'
import { useLocale, useText } from '../../../client/text.tsx'
import { stayLimits } from '../../../domain/stays/stay.ts'
import { addDays, type Day } from '../../../domain/time/day.ts'
import { bookingText } from '../../../i18n/messages/booking.ts'
import { propertiesText } from '../../../i18n/messages/properties.ts'

/** The days of every calendar for stays, with their texts. */
export function useStayCalendar(today: Day) {
  const locale = useLocale()
  const close = useText().alert.close
  return {
    ...useMoonCalendar(locale),
    locale,
    labels: { ...bookingText[locale].calendar, close, nights: propertiesText[locale].nights },
    today,
    min: today,
    max: addDays(today, stayLimits.daysAhead),
    maxNights: stayLimits.nights,
    months: 1,
  }
}
