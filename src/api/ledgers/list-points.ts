import type { Ok } from '../../contract/contract.ts'
import type { Db } from '../../db/database.ts'
import { findExchangeRate } from '../../db/queries/catalogue/exchange-rates.ts'
import type { Paging } from '../../db/queries/list.ts'
import {
  findPoints,
  findUnpaidOrders,
  type PointOrderRow,
  type UnpaidOrderRow,
} from '../../db/queries/orders/ledgers.ts'
import { dinarsPerDollar } from '../../domain/money/money.ts'
import { toPaymentAmount } from '../../domain/money/payment-amount.ts'
import { pointsFor } from '../../domain/money/point-rules.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { getOrderKind, type OrderKinds } from '../orders/order-kind.ts'

type ListContext = { db: Db; locale: Locale; orderKinds: OrderKinds; now: Date }
type Points = Ok<'GET /customer/points'>
type PointOrder = Points['expected'][number]

/** Each order is described once, however many entries it has. */
export async function listPoints(context: ListContext, customer: number, paging: Paging): Promise<Points> {
  const { db, now } = context
  const [{ balance, data, meta }, unpaid, rate] = await Promise.all([
    findPoints(db, customer, paging),
    findUnpaidOrders(db, customer, now),
    findExchangeRate(db),
  ])
  const orders = await describeAll(context, [...data.flatMap(({ order }) => order ?? []), ...unpaid])
  return {
    balance,
    meta,
    data: data.map(({ order, ...entry }) => ({ ...entry, order: order && getOf(orders, order) })),
    expected: unpaid.map((order) => ({
      ...getOf(orders, order),
      points: toExpected(order, rate?.dinarsPerDollar ?? dinarsPerDollar),
      used: order.used,
    })),
  }
}

const toExpected = ({ price, method, kind }: UnpaidOrderRow, rate: number): number =>
  pointsFor(toPaymentAmount(price, method, rate), kind)

type Described = Map<number, Omit<PointOrder, 'points' | 'used'>>

async function describeAll(
  { db, locale, orderKinds }: ListContext,
  orders: readonly PointOrderRow[],
): Promise<Described> {
  const distinct = new Map(orders.map((order) => [order.id, order]))
  return new Map(
    await Promise.all(
      [...distinct.values()].map(async ({ id, kind, code }) => {
        const { title, path } = await getOrderKind(orderKinds, kind).describe(db, { id, kind })
        const shown = { orderId: id, code, itemType: kind, title: title?.[locale] ?? null, itemPath: path }
        return [id, shown] as const
      }),
    ),
  )
}

function getOf(orders: Described, { id }: PointOrderRow): Omit<PointOrder, 'points' | 'used'> {
  const order = orders.get(id)
  if (!order) throw new Error(`Order ${id} was not described`)
  return order
}
