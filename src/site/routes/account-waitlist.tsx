import { Link } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { waitlistText } from '../../i18n/messages/waitlist.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { loadWaitlist } from '../features/waitlist/load-waitlist.ts'
import { WaitlistEntries } from '../features/waitlist/waitlist-entries.tsx'
import type { Route } from './+types/account-waitlist.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = waitlistText[site.locale]
  return {
    head: { title, description, path: '/account/waiting', isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    waiting: user.status === 'active' ? await loadWaitlist(site, new Date()) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountWaitlist({ loaderData }: Route.ComponentProps) {
  const { waiting } = loaderData
  if (!waiting) return null
  const { messages, open, ended } = waiting
  return (
    <div className="space-y-6">
      <PageHeading title={messages.title} lead={messages.lead} />
      {open.length === 0 && (
        <EmptyState
          title={messages.empty}
          action={
            <ButtonLink as={Link} to="/properties">
              {messages.emptyAction}
            </ButtonLink>
          }
        >
          {messages.emptyHint}
        </EmptyState>
      )}
      {open.length > 0 && <WaitlistEntries messages={messages} entries={open} heading="h2" />}
      {ended.length > 0 && (
        <section aria-labelledby="ended" className="space-y-4">
          <h2 id="ended" className="text-2xl">
            {messages.ended}
          </h2>
          <WaitlistEntries messages={messages} entries={ended} heading="h3" />
        </section>
      )}
    </div>
  )
}
