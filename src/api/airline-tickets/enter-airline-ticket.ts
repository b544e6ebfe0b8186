import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { isFlight, putAirlineTicket, putAirlineTicketFiles } from '../../db/queries/sales/airline-tickets.ts'
import type { Seal } from '../../db/seal.ts'
import type { CustomerMember } from '../../domain/accounts/member.ts'
import { maxAirlineTicketVersions } from '../../domain/sales/flight.ts'
import { day } from '../../domain/time/units.ts'
import { giveFiles } from '../files/claim-files.ts'
import { lockPurchase } from '../purchases/lock-purchase.ts'
import { notifyPurchase } from '../purchases/notify-purchase.ts'
import { sealBookingNumber } from '../purchases/seal-booking-number.ts'
import { requireFound } from '../require-found.ts'

/** The field's name in uploads of such a file. */
export const airlineTicketField = 'airlineTicket'

type Request = {
  id: number
  caller: CustomerMember
  bookingNumber: string
  fileIds: readonly string[]
  seal: Seal
  now: Date
}

/** Gives the customer of a confirmed flight what the airline has issued. Whose order it is, the caller has checked. */
export async function enterAirlineTicket(tx: Tx, request: Request): Promise<void> {
  const { id, caller, fileIds, now } = request
  const { facts, order } = await requireFound(lockPurchase(tx, id))
  if (!(await isFlight(tx, id))) throw new Problem('NOT_FOUND')
  if (facts.status !== 'accepted' || order.isClosed) throw new Problem('FLIGHT_NOT_CONFIRMED')
  const version = await putAirlineTicket(tx, {
    purchase: id,
    bookingNumber: sealBookingNumber(request.seal, request.bookingNumber, order.id),
    account: caller.account,
    maxVersions: maxAirlineTicketVersions,
    now,
  })
  if (version === null) throw new Problem('TOO_MANY_REQUESTS', { retryAfter: day })
  if (fileIds.length > 0) {
    const files = await giveFiles(tx, { from: caller.customer, to: facts.customer, ids: fileIds, now })
    if (files.some(({ field }) => field !== airlineTicketField))
      throw new Problem('INVALID_INPUT', { fields: { fileIds: { error: 'invalid' } } })
    await putAirlineTicketFiles(tx, id, fileIds)
  }
  await notifyPurchase(tx, order.id, { event: 'airline-ticket', subject: version }, { now })
}
