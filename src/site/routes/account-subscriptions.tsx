import { siteContext } from '../../client/context.ts'
import { PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { pageNumberOf } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { subscriptionsText } from '../../i18n/messages/subscriptions.ts'
import { ActivePackage } from '../features/subscriptions/active-package.tsx'
import { loadSubscriptions } from '../features/subscriptions/load-subscriptions.ts'
import { SubscriptionCard } from '../features/subscriptions/subscription-card.tsx'
import { AccountList } from '../lists/account-list.tsx'
import type { Route } from './+types/account-subscriptions.ts'

const path = '/account/subscription'

export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = subscriptionsText[site.locale].list
  const page = pageNumberOf(request)
  return {
    head: { title, description, path, isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    subscriptions: user.status === 'active' ? await loadSubscriptions(site, page) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountSubscriptions({ loaderData }: Route.ComponentProps) {
  const { subscriptions } = loaderData
  if (!subscriptions) return null
  const { messages, labels, active, following, data, meta } = subscriptions
  return (
    <div className="space-y-8">
      <PageHeading title={messages.title} lead={messages.lead} />
      {(active || meta.total > 0) && <ActivePackage messages={messages} labels={labels} active={active} />}
      {following.length > 0 && (
        <section aria-labelledby="following" className="space-y-4">
          <h2 id="following" className="text-2xl">
            {messages.following}
          </h2>
          {following.map((view) => (
            <SubscriptionCard key={view.id} view={view} labels={labels} />
          ))}
        </section>
      )}
      <section aria-labelledby="all-subscriptions" className="space-y-4">
        <h2 id="all-subscriptions" className={meta.total > 0 ? 'text-2xl' : 'sr-only'}>
          {messages.all}
        </h2>
        <AccountList path={path} begin="/packages" messages={messages} data={data} meta={meta}>
          {(view) => <SubscriptionCard view={view} labels={labels} />}
        </AccountList>
      </section>
    </div>
  )
}
