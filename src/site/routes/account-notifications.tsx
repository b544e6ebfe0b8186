import { siteContext } from '../../client/context.ts'
import { PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { pageNumberOf } from '../../client/lists/list-query.ts'
import { PushInvitation } from '../../client/push/push-invitation.tsx'
import { requireUser } from '../../client/session/require-user.ts'
import { notificationsText } from '../../i18n/messages/notifications.ts'
import { loadNotifications } from '../features/notifications/load-notifications.ts'
import { NotificationRow } from '../features/notifications/notification-row.tsx'
import { SeeAll } from '../features/notifications/see-all.tsx'
import { useFreshList } from '../features/notifications/use-fresh-list.ts'
import { AccountList } from '../lists/account-list.tsx'
import type { Route } from './+types/account-notifications.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = notificationsText[site.locale]
  const page = pageNumberOf(request)
  return {
    head: { title, description, path: '/account/Notifications', isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    notifications: user.status === 'active' ? await loadNotifications(site, page) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountNotifications({ loaderData }: Route.ComponentProps) {
  const { notifications } = loaderData
  useFreshList(notifications?.unread ?? 0)
  if (!notifications) return null
  const { messages, data, meta, unread } = notifications
  const seeAll = unread > 0 && (
    <SeeAll
      upTo={meta.page === 1 ? data[0]?.id : undefined}
      label={messages.seeAll}
      pendingLabel={messages.seeingAll}
    />
  )
  return (
    <>
      <PageHeading title={messages.title} lead={messages.lead} action={seeAll} />
      <AccountList path="/account/Notifications" messages={messages} data={data} meta={meta}>
        {(row) => <NotificationRow row={row} unseen={messages.unseen} />}
      </AccountList>
      <PushInvitation isManaged />
    </>
  )
}
