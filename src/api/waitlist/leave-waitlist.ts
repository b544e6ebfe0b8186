import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import { lockWaitlistEntry, setEntryLeft } from '../../db/queries/sales/waitlist.ts'
import { freeEntryStock } from '../../db/queries/sales/waitlist-stock.ts'

/** Offered units are free at once. */
export async function leaveWaitlist(
  tx: Tx,
  { id, customer, now }: { id: number; customer: number; now: Date },
): Promise<void> {
  await lockCustomer(tx, customer)
  const entry = await lockWaitlistEntry(tx, id)
  if (entry?.customer !== customer || (entry.status !== 'waiting' && entry.status !== 'offered'))
    throw new Problem('NOT_FOUND')
  const isOffered = entry.status === 'offered'
  if (isOffered) await freeEntryStock(tx, entry)
  await setEntryLeft(tx, id, { isOffered, now })
}
