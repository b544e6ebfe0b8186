import { redirect } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { notFound, parseListId, queryOf } from '../../client/lists/list-query.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { saleKinds } from '../../domain/sales/sale.ts'
import { checkoutItemsText } from '../../i18n/messages/checkout-items.ts'
import { ItemScreen } from '../features/checkout/items/item-screen.tsx'
import { loadPackage } from '../features/checkout/items/load-package.ts'
import { loadTopUp } from '../features/checkout/items/load-top-up.ts'
import { ChoiceMissing } from '../features/checkout/purchase/choice-missing.tsx'
import { loadPurchaseCheckout } from '../features/checkout/purchase/load-purchase-checkout.ts'
import { PurchaseScreen } from '../features/checkout/purchase/purchase-screen.tsx'
import type { Route } from './+types/checkout-item.ts'

const findSaleKind = (type: string) => saleKinds.find((kind) => kind === type)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const kind = findSaleKind(params.type)
  if (!kind && params.type !== 'discount_package' && params.type !== 'wallet') throw notFound()
  const id = parseListId(params.id)
  // There a deactivated customer finds the way back.
  if (user.status === 'inactive') throw redirect('/account')
  const site = context.get(siteContext)
  const { title, description } = checkoutItemsText[site.locale]
  const head = { title, description, path: `/checkout/${params.type}/${id}`, isHidden: true }
  const query = queryOf(request)
  if (kind) {
    const { lead, noScript } = checkoutItemsText[site.locale]
    return { head, lead, noScript, item: null, ...(await loadPurchaseCheckout(site, user, { kind, id, query })) }
  }
  const plan = Number(query.get('plan'))
  const item =
    params.type === 'wallet'
      ? await loadTopUp(site, user, id)
      : await loadPackage(site, user, { packageId: id, planId: Number.isInteger(plan) ? plan : null })
  // Plans come and go; those that there are stand there.
  if (!item) throw redirect(`/packages#package-${id}`)
  const { lead, noScript } = item.messages
  return { head, lead, noScript, item }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function CheckoutItem({ loaderData }: Route.ComponentProps) {
  const { head, lead, noScript } = loaderData
  return (
    <Page trail={[{ label: head.title }]}>
      <PageHeading title={head.title} lead={lead} />
      <p className="mb-6 rounded-card border border-line bg-surface p-5 scripted:hidden">{noScript}</p>
      <Screen {...loaderData} />
    </Page>
  )
}

function Screen(data: Route.ComponentProps['loaderData']) {
  if (data.item) return <ItemScreen data={data.item} />
  return 'missing' in data ? <ChoiceMissing {...data.missing} /> : <PurchaseScreen data={data.purchase} />
}
