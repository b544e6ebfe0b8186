import type { Ok } from '../../../contract/contract.ts'
import { type Locale, locales } from '../../../domain/locale.ts'
import { fill, leftToRight } from '../../../i18n/fill.ts'
import { formatPhone } from '../../../i18n/format.ts'
import { localeFacts } from '../../../i18n/locale-facts.ts'
import { ticketsText } from '../../../i18n/messages/tickets.ts'
import { toMomentText } from '../../orders/moment-text.ts'
import { toWhenText } from '../../purchases/when-text.ts'
import { toQrDrawing } from '../../ui/qr-drawing.ts'

type Ticket = Ok<'GET /customer/tickets'>['data'][number]

/** A ticket as the screen and the printer show it: all texts are made, so that a device can keep it as it is. */
export function toTicket(locale: Locale, ticket: Ticket) {
  const { id, number, state, token, code, coordinates, passUntil, seller } = ticket
  const { route } = ticket.printed
  const messages = ticketsText[locale]
  const { labels } = messages
  // In one piece: half a number at the end of a line is nobody's.
  const phone = leftToRight(formatPhone(seller.phone).replaceAll(' ', '\u00a0'))
  return {
    id,
    number,
    state,
    stateText: messages.states[state],
    title: ticket.title,
    heading: fill(messages.ticket, { number }),
    hint: toHint(locale, ticket),
    code,
    qr: token === null ? null : { label: fill(messages.qr, { number }), drawing: toQrDrawing(token) },
    facts: [
      { label: labels.when, value: toWhenText(locale, ticket) },
      ...(route ? [{ label: labels.flight, value: route[locale] }] : []),
      ...(ticket.venue ? [{ label: toPlaceLabel(locale, ticket), value: ticket.venue }] : []),
      ...(ticket.category ? [{ label: labels.category, value: ticket.category }] : []),
      ...(ticket.holder ? [{ label: labels.holder, value: ticket.holder }] : []),
      { label: labels.seller, value: `${seller.title} ${phone}` },
    ],
    map: coordinates
      ? `https://www.google.com/maps/search/?api=1&query=${coordinates.latitude},${coordinates.longitude}`
      : null,
    canPass: ticket.canPass,
    passUntil: passUntil && fill(messages.pass.open, { moment: toMomentText(locale, passUntil) }),
    sides: token === null ? [] : toSides(ticket),
  }
}

export type TicketView = ReturnType<typeof toTicket>

/** A journey leaves from somewhere and goes elsewhere. */
function toPlaceLabel(locale: Locale, { itemType }: Ticket): string {
  const { where, leaves } = ticketsText[locale].labels
  return itemType === 'tourism' || itemType === 'umrah' ? leaves : where
}

function toHint(locale: Locale, { state, enteredAt }: Ticket): string | null {
  const { hints } = ticketsText[locale]
  if (state === 'good') return null
  if (state !== 'entered' && state !== 'left') return hints[state]
  return enteredAt && fill(hints.entered, { moment: toMomentText(locale, enteredAt) })
}

/** On paper: the same three times, since who reads it at a door need not read the holder's language. */
const toSides = (ticket: Ticket) =>
  locales.map((locale) => {
    const { tag, direction } = localeFacts[locale]
    const { labels, ticket: heading } = ticketsText[locale]
    const { title, category, venue, route } = ticket.printed
    return {
      tag,
      direction,
      heading: fill(heading, { number: ticket.number }),
      title: title[locale],
      facts: [
        { label: labels.when, value: toWhenText(locale, ticket) },
        ...(route ? [{ label: labels.flight, value: route[locale] }] : []),
        ...(venue ? [{ label: toPlaceLabel(locale, ticket), value: venue[locale] }] : []),
        ...(category ? [{ label: labels.category, value: category[locale] }] : []),
        ...(ticket.holder ? [{ label: labels.holder, value: ticket.holder }] : []),
      ],
    }
  })
