import { toPriceInDinars } from '../../../../client/money/in-dinars.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { fill, fillCount } from '../../../../i18n/fill.ts'
import { formatDay } from '../../../../i18n/format.ts'
import { formatPrice } from '../../../../i18n/format-price.ts'
import { bookingMessages } from '../../../../i18n/messages/booking-messages.ts'
import { purchasesText } from '../../../../i18n/messages/purchases.ts'
import { reservationsText } from '../../../../i18n/messages/reservations.ts'
import { toOrderStatus } from '../../orders/order-status.ts'
import { toPurchaseCard } from '../../purchases/purchase-card-data.ts'
import type { PurchaseRow, Stay, Trip } from './find-next-trip.ts'

/** The texts of the next trip: all of its card in a list, since the lists leave it out. */
export function toTrip(locale: Locale, trip: Trip | null) {
  if (!trip) return null
  return trip.kind === 'stay' ? toStay(locale, trip.stay) : toBought(locale, trip.purchase)
}

function toStay(locale: Locale, stay: Stay) {
  const { labels, paymentStatuses } = reservationsText[locale]
  const { nights, rooms } = bookingMessages[locale]
  return {
    to: `/account/history/${stay.id}`,
    code: stay.code,
    title: stay.property.title,
    place: stay.property.location.title,
    picture: stay.property.picture,
    // A cancelled purchase is no trip.
    status: toOrderStatus(locale, { ...stay, isCancelled: false }),
    payment: { status: stay.paymentStatus, label: paymentStatuses[stay.paymentStatus] },
    when: fill(labels.dates, { from: formatDay(locale, stay.checkIn), to: formatDay(locale, stay.checkOut) }),
    extent: `${fillCount(locale, stay.nights, nights)} · ${fillCount(locale, stay.roomCount, rooms)}`,
    total: formatPrice(locale, stay.totalPrice),
    before: stay.priceBefore ? formatPrice(locale, stay.priceBefore) : undefined,
    cost: stay.totalPrice,
    dinars: toPriceInDinars(locale, stay.dinars),
    labels: { number: labels.id, total: labels.total },
  }
}

function toBought(locale: Locale, purchase: PurchaseRow): TripView {
  const { number, total } = purchasesText[locale].labels
  const { id, kind, ...card } = toPurchaseCard(locale, purchase)
  return { ...card, place: `${kind} · ${card.place}`, labels: { number, total } }
}

export type TripView = ReturnType<typeof toStay>
