import type { Ok } from '../../contract/contract.ts'
import type { SellerOrderRow, SoldFlightRow } from '../../db/queries/orders/seller-orders.ts'
import type { Seal } from '../../db/seal.ts'
import { toPublicName } from '../../domain/accounts/guest-name.ts'
import { toTicketDeadline } from '../../domain/sales/flight.ts'
import { openBookingNumber } from '../purchases/seal-booking-number.ts'

export type Order = Ok<'GET /business/orders'>['data'][number]

export const presentOrder =
  (seal: Seal) =>
  ({ flight, ...order }: SellerOrderRow): Order => ({
    ...order,
    customer: presentCustomer(order.customer),
    airlineTicket: flight && toTicket(seal, order, flight),
  })

export const presentCustomer = <Customer extends { name: string }>(customer: Customer): Customer => ({
  ...customer,
  name: toPublicName(customer.name),
})

function toTicket(
  seal: Seal,
  { status, startsAt }: Omit<SellerOrderRow, 'flight'>,
  { orderId, confirmedAt, ticket }: NonNullable<SoldFlightRow>,
): Order['airlineTicket'] {
  const canEnter = status === 'accepted'
  const dueAt = toTicketDeadline(new Date(confirmedAt), startsAt === null ? null : new Date(startsAt))
  return {
    canEnter,
    dueAt: canEnter ? dueAt.toISOString() : null,
    bookingNumber: openBookingNumber(seal, ticket?.bookingNumber ?? null, orderId),
    issuedAt: ticket?.issuedAt ?? null,
    files: ticket?.files.length ?? 0,
  }
}
