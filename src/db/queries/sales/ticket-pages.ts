import { sql } from 'kysely'
import { z } from 'zod'
import { MeetingPoint } from '../../../contract/sales.ts'
import { Coordinates, Texts } from '../../../contract/shapes.ts'
import { saleKinds, travellerData } from '../../../domain/sales/sale.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db } from '../../database.ts'
import { meetingJson, routeJson } from '../catalogue/meeting-points.ts'
import { coordinatesJson, instantJson, type Sql, text } from '../fragments.ts'
import { findOne } from '../list.ts'

/** Whose name stands on a ticket, as it is kept: sealed. */
export const HolderRow = z.object({
  /** The ticket's number, as text: JSON has no number that large. */
  id: z.string(),
  orderId: z.int(),
  number: z.int(),
  startsAt: z.string().nullable(),
  /** The name that the customer who took it gave. */
  holder: z.string().nullable(),
  /** The id of the purchase. */
  travellers: z.string().nullable(),
  /** The buyer has it, so that the travellers of the purchase are those of its tickets. */
  isBuyers: z.boolean(),
  itemType: z.enum(saleKinds),
  travellerData: z.enum(travellerData),
  adults: z.int(),
  children: z.int(),
})
export type HolderRow = z.output<typeof HolderRow>

export const TicketRow = HolderRow.extend({
  purchaseId: z.int(),
  orderCode: z.string(),
  sale: z.int(),
  title: z.string(),
  category: z.string().nullable(),
  expiresAt: z.string(),
  enteredAt: z.string().nullable(),
  isInside: z.boolean(),
  endReason: z.enum(['passed', 'cancelled']).nullable(),
  canLeave: z.boolean(),
  venue: z.string().nullable(),
  coordinates: Coordinates.nullable(),
  seller: z.object({
    title: z.string(),
    phone: z.string(),
  }),
  passUntil: z.string().nullable(),
  printed: z.object({
    language: z.enum(['ar', 'ku']),
    title: Texts,
    category: Texts.nullable(),
    venue: Texts.nullable(),
    route: Texts.nullable(),
    seller: Texts,
    meeting: MeetingPoint.nullable(),
  }),
})
export type TicketRow = z.output<typeof TicketRow>

/** Columns of the ticket `t` and its purchase `p`. */
export const holderFields: Sql = sql`
  'id', t.id::text, 'orderId', p.order_id, 'number', t.number, 'startsAt', ${instantJson('p.starts_at')}, 'holder', t.holder,
  'travellers', p.travellers, 'isBuyers', t.customer_id = p.customer_id, 'itemType', p.kind, 'adults', p.adults, 'children', p.children,
  'travellerData', (select d.traveller_data from sales d where d.id = p.sale_id)`

const meetingOfTicket: Sql = meetingJson({
  venue: sql`e.venue`,
  latitude: sql`e.latitude`,
  longitude: sql`e.longitude`,
  location: sql`c.title`,
})

const ticketJson = (locale: Locale, now: Date): Sql => sql`json_build_object(${holderFields},
  'purchaseId', p.id, 'orderCode', o.code, 'sale', s.id, 'title', ${text('p.title', locale)},
  'category', ${text('k.title', locale)}, 'expiresAt', ${instantJson('t.expires_at')}, 'enteredAt', ${instantJson('t.entered_at')},
  'isInside', t.is_inside, 'endReason', t.end_reason, 'canLeave', s.can_leave,
  'venue', coalesce(${text('e.venue', locale)}, ${text('l.title', locale)}, p.pickup_location),
  'coordinates', case when e.id is not null then ${coordinatesJson('e')} when a.id is not null then ${coordinatesJson('a')} end,
  'printed', json_build_object('language', c.language, 'title', p.title, 'category', k.title, 'venue', coalesce(e.venue, l.title),
    'route', ${routeJson('i.flight')}, 'seller', r.title, 'meeting', ${meetingOfTicket}),
  'seller', json_build_object('title', ${text('r.title', locale)}, 'phone', r.phone),
  'passUntil', (select ${instantJson('f.expires_at')} from ticket_passes f
    where f.ticket_id = t.id and f.taken_at is null and f.cancelled_at is null and f.expires_at > ${now} and t.ended_at is null))`

const joins: Sql = sql`join purchases p on p.id = t.purchase_id join orders o on o.id = p.order_id join stocks k on k.id = t.stock_id
  join sales s on s.id = p.sale_id join sellers r on r.id = p.seller_id left join events e on e.id = s.event_id
  left join offers i on i.id = s.offer_id left join activities a on a.id = s.activity_id left join tourism_packages y on y.id = s.tourism_package_id
  left join umrah_packages u on u.id = s.umrah_package_id left join locations l on l.id = coalesce(a.location_id, y.location_id, u.location_id)
  join locations c on c.id = coalesce(e.location_id, i.location_id, l.id)`

/** One of each number: the one that lives, or the last that did. */
const newest = (of: Sql): Sql => sql`(select distinct on (i.purchase_id, i.number) i.* from tickets i where ${of}
  order by i.purchase_id, i.number, (i.ended_at is null) desc, i.issued_at desc, i.id)`

type TicketQuery = { locale: Locale; customer: number; now: Date }

/** The tickets that the buyer has or had; null for another's purchase. None before the seller has accepted it. */
export const findTicketsOf = (db: Db, purchase: number, { locale, customer, now }: TicketQuery) =>
  findOne(
    db,
    z.array(TicketRow),
    sql`select coalesce((select json_agg(${ticketJson(locale, now)} order by t.number)
        from ${newest(sql`i.purchase_id = q.id and i.customer_id = q.customer_id`)} t ${joins} where p.status <> 'pending'), '[]') as json
      from purchases q where q.id = ${purchase} and q.customer_id = ${customer}`,
  )

const maxTaken = 100

/** Valid tickets that others passed on to a customer, the nearest first. */
export const findTakenTickets = async (db: Db, { locale, customer, now }: TicketQuery) =>
  (await findOne(
    db,
    z.array(TicketRow),
    sql`select json_agg(${ticketJson(locale, now)} order by p.starts_at, p.id, t.number)
      as json from (select i.* from ${newest(sql`i.customer_id = ${customer} and i.expires_at > ${now}`)} i
        join purchases q on q.id = i.purchase_id where q.customer_id <> ${customer}
        order by q.starts_at, q.id, i.number limit ${sql.lit(maxTaken)}) t ${joins}`,
  )) ?? []

export const findTicket = (db: Db, ticket: bigint, { locale, customer, now }: TicketQuery) =>
  findOne(
    db,
    TicketRow,
    sql`select ${ticketJson(locale, now)} as json from tickets t ${joins} where t.id = ${ticket} and t.customer_id = ${customer}`,
  )

/** A ticket of any holder, for a reader with its link. */
export const findPassedTicket = (db: Db, ticket: bigint, { locale, now }: Omit<TicketQuery, 'customer'>) =>
  findOne(db, TicketRow, sql`select ${ticketJson(locale, now)} as json from tickets t ${joins} where t.id = ${ticket}`)
