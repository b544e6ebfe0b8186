import type { Locale } from '../../../../domain/locale.ts'
import { fill, fillCount } from '../../../../i18n/fill.ts'
import { formatDay } from '../../../../i18n/format.ts'
import { bookingMessages } from '../../../../i18n/messages/booking-messages.ts'
import { reservationsText } from '../../../../i18n/messages/reservations.ts'
import type { Trip } from './find-next-trip.ts'

/** What the overview shows of the next trip, in words. */
export function toTrip(locale: Locale, trip: Trip | null) {
  if (!trip) return null
  const { labels, statuses, paymentStatuses } = reservationsText[locale]
  const { nights, rooms } = bookingMessages[locale]
  return {
    to: `/account/history/${trip.id}`,
    title: trip.property.title,
    place: trip.property.location.title,
    picture: trip.property.picture,
    status: { status: trip.status, label: statuses[trip.status] },
    payment: { status: trip.paymentStatus, label: paymentStatuses[trip.paymentStatus] },
    dates: fill(labels.dates, { from: formatDay(locale, trip.checkIn), to: formatDay(locale, trip.checkOut) }),
    extent: `${fillCount(locale, trip.nights, nights)} · ${fillCount(locale, trip.roomCount, rooms)}`,
  }
}

export type TripView = NonNullable<ReturnType<typeof toTrip>>
