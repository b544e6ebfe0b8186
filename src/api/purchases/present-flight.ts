import type { Ok } from '../../contract/contract.ts'
import type { PurchasePageRow } from '../../db/queries/sales/purchases-pages.ts'
import type { Seal } from '../../db/seal.ts'
import type { Member } from '../../domain/accounts/member.ts'
import { toAirportTime, toTicketDeadline } from '../../domain/sales/flight.ts'
import type { FileContext } from '../files/file-context.ts'
import { toFileLink } from '../files/file-link.ts'
import { openBookingNumber } from './seal-booking-number.ts'

type Flight = Ok<'GET /customer/purchases/{id}'>['flight']
type Row = Pick<PurchasePageRow, 'flight' | 'orderId' | 'status' | 'startsAt'>
type Deps = { seal: Seal; files: FileContext; caller: Member; now: Date }

/** The fields that only a flight has: its hours, and the airline's ticket once the agency has entered it. */
export function presentFlight({ flight, orderId, status, startsAt }: Row, { seal, files, caller, now }: Deps): Flight {
  if (!flight) return null
  const { confirmedAt, ticket, ...more } = flight
  const start = startsAt === null ? null : new Date(startsAt)
  const airportAt = toAirportTime(start)
  return {
    ...more,
    arrivesAt: airportAt && more.arrivesAt,
    airportAt: airportAt && airportAt.toISOString(),
    ticketDueAt: status === 'accepted' ? toTicketDeadline(new Date(confirmedAt), start).toISOString() : null,
    ticket: ticket && {
      ...ticket,
      bookingNumber: openBookingNumber(seal, ticket.bookingNumber, orderId),
      files: ticket.files.map((file) => ({
        ...file,
        url: toFileLink(files, file.id, { ...caller, role: 'owner' }, now).url,
      })),
    },
  }
}
