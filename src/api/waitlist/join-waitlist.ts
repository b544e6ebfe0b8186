import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { findWaitlistHistory, insertWaitlistEntry, type NewWaitlistEntry } from '../../db/queries/sales/waitlist.ts'
import { waitlistLimits } from '../../domain/sales/waitlist.ts'
import { hourMs } from '../../domain/time/units.ts'
import { lockActiveCustomer } from '../lock-active-customer.ts'

/** Joins under the customer's lock, so that no customer has too many entries. A second entry in the same list keeps the first place. */
export async function joinWaitlist(tx: Tx, entry: NewWaitlistEntry): Promise<number> {
  const { customer, thing, now } = entry
  await lockActiveCustomer(tx, customer)
  const { open, same, passedAt } = await findWaitlistHistory(tx, customer, thing)
  if (same !== null) return same
  requireAgain(passedAt, now)
  if (open >= waitlistLimits.entries) throw new Problem('WAITING_FULL')
  return insertWaitlistEntry(tx, entry)
}

/** A customer who let every offer pass has blocked the units, and has to wait before joining again. */
function requireAgain(passedAt: Date | null, now: Date): void {
  const until = passedAt && new Date(passedAt.getTime() + waitlistLimits.again * hourMs)
  if (!until || until <= now) return
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000)
  throw new Problem('HOLD_AGAIN_LATER', { retryAfter: seconds, details: { until: until.toISOString() } })
}
