import type { ShownCode } from '../../../client/codes/shown-code.ts'
import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill, fillCount, leftToRight } from '../../../i18n/fill.ts'
import { formatPhone } from '../../../i18n/format.ts'
import { localeFacts } from '../../../i18n/locale-facts.ts'
import { purchasesText } from '../../../i18n/messages/purchases.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { ticketsText } from '../../../i18n/messages/tickets.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'
import type { FactRow } from '../../../ui/fact-list.tsx'
import { toQrDrawing } from '../../../ui/qr-drawing.ts'
import { toSecondLanguage } from '../orders/second-language.ts'
import { toPaidText } from '../purchases/paid-text.ts'
import { toPlaceLabel, toPlaceText } from '../purchases/place-facts.ts'
import type { PurchasePage } from '../purchases/purchase-state.ts'
import { toStartText, toWhenText } from '../purchases/when-text.ts'
import { toTicketTexts } from './ticket-texts.ts'

type Ticket = Ok<'GET /customer/tickets'>['data'][number]

/**
 * A ticket as the screen and the printer show it: all texts are made, so that a device can keep it as it is. `order`: what it was bought
 * with, for who bought it alone.
 */
export function toTicket(locale: Locale, ticket: Ticket, order: PurchasePage | null = null) {
  const { id, number, state, token, code, passUntil } = ticket
  const coordinates = ticket.printed.meeting?.coordinates ?? ticket.coordinates
  const messages = toTicketTexts(locale, ticket.printed.route !== null)
  return {
    id,
    number,
    state,
    stateText: messages.states[state],
    title: ticket.title,
    heading: fill(messages.ticket, { number }),
    hint: toHint(locale, ticket),
    code,
    holder: ticket.holder,
    when: toWhenText(locale, ticket),
    qr: token === null ? null : { label: fill(messages.qr, { number }), drawing: toQrDrawing(token) },
    facts: toTicketFacts(locale, ticket, ticket.venue),
    map: coordinates
      ? `https://www.google.com/maps/search/?api=1&query=${coordinates.latitude},${coordinates.longitude}`
      : null,
    canPass: ticket.canPass,
    passUntil: passUntil && fill(messages.pass.open, { moment: toMomentText(locale, passUntil) }),
    sides: token === null ? [] : toSides(locale, ticket, order),
    // Every phone's own map opens such an address.
    wayQr:
      token !== null && coordinates
        ? toQrDrawing(`geo:${coordinates.latitude.toFixed(5)},${coordinates.longitude.toFixed(5)}`)
        : null,
  }
}

export type TicketData = ReturnType<typeof toTicket>

/** The ticket on the whole screen: below the code what the people at an entrance ask for, the name and the hour. */
export const toCodeToShow = ({ id, qr, code, title, heading, holder, when, hint }: TicketData): ShownCode => ({
  id,
  qr,
  number: code,
  title,
  lines: [...(holder ? [holder] : []), `${heading} · ${when}`],
  note: hint,
})

/** Time, place, holder and seller. `venue`: the location, where there is no meeting point. */
function toTicketFacts(locale: Locale, ticket: Ticket, venue: string | null): FactRow[] {
  const { labels } = ticketsText[locale]
  const { departs } = purchasesText[locale].labels
  const { itemType, startsAt, printed, seller } = ticket
  const isTour = itemType === 'tourism' || itemType === 'umrah'
  const place = toPlaceText(locale, ticket) ?? venue
  const placeLabel = printed.meeting ? toPlaceLabel(locale, ticket) : isTour ? labels.leaves : labels.where
  // In one piece: half a phone number at the end of a line is useless.
  const phone = leftToRight(formatPhone(seller.phone).replaceAll(' ', '\u00a0'))
  return [
    { label: labels.when, value: toWhenText(locale, ticket) },
    ...(isTour && startsAt ? [{ label: departs, value: toStartText(locale, startsAt) }] : []),
    ...(printed.route ? [{ label: labels.flight, value: printed.route[locale] }] : []),
    ...(place ? [{ label: placeLabel, value: place }] : []),
    ...(printed.category ? [{ label: labels.category, value: printed.category[locale] }] : []),
    ...(ticket.holder ? [{ label: labels.holder, value: ticket.holder, isLtr: true }] : []),
    { label: labels.seller, value: `${printed.seller[locale]} ${phone}` },
  ]
}

function toHint(locale: Locale, { state, enteredAt, printed }: Ticket): string | null {
  const { hints } = toTicketTexts(locale, printed.route !== null)
  if (state === 'good') return null
  if (state !== 'entered' && state !== 'left') return hints[state]
  return enteredAt && fill(hints.entered, { moment: toMomentText(locale, enteredAt) })
}

/** On paper: in the holder's language and in that of the street, since who reads it at a door need not read the holder's. */
const toSides = (reader: Locale, ticket: Ticket, order: PurchasePage | null) =>
  [reader, toSecondLanguage(reader, ticket.printed.language)].map((locale) => {
    const { tag, direction } = localeFacts[locale]
    return {
      tag,
      direction,
      heading: fill(toTicketTexts(locale, ticket.printed.route !== null).ticket, { number: ticket.number }),
      title: ticket.printed.title[locale],
      facts: [
        // Typed text, such as a pickup address, has no known language.
        ...toTicketFacts(locale, ticket, ticket.printed.venue?.[locale] ?? ticket.venue),
        // The code below the picture begins with the number of the purchase.
        ...(order ? [toPaidFact(locale, order)] : []),
      ],
      way: reservationsText[locale].confirmation.way,
    }
  })

/** Facts of all tickets together. */
function toPaidFact(locale: Locale, order: PurchasePage): FactRow {
  const { labels, counts } = purchasesText[locale]
  // A flight counts people, and no pieces.
  const people = fillCount(locale, order.people, order.printed.route ? counts.tourism : counts[order.itemType])
  return { label: labels.total, value: `${toPaidText(locale, order)} · ${people}` }
}

export const toOrderFacts = (locale: Locale, order: PurchasePage) => [
  { label: purchasesText[locale].labels.number, value: leftToRight(order.code) },
  toPaidFact(locale, order),
]
