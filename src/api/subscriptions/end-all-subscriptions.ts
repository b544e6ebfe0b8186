import type { Db } from '../../db/database.ts'
import { lockCustomerOf } from '../../db/queries/accounts/customers.ts'
import { hasLiving, keepQrCode, lockLiving, setSubscriptionEnded } from '../../db/queries/discounts/subscriptions.ts'

/** A leaving account uses nothing any more: a code that it shows at this moment is worth nothing, too. */
export const endAllSubscriptions = (db: Db, account: string, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await hasLiving(tx, account))) return
    const customer = await lockCustomerOf(tx, account)
    if (customer === null) return
    for (const { id } of await lockLiving(tx, customer))
      await setSubscriptionEnded(tx, id, { reason: 'cancelled', at: now })
    await keepQrCode(tx, customer, now)
  })
