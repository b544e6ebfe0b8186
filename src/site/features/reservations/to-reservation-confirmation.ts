import type { ShownCode } from '../../../client/codes/shown-code.ts'
import type { Startup } from '../../../client/context.ts'
import { toPriceInDinars } from '../../../client/money/in-dinars.ts'
import { messagesOf } from '../../../client/text.tsx'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill, leftToRight } from '../../../i18n/fill.ts'
import { formatDay, formatPhone, formatPrice } from '../../../i18n/format.ts'
import { localeFacts } from '../../../i18n/locale-facts.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'
import { toPartyText } from '../../../i18n/party-text.ts'
import { toQrDrawing } from '../../../ui/qr-drawing.ts'
import type { ConfirmationSheet, ConfirmationSide } from '../orders/confirmation.tsx'
import { toQrText } from '../orders/qr-text.ts'
import { toSecondLanguage } from '../orders/second-language.ts'
import type { Reservation } from './next-step.ts'
import { toArrivalFacts } from './to-arrival-facts.ts'
import { toCardDates } from './to-card.ts'
import { type ReservationPayment, toCash } from './to-cash.ts'

/** The printed confirmation, for the reception and for the driver on the way. Null without a stay to come. */
export function toReservationConfirmation(
  locale: Locale,
  reservation: Reservation,
  contacts: Startup['contacts'],
  payment: ReservationPayment,
): (ConfirmationSheet & { isSettled: boolean }) | null {
  const isSettled = reservation.status === 'accepted'
  // Who brings the money has a paper to show where it is taken.
  if (!isSettled && !toCash(locale, reservation, payment)) return null
  const { code, checkIn, checkOut, guestName, coordinates } = reservation
  const place = `${coordinates.latitude.toFixed(5)},${coordinates.longitude.toFixed(5)}`
  return {
    isSettled,
    messages: reservationsText[locale].confirmation,
    brand: messagesOf(locale).brand.name,
    // Plain text, so that any phone reads it at the reception, offline too.
    qr: toQrDrawing(toQrText([`Safar ${code}`, `${checkIn} - ${checkOut}`, guestName ?? ''].join('\n').trim())),
    // Every phone's own map opens such an address.
    wayQr: toQrDrawing(`geo:${place}`),
    sides: toSides(locale, reservation, payment),
    // One number may be for calls and for messages.
    contacts: [...new Set(contacts.contacts.filter(({ type }) => type !== 'address').map(({ value }) => value))],
  }
}

/** The code on the whole screen, with what a receptionist looks for in the list: the name and the nights. */
export const toReceptionCode = (
  locale: Locale,
  reservation: Reservation,
  { qr, messages }: Pick<ConfirmationSheet, 'qr' | 'messages'>,
): ShownCode => ({
  id: reservation.code,
  qr: { label: messages.qr, drawing: qr },
  number: reservation.code,
  title: reservation.local.title[locale],
  lines: [...(reservation.guestName ? [reservation.guestName] : []), toCardDates(locale, reservation)],
  note: null,
})

/** The same twice, for the guest and for who brings them there. */
export const toSides = (locale: Locale, reservation: Reservation, payment: ReservationPayment = null) =>
  [locale, toSecondLanguage(locale, reservation.local.language)].map((language) =>
    toSide(language, locale, reservation, payment),
  )

function toSide(
  locale: Locale,
  reader: Locale,
  reservation: Reservation,
  payment: ReservationPayment,
): ConfirmationSide {
  const { labels, confirmation: messages, paymentStatuses, next, payment: cashLabels } = reservationsText[locale]
  // The place for cash is known in the reader's language alone.
  const isTold = ({ label }: { label: string }) => locale === reader || label !== cashLabels.place
  const cash = toCash(locale, reservation, payment)?.filter(isTold)
  const { code, local, checkIn, checkOut, checkInClock, checkOutClock, guestName, rooms, phone } = reservation
  const { latitude, longitude } = reservation.coordinates
  const clock = (text: string, time: string) => fill(text, { clock: leftToRight(time.slice(0, 5)) })
  const { totalPrice, priceBefore, paymentStatus } = reservation
  const dinars = toPriceInDinars(locale, reservation.dinars)?.text
  const { direction, tag } = localeFacts[locale]
  return {
    tag,
    direction,
    heading: cash ? messages.held : messages.title,
    title: local.title[locale],
    address: local.address[locale],
    facts: [
      { label: labels.id, value: leftToRight(code) },
      ...(guestName ? [{ label: labels.guest, value: guestName }] : []),
      { label: labels.checkIn, value: `${formatDay(locale, checkIn)} ${clock(labels.from, checkInClock)}` },
      { label: labels.checkOut, value: `${formatDay(locale, checkOut)} ${clock(labels.until, checkOutClock)}` },
      { label: labels.guests, value: toPartyText(locale, bookingMessages[locale], reservation) },
      ...(priceBefore ? [{ label: bookingMessages[locale].full, value: formatPrice(locale, priceBefore) }] : []),
      {
        label: labels.total,
        value: [formatPrice(locale, totalPrice), dinars, paymentStatuses[paymentStatus]].filter(Boolean).join(' · '),
      },
      ...(phone ? [{ label: messages.phone, value: leftToRight(formatPhone(phone)) }] : []),
      ...(cash ?? []),
      ...toArrivalFacts(locale, reservation),
      { label: messages.place, value: leftToRight(`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`) },
    ],
    lines: rooms.map(({ count, titles }) => `${count} × ${titles[locale]}`),
    way: messages.way,
    hint: cash ? fill(next.cash, { until: toMomentText(locale, reservation.holdUntil ?? '') }) : messages.hint,
  }
}
