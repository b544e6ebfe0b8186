import type { Tx } from '../../db/database.ts'
import { lockOrder, type OrderFacts } from '../../db/queries/orders/orders.ts'
import { type ApplicationFacts, findApplication } from '../../db/queries/visas/visa-applications.ts'

export type KnownApplication = { facts: ApplicationFacts; order: OrderFacts }

/** Locks by its order; the facts of both are read after it. */
export async function lockApplication(tx: Tx, id: number): Promise<KnownApplication | null> {
  const found = await findApplication(tx, id)
  if (!found) return null
  const order = await lockOrder(tx, found.order)
  const facts = await findApplication(tx, id)
  if (!facts || !order) throw new Error(`The application ${id} has no order`)
  return { facts, order }
}
