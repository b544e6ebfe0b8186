import type { Tx } from '../../db/database.ts'
import {
  keepQrCode,
  lockLiving,
  movePeriod,
  type SubscriptionFacts,
  setActive,
  setSubscriptionEnded,
} from '../../db/queries/discounts/subscriptions.ts'
import { type EndReason, toPeriod } from '../../domain/sales/subscription.ts'

type Ending = { reason: EndReason; now: Date }

/** Before its time: what waits for it begins at once. Under the locks of the customer and of the subscription. */
export async function endSubscription(
  tx: Tx,
  { id, customer }: Pick<SubscriptionFacts, 'id' | 'customer'>,
  { reason, now }: Ending,
): Promise<void> {
  await setSubscriptionEnded(tx, id, { reason, at: now })
  await startNext(tx, customer, now)
}

/** Where no plan runs any more, the waiting one begins now, with its full length. Needs the lock of the customer. */
export async function startNext(tx: Tx, customer: number, now: Date): Promise<void> {
  const living = await lockLiving(tx, customer)
  const [first] = living.filter(({ expiresAt }) => expiresAt !== null && expiresAt > now)
  if (first?.beginsAt && first.beginsAt > now) await movePeriod(tx, first.id, toPeriod(now, first.days))
  await keepQrCode(tx, customer, now)
}

/**
 * A use that it had ended by was undone: it runs again, if its time is not over and nothing has taken its place. Under the locks of the
 * customer and of the subscription.
 */
export async function reopenSubscription(tx: Tx, facts: SubscriptionFacts, now: Date): Promise<boolean> {
  const { id, customer, beginsAt, expiresAt } = facts
  if (facts.endReason !== 'used_up' || !beginsAt || !expiresAt || expiresAt <= now) return false
  const living = await lockLiving(tx, customer)
  if (living.some((other) => other.expiresAt !== null && other.expiresAt > now)) return false
  await setActive(tx, id, { beginsAt, expiresAt })
  await keepQrCode(tx, customer, now)
  return true
}
