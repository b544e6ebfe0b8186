import { reservationsText } from '../../i18n/messages/reservations.ts'
import { siteContext } from '../context.ts'
import { loadPending } from '../features/reservations/load-pending.ts'
import { PendingList } from '../features/reservations/pending-list.tsx'
import { siteOf, toHead } from '../head.ts'
import { requireUser } from '../require-user.ts'
import { PageHeading } from '../shell/page.tsx'
import type { Route } from './+types/account-pending.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = reservationsText[site.locale].pending
  return {
    head: { title, description, path: '/account/pending', isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    pending: user.status === 'active' ? await loadPending(site, new Date()) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountPending({ loaderData }: Route.ComponentProps) {
  const { pending } = loaderData
  if (!pending) return null
  return (
    <>
      <PageHeading title={pending.messages.title} lead={pending.messages.lead} />
      <PendingList {...pending} />
    </>
  )
}
