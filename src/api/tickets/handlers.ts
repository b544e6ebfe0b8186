import type { ticketCalls } from '../../contract/tickets.ts'
import { findDoors } from '../../db/queries/sales/ticket-entries.ts'
import { findTakenTickets, findTicketsOf, type TicketRow } from '../../db/queries/sales/ticket-pages.ts'
import type { Call, Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import { enter } from './enter.ts'
import { passTicket, takePassBack } from './pass-ticket.ts'
import { presentEntry } from './present-entry.ts'
import { presentTicket } from './present-ticket.ts'
import { lookAtPass, takeTicket } from './take-ticket.ts'

export const ticketHandlers: Handlers<keyof typeof ticketCalls> = {
  'GET /customer/purchases/{id}/tickets': async (call) => {
    const { db, locale, caller, params, now } = call
    const looked = { locale, customer: caller.customer, now }
    return presentAll(call, await requireFound(findTicketsOf(db, params.id, looked)))
  },
  'GET /customer/tickets': async (call) => {
    const { db, locale, caller, now } = call
    return presentAll(call, await findTakenTickets(db, { locale, customer: caller.customer, now }))
  },
  'POST /customer/tickets/{id}/pass': passTicket,
  'DELETE /customer/tickets/{id}/pass': takePassBack,
  'GET /customer/ticket-passes/{secret}': lookAtPass,
  'POST /customer/ticket-passes/{secret}': takeTicket,
  'POST /business/entries': enter,
  'GET /business/entries': listEntries,
}

async function presentAll(call: Parameters<typeof presentTicket>[0], rows: TicketRow[]) {
  return { data: await Promise.all(rows.map((row) => presentTicket(call, row))) }
}

async function listEntries({ db, scope, locale, query, personalSeal }: Call<'GET /business/entries'>) {
  const found = await requireFound(findDoors(db, locale, { scope, sale: query.sale, day: query.day ?? null }))
  const { title, categories, entries } = found
  return { title, categories, entries: entries.map((entry) => presentEntry(personalSeal, entry)) }
}
