import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { parseListId } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { reservationChangeText } from '../../i18n/messages/reservation-change.ts'
import { ChangeScreen } from '../features/reservations/change/change-screen.tsx'
import { loadChange } from '../features/reservations/change/load-change.ts'
import type { Route } from './+types/account-reservation-change.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const id = parseListId(params.id)
  const { title, description } = reservationChangeText[site.locale]
  return {
    head: { title, description, path: `/account/history/${id}/change`, isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    view: user.status === 'active' ? await loadChange(site, id, new Date()) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountReservationChange({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData
  return view && <ChangeScreen view={view} />
}
