import { sql } from 'kysely'
import type { z } from 'zod'
import { Notification } from '../../../contract/notifications.ts'
import { instantJson, type Sql } from '../fragments.ts'

export const NotificationRow = Notification.omit({ path: true })
export type NotificationRow = z.output<typeof NotificationRow>

/** Columns of the notification `n`. */
export const notificationJson: Sql = sql`json_build_object('id', n.id, 'title', n.title, 'body', n.body, 'language', n.language,
  'event', n.event, 'data', json_build_object('entity', n.entity, 'id', n.entity_id),
  'createdAt', ${instantJson('n.created_at')}, 'seenAt', ${instantJson('n.seen_at')})`

/** The customer's unread count, as a part of a statement. */
export const unreadCount = (customer: Sql): Sql =>
  sql`(select count(*)::int from notifications where customer_id = ${customer} and seen_at is null)`
