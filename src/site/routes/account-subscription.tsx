import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { parseListId } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { fill } from '../../i18n/fill.ts'
import { subscriptionsText } from '../../i18n/messages/subscriptions.ts'
import { loadSubscription } from '../features/subscriptions/load-subscription.ts'
import { SubscriptionDetail } from '../features/subscriptions/subscription-detail.tsx'
import type { Route } from './+types/account-subscription.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const id = parseListId(params.id)
  const { title, description } = subscriptionsText[site.locale].detail
  return {
    head: { title: fill(title, { id }), description, path: `/account/subscription/${id}`, isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    view: user.status === 'active' ? await loadSubscription(site, id, new Date()) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountSubscription({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData
  return view && <SubscriptionDetail view={view} />
}
