import type { z } from 'zod'
import type { SellerOrder } from '../../contract/seller-orders.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { toClock, toDay } from '../../domain/time/day.ts'
import { sellerOrdersText } from '../../i18n/messages/seller-orders.ts'

type Order = z.output<typeof SellerOrder>

const toMoment = (instant: string | null): string | null => {
  if (instant === null) return null
  const at = new Date(instant)
  return `${toDay(at)} ${toClock(at)}`
}

/** The list as a table: one row an order, in the order of the list. */
export function toOrderTable(locale: Locale, orders: readonly Order[]): (string | number | null)[][] {
  const { columns, statuses, payments, kinds } = sellerOrdersText[locale]
  const head = [
    columns.code,
    columns.kind,
    columns.title,
    columns.when,
    columns.status,
    columns.payment,
    columns.customer,
    columns.phone,
    columns.adults,
    columns.children,
    columns.infants,
    columns.pickup,
    columns.travelDate,
    columns.returnDate,
    columns.total,
    columns.rest,
    columns.currency,
    columns.ordered,
  ]
  const rows = orders.map((order) => [
    order.code,
    kinds[order.itemType],
    order.title,
    toMoment(order.startsAt),
    statuses[order.status],
    payments[order.paymentStatus],
    order.customer.name,
    order.customer.phone,
    order.adults,
    order.children,
    order.infants,
    order.pickupLocation,
    order.travelDate,
    order.returnDate,
    order.total.amount,
    order.rest?.amount ?? null,
    order.total.currency,
    toMoment(order.createdAt),
  ])
  return [head, ...rows]
}
