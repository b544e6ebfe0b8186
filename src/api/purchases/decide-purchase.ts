import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { acceptByHand, keepDecision } from '../../db/queries/sales/purchases.ts'
import { insertTickets } from '../../db/queries/sales/tickets.ts'
import { toOrderKinds } from '../orders/order-kind.ts'
import { requireFound } from '../require-found.ts'
import { endPurchase, toNews } from './end-purchase.ts'
import { type KnownPurchase, lockPurchase } from './lock-purchase.ts'
import { notifyPurchase } from './notify-purchase.ts'
import { purchaseKinds } from './purchase-kind.ts'

/** Accepts a paid purchase that its seller decides by hand. */
export async function acceptPurchase(tx: Tx, id: number, now: Date): Promise<void> {
  const { order } = await lockUndecided(tx, id)
  await acceptByHand(tx, id, now)
  await insertTickets(tx, id, now)
  await notifyPurchase(tx, order.id, { event: 'confirmed' }, { now })
}

/** Places, voucher and points are free again, and everything that was paid is given back, the rest of a deposit among it. */
export async function rejectPurchase(tx: Tx, id: number, now: Date): Promise<void> {
  const known = await lockUndecided(tx, id)
  const { backs } = await endPurchase(tx, toOrderKinds(purchaseKinds), known, {
    by: 'property',
    percent: 100,
    reason: 'rejected_by_property',
    now,
  })
  await keepDecision(tx, id, now)
  for (const { order, back } of toNews(known, backs))
    await notifyPurchase(tx, order, { event: 'rejected', back }, { now })
}

/** The second of two decisions at the same moment is refused. */
async function lockUndecided(tx: Tx, id: number): Promise<KnownPurchase> {
  const known = await requireFound(lockPurchase(tx, id))
  const { order, facts } = known
  if (facts.status !== 'pending' || order.paymentStatus !== 'paid' || order.isClosed)
    throw new Problem('PURCHASE_DECIDED')
  return known
}
