import type { Ok } from '../../contract/contract.ts'
import type { NotificationRow } from '../../db/queries/messages/notification-fields.ts'
import { toEntityPath } from '../../domain/accounts/notification.ts'

export const withPath = (row: NotificationRow): Ok<'GET /user/notifications/{id}'> => ({
  ...row,
  path: toEntityPath(row.data.entity, row.data.id),
})
