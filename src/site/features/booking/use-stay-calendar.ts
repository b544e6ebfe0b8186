import { useMoonCalendar } from '../../../client/calendar/use-moon-calendar.tsx'
import { useLocale, useText } from '../../../client/text.tsx'
import { stayLimits } from '../../../domain/stays/stay.ts'
import { addDays, type Day } from '../../../domain/time/day.ts'
import { bookingText } from '../../../i18n/messages/booking.ts'
import { propertiesText } from '../../../i18n/messages/properties.ts'

/** What every calendar for the days of a stay has: which days there are, and what is said of them. */
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
