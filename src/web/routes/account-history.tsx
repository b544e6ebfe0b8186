import { reservationsText } from '../../i18n/messages/reservations.ts'
import { siteContext } from '../context.ts'
import { AccountList } from '../features/reservations/account-list.tsx'
import { loadHistory } from '../features/reservations/load-history.ts'
import { ReservationCard } from '../features/reservations/reservation-card.tsx'
import { siteOf, toHead } from '../head.ts'
import { pageNumberOf } from '../lists/list-query.ts'
import { requireUser } from '../require-user.ts'
import { PageHeading } from '../shell/page.tsx'
import type { Route } from './+types/account-history.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = reservationsText[site.locale].history
  const page = pageNumberOf(request)
  return {
    head: { title, description, path: '/account/history', isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    history: user.status === 'active' ? await loadHistory(site, page) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountHistory({ loaderData }: Route.ComponentProps) {
  const { history } = loaderData
  if (!history) return null
  const { messages, labels, data, meta } = history
  return (
    <>
      <PageHeading title={messages.title} lead={messages.lead} />
      <AccountList path="/account/history" messages={messages} data={data} meta={meta}>
        {(card) => <ReservationCard card={card} labels={labels} />}
      </AccountList>
    </>
  )
}
