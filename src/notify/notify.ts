import type { Tx } from '../db/database.ts'
import { dropPendingMail } from '../db/queries/messages/mail-messages.ts'
import { dropPendingSms, insertNotifications, type Recipient } from '../db/queries/messages/notifications.ts'
import { insertSms } from '../db/queries/messages/sms-messages.ts'
import { channelsOf, endings, notificationEvents, saidBefore, secondsToReach } from '../domain/accounts/notification.ts'
import { later } from '../domain/time/later.ts'
import { afterQuietHours } from '../domain/time/quiet-hours.ts'
import { toNotificationBody, toNotificationTitle } from '../i18n/notification-text.ts'
import { mailNews } from './mail-news.ts'
import type { News } from './news.ts'

/**
 * `expiresAt`: after this a message is useless. `isTooMuch`: the customer had the most messages of a day. `isUrgent`: the message does not wait
 * for the notification to be seen.
 */
export type DeliveryTiming = { now: Date; expiresAt?: Date; isTooMuch?: boolean; isUrgent?: boolean }

/** In seconds: as long as this it is worth sending, if no gateway takes messages now. */
const useOfSms = 12 * 60 * 60

/** The same for a device that is off. */
export const useOfPush = 24 * 60 * 60

/**
 * Tells a customer something in the transaction of what it tells: neither is there without the other. Always in the list, and by mail
 * where there is an address that takes it; the message waits there for as long as the notification may still be seen, or taken by a device, and is then sent or never.
 * Its number; null where it was told before.
 */
export async function notify(tx: Tx, to: Recipient, news: News, when: DeliveryTiming): Promise<number | null> {
  const { customer, phone, language } = to
  const { event, key, entity, entityId, text } = news
  const { now, isTooMuch = false, isUrgent = false } = when
  const title = toNotificationTitle(language, event, entity)
  const body = toNotificationBody(text)
  const { kind, canWait } = notificationEvents[event]
  const pushAt = canWait ? afterQuietHours(now) : now
  const push = { dueAt: pushAt, expiresAt: later(pushAt, useOfPush) }
  const made = { customer, event, key, entity, entityId, language, title, body }
  const [added] = await insertNotifications(tx, [made], push, now)
  if (!added) return null
  const { id } = added
  if (endings.includes(event)) {
    await dropPendingSms(tx, made, saidBefore, now)
    await dropPendingMail(tx, made, saidBefore, now)
  }
  if (to.takesMail) await mailNews(tx, [{ notification: id, to, news }], when)
  if (channelsOf[kind].sms !== 'unless-reached' || phone === null || isTooMuch) return id
  const expiresAt = when.expiresAt ?? later(now, useOfSms)
  const patient = isUrgent ? now : later(now, secondsToReach)
  const dueAt = canWait ? afterQuietHours(patient) : patient
  // A message that would expire by then is sent at once.
  const sms = { phone, text, code: null, now, dueAt: dueAt < expiresAt ? dueAt : now, expiresAt, notification: id }
  await insertSms(tx, sms)
  return id
}
