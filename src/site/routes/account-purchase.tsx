import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { parseListId } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { fill } from '../../i18n/fill.ts'
import { purchasesText } from '../../i18n/messages/purchases.ts'
import { loadPurchase } from '../features/purchases/load-purchase.ts'
import { PurchaseDetail } from '../features/purchases/purchase-detail.tsx'
import type { Route } from './+types/account-purchase.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const id = parseListId(params.id)
  const { title, description } = purchasesText[site.locale].detail
  return {
    head: { title: fill(title, { id }), description, path: `/account/purchases/${id}`, isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    view: user.status === 'active' ? await loadPurchase(site, id, new Date()) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountPurchase({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData
  return view && <PurchaseDetail view={view} />
}
