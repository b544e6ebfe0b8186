import { siteContext } from '../../client/context.ts'
import { PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { reservationsText } from '../../i18n/messages/reservations.ts'
import { loadPendingPurchases } from '../features/purchases/load-pending-purchases.ts'
import { PendingPurchases } from '../features/purchases/pending-purchases.tsx'
import { loadPending } from '../features/reservations/load-pending.ts'
import { PendingList } from '../features/reservations/pending-list.tsx'
import type { Route } from './+types/account-pending.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = reservationsText[site.locale].pending
  const now = new Date()
  const load = () => Promise.all([loadPending(site, now), loadPendingPurchases(site, now)])
  const [pending, purchases] = user.status === 'active' ? await load() : [null, null]
  return {
    head: { title, description, path: '/account/pending', isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    pending,
    purchases,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountPending({ loaderData }: Route.ComponentProps) {
  const { pending, purchases } = loaderData
  if (!pending || !purchases) return null
  const hasPurchases = purchases.items.length > 0
  return (
    <>
      <PageHeading title={pending.messages.title} lead={pending.messages.lead} />
      <div className="space-y-10">
        {(pending.items.length > 0 || !hasPurchases) && <PendingList {...pending} />}
        {hasPurchases && <PendingPurchases {...purchases} />}
      </div>
    </>
  )
}
