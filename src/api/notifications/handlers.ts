import type { Ok } from '../../contract/contract.ts'
import type { notificationCalls } from '../../contract/notifications.ts'
import { Problem } from '../../contract/problems.ts'
import {
  countUnread,
  findNotification,
  findNotifications,
  markAllSeen,
  markSeen,
} from '../../db/queries/messages/notifications.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import { withPath } from './notification-row.ts'
import { saveToken } from './save-token.ts'

export const notificationHandlers: Handlers<keyof typeof notificationCalls> = {
  'GET /user/notifications': async ({ db, caller, query }) => {
    const { data, ...rest } = await findNotifications(db, caller.customer, query)
    return { data: data.map(withPath), ...rest } satisfies Ok<'GET /user/notifications'>
  },
  'GET /user/notifications/{id}': async ({ db, caller, params }) =>
    withPath(await requireFound(findNotification(db, caller.customer, params.id))),
  'PUT /user/notifications/seen/{id}': async ({ db, caller, params, locale, now }) => {
    const { customer } = caller
    const unread = await db.transaction().execute(async (tx) => {
      if (!(await markSeen(tx, params.id, { customer, now }))) throw new Problem('NOT_FOUND')
      return countUnread(tx, customer)
    })
    return { unread_count: unread, message: successMessages[locale].NOTIFICATION_SEEN }
  },
  'POST /user/notifications/seen': async ({ db, caller, body, locale, now }) => {
    const { customer } = caller
    const unread = await db.transaction().execute(async (tx) => {
      await markAllSeen(tx, body.upTo ?? null, { customer, now })
      return countUnread(tx, customer)
    })
    return { unread_count: unread, message: successMessages[locale].NOTIFICATIONS_SEEN }
  },
  'POST /user/notifications/token': saveToken,
  'GET /public/push-key': async ({ push }) => ({ publicKey: push.publicKey }),
}
