import { Problem } from '../../contract/problems.ts'
import type { Db, Tx } from '../../db/database.ts'
import { lockVoucher } from '../../db/queries/orders/vouchers.ts'
import {
  findWaitlistEntry,
  lockWaitlistEntry,
  setEntryTaken,
  type WaitlistEntryFacts,
} from '../../db/queries/sales/waitlist.ts'
import { freeEntryStock } from '../../db/queries/sales/waitlist-stock.ts'
import { lockActiveCustomer } from '../lock-active-customer.ts'

/** `entry`: the id of the waitlist entry that something was offered to. `roomTypes`: of a stay, which rooms are wanted now. */
export type OfferUse = { entry: number; customer: number; thing: string; roomTypes?: readonly number[]; now: Date }

/**
 * Frees the offered stock and keeps it locked, so that the order that follows in the same transaction gets it. Locks come in the order of
 * everything else: the customer, the voucher, the entry, the stock. If the order fails, the offer stands.
 */
export async function takeOffer(tx: Tx, use: OfferUse & { voucherCode?: string | undefined }): Promise<void> {
  const { customer, voucherCode, now } = use
  await lockActiveCustomer(tx, customer)
  if (voucherCode) await lockVoucher(tx, voucherCode, customer)
  const entry = requireOffered(await lockWaitlistEntry(tx, use.entry), use)
  await freeEntryStock(tx, entry)
  await setEntryTaken(tx, entry.id, now)
}

/** For who asks for its price. */
export const findOffered = async (db: Db, use: OfferUse): Promise<WaitlistEntryFacts> =>
  requireOffered(await findWaitlistEntry(db, use.entry), use)

/** Other rooms or places would be locked after these, and in no order. */
function requireOffered(
  entry: WaitlistEntryFacts | null,
  { customer, thing, roomTypes = [], now }: OfferUse,
): WaitlistEntryFacts {
  const isOffered =
    entry?.customer === customer &&
    entry.status === 'offered' &&
    entry.offeredUntil !== null &&
    entry.offeredUntil > now
  const isSame =
    entry?.thing === thing && roomTypes.every((id) => entry.rooms.some(({ roomTypeId }) => roomTypeId === id))
  if (!entry || !isOffered || !isSame) throw new Problem('WAITING_OFFER_OVER')
  return entry
}
