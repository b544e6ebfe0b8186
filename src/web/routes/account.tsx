import { accountText } from '../../i18n/messages/account.ts'
import { wishlistText } from '../../i18n/messages/wishlist.ts'
import { siteContext } from '../context.ts'
import { Balances } from '../features/account/overview/balances.tsx'
import { loadOverview } from '../features/account/overview/load-overview.ts'
import { NextTrip } from '../features/account/overview/next-trip.tsx'
import { Shortcuts } from '../features/account/overview/shortcuts.tsx'
import { siteOf, toHead } from '../head.ts'
import { requireUser } from '../require-user.ts'
import type { Route } from './+types/account.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const { layout, overview } = accountText[site.locale]
  const { title, description } = overview
  return {
    head: { title, description, path: '/account', isHidden: true },
    profile: layout.profile,
    wishlist: wishlistText[site.locale].nav,
    // The frame shows a deactivated customer nothing of this.
    overview: user.status === 'active' ? await loadOverview(site, user, new Date()) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { overview, profile, wishlist } = loaderData
  if (!overview) return null
  const { messages, name } = overview
  return (
    <div className="space-y-10">
      <header>
        <h1 className="text-3xl wrap-anywhere md:text-4xl">
          {messages.hello} <bdi>{name}</bdi>
        </h1>
        <p className="mt-2 text-lg text-ink-soft">{messages.lead}</p>
      </header>
      <NextTrip messages={messages} trip={overview.trip} />
      <Balances {...overview} />
      <Shortcuts title={messages.shortcuts} profile={profile} wishlist={wishlist} />
    </div>
  )
}
