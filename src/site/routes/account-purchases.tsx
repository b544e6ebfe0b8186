import { Link } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { choiceOf, pageNumberOf } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { purchasesText } from '../../i18n/messages/purchases.ts'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { loadPurchases, purchasesPath, shows } from '../features/purchases/load-purchases.ts'
import { PurchaseCard } from '../features/purchases/purchase-card.tsx'
import { AccountList } from '../lists/account-list.tsx'
import type { Route } from './+types/account-purchases.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = purchasesText[site.locale].list
  const asked = { page: pageNumberOf(request), show: choiceOf(request, 'show', shows) ?? 'all' }
  return {
    head: { title, description, path: purchasesPath, isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    purchases: user.status === 'active' ? await loadPurchases(site, asked) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountPurchases({ loaderData }: Route.ComponentProps) {
  const { purchases } = loaderData
  if (!purchases) return null
  const { messages, labels, path, chips, data, meta } = purchases
  return (
    <>
      <PageHeading title={messages.title} lead={messages.lead} />
      <ChipLinks as={Link} label={messages.filter} chips={chips} className="mb-4 print:hidden" />
      <AccountList path={path} begin="/offers" messages={messages} data={data} meta={meta}>
        {(card) => <PurchaseCard card={card} labels={labels} />}
      </AccountList>
    </>
  )
}
