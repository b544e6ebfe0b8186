import type { Tx } from '../../db/database.ts'
import { findRecipient } from '../../db/queries/messages/notifications.ts'
import type { TurnFacts } from '../../db/queries/sales/waiting.ts'
import { toWaitingNews, type WaitingNews } from '../../i18n/waiting-news.ts'
import { type DeliveryTiming, notify } from '../../notify/notify.ts'

/** In the transaction of what it tells, after all of its locks. A turn is offered something at most as often as it can miss it. */
export async function notifyWaiting(tx: Tx, turn: TurnFacts, event: WaitingNews, when: DeliveryTiming): Promise<void> {
  const to = await findRecipient(tx, turn.customer)
  if (!to) return
  const { id, title, missed } = turn
  const text = toWaitingNews(to.language, event, { title: title[to.language], until: when.expiresAt ?? null })
  await notify(tx, to, { event, key: `${id}:${missed}`, entity: 'waiting', entityId: id, text }, when)
}
