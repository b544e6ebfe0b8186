import type { SiteContext } from '../../../client/context.ts'
import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { localeFacts } from '../../../i18n/locale-facts.ts'
import { notificationsText } from '../../../i18n/messages/notifications.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'
import { toOpenLabel } from '../../../i18n/notification-text.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>
type Notification = Ok<'GET /user/notifications/{id}'>

/** A notification in another language than the page's is marked. */
const toRow = (locale: Locale, { id, title, body, language, createdAt, seenAt }: Notification) => ({
  id,
  title,
  body,
  isSeen: seenAt !== null,
  at: toMomentText(locale, createdAt),
  written: language === locale ? {} : { lang: localeFacts[language].tag, dir: localeFacts[language].direction },
})

export async function loadNotifications({ call, locale }: Site, page: number) {
  const { data, meta, unread_count } = await call('GET /user/notifications', { query: { page } })
  return {
    messages: notificationsText[locale],
    meta,
    unread: unread_count,
    data: data.map((notification) => toRow(locale, notification)),
  }
}

export async function loadNotification({ call, locale }: Site, id: number) {
  const notification = await call('GET /user/notifications/{id}', { params: { id } })
  const messages = notificationsText[locale]
  return {
    messages,
    row: toRow(locale, notification),
    open: { to: notification.path, label: toOpenLabel(locale, notification.data.entity) },
  }
}

export type NotificationView = ReturnType<typeof toRow>
