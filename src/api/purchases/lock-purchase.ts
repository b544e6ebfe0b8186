import type { Tx } from '../../db/database.ts'
import { lockOrder, type OrderFacts } from '../../db/queries/orders/orders.ts'
import { findPurchaseFacts, type PurchaseFacts } from '../../db/queries/sales/purchase-facts.ts'
import type { PurchaseState } from '../../domain/sales/purchase-states.ts'

/** A purchase with what was paid for it, and is still to be paid. */
export type KnownPurchase = { facts: PurchaseFacts; order: OrderFacts; rest: OrderFacts | null }

/** Locks its order, and then the order of its rest, which is only ever made under the lock of the first. All facts are read after the locks. */
export async function lockPurchase(tx: Tx, id: number): Promise<KnownPurchase | null> {
  const found = await findPurchaseFacts(tx, id)
  if (!found) return null
  const order = await lockOrder(tx, found.order)
  const restOrder = (await findPurchaseFacts(tx, id))?.restOrder ?? null
  const rest = restOrder === null ? null : await lockOrder(tx, restOrder)
  const facts = await findPurchaseFacts(tx, id)
  if (!facts || !order) throw new Error(`The purchase ${id} has no order`)
  return { facts, order, rest }
}

export const toPurchaseState = ({ facts, order, rest }: KnownPurchase): PurchaseState => ({
  ...facts,
  order,
  rest: facts.restDue === null ? null : { dueOn: facts.restDue, order: rest },
})
