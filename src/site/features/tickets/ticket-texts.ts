import type { Locale } from '../../../domain/text/locale.ts'
import { flightText } from '../../../i18n/messages/flights.ts'
import { type TicketsText, ticketsText } from '../../../i18n/messages/tickets.ts'

/** The noun for a ticket: for a flight it is a voucher, since the airline issues the ticket. */
export function toTicketTexts(locale: Locale, isFlight: boolean): TicketsText {
  const texts = ticketsText[locale]
  if (!isFlight) return texts
  const { voucher } = flightText[locale]
  return {
    ...texts,
    ...voucher,
    states: { ...texts.states, ...voucher.states },
    hints: { ...texts.hints, ...voucher.hints },
  }
}
