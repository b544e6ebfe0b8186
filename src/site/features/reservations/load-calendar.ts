import type { SiteContext } from '../../../client/context.ts'
import { toInstant } from '../../../domain/time/day.ts'
import { fill } from '../../../i18n/fill.ts'
import { localPath } from '../../../i18n/locale-facts.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { toCalendarFile } from '../orders/calendar-file.ts'

type Site = Pick<SiteContext, 'call' | 'locale' | 'publicUrl'>

/** A stay as a calendar file; null without one to go to. */
export async function loadCalendar({ call, locale, publicUrl }: Site, id: number, now: Date): Promise<string | null> {
  const reservation = await call('GET /user/reservations/{id}', { params: { id } })
  if (reservation.status !== 'accepted') return null
  const { property, address, checkIn, checkOut, checkInClock, checkOutClock } = reservation
  const messages = reservationsText[locale].calendar
  return toCalendarFile({
    uid: `reservation-${id}@${new URL(publicUrl).hostname}`,
    start: toInstant(checkIn, checkInClock.slice(0, 5)),
    end: toInstant(checkOut, checkOutClock.slice(0, 5)),
    title: fill(messages.title, { property: property.title }),
    place: [property.title, address].join(locale === 'en' ? ', ' : '، '),
    text: fill(messages.text, { id: reservation.code }),
    address: publicUrl + localPath(locale, `/account/history/${id}`),
    now,
  })
}
