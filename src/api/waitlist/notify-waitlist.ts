import type { Tx } from '../../db/database.ts'
import { findRecipient } from '../../db/queries/messages/notifications.ts'
import type { WaitlistEntryFacts } from '../../db/queries/sales/waitlist.ts'
import { toWaitlistText, type WaitlistEvent } from '../../i18n/waitlist-text.ts'
import { type DeliveryTiming, notify } from '../../notify/notify.ts'

/** In the transaction of what it tells, after all of its locks. An entry is offered something at most as often as it can miss it. */
export async function notifyWaitlist(
  tx: Tx,
  entry: WaitlistEntryFacts,
  event: WaitlistEvent,
  when: DeliveryTiming,
): Promise<void> {
  const to = await findRecipient(tx, entry.customer)
  if (!to) return
  const { id, title, missed } = entry
  const text = toWaitlistText(to.language, event, { title: title[to.language], until: when.expiresAt ?? null })
  await notify(tx, to, { event, key: `${id}:${missed}`, entity: 'waiting', entityId: id, text }, when)
}
