import { siteContext } from '../../client/context.ts'
import { PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { pageNumberOf } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { pointsText } from '../../i18n/messages/points.ts'
import { ExpectedPoints } from '../features/points/expected-points.tsx'
import { loadPoints } from '../features/points/load-points.ts'
import { PointEntry } from '../features/points/point-entry.tsx'
import { AccountList } from '../lists/account-list.tsx'
import type { Route } from './+types/account-points.ts'

const path = '/account/points'

export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = pointsText[site.locale]
  return {
    head: { title, description, path, isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    points: user.status === 'active' ? await loadPoints(site, pageNumberOf(request)) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountPoints({ loaderData }: Route.ComponentProps) {
  const { points } = loaderData
  if (!points) return null
  const { messages, balance, worth, rules, expected, data, meta } = points
  return (
    <div className="space-y-6">
      <PageHeading title={messages.title} lead={messages.lead} />
      <p className="rounded-card bg-brand p-5 text-on-brand shadow-soft">
        <span className="block">{messages.balance}</span>
        <span className="block text-4xl font-bold tabular-nums">{balance}</span>
        {worth && <span className="block">{worth}</span>}
      </p>
      {expected.length > 0 && <ExpectedPoints messages={messages} expected={expected} />}
      <section aria-labelledby="entries" className="space-y-4">
        <h2 id="entries" className="text-2xl">
          {messages.entries.title}
        </h2>
        <AccountList path={path} messages={messages.entries} data={data} meta={meta}>
          {(entry) => <PointEntry entry={entry} />}
        </AccountList>
      </section>
      <section id="rules" aria-labelledby="rules-title" className="space-y-3 rounded-card bg-sunken p-5">
        <h2 id="rules-title" className="text-2xl">
          {messages.rulesTitle}
        </h2>
        <ul className="list-disc space-y-2 ps-5">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
