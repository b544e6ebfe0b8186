import type { Db, Tx } from '../../db/database.ts'
import {
  keepQrCode,
  lockCustomerWithExpired,
  lockLiving,
  setSubscriptionEnded,
} from '../../db/queries/discounts/subscriptions.ts'
import { isExpired } from '../../domain/sales/subscription.ts'

/** Ends subscriptions by the clock, and begins their successors; several processes may run it at once. One customer a transaction. */
export async function expireSubscriptions(db: Db, now: Date): Promise<number> {
  for (let ended = 0; ; ) {
    const count = await db.transaction().execute((tx) => expireNext(tx, now))
    if (count === null) return ended
    ended += count
  }
}

async function expireNext(tx: Tx, now: Date): Promise<number | null> {
  const customer = await lockCustomerWithExpired(tx, now)
  if (customer === null) return null
  const over = (await lockLiving(tx, customer)).filter((one) => isExpired(one, now))
  // At the moment of its end, not of this run.
  for (const { id, expiresAt } of over) await setSubscriptionEnded(tx, id, { reason: 'expired', at: expiresAt ?? now })
  await keepQrCode(tx, customer, now)
  return over.length
}
