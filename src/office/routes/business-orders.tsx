import { Link } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { ListPages } from '../../client/lists/paged-list.tsx'
import { requireUser } from '../../client/session/require-user.ts'
import { sellerOrdersText } from '../../i18n/messages/seller-orders.ts'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SuitcaseIcon } from '../../ui/icons.tsx'
import { ExportButton } from '../features/orders/export-button.tsx'
import { loadOrders, type OrdersData } from '../features/orders/load-orders.ts'
import { NoSeller } from '../features/orders/no-seller.tsx'
import { OrderFilters } from '../features/orders/order-filters.tsx'
import { SellerOrderCard } from '../features/orders/seller-order-card.tsx'
import { ordersPath } from '../features/sellers/seller-paths.ts'
import type { Route } from './+types/business-orders.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = sellerOrdersText[site.locale]
  return {
    head: { title, description, path: ordersPath, isHidden: true },
    orders: await loadOrders(site, request),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function BusinessOrders({ loaderData }: Route.ComponentProps) {
  const { head, orders } = loaderData
  if (!orders) return <NoSeller title={head.title} />
  if (orders.isCashier)
    return (
      <Page narrow>
        <PageHeading title={head.title} />
        <ChipLinks as={Link} {...orders.tabs} />
        <p className="note mt-6">{orders.text}</p>
      </Page>
    )
  return (
    <Page narrow>
      <PageHeading title={head.title} lead={head.description} />
      <ChipLinks as={Link} {...orders.tabs} />
      <div className="mt-6 space-y-6">
        <OrderFilters orders={orders} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-bold">{orders.count}</p>
          {orders.data.length > 0 && <ExportButton orders={orders} />}
        </div>
        <List orders={orders} />
      </div>
    </Page>
  )
}

function List({ orders }: { orders: OrdersData }) {
  const { messages, data, meta, path, isFiltered } = orders
  if (data.length === 0)
    return (
      <EmptyState title={messages.empty} icon={<SuitcaseIcon className="size-8" />}>
        {isFiltered ? messages.emptyFilterText : messages.emptyText}
      </EmptyState>
    )
  return (
    <>
      <ul className="space-y-4">
        {data.map((order) => (
          <li key={order.id}>
            <SellerOrderCard order={order} orders={orders} />
          </li>
        ))}
      </ul>
      <ListPages path={path} meta={meta} />
    </>
  )
}
