import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { ticketsText } from '../../i18n/messages/tickets.ts'
import { loadTakenTickets } from '../features/tickets/load-tickets.ts'
import { TicketsScreen } from '../features/tickets/tickets-screen.tsx'
import type { Route } from './+types/account-tickets.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = ticketsText[site.locale].taken
  return {
    head: { title, description, path: '/account/tickets', isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    view: user.status === 'active' ? await loadTakenTickets(site) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountTickets({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData
  return view && <TicketsScreen view={view} />
}
