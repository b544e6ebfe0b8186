import { sql } from 'kysely'
import { z } from 'zod'
import { Airport } from '../../../contract/offers.ts'
import { MeetingPoint, Seller } from '../../../contract/sales.ts'
import { Coordinates, Dinars, LocationRef, Picture, Texts } from '../../../contract/shapes.ts'
import { currencies } from '../../../domain/money/money.ts'
import { paymentMethods } from '../../../domain/money/payment-method.ts'
import { paymentStatuses, purchaseStatuses, refundStates } from '../../../domain/orders/states.ts'
import { saleKinds } from '../../../domain/sales/sale.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db } from '../../database.ts'
import { meetingJson, routeJson } from '../catalogue/meeting-points.ts'
import { coverJson, instantJson, locationJson, type Sql, text, textsJson, toInstantJson } from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'
import { dinarsOf, restDinars } from '../orders/order-dinars.ts'
import { OrderLine } from '../orders/order-line.ts'
import { Acceptance, PolicyRow } from '../policy.ts'
import { AirlineTicketRow, airlineTicketJson, confirmedAtJson } from './airline-tickets.ts'
import { airlineOf, airportJson, arrivalJson } from './flights.ts'
import { hasEntered, hasPassed } from './purchase-facts.ts'
import { purchaseAnswerDeadline } from './purchases.ts'

