import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import { type OrderFacts, payOrder } from '../../db/queries/orders/orders.ts'
import { addPoints } from '../../db/queries/orders/points.ts'
import { pointsFor } from '../../domain/money/point-rules.ts'
import type { OrderKind } from './order-kind.ts'
import { retakeCredits } from './revive-order.ts'

type Completed = {
  kind: OrderKind
  order: OrderFacts
  /** The one that counts; of several parts the last. */
  payment: number
  /** The amount that the customer has paid: it earns points. */
  dinars: number
  isRevived: boolean
  now: Date
}

/** All of its money is here: once. */
export async function completeOrder(tx: Tx, completed: Completed): Promise<void> {
  const { kind, order, payment, dinars, isRevived, now } = completed
  const { id, customer } = order
  const pointsEarned = pointsFor(dinars, order.kind)
  await lockCustomer(tx, customer)
  await payOrder(tx, id, { payment, pointsEarned, isRevived, now })
  if (isRevived) await retakeCredits(tx, order, now)
  if (pointsEarned > 0) await addPoints(tx, { customer, order: id, points: pointsEarned, reason: order.kind, now })
  await kind.fulfil(tx, order, { isRevived, now })
}
