import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { reservationsText } from '../../i18n/messages/reservations.ts'
import { siteContext } from '../context.ts'
import { AccountList } from '../features/reservations/account-list.tsx'
import { loadHistory } from '../features/reservations/load-history.ts'
import { ReservationCard } from '../features/reservations/reservation-card.tsx'
import { siteOf, toHead } from '../head.ts'
import { pageNumberOf } from '../lists/list-query.ts'
import { requireUser } from '../require-user.ts'
import { PageHeading } from '../shell/page.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const user = requireUser(context)
  const site = context.get(siteContext)
  const { title, description } = reservationsText[site.locale].history
  const page = pageNumberOf(request)
  return {
    head: { title, description, path: '/account/history', isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    history: user.status === 'active' ? await loadHistory(site, page) : null,
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountHistory() {
  const { history } = useLoaderData<typeof loader>()
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
