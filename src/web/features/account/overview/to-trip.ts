import type { Locale } from '../../../../domain/locale.ts'
import { fill, fillCount } from '../../../../i18n/fill.ts'
import { formatDay } from '../../../../i18n/format.ts'
import { bookingMessages } from '../../../../i18n/messages/booking-messages.ts'
import { reservationsText } from '../../../../i18n/messages/reservations.ts'
import { toPurchaseCard } from '../../../purchases/purchase-card.ts'
import type { Bought, Stay, Trip } from './find-next-trip.ts'

/** What is shown of the next trip, in words. */
export function toTrip(locale: Locale, trip: Trip | null) {
  if (!trip) return null
  return trip.kind === 'stay' ? toStay(locale, trip.stay) : toBought(locale, trip.purchase)
}

function toStay(locale: Locale, stay: Stay) {
  const { labels, statuses, paymentStatuses } = reservationsText[locale]
  const { nights, rooms } = bookingMessages[locale]
  return {
    to: `/account/history/${stay.id}`,
    title: stay.property.title,
    place: stay.property.location.title,
    picture: stay.property.picture,
    status: { status: stay.status, label: statuses[stay.status] },
    payment: { status: stay.paymentStatus, label: paymentStatuses[stay.paymentStatus] },
    dates: fill(labels.dates, { from: formatDay(locale, stay.checkIn), to: formatDay(locale, stay.checkOut) }),
    extent: `${fillCount(locale, stay.nights, nights)} · ${fillCount(locale, stay.roomCount, rooms)}`,
  }
}

function toBought(locale: Locale, purchase: Bought): TripView {
  const { to, title, kind, place, picture, status, payment, when, extent } = toPurchaseCard(locale, purchase)
  return { to, title, place: `${kind} · ${place}`, picture, status, payment, dates: when, extent }
}

export type TripView = ReturnType<typeof toStay>
