import { toPersonalFieldName } from '../../db/personal-field.ts'
import type { AirlineTicketRow } from '../../db/queries/sales/airline-tickets.ts'
import type { Seal } from '../../db/seal.ts'
import { openTravellers } from '../travellers/seal-travellers.ts'
import { openBookingNumber } from './seal-booking-number.ts'

type StoredRecord = Record<string, unknown>

/** Stored purchases with their travellers and the airlines’ numbers decrypted: only for their customer. */
export const openPurchases = (seal: Seal, records: readonly StoredRecord[]): StoredRecord[] =>
  records.map(({ travellers, airlineTicket, ...purchase }) => {
    const order = Number(purchase.order_id)
    return {
      ...purchase,
      travellers: typeof travellers === 'string' ? openTravellers(seal, travellers, { order }) : [],
      airlineTicket: airlineTicket && openTicket(seal, airlineTicket as AirlineTicketRow, order),
    }
  })

const openTicket = (seal: Seal, ticket: AirlineTicketRow, order: number): AirlineTicketRow => ({
  ...ticket,
  bookingNumber: openBookingNumber(seal, ticket.bookingNumber, order),
})

/** The same for the names on tickets; without their numbers, of which the letters of their typed codes are made. */
export const openTickets = (seal: Seal, records: readonly StoredRecord[]): StoredRecord[] =>
  records.map(({ id, holder, ...ticket }) => ({
    ...ticket,
    holder: typeof holder === 'string' ? seal.open(holder, toPersonalFieldName({ ticket: String(id) })) : null,
  }))
