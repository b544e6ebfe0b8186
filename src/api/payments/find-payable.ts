import type { Tx } from '../../db/database.ts'
import { findPart, hasPaidPart, isOpenPart, type PartRow } from '../../db/queries/orders/order-parts.ts'
import type { PaymentRequest } from '../handler.ts'

/**
 * What a payment would pay for, under the lock of the order: one of its parts, or all of it. Null where that part is not waited for any more,
 * or where others have paid a part already.
 */
export async function findPayable(
  tx: Tx,
  order: number,
  asked: PaymentRequest['part'],
): Promise<{ part: PartRow | null } | null> {
  if (!asked) return (await hasPaidPart(tx, order)) ? null : { part: null }
  const part = await findPart(tx, asked.id)
  return part && part.order === order && isOpenPart(part) ? { part } : null
}
