import type { SiteContext } from '../../../client/context.ts'
import { messagesOf } from '../../../client/text.tsx'
import type { Locale } from '../../../domain/text/locale.ts'
import { fillCount } from '../../../i18n/fill.ts'
import { ticketsText } from '../../../i18n/messages/tickets.ts'
import { type OfflineBundle, toPlaceParts } from '../offline-pages/offline-bundle.ts'
import type { PurchasePage } from '../purchases/purchase-state.ts'
import { toTicketTexts } from './ticket-texts.ts'
import { toOrderFacts, toTicket } from './to-ticket.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>
type Ticket = Parameters<typeof toTicket>[1]

/** The tickets of a purchase. */
export async function loadTickets({ call, locale }: Site, id: number) {
  const params = { id }
  const [{ data }, order] = await Promise.all([
    call('GET /customer/purchases/{id}/tickets', { params }),
    call('GET /customer/purchases/{id}', { params }),
  ])
  const { title, description, empty, emptyHint } = toTicketTexts(locale, order.isFlight)
  const back = `/account/purchases/${id}`
  const offlineBundle: OfflineBundle = {
    path: `${back}/tickets`,
    parts: [...toPlaceParts(order.itemPath, 'sale', order.location.id), { path: '/account/purchases', kind: 'list' }],
  }
  return { ...toShared(locale, data, order), title, lead: description, empty, emptyHint, back, offlineBundle }
}

/** Those that others passed on. */
export async function loadTakenTickets({ call, locale }: Site) {
  const { data } = await call('GET /customer/tickets')
  const { title, description, empty, emptyHint } = ticketsText[locale].taken
  const offlineBundle: OfflineBundle = { path: '/account/tickets', parts: [] }
  return { ...toShared(locale, data), title, lead: description, empty, emptyHint, back: null, offlineBundle }
}

const toShared = (locale: Locale, data: Ticket[], order: PurchasePage | null = null) => ({
  messages: toMessages(locale),
  brand: messagesOf(locale).brand.name,
  count: fillCount(locale, data.length, toTicketTexts(locale, order?.isFlight ?? false).of),
  tickets: data.map((ticket) => toTicket(locale, ticket, order)),
  order: order && toOrderFacts(locale, order),
})

function toMessages(locale: Locale) {
  const { code, print, map, pass, back, taken } = ticketsText[locale]
  return { code, print, map, pass, back, taken: taken.link }
}

export type TicketsView = Awaited<ReturnType<typeof loadTickets>> | Awaited<ReturnType<typeof loadTakenTickets>>
export type TicketsMessages = TicketsView['messages']
