import type { NotificationClick, PushEvent, WorkerScope } from '../../client/service-worker/worker-scope.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { localeFacts } from '../../i18n/locale-facts.ts'

/** The content of a push: texts in the reader's language, and the page behind a tap. */
type PushMessage = { id: number; title: string; body: string; language: Locale; path: string }

export const showPushMessage = async ({ registration }: WorkerScope, { data }: PushEvent): Promise<void> => {
  if (!data) return
  const { id, title, body, language, path } = data.json() as PushMessage
  const { tag, direction } = localeFacts[language]
  await registration.showNotification(title, {
    body,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path },
    lang: tag,
    dir: direction,
    // One of the same number is the same one.
    tag: `notification-${id}`,
  })
}

/** Notifications of a customer who has signed out must not be read by the next person: neither shown ones, nor those on their way. */
export async function forgetPushMessages({ registration }: WorkerScope): Promise<void> {
  for (const notification of await registration.getNotifications()) notification.close()
  const subscription = await registration.pushManager?.getSubscription().catch(() => null)
  await subscription?.unsubscribe().catch(() => {})
}

/** Opens its page: in the window that shows it already, or in a new one. Another window may contain typed text. */
export async function openPushMessage(
  { clients, location }: WorkerScope,
  { notification }: NotificationClick,
): Promise<void> {
  notification.close()
  const { path } = notification.data as { path: string }
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin) return
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((one) => new URL(one.url).pathname === url.pathname)
  if (there) await there.focus()
  else await clients.openWindow(url.href)
}
