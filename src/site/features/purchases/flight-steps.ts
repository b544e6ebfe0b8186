import type { Locale } from '../../../domain/text/locale.ts'
import { fill, leftToRight } from '../../../i18n/fill.ts'
import { formatPhone } from '../../../i18n/format.ts'
import { type FlightText, flightText } from '../../../i18n/messages/flights.ts'
import { toLocalMomentText, toMomentText } from '../../../i18n/moment-text.ts'
import type { PurchasePage } from './purchase-state.ts'

type Flight = NonNullable<PurchasePage['flight']>

/** The steps after paying for a flight: its ticket, the airport, departure and arrival. Null before it is confirmed. */
export function toFlightSteps(
  locale: Locale,
  page: Pick<PurchasePage, 'flight' | 'startsAt' | 'seller'>,
  toUrl: (path: string) => string,
  now: Date,
) {
  const { flight, startsAt } = page
  if (!flight || (!flight.ticketDueAt && !flight.ticket)) return null
  const t = flightText[locale].steps
  const { airportAt, arrivesAt, from, to } = flight
  const placeOf = ({ city, code }: Flight['from']) => fill(t.place, { city, code: leftToRight(code) })
  return {
    title: t.title,
    ticket: { title: t.ticket, ...toTicket(locale, page, flight, now) },
    files: toFiles(flight, t, toUrl),
    steps: [
      ...(airportAt
        ? [{ title: t.airport, text: fill(t.airportBy, { moment: toMomentText(locale, airportAt) }), place: null }]
        : []),
      ...(startsAt && airportAt
        ? [{ title: t.departs, text: toMomentText(locale, startsAt), place: placeOf(from) }]
        : []),
      ...(arrivesAt
        ? [
            {
              title: t.arrives,
              text: fill(t.there, { moment: toLocalMomentText(locale, arrivesAt) }),
              place: placeOf(to),
            },
          ]
        : []),
    ],
  }
}

export type FlightStepsView = NonNullable<ReturnType<typeof toFlightSteps>>

function toTicket(
  locale: Locale,
  { seller }: Pick<PurchasePage, 'seller'>,
  { ticket, ticketDueAt, airline }: Flight,
  now: Date,
) {
  const t = flightText[locale].steps
  if (ticket) {
    if (!ticket.bookingNumber) return { number: null, text: t.forgotten }
    return { number: { label: t.number, value: ticket.bookingNumber }, text: fill(t.use, { airline }) }
  }
  const values = {
    seller: seller.title,
    moment: ticketDueAt ? toMomentText(locale, ticketDueAt) : '',
    phone: leftToRight(formatPhone(seller.phone).replaceAll(' ', '\u00a0')),
  }
  const isLate = ticketDueAt !== null && new Date(ticketDueAt) < now
  return { number: null, text: fill(isLate ? t.late : t.due, values) }
}

const toFiles = ({ ticket }: Flight, t: FlightText['steps'], toUrl: (path: string) => string) =>
  (ticket?.files ?? []).map(({ id, url }, index, all) => ({
    id,
    url: toUrl(url),
    label: all.length > 1 ? fill(t.fileOf, { number: index + 1 }) : t.file,
  }))
