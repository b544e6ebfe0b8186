import type { Startup } from '../../../client/context.ts'
import { toBothText } from '../../../client/money/in-dinars.ts'
import { messagesOf } from '../../../client/text.tsx'
import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { toDay } from '../../../domain/time/day.ts'
import { fill, fillCount, leftToRight } from '../../../i18n/fill.ts'
import { formatDay, formatPhone, formatPrice } from '../../../i18n/format.ts'
import { localeFacts } from '../../../i18n/locale-facts.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { flightText } from '../../../i18n/messages/flights.ts'
import { meetingText } from '../../../i18n/messages/meeting.ts'
import { purchasesText } from '../../../i18n/messages/purchases.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { ticketsText } from '../../../i18n/messages/tickets.ts'
import { toLocalMomentText, toMomentText } from '../../../i18n/moment-text.ts'
import type { FactRow } from '../../../ui/fact-list.tsx'
import { toQrDrawing } from '../../../ui/qr-drawing.ts'
import { toCashFacts } from '../orders/cash-facts.ts'
import type { ConfirmationSheet, ConfirmationSide } from '../orders/confirmation.tsx'
import { toQrText } from '../orders/qr-text.ts'
import { toSecondLanguage } from '../orders/second-language.ts'
import { toPaidText } from './paid-text.ts'
import { toPlaceLabel, toPlaceText } from './place-facts.ts'
import { toPurchaseCard } from './purchase-card-data.ts'
import type { PurchasePage } from './purchase-state.ts'
import { toPeopleFact } from './to-purchase-facts.ts'
import { toStartText, toWhenText } from './when-text.ts'

type Payment = Ok<'GET /customer/orders/{id}/payment'>['payment']
type PageWithPayment = { page: PurchasePage; payment: Payment }

/** The printed confirmation, for the entrance and for the driver on the way. Null without an appointment. */
export function toPurchaseConfirmation(
  locale: Locale,
  { page, payment }: PageWithPayment,
  contacts: Startup['contacts'],
): (ConfirmationSheet & { isSettled: boolean }) | null {
  const isSettled = page.status === 'accepted'
  // Who brings the money has a paper to show where it is taken.
  if (!isSettled && !toCash(locale, { page, payment })) return null
  const spot = page.printed.meeting?.coordinates ?? page.coordinates
  const { help, way } = reservationsText[locale].confirmation
  return {
    isSettled,
    brand: messagesOf(locale).brand.name,
    // Plain text, so that any phone reads it, offline too.
    qr: toQrDrawing(toQrText([`Safar ${page.code}`, ...toDays(page), ...toNames(page)].join('\n'))),
    // Every phone's own map opens such an address.
    wayQr: spot && toQrDrawing(`geo:${spot.latitude.toFixed(5)},${spot.longitude.toFixed(5)}`),
    sides: [locale, toSecondLanguage(locale, page.printed.language)].map((language) =>
      toSide(language, locale, { page, payment }),
    ),
    // One number may be for calls and for messages.
    contacts: [...new Set(contacts.contacts.filter(({ type }) => type !== 'address').map(({ value }) => value))],
    messages: { qr: meetingText[locale].confirmation.qr, way, help },
  }
}

const toDays = ({ startsAt }: PurchasePage): string[] => (startsAt ? [toDay(new Date(startsAt))] : [])

const toNames = ({ travellers }: PurchasePage): string[] =>
  travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())

function toCash(locale: Locale, { page, payment }: PageWithPayment): FactRow[] | null {
  return page.status === 'pending' && page.paymentStatus === 'notPaidYet' ? toCashFacts(locale, payment) : null
}

function toSide(locale: Locale, reader: Locale, { page, payment }: PageWithPayment): ConfirmationSide {
  const cashLabels = reservationsText[locale].payment
  const messages = meetingText[locale].confirmation
  // The place for cash is known in the reader's language alone.
  const cash = toCash(locale, { page, payment })?.filter(({ label }) => locale === reader || label !== cashLabels.place)
  const { direction, tag } = localeFacts[locale]
  const place = toPlaceText(locale, page)
  return {
    tag,
    direction,
    heading: `${cash ? messages.held : messages.title} · ${toPurchaseCard(locale, page).kind}`,
    title: page.printed.title[locale],
    address: place && `${toPlaceLabel(locale, page)}: ${place}`,
    facts: toSideFacts(locale, page, cash ?? []),
    // The passport's spelling, in any language of the paper.
    lines: toNames(page).map(leftToRight),
    way: reservationsText[locale].confirmation.way,
    hint: cash
      ? fill(purchasesText[locale].state.cash, { until: toMomentText(locale, page.holdUntil ?? '') })
      : page.flight
        ? flightText[locale].print
        : messages.hint,
  }
}

function toFlightFacts(locale: Locale, { flight }: PurchasePage): FactRow[] {
  const t = flightText[locale]
  const number = flight?.ticket?.bookingNumber
  return [
    ...(flight?.airportAt ? [{ label: t.steps.airport, value: toMomentText(locale, flight.airportAt) }] : []),
    ...(flight?.arrivesAt ? [{ label: t.arrives, value: toLocalMomentText(locale, flight.arrivesAt) }] : []),
    ...(number ? [{ label: t.steps.number, value: leftToRight(number) }] : []),
  ]
}

function toSideFacts(locale: Locale, page: PurchasePage, cash: FactRow[]): ConfirmationSide['facts'] {
  const { labels, sharing } = purchasesText[locale]
  const { startsAt, returnDate, pickupLocation, printed, seller, rest } = page
  const isTour = page.itemType === 'tourism' || page.itemType === 'umrah'
  const spot = printed.meeting?.coordinates ?? page.coordinates
  return [
    { label: labels.number, value: leftToRight(page.code) },
    { label: labels.when, value: toWhenText(locale, page) },
    ...(isTour && startsAt ? [{ label: labels.departs, value: toStartText(locale, startsAt) }] : []),
    ...(printed.route ? [{ label: ticketsText[locale].labels.flight, value: printed.route[locale] }] : []),
    ...toFlightFacts(locale, page),
    ...(returnDate && !isTour ? [{ label: labels.returns, value: formatDay(locale, returnDate) }] : []),
    ...(pickupLocation ? [{ label: labels.pickup, value: pickupLocation }] : []),
    toPeopleFact(locale, {
      ...page,
      places: printed.places.map(({ title, count }) => ({ title: title?.[locale] ?? null, count })),
    }),
    ...(page.sharing ? [{ label: labels.sharing, value: fillCount(locale, page.sharing, sharing) }] : []),
    ...(page.priceBefore
      ? [{ label: bookingMessages[locale].full, value: formatPrice(locale, page.priceBefore) }]
      : []),
    { label: labels.total, value: toPaidText(locale, page) },
    ...(rest
      ? [
          {
            label: fill(labels.restBy, { day: formatDay(locale, rest.dueOn) }),
            value: toBothText(locale, rest.amount, rest.dinars),
          },
        ]
      : []),
    { label: labels.seller, value: printed.seller[locale] },
    { label: labels.phone, value: leftToRight(formatPhone(seller.phone)) },
    ...cash,
    ...(spot
      ? [
          {
            label: reservationsText[locale].confirmation.place,
            value: leftToRight(`${spot.latitude.toFixed(5)}, ${spot.longitude.toFixed(5)}`),
          },
        ]
      : []),
  ]
}
