import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { accountText } from '../../i18n/messages/account.ts'
import { AccountMenu } from '../features/account/overview/account-menu.tsx'
import { loadOverview } from '../features/account/overview/load-overview.ts'
import { NextTrip } from '../features/account/overview/next-trip.tsx'
import { TaskList } from '../features/account/overview/task-list.tsx'
import type { Route } from './+types/account.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = accountText[site.locale].overview
  return {
    head: { title, description, path: '/account', isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    overview: user.status === 'active' ? await loadOverview(site, user, new Date()) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { overview } = loaderData
  if (!overview) return null
  const { messages, name } = overview
  return (
    <div className="space-y-10">
      <h1 className="text-3xl wrap-anywhere md:text-4xl">
        {messages.hello} <bdi>{name}</bdi>
      </h1>
      <NextTrip messages={messages} trip={overview.trip} />
      <TaskList tasks={overview.tasks} messages={messages} />
      <AccountMenu groups={overview.groups} code={overview.code} />
    </div>
  )
}
