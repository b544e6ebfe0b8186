import { sql } from 'kysely'
import { z } from 'zod'
import { SellerOrder } from '../../../contract/seller-orders.ts'
import type { PurchaseStatus } from '../../../domain/orders/states.ts'
import type { Scope } from '../../../domain/organisations/scope.ts'
import type { SaleKind } from '../../../domain/sales/sale.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Day } from '../../../domain/time/day.ts'
import type { Db } from '../../database.ts'
import { instantJson, localDay, priceJson, type Sql, text } from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'
import { isIn } from '../organisations/in-scope.ts'
import { AirlineTicketRow, airlineTicketJson, confirmedAtJson } from '../sales/airline-tickets.ts'
import { saleTitle } from '../stays/sellers.ts'
import { dinarsOf, restDinars } from './order-dinars.ts'

export type SellerFilter = {
  scope: Scope
  from?: Day | undefined
  to?: Day | undefined
  status?: PurchaseStatus | undefined
  type?: SaleKind | undefined
  now: Date
}

const day = localDay(sql`coalesce(p.starts_at, p.created_at)`)

/** For a flight; null for anything else. */
export const SoldFlightRow = z
  .object({
    orderId: z.int(),
    confirmedAt: z.string(),
    ticket: AirlineTicketRow.nullable(),
  })
  .nullable()
export type SoldFlightRow = z.output<typeof SoldFlightRow>

/** Hides unpaid orders, and shows pending cash. Upcoming ones come first, the nearest of them first. */
const matched = ({ scope, from, to, status, type, now }: SellerFilter): Sql => sql`
  select p.id, row_number() over (order by p.ends_at < ${now}, case when p.ends_at >= ${now} then coalesce(p.starts_at, p.ends_at) end,
    p.ends_at desc, p.id) as place
  from purchases p join orders o on o.id = p.order_id
  where ${isIn(scope, 'seller', sql`p.seller_id`)} and o.payment_status not in ('unpaid', 'failed')
    and not (o.payment_status = 'notPaidYet' and o.closed_at is not null)
    and ${from ? sql`${day} >= ${from}::date` : sql`true`} and ${to ? sql`${day} <= ${to}::date` : sql`true`}
    and ${status ? sql`p.status = ${status}` : sql`true`} and ${type ? sql`p.kind = ${type}` : sql`true`}`

const joins: Sql = sql`join orders o on o.id = p.order_id left join orders r on r.id = p.rest_order_id
  join customers c on c.id = p.customer_id left join accounts n on n.id = c.account_id join sales s on s.id = p.sale_id
  left join offers i on i.id = s.offer_id`

/** Columns of the purchase `p`. The price is the whole one, with the part that is paid later. */
const card = (
  locale: Locale,
): Sql => sql`json_build_object('id', p.id, 'code', o.code, 'itemType', p.kind, 'title', ${text('p.title', locale)},
  'status', p.status, 'paymentStatus', o.payment_status, 'startsAt', ${instantJson('p.starts_at')}, 'createdAt', ${instantJson('p.created_at')},
  'customer', json_build_object('name', coalesce(c.name, ''), 'phone', n.phone), 'adults', p.adults, 'children', p.children, 'infants', p.infants,
  'pickupLocation', p.pickup_location, 'travelDate', p.travel_date, 'returnDate', p.return_date,
  'total', ${priceJson(sql`(o.total + coalesce(p.rest_amount, 0))`, sql`o.currency`)}, 'dinars', ${dinarsOf('o')}, 'restDinars', ${restDinars},
  'rest', case when p.rest_amount is not null and r.payment_status is distinct from 'paid' and p.status in ('pending', 'accepted')
    then ${priceJson(sql`p.rest_amount`, sql`o.currency`)} end,
  'flight', case when i.flight is not null then json_build_object('orderId', o.id, 'confirmedAt', ${confirmedAtJson}, 'ticket', ${airlineTicketJson}) end,
  'canDecide', p.status = 'pending' and p.acceptance = 'manual' and o.payment_status = 'paid')`

const SellerOrderRow = SellerOrder.omit({ airlineTicket: true }).extend({ flight: SoldFlightRow })
export type SellerOrderRow = z.output<typeof SellerOrderRow>

export const findSellerOrders = (db: Db, locale: Locale, filter: SellerFilter & Paging) =>
  findPage(db, SellerOrderRow, filter, {
    matched: matched(filter),
    from: sql`join purchases p using (id) ${joins}`,
    card: card(locale),
  })

export const findSellerOrder = (db: Db, locale: Locale, id: number, scope: Scope) =>
  findOne(
    db,
    SellerOrderRow,
    sql`select ${card(locale)} as json from purchases p ${joins} where p.id = ${id} and ${isIn(scope, 'seller', sql`p.seller_id`)}`,
  )

export const DepartureRow = z.object({
  order: z.int(),
  code: z.string(),
  customer: z.object({
    name: z.string(),
    phone: z.string().nullable(),
  }),
  count: z.int(),
  sharing: z.int().nullable(),
  pickupLocation: z.string().nullable(),
  /** Sealed. */
  travellers: z.string().nullable(),
})
export type DepartureRow = z.output<typeof DepartureRow>

const DepartureList = z.object({
  title: z.string(),
  day: z.iso.date().nullable(),
  time: z.string().nullable(),
  capacity: z.int(),
  taken: z.int(),
  data: z.array(DepartureRow),
})

/** Travellers of paid orders and of those paid in cash, without cancelled ones. */
export const findDeparture = (db: Db, locale: Locale, stock: number, scope: Scope) =>
  findOne(
    db,
    DepartureList,
    sql`select json_build_object('title', ${saleTitle(locale)}, 'day', k.day, 'time', to_char(k.clock, 'HH24:MI'),
        'capacity', k.capacity, 'taken', k.taken, 'data', coalesce((
          select json_agg(json_build_object('order', p.order_id, 'code', o.code, 'customer', json_build_object('name', coalesce(c.name, ''), 'phone', n.phone),
            'count', h.count, 'sharing', p.sharing, 'pickupLocation', p.pickup_location, 'travellers', p.travellers) order by c.name, p.id)
          from purchase_stocks h join purchases p on p.id = h.purchase_id ${joins}
          where h.stock_id = k.id and p.status in ('pending', 'accepted', 'ended') and o.payment_status in ('paid', 'notPaidYet')
            and o.closed_at is null), '[]')) as json
      from stocks k join sales a on a.id = k.sale_id where k.id = ${stock} and ${isIn(scope, 'seller', sql`a.seller_id`)}`,
  )
