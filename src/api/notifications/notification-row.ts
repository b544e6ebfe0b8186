import type { Ok } from '../../contract/contract.ts'
import { toEntityPath } from '../../domain/accounts/notification.ts'

type Notification = Ok<'GET /user/notifications/{id}'>

/** As the database has it. */
export type NotificationRow = Omit<Notification, 'path'>

export const withPath = (row: NotificationRow): Notification => ({
  ...row,
  path: toEntityPath(row.data.entity, row.data.id),
})
