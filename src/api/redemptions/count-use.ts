import type { Tx } from '../../db/database.ts'
import { countUsed, type SubscriptionFacts } from '../../db/queries/discounts/subscriptions.ts'
import { endSubscription, reopenSubscription } from '../subscriptions/end-subscription.ts'

/** Needs the locks of the customer and the subscription. The last use ends the subscription, and begins the next one. */
export async function countUse(tx: Tx, subscription: SubscriptionFacts, now: Date): Promise<void> {
  const left = await countUsed(tx, subscription.id, 1)
  // One that has run out meanwhile, and is used late, has ended already.
  if (left === 0 && subscription.status === 'active')
    await endSubscription(tx, subscription, { reason: 'used_up', now })
}

/** The use is there again; a subscription that it had ended runs again, if nothing took its place. */
export async function giveUseBack(tx: Tx, subscription: SubscriptionFacts, now: Date): Promise<void> {
  await countUsed(tx, subscription.id, -1)
  await reopenSubscription(tx, subscription, now)
}
