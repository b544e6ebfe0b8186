import { Link } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { choiceOf, pageNumberOf } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { reservationsText } from '../../i18n/messages/reservations.ts'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { loadNextTrip } from '../features/account/overview/load-next-trip.ts'
import { TripCard } from '../features/account/overview/next-trip.tsx'
import { historyPath, historyTabs, loadHistory } from '../features/reservations/load-history.ts'
import { ReservationCard } from '../features/reservations/reservation-card.tsx'
import { AccountList } from '../lists/account-list.tsx'
import type { Route } from './+types/account-history.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = reservationsText[site.locale].history
  const asked = { page: pageNumberOf(request), show: choiceOf(request, 'show', historyTabs) ?? 'all' }
  // The frame shows a deactivated customer nothing of this.
  const isShown = user.status === 'active'
  return {
    head: { title, description, path: historyPath, isHidden: true },
    next: isShown && asked.page === 1 && asked.show === 'all' ? await loadNextTrip(site, new Date()) : null,
    history: isShown ? await loadHistory(site, asked) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountHistory({ loaderData }: Route.ComponentProps) {
  const { history, next } = loaderData
  if (!history) return null
  const { messages, labels, path, chips, data, meta } = history
  // Reservations above are not repeated.
  const listed = data.filter(({ id }) => next?.to !== `/account/history/${id}`)
  return (
    <>
      <PageHeading title={messages.title} lead={messages.lead} />
      <ChipLinks as={Link} label={messages.tabs} chips={chips} className="mb-4 print:hidden" />
      {next && (
        <section aria-labelledby="next-trip" className="mb-10">
          <h2 id="next-trip" className="mb-4 text-2xl">
            {messages.next}
          </h2>
          <TripCard trip={next} />
        </section>
      )}
      {(listed.length > 0 || data.length === 0) && (
        <AccountList path={path} messages={messages} data={listed} meta={meta}>
          {(card) => <ReservationCard card={card} labels={labels} />}
        </AccountList>
      )}
    </>
  )
}
