import type { MailDetails } from '../domain/accounts/mail.ts'
import type { NotificationEntity, NotificationEvent } from '../domain/accounts/notification.ts'

/** News for a customer, in the list, on devices, by SMS and by mail. */
export type News = {
  event: NotificationEvent
  /** Identifies it within its kind: it is told once, however often it is reported. */
  key: string
  entity: NotificationEntity
  entityId: number
  /** The text of the SMS. */
  text: string
  mail?: MailDetails
}