/** A stored purchase: a hold that has run out may still be pending here. Money in the smallest unit. */
export const PurchaseCardRow = z.object({
  id: z.int(),
  code: z.string(),
  orderId: z.int(),
  itemType: z.enum(saleKinds),
  itemId: z.int(),
  title: z.string(),
  picture: Picture,
  location: LocationRef,
  seller: Seller,
  status: z.enum(purchaseStatuses),
  paymentStatus: z.enum(paymentStatuses),
  paymentMethod: z.enum(paymentMethods),
  startsAt: z.string().nullable(),
  endsAt: z.string(),
  people: z.int(),
  total: z.int(),
  currency: z.enum(currencies),
  /** The payment status of its own order: of the deposit, where there is one. */
  dinars: Dinars.nullable(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  holdUntil: z.string().nullable(),
  isClosed: z.boolean(),
  cancelledAt: z.string().nullable(),
  answerBy: z.string().nullable(),
  hasEntered: z.boolean(),
  hasPassed: z.boolean(),
  hasTickets: z.boolean(),
  isFlight: z.boolean(),
  restAmount: z.int().nullable(),
  restDue: z.iso.date().nullable(),
  restDinars: Dinars.nullable(),
  restOrder: z
    .object({
      id: z.int(),
      paymentStatus: z.enum(paymentStatuses),
      holdUntil: z.string().nullable(),
      isClosed: z.boolean(),
      paidAt: z.string().nullable(),
    })
    .nullable(),
  lines: z.array(OrderLine),
  voucherDiscount: z.int(),
  pointsDiscount: z.int(),
})
export type PurchaseCardRow = z.output<typeof PurchaseCardRow>

export const PurchaseRefundRow = z.object({
  amount: z.int(),
  status: z.enum(refundStates),
  to: z.enum(paymentMethods),
})
export type PurchaseRefundRow = z.output<typeof PurchaseRefundRow>

const FlightRow = z.object({
  airline: z.string(),
  from: Airport,
  to: Airport,
  /** The day of `startsAt`, without the hour. */
  arrivesAt: z.string().nullable(),
  confirmedAt: z.string(),
  ticket: AirlineTicketRow.nullable(),
})

export const PurchasePageRow = PurchaseCardRow.extend({
  itemPath: z.string(),
  venue: z.string().nullable(),
  coordinates: Coordinates.nullable(),
  printed: z.object({
    language: z.enum(['ar', 'ku']),
    title: Texts,
    location: Texts,
    route: Texts.nullable(),
    seller: Texts,
    meeting: MeetingPoint.nullable(),
    places: z.array(
      z.object({
        title: Texts.nullable(),
        count: z.int(),
      }),
    ),
  }),
  flight: FlightRow.nullable(),
  includes: z.array(z.string()),
  adults: z.int(),
  children: z.int(),
  infants: z.int(),
  sharing: z.int().nullable(),
  travelDate: z.iso.date().nullable(),
  returnDate: z.iso.date().nullable(),
  pickupLocation: z.string().nullable(),
  /** Sealed. */
  travellers: z.string().nullable(),
  places: z.array(
    z.object({
      stockId: z.int(),
      title: z.string().nullable(),
      count: z.int(),
    }),
  ),
  totalBeforeDiscount: z.int(),
  rounding: z.int(),
  policy: PolicyRow,
  acceptance: Acceptance,
  refunds: z.array(PurchaseRefundRow),
})
export type PurchasePageRow = z.output<typeof PurchasePageRow>

/** The item of the sale `s`, of any kind, as the catalogue has it now. */
export const soldItem: Sql = sql`lateral (
  select album_id, location_id, flight, null::jsonb as venue, null::float8 as latitude, null::float8 as longitude, includes::jsonb as includes,
    '/offers/' || id as path from offers where id = s.offer_id
  union all
  select t.album_id, t.location_id, null, null, null, null, t.includes::jsonb, '/tourism-packages/' || c.key || '/' || y.key || '/' || t.id
  from tourism_packages t join tourism_categories c on c.id = t.category_id join tourism_types y on y.id = t.type_id
  where t.id = s.tourism_package_id
  union all
  select album_id, location_id, null, null, null, null, includes::jsonb, '/umrah/' || id from umrah_packages where id = s.umrah_package_id
  union all
  select album_id, location_id, null, venue::jsonb, latitude, longitude, '[]', '/events/' || id from events where id = s.event_id
  union all
  select album_id, location_id, null, null, latitude, longitude, '[]', '/activity/' || id from activities where id = s.activity_id) i`

/** Columns of the purchase `p`, its order `o`, the order of its rest `r`, its sale `s` with its item `i` and location `l`, and its seller `w`. */
const cardFields = (locale: Locale): Sql => sql`
  'id', p.id, 'code', o.code, 'orderId', o.id, 'itemType', p.kind, 'itemId', p.item_id, 'title', ${text('p.title', locale)},
  'picture', ${coverJson('i')}, 'location', ${locationJson('l', locale)},
  'seller', json_build_object('id', w.id, 'kind', w.kind, 'title', ${text('w.title', locale)}, 'phone', w.phone),
  'status', p.status, 'paymentStatus', o.payment_status, 'paymentMethod', o.payment_method,
  'startsAt', ${instantJson('p.starts_at')}, 'endsAt', ${instantJson('p.ends_at')}, 'people', p.adults + p.children + p.infants,
  'total', o.total, 'currency', o.currency, 'dinars', ${dinarsOf('o')}, 'createdAt', ${instantJson('p.created_at')}, 'paidAt', ${instantJson('o.paid_at')},
  'holdUntil', ${instantJson('o.hold_until')}, 'isClosed', o.closed_at is not null, 'cancelledAt', ${instantJson('o.cancelled_at')},
  'answerBy', case when p.status = 'pending' and o.payment_status = 'paid' then ${toInstantJson(purchaseAnswerDeadline)} end,
  'hasEntered', ${hasEntered}, 'hasPassed', ${hasPassed},
  'hasTickets', exists (select from tickets t where t.purchase_id = p.id and t.ended_at is null),
  'isFlight', i.flight is not null, 'restAmount', p.rest_amount, 'restDue', p.rest_due,
  'restDinars', ${restDinars},
  'restOrder', case when r.id is not null then json_build_object('id', r.id, 'paymentStatus', r.payment_status,
    'holdUntil', ${instantJson('r.hold_until')}, 'isClosed', r.closed_at is not null, 'paidAt', ${instantJson('r.paid_at')}) end,
  'lines', o.lines, 'voucherDiscount', o.voucher_discount, 'pointsDiscount', o.points_discount`

const joins: Sql = sql`join orders o on o.id = p.order_id left join orders r on r.id = p.rest_order_id join sales s on s.id = p.sale_id
  join ${soldItem} on true join locations l on l.id = i.location_id join sellers w on w.id = p.seller_id`

type PurchasesQuery = { show: 'all' | 'next'; now: Date }

/** Upcoming purchases by the clock, before a job has written it; the nearest first. */
const toMatched = (customer: number, { show, now }: PurchasesQuery): Sql =>
  show === 'all'
    ? sql`select id, -id as place from purchases where customer_id = ${customer}`
    : sql`select p.id, row_number() over (order by coalesce(p.starts_at, p.ends_at), p.id) as place
        from purchases p join orders o on o.id = p.order_id
        where p.customer_id = ${customer} and p.status in ('pending', 'accepted') and p.ends_at > ${now}
          and (o.hold_until is null or o.hold_until > ${now})`

export const findPurchases = (
  db: Db,
  locale: Locale,
  customer: number,
  { show, now, ...paging }: Paging & PurchasesQuery,
) =>
  findPage(db, PurchaseCardRow, paging, {
    matched: toMatched(customer, { show, now }),
    from: sql`join purchases p using (id) ${joins}`,
    card: sql`json_build_object(${cardFields(locale)})`,
  })

const placesJson = (locale: Locale): Sql => sql`(
  select json_agg(json_build_object('stockId', k.id, 'title', ${text('k.title', locale)}, 'count', h.count) order by k.position, k.id)
  from purchase_stocks h join stocks k on k.id = h.stock_id where h.purchase_id = p.id)`

const printedJson: Sql = sql`json_build_object('language', l.language, 'title', p.title, 'location', l.title, 'route', ${routeJson('i.flight')},
  'seller', w.title, 'meeting', ${meetingJson({ venue: sql`i.venue`, latitude: sql`i.latitude`, longitude: sql`i.longitude`, location: sql`l.title` })},
  'places', coalesce((select json_agg(json_build_object('title', k.title, 'count', h.count) order by k.position, k.id)
    from purchase_stocks h join stocks k on k.id = h.stock_id where h.purchase_id = p.id), '[]'))`

const flightJson = (locale: Locale): Sql => sql`case when i.flight is not null then json_build_object(
  'airline', ${airlineOf('i.flight', locale)}, 'from', ${airportJson('i.flight', 'from', locale)}, 'to', ${airportJson('i.flight', 'to', locale)},
  'arrivesAt', ${arrivalJson('i.flight', sql`p.starts_at`)}, 'confirmedAt', ${confirmedAtJson}, 'ticket', ${airlineTicketJson}) end`

/** The paid amount of both of its orders, in dinars. */
const refundsJson: Sql = sql`coalesce((
  select json_agg(json_build_object('amount', f.amount, 'status', f.status, 'to', f.method) order by f.id)
  from refunds f where f.order_id in (o.id, r.id)
    and exists (select from counted_payments c where c.payment_id = f.payment_id and c.order_id = f.order_id)), '[]')`

export const findPurchase = (db: Db, locale: Locale, id: number, customer: number) =>
  findOne(
    db,
    PurchasePageRow,
    // Two objects, since a function takes a hundred arguments at most.
    sql`select json_build_object(${cardFields(locale)})::jsonb || json_build_object(
        'itemPath', i.path, 'venue', ${text('i.venue', locale)},
        'coordinates', case when i.latitude is not null then json_build_object('latitude', i.latitude, 'longitude', i.longitude) end,
        'printed', ${printedJson}, 'flight', ${flightJson(locale)}, 'includes', ${textsJson('i.includes', locale)}, 'adults', p.adults, 'children', p.children, 'infants', p.infants, 'sharing', p.sharing,
        'travelDate', p.travel_date, 'returnDate', p.return_date, 'pickupLocation', p.pickup_location, 'travellers', p.travellers,
        'places', coalesce(${placesJson(locale)}, '[]'), 'totalBeforeDiscount', o.total_before_discount, 'rounding', o.rounding,
        'policy', json_build_object('freeUntilDays', p.free_until_days, 'percentAfter', p.percent_after), 'acceptance', p.acceptance,
        'refunds', ${refundsJson})::jsonb as json
      from purchases p ${joins} where p.id = ${id} and p.customer_id = ${customer}`,
  )
