import type { Tx } from '../../db/database.ts'
import { setPurchaseStatus } from '../../db/queries/sales/purchases.ts'
import { insertTickets } from '../../db/queries/sales/tickets.ts'
import type { PurchaseStatus } from '../../domain/orders/states.ts'
import { notifyPurchase } from './notify-purchase.ts'

type Paid = { id: number; order: number; status: PurchaseStatus; acceptance: 'automatic' | 'manual' }

/** The money is there, or none was wanted: its tickets are made, unless the seller has to say yes first. */
export async function fulfilPurchase(
  tx: Tx,
  { id, order, status, acceptance }: Paid,
  { isFree, now }: { isFree: boolean; now: Date },
): Promise<PurchaseStatus> {
  const to = acceptance === 'automatic' ? 'accepted' : 'pending'
  if (to !== status) await setPurchaseStatus(tx, id, to)
  if (to === 'accepted') await insertTickets(tx, id, now)
  await notifyPurchase(tx, order, to === 'accepted' ? { event: 'confirmed' } : { event: 'waiting', isFree }, { now })
  return to
}
