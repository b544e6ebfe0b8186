import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import {
  findSubscriptionFacts,
  keepQrCode,
  lockSubscription,
  type SubscriptionFacts,
  setActive,
  setSuspended,
} from '../../db/queries/discounts/subscriptions.ts'
import { isExpired } from '../../domain/sales/subscription.ts'

/** It cannot be used until it is resumed; its time runs on. Null where it does not run. */
export async function suspendSubscription(tx: Tx, id: number, now: Date): Promise<SubscriptionFacts | null> {
  const facts = await lockAny(tx, id)
  if (facts?.status !== 'active' || isExpired(facts, now)) return null
  await setSuspended(tx, id)
  await keepQrCode(tx, facts.customer, now)
  return facts
}

/** Null where it is not suspended, or over by now. */
export async function resumeSubscription(tx: Tx, id: number, now: Date): Promise<SubscriptionFacts | null> {
  const facts = await lockAny(tx, id)
  if (facts?.status !== 'suspended' || isExpired(facts, now) || !facts.beginsAt || !facts.expiresAt) return null
  await setActive(tx, id, { beginsAt: facts.beginsAt, expiresAt: facts.expiresAt })
  await keepQrCode(tx, facts.customer, now)
  return facts
}

async function lockAny(tx: Tx, id: number): Promise<SubscriptionFacts | null> {
  const found = await findSubscriptionFacts(tx, id)
  if (!found) return null
  await lockCustomer(tx, found.customer)
  return lockSubscription(tx, id)
}
