import type { Tx } from '../db/database.ts'
import { insertNewsMail } from '../db/queries/messages/mail-messages.ts'
import type { Recipient } from '../db/queries/messages/notifications.ts'
import { isMailKind, type MailContent } from '../domain/accounts/mail.ts'
import { channelsOf, notificationEvents, toEntityPath } from '../domain/accounts/notification.ts'
import { later } from '../domain/time/later.ts'
import { afterQuietHours } from '../domain/time/quiet-hours.ts'
import { toNotificationBody, toNotificationTitle, toOpenLabel } from '../i18n/notification-text.ts'
import type { News } from './news.ts'

type MailedNews = { notification: number; to: Pick<Recipient, 'customer' | 'language'>; news: News }

/** In seconds: as long as this mail is worth sending, if no server takes it now. */
const useOfMail = 48 * 60 * 60

/** Mails the same news in the same transaction: all of one event. Needed mail is due at once, optional mail not at night. */
export async function mailNews(
  tx: Tx,
  mails: MailedNews[],
  { now, expiresAt }: { now: Date; expiresAt?: Date },
): Promise<void> {
  const [first] = mails
  if (!first) return
  const { kind } = notificationEvents[first.news.event]
  if (channelsOf[kind].mail === 'never' || !isMailKind(kind)) return
  const dueAt = channelsOf[kind].mail === 'needed' ? now : afterQuietHours(now)
  const ends = expiresAt ?? later(dueAt, useOfMail)
  await insertNewsMail(
    tx,
    mails.map(({ notification, to: { customer, language }, news }) => ({
      notification,
      customer,
      language,
      content: toContent(language, news),
    })),
    // Mail that would expire by then is sent at once.
    { kind, now, dueAt: dueAt < ends ? dueAt : now, expiresAt: ends },
  )
}

function toContent(language: Recipient['language'], { event, entity, entityId, text, mail = {} }: News): MailContent {
  const { text: instead, ...details } = mail
  return {
    ...details,
    title: toNotificationTitle(language, event, entity),
    paragraphs: [instead ?? toNotificationBody(text)],
    action: { label: toOpenLabel(language, entity), path: toEntityPath(entity, entityId) },
  }
}
