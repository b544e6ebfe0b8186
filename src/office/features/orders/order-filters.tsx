import { Link } from 'react-router'
import { GetForm } from '../../../client/forms/get-form.tsx'
import { purchaseStatuses } from '../../../domain/orders/states.ts'
import { saleKinds } from '../../../domain/sales/sale.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import { ordersPath } from '../sellers/seller-paths.ts'
import type { OrdersData } from './load-orders.ts'

const isPaid = (status: string): boolean => status !== 'failed'

/** A form of the address: a colleague gets the same list by the link. */
export function OrderFilters({ orders }: { orders: OrdersData }) {
  const { messages, filter, sellers } = orders
  const t = messages.filter
  return (
    <GetForm
      key={orders.path}
      action={ordersPath}
      className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-3"
    >
      {sellers.length > 1 && (
        <Select name="seller" label={t.seller} defaultValue={filter.seller ?? ''}>
          <option value="">{t.allSellers}</option>
          {sellers.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
      <Field type="date" name="from" label={t.from} defaultValue={filter.from} />
      <Field type="date" name="to" label={t.to} defaultValue={filter.to} />
      <Select name="status" label={t.status} defaultValue={filter.status ?? ''}>
        <option value="">{t.allStatuses}</option>
        {purchaseStatuses.filter(isPaid).map((status) => (
          <option key={status} value={status}>
            {messages.statuses[status]}
          </option>
        ))}
      </Select>
      <Select name="type" label={t.kind} defaultValue={filter.type ?? ''}>
        <option value="">{t.allKinds}</option>
        {saleKinds.map((kind) => (
          <option key={kind} value={kind}>
            {messages.kinds[kind]}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap items-end gap-3">
        <Button>{t.show}</Button>
        {orders.isFiltered && (
          <Link to={ordersPath} className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline">
            {t.clear}
          </Link>
        )}
      </div>
    </GetForm>
  )
}
