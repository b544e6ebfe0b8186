import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { parseListId } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { ticketsText } from '../../i18n/messages/tickets.ts'
import { loadTickets } from '../features/tickets/load-tickets.ts'
import { TicketsScreen } from '../features/tickets/tickets-screen.tsx'
import type { Route } from './+types/account-purchase-tickets.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const id = parseListId(params.id)
  const { title, description } = ticketsText[site.locale]
  return {
    head: { title, description, path: `/account/purchases/${id}/tickets`, isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    view: user.status === 'active' ? await loadTickets(site, id) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountPurchaseTickets({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData
  return view && <TicketsScreen view={view} />
}
