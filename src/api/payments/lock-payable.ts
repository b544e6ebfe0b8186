import type { Tx } from '../../db/database.ts'
import { lockOwnOrder, type OrderFacts } from '../../db/queries/orders/orders.ts'
import { findHeldChange } from '../../db/queries/stays/reservation-changes.ts'
import { isCashWaited, toHoldUntil } from '../../domain/orders/order.ts'
import type { OrderPaymentRequest } from '../handler.ts'

/** The order, or the change, that is to be paid: `total` and `holdUntil` are those of the change where there is one. */
export type Payable = OrderFacts & { change: number | null; isLeavingCash?: boolean }

/** Under the lock of the order. Null where there is no such order, or nothing of it waits. */
export async function lockPayable(
  tx: Tx,
  { order, customer, change, insteadOfCash, now }: Omit<OrderPaymentRequest, 'method' | 'locale'>,
): Promise<Payable | null> {
  const facts = await lockOwnOrder(tx, order, customer)
  if (facts && insteadOfCash && isCashWaited(facts, now)) return toLeavingCash(facts, now)
  if (!facts || change === undefined) return facts && { ...facts, change: null }
  const held = await findHeldChange(tx, order)
  if (held?.id !== change) return null
  const { price: total, holdUntil } = held
  return { ...facts, change, total, othersTotal: 0, holdUntil, paymentStatus: 'unpaid', isClosed: false }
}

/** The order as one that waits for a bank, with a hold as short as all of those: otherwise cash would be a way to hold rooms for a day. */
function toLeavingCash(facts: OrderFacts, now: Date): Payable {
  const until = toHoldUntil(now)
  const holdUntil = facts.holdUntil && facts.holdUntil < until ? facts.holdUntil : until
  return { ...facts, holdUntil, paymentStatus: 'unpaid', change: null, isLeavingCash: true }
}
