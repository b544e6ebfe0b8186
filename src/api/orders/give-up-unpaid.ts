import type { Db, Tx } from '../../db/database.ts'
import { findUnpaidOf, lockOrder, lockPaidWith } from '../../db/queries/orders/orders.ts'
import { isWaiting } from '../../domain/orders/order.ts'
import { endOrder, toUnpaidBack } from './end-order.ts'
import { getOrderKind, type OrderKinds } from './order-kind.ts'

/**
 * Before an account is deleted, cancels its unpaid orders. This frees the stock, and a late bank payment is refunded. One transaction each,
 * in the order of all locks.
 */
export async function giveUpUnpaid(db: Db, kinds: OrderKinds, account: string, now: Date): Promise<void> {
  for (const id of await findUnpaidOf(db, account)) await db.transaction().execute((tx) => giveUp(tx, kinds, id, now))
}

export async function giveUp(tx: Tx, kinds: OrderKinds, id: number, now: Date): Promise<void> {
  const order = await lockOrder(tx, id)
  // It may have been paid, or have run out, in between.
  if (!order || !isWaiting(order)) return
  for (const one of [order, ...(await lockPaidWith(tx, id))])
    await endOrder(tx, getOrderKind(kinds, one.kind), one, { by: 'customer', back: toUnpaidBack(one), now })
}
