import type { Db } from '../../db/database.ts'
import { lockUnansweredPurchase } from '../../db/queries/sales/purchases.ts'
import { workOneByOne } from '../orders/work-one-by-one.ts'
import { rejectPurchase } from './decide-purchase.ts'
import { lockPurchase } from './lock-purchase.ts'

/**
 * Refunds purchases that their seller did not answer in time. One transaction each, as with holds that run out; several processes may run it at
 * once.
 */
export const rejectUnansweredPurchases = (db: Db, now: Date): Promise<number> =>
  workOneByOne(db, {
    next: (tx, failed) => lockUnansweredPurchase(tx, now, failed),
    async work(tx, { id }) {
      const known = await lockPurchase(tx, id)
      if (known?.facts.status !== 'pending') return false
      await rejectPurchase(tx, id, now)
      return true
    },
  })
