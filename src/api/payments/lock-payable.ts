import type { Tx } from '../../db/database.ts'
import { lockOwnOrder, type OrderFacts } from '../../db/queries/orders.ts'
import { findHeldChange } from '../../db/queries/reservation-changes.ts'
import type { PaymentRequest } from '../handler.ts'

/** What there is to pay: `total` and `holdUntil` are those of the change where it is one. */
export type Payable = OrderFacts & { change: number | null }

/** Under the lock of the order. Null where there is no such order, or nothing of it waits. */
export async function lockPayable(
  tx: Tx,
  { order, customer, change }: Pick<PaymentRequest, 'order' | 'customer' | 'change'>,
): Promise<Payable | null> {
  const facts = await lockOwnOrder(tx, order, customer)
  if (!facts || change === undefined) return facts && { ...facts, change: null }
  const held = await findHeldChange(tx, order)
  if (held?.id !== change) return null
  const { price: total, holdUntil } = held
  return { ...facts, change, total, othersTotal: 0, holdUntil, paymentStatus: 'unpaid', isClosed: false }
}
