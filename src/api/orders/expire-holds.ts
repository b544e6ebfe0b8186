import type { Db } from '../../db/database.ts'
import { lockLapsedOrder, lockPaidWith } from '../../db/queries/orders/orders.ts'
import { endOrder, toUnpaidBack } from './end-order.ts'
import { getOrderKind, type OrderKinds } from './order-kind.ts'
import { workOneByOne } from './work-one-by-one.ts'

/**
 * Ends the holds that have run out, of every kind; several processes may do this at once. One transaction each, since those of several
 * orders together would lock their stock in no order.
 */
export const expireHolds = (db: Db, kinds: OrderKinds, now: Date): Promise<number> =>
  workOneByOne(db, {
    next: (tx, failed) => lockLapsedOrder(tx, now, failed),
    async work(tx, order) {
      for (const one of [order, ...(await lockPaidWith(tx, order.id))])
        await endOrder(tx, getOrderKind(kinds, one.kind), one, { by: null, back: toUnpaidBack(one), now })
      return true
    },
  })
