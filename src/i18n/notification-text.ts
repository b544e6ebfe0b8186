import type { NotificationEntity, NotificationEvent } from '../domain/accounts/notification.ts'
import type { Locale } from '../domain/text/locale.ts'
import { notificationTitles } from './messages/notification-titles.ts'
import { notificationsText } from './messages/notifications.ts'

export function toNotificationTitle(locale: Locale, event: NotificationEvent, entity: NotificationEntity): string {
  const titles = notificationTitles[locale]
  if (event !== 'confirmed' || entity === 'reservation') return titles[event]
  if (entity === 'wallet') return titles['confirmed-wallet']
  return titles[entity === 'discount_package' ? 'confirmed-package' : 'confirmed-purchase']
}

/** An SMS begins with its sender, which our own pages need not name. */
export function toNotificationBody(message: string): string {
  const [first = '', ...rest] = message.replace(/^\S+: /, '')
  return first.toUpperCase() + rest.join('')
}

/** On the button that leads to what it is about. */
export function toOpenLabel(locale: Locale, entity: NotificationEntity): string {
  const { open } = notificationsText[locale]
  return entity in open ? open[entity as keyof typeof open] : open.purchase
}
