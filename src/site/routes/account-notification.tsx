import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { parseListId } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { notificationsText } from '../../i18n/messages/notifications.ts'
import { loadNotification } from '../features/notifications/load-notifications.ts'
import { NotificationPage } from '../features/notifications/notification-page.tsx'
import type { Route } from './+types/account-notification.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const id = parseListId(params.id)
  const { one, description } = notificationsText[site.locale]
  return {
    head: { title: one, description, path: `/account/Notifications/${id}`, isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    notification: user.status === 'active' ? await loadNotification(site, id) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountNotification({ loaderData }: Route.ComponentProps) {
  const { notification } = loaderData
  return notification && <NotificationPage key={notification.row.id} {...notification} />
}
