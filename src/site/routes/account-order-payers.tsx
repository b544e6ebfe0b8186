import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { parseListId } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { payersText } from '../../i18n/messages/payers.ts'
import { loadPayers } from '../features/payers/load-payers.ts'
import { PayersScreen } from '../features/payers/payers-screen.tsx'
import type { Route } from './+types/account-order-payers.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const id = parseListId(params.id)
  const { title, description } = payersText[site.locale]
  return {
    head: { title, description, path: `/account/orders/${id}/payers`, isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    view: user.status === 'active' ? await loadPayers(site, id) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountOrderPayers({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData
  return view && <PayersScreen view={view} />
}
