import type { Tx } from '../db/database.ts'
import { insertNotifications, type Recipient } from '../db/queries/messages/notifications.ts'
import { channelsOf, notificationEvents } from '../domain/accounts/notification.ts'
import { later } from '../domain/time/later.ts'
import { afterQuietHours } from '../domain/time/quiet-hours.ts'
import { toNotificationBody, toNotificationTitle } from '../i18n/notification-text.ts'
import { mailNews } from './mail-news.ts'
import type { News } from './news.ts'
import { useOfPush } from './notify.ts'

/** To whom, and what: each customer is here once. */
export type AddressedNews = { to: Pick<Recipient, 'customer' | 'language'>; news: News }

/**
 * Tells many customers news of one event in a few statements, in the transaction of the event. Such events never send an SMS. The caller, who
 * holds the customers' locks, decides their order. Returns the customers who were not told before.
 */
export async function notifyMany(tx: Tx, all: AddressedNews[], now: Date): Promise<Set<number>> {
  const [first] = all
  if (!first) return new Set()
  const { kind, canWait } = notificationEvents[first.news.event]
  if (channelsOf[kind].sms !== 'never') throw new Error(`A message would have to follow ${first.news.event}`)
  const dueAt = canWait ? afterQuietHours(now) : now
  const added = await insertNotifications(
    tx,
    all.map(({ to: { customer, language }, news: { text, ...news } }) => ({
      ...news,
      customer,
      language,
      title: toNotificationTitle(language, news.event, news.entity),
      body: toNotificationBody(text),
    })),
    { dueAt, expiresAt: later(dueAt, useOfPush) },
    now,
  )
  const toldOf = new Map(all.map((told) => [told.to.customer, told]))
  const mails = added.flatMap(({ id, customer }) => {
    const told = toldOf.get(customer)
    return told ? [{ notification: id, ...told }] : []
  })
  await mailNews(tx, mails, { now })
  return new Set(added.map(({ customer }) => customer))
}
