import type { Locale } from '../../../domain/locale.ts'
import { fill, leftToRight } from '../../../i18n/fill.ts'
import { formatDay } from '../../../i18n/format.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { toPartyText } from '../../booking/booking-messages.ts'
import type { Startup } from '../../context.ts'
import { messagesOf } from '../../text.tsx'
import { toQrDrawing } from '../../ui/qr-drawing.ts'
import type { Reservation } from './next-step.ts'

/** What is printed and shown at the reception. Null while nothing is settled. */
export function toConfirmation(locale: Locale, reservation: Reservation, contacts: Startup['contacts']) {
  if (reservation.status !== 'accepted') return null
  const { labels, confirmation: messages, paymentStatuses } = reservationsText[locale]
  const { id, property, checkIn, checkOut, checkInClock, checkOutClock, guestName, rooms } = reservation
  const clock = (text: string, time: string) => fill(text, { clock: leftToRight(time.slice(0, 5)) })
  return {
    messages,
    brand: messagesOf(locale).brand.name,
    title: property.title,
    address: reservation.address,
    // Plain text, so that any phone reads it at the reception, with or without a network.
    qr: toQrDrawing(toQrText([`Safar ${id}`, `${checkIn} - ${checkOut}`, guestName ?? ''].join('\n').trim())),
    facts: [
      { label: labels.id, value: leftToRight(String(id)) },
      ...(guestName ? [{ label: labels.guest, value: guestName }] : []),
      { label: labels.checkIn, value: `${formatDay(locale, checkIn)} ${clock(labels.from, checkInClock)}` },
      { label: labels.checkOut, value: `${formatDay(locale, checkOut)} ${clock(labels.until, checkOutClock)}` },
      { label: labels.guests, value: toPartyText(locale, bookingMessages[locale], reservation) },
      { label: labels.payment, value: paymentStatuses[reservation.paymentStatus] },
    ],
    rooms: rooms.map(({ roomTypeId, count, title }) => ({ id: roomTypeId, count, title })),
    // One number may be for calls and for messages.
    contacts: [...new Set(contacts.contacts.filter(({ type }) => type !== 'address').map(({ value }) => value))],
  }
}

const mostBytes = 200

/** As much as a code holds; a letter may have four bytes, and none is cut. */
export function toQrText(text: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  const fits = (letter: string) => {
    bytes += encoder.encode(letter).length
    return bytes <= mostBytes
  }
  const letters = [...text]
  const end = letters.findIndex((letter) => !fits(letter))
  return end === -1 ? text : letters.slice(0, end).join('')
}

export type ConfirmationData = NonNullable<ReturnType<typeof toConfirmation>>
