import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { findLivingPurchasesOf, findPurchaseFacts } from '../../db/queries/sales/purchase-facts.ts'
import type { OrderKinds } from '../orders/order-kind.ts'
import { cancelPurchase } from './cancel-purchase.ts'

/**
 * Cancels the purchases of a leaving account under their policies. A purchase that has begun, was entered, or has a ticket that was passed on
 * goes on without the customer's names. One transaction each, in the order of all locks.
 */
export async function endAllPurchases(db: Db, kinds: OrderKinds, account: string, now: Date): Promise<void> {
  for (const id of await findLivingPurchasesOf(db, account)) {
    const facts = await findPurchaseFacts(db, id)
    if (!facts) continue
    await db
      .transaction()
      .execute((tx) => cancelPurchase(tx, kinds, { id, customer: facts.customer, now }))
      .catch((error) => {
        if (!(error instanceof Problem) || error.code !== 'ORDER_NOT_CANCELLABLE') throw error
      })
  }
}
