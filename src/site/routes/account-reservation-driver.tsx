import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { parseListId } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { arrivalText } from '../../i18n/messages/arrival.ts'
import { DriverSheet } from '../features/reservations/driver-sheet.tsx'
import { loadDriver } from '../features/reservations/load-driver.ts'
import type { Route } from './+types/account-reservation-driver.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const id = parseListId(params.id)
  const { title, description } = arrivalText[site.locale].driver
  return {
    head: { title, description, path: `/account/history/${id}/driver`, isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    driver: user.status === 'active' ? await loadDriver(site, id) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountReservationDriver({ loaderData }: Route.ComponentProps) {
  const { driver } = loaderData
  return driver && <DriverSheet driver={driver} />
}
