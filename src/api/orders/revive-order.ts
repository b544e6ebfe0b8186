import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import type { OrderFacts } from '../../db/queries/orders/orders.ts'
import { addPoints, findPointsBalance } from '../../db/queries/orders/points.ts'
import { canRetakeVoucher, retakeVoucher } from '../../db/queries/orders/vouchers.ts'
import { unlessRefused } from '../../db/unless-refused.ts'
import { getOrderKind, type OrderKind, type OrderKinds } from './order-kind.ts'

/**
 * Whether an order whose hold ran out can have everything back that it had: its stock, which is taken here, voucher and points, since its
 * price was made of them. Leaves all of them locked.
 */
export async function canRevive(tx: Tx, kind: OrderKind, order: OrderFacts, now: Date): Promise<boolean> {
  const { id, customer, pointsUsed } = order
  if (!order.isClosed || order.isCancelled || order.paidBy !== null) return false
  if (!(await lockCustomer(tx, customer))) return false
  if (pointsUsed > 0 && (await findPointsBalance(tx, customer)) < pointsUsed) return false
  if (order.hasVoucher && !(await canRetakeVoucher(tx, id))) return false
  return kind.revive(tx, order, now)
}

/** All of them or none: what a payment was for belongs together. The customer is locked before any stock is. */
export async function canReviveAll(
  tx: Tx,
  kinds: OrderKinds,
  orders: readonly OrderFacts[],
  now: Date,
): Promise<boolean> {
  const [first] = orders
  if (first && orders.length === 1) return canRevive(tx, getOrderKind(kinds, first.kind), first, now)
  return unlessRefused(tx, async () => {
    for (const order of orders) if (!(await canRevive(tx, getOrderKind(kinds, order.kind), order, now))) return false
    return true
  })
}

/** Under the locks of `canRevive`, once the order counts one revival more. */
export async function retakeCredits(tx: Tx, order: OrderFacts, now: Date): Promise<void> {
  const { id, customer, pointsUsed, hasVoucher } = order
  if (pointsUsed > 0) await addPoints(tx, { customer, order: id, points: -pointsUsed, reason: 'discount', now })
  if (hasVoucher) await retakeVoucher(tx, id)
}
