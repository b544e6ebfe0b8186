import { Link } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { queryOf } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { waitlistText } from '../../i18n/messages/waitlist.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { JoinPlaces, JoinStay } from '../features/waitlist/join-form.tsx'
import { loadJoin } from '../features/waitlist/load-join.ts'
import type { Route } from './+types/account-waitlist-new.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = waitlistText[site.locale].join
  return {
    head: { title, description, path: '/account/waiting/new', isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    join: user.status === 'active' ? await loadJoin(site, queryOf(request)) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountWaitlistNew({ loaderData }: Route.ComponentProps) {
  const { join } = loaderData
  if (!join) return null
  const { messages, stay, places } = join
  return (
    <div className="space-y-6">
      <PageHeading title={messages.title} lead={messages.lead} />
      {stay && stay.combinations.length > 0 && <JoinStay messages={messages} stay={stay} />}
      {places && places.stocks.length > 0 && <JoinPlaces messages={messages} places={places} />}
      {!stay?.combinations.length && !places?.stocks.length && (
        <EmptyState
          title={messages.nothing}
          action={
            <ButtonLink as={Link} to={stay ? `/properties/${stay.body.propertyId}` : '/properties'}>
              {messages.back}
            </ButtonLink>
          }
        >
          {messages.nothingHint}
        </EmptyState>
      )}
    </div>
  )
}
