import type { MailDetails } from '../domain/accounts/mail.ts'
import type { NotificationEntity, NotificationEvent } from '../domain/accounts/notification.ts'

/** What a customer is told, in the list, on devices, by message and by mail. */
export type News = {
  event: NotificationEvent
  /** Which one of its kind: it is told once, however often somebody comes to tell it. */
  key: string
  entity: NotificationEntity
  entityId: number
  /** As a message says it. */
  text: string
  mail?: MailDetails
}
