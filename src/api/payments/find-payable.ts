import type { Tx } from '../../db/database.ts'
import { findPart, hasPaidPart, isOpenPart, type PartRow } from '../../db/queries/orders/order-parts.ts'
import type { OrderPaymentRequest } from '../handler.ts'

/**
 * Finds the target of a payment: one of the order's parts, or all of it. Needs the lock of the order. Null where the part is not open any more,
 * or where others have paid a part already.
 */
export async function findPayable(
  tx: Tx,
  order: number,
  asked: OrderPaymentRequest['part'],
): Promise<{ part: PartRow | null } | null> {
  if (!asked) return (await hasPaidPart(tx, order)) ? null : { part: null }
  const part = await findPart(tx, asked.id)
  return part && part.order === order && isOpenPart(part) ? { part } : null
}
