import type { SiteContext } from '../../../client/context.ts'
import { toBothText } from '../../../client/money/in-dinars.ts'
import { messagesOf } from '../../../client/text.tsx'
import type { lateArrivals } from '../../../domain/stays/property-facts.ts'
import { fill, fillCount, leftToRight } from '../../../i18n/fill.ts'
import { formatDay, formatPhone } from '../../../i18n/format.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { stayPageText } from '../../../i18n/messages/stay-page.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'
import { toPartyText } from '../../../i18n/party-text.ts'
import type { Reservation } from './next-step.ts'
import { toArrivalFacts } from './to-arrival-facts.ts'
import { toPaymentLabel, toStatus } from './to-card.ts'

type Site = Pick<SiteContext, 'locale'>
type LateArrival = (typeof lateArrivals)[number]

/** The labels of the product, in their order. */
export function toOverview({ locale }: Site, reservation: Reservation) {
  const { labels } = reservationsText[locale]
  const { paidAt, paymentMethod, totalPrice, createdAt, code } = reservation
  return [
    { label: labels.property, value: reservation.property.title },
    { label: labels.status, value: toStatus(locale, reservation).label },
    { label: labels.payment, value: toPaymentLabel(locale, reservation) },
    { label: labels.paidAt, value: paidAt ? toMomentText(locale, paidAt) : labels.notPaid },
    { label: labels.total, value: toBothText(locale, totalPrice, reservation.dinars) },
    { label: labels.method, value: bookingMessages[locale].methods[paymentMethod] },
    { label: labels.booked, value: toMomentText(locale, createdAt) },
    { label: labels.id, value: leftToRight(code) },
  ]
}

export function toStay({ locale }: Site, reservation: Reservation, lateArrival?: LateArrival) {
  const { labels } = reservationsText[locale]
  const booking = bookingMessages[locale]
  const { checkIn, checkOut, checkInClock, checkOutClock, guestName, guestPhone, notes, voucherCode } = reservation
  const at = (day: string, text: string, clock: string) =>
    `${formatDay(locale, day)} ${fill(text, { clock: leftToRight(clock.slice(0, 5)) })}`
  return [
    { label: labels.checkIn, value: at(checkIn, labels.from, checkInClock) },
    ...(lateArrival
      ? [{ label: stayPageText[locale].labels.arrival, value: stayPageText[locale].lateArrival[lateArrival] }]
      : []),
    { label: labels.checkOut, value: at(checkOut, labels.until, checkOutClock) },
    { label: labels.nights, value: fillCount(locale, reservation.nights, booking.nights) },
    { label: labels.guests, value: toPartyText(locale, booking, reservation) },
    { label: labels.address, value: reservation.address },
    ...(guestName ? [{ label: labels.guest, value: guestName }] : []),
    ...(guestPhone ? [{ label: labels.phone, value: leftToRight(formatPhone(guestPhone)) }] : []),
    ...toArrivalFacts(locale, reservation),
    ...(notes ? [{ label: labels.notes, value: notes }] : []),
    ...(voucherCode ? [{ label: labels.voucher, value: voucherCode, isLtr: true }] : []),
  ]
}

export function toRoom({ locale }: Site, room: Reservation['rooms'][number]) {
  const { labels } = reservationsText[locale]
  const { floor, guests } = messagesOf(locale).property
  const comma = locale === 'en' ? ', ' : '، '
  return {
    id: room.roomTypeId,
    title: room.title,
    count: room.count,
    picture: room.picture,
    facts: [
      { label: labels.floor, value: room.floor === 0 ? floor(0) : String(room.floor) },
      { label: labels.maxGuests, value: guests(room.maxGuests) },
      {
        label: labels.beds,
        value: room.bedTypes.map(({ title, count }) => `${count} × ${title}`).join(comma),
      },
      { label: labels.features, value: room.features.map(({ title }) => title).join(comma) },
      {
        label: labels.date,
        value: fill(labels.dates, { from: formatDay(locale, room.checkIn), to: formatDay(locale, room.checkOut) }),
      },
    ].filter(({ value }) => value !== ''),
  }
}
