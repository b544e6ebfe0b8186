import { siteContext } from '../../client/context.ts'
import { PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { travellersText } from '../../i18n/messages/travellers.ts'
import { loadTravellers } from '../features/travellers/load-travellers.ts'
import { TravellersScreen } from '../features/travellers/travellers-screen.tsx'
import type { Route } from './+types/account-travellers.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = travellersText[site.locale].list
  return {
    head: { title, description, path: '/account/travellers', isHidden: true },
    owner: user.id,
    // The frame shows a deactivated customer nothing of this.
    travellers: user.status === 'active' ? await loadTravellers(site, new Date()) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountTravellers({ loaderData }: Route.ComponentProps) {
  const { travellers, owner } = loaderData
  if (!travellers) return null
  return (
    <>
      <PageHeading title={travellers.messages.title} lead={travellers.messages.lead} />
      {/* Another person may have signed in in another tab: what was typed here was not theirs. */}
      <TravellersScreen key={owner} {...travellers} />
    </>
  )
}
