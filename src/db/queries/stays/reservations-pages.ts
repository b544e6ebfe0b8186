import { sql } from 'kysely'
import { z } from 'zod'
import { ReservationCard } from '../../../contract/reservation-card.ts'
import { ReservationPage } from '../../../contract/reservations.ts'
import { currencies } from '../../../domain/money/money.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db } from '../../database.ts'
import {
  atLocalTime,
  coordinatesJson,
  coverJson,
  instantJson,
  locationJson,
  type Sql,
  text,
  toInstantJson,
} from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'
import { dinarsOf } from '../orders/order-dinars.ts'
import { PolicyRow } from '../policy.ts'
import { bedTypesJson, featuresJson } from './properties.ts'
import { answerDeadline, isShared, isUnused } from './reservations.ts'

export const LineRow = z.object({
  kind: z.enum(['room', 'children', 'fee', 'spent_points']),
  roomTypeId: z.int().optional(),
  night: z.iso.date(),
  count: z.int(),
  price: z.int(),
  before: z.int().optional(),
  amount: z.int(),
})
export type LineRow = z.output<typeof LineRow>

/** A stored reservation: a hold that has run out may still be pending here. Money in the smallest unit. */
const CardRow = ReservationCard.omit({
  totalPrice: true,
  priceBefore: true,
  canPay: true,
  canCancel: true,
  canChange: true,
}).extend({
  total: z.int(),
  currency: z.enum(currencies),
  checkInClock: z.string(),
  lines: z.array(LineRow),
  voucherDiscount: z.int(),
  pointsDiscount: z.int(),
})
export type CardRow = z.output<typeof CardRow>

const SplitRow = z.object({
  part: z.int(),
  other: z.object({
    id: z.int(),
    title: z.string(),
    checkIn: z.iso.date(),
    checkOut: z.iso.date(),
    isOver: z.boolean(),
  }),
  total: z.int(),
  freeUntil: z.string().nullable(),
})

const PageRow = CardRow.extend({
  ...ReservationPage.pick({
    address: true,
    coordinates: true,
    phone: true,
    local: true,
    checkOutClock: true,
    adults: true,
    childrenAges: true,
    guestName: true,
    guestPhone: true,
    notes: true,
    arrivalHour: true,
    requests: true,
    presence: true,
    lateUntil: true,
    rooms: true,
    voucherCode: true,
    pointsUsed: true,
    acceptance: true,
  }).shape,
  totalBeforeDiscount: z.int(),
  rounding: z.int(),
  policy: PolicyRow,
  boundTo: z.iso.date().nullable(),
  /** It cannot be changed, in any status: its nights or money are shared with others. */
  isFixed: z.boolean(),
  refundAmount: z.int().nullable(),
  split: SplitRow.nullable(),
})
export type PageRow = z.output<typeof PageRow>

/** Columns of the reservation `r`, its order `o`, its property `s` and the property's location `l`. */
const cardFields = (locale: Locale): Sql => sql`
  'id', r.id, 'orderId', o.id, 'code', o.code, 'property', json_build_object('id', s.id, 'title', ${text('s.title', locale)}, 'location', ${locationJson('l', locale)},
    'picture', ${coverJson('s')}),
  'status', r.status, 'paymentStatus', o.payment_status, 'paymentMethod', o.payment_method, 'paidAt', ${instantJson('o.paid_at')},
  'total', o.total, 'currency', o.currency, 'dinars', ${dinarsOf('o')}, 'checkIn', r.check_in, 'checkOut', r.check_out,
  'checkInClock', to_char(r.check_in_clock, 'HH24:MI'), 'nights', r.check_out - r.check_in,
  'roomCount', (select sum(m.count)::int from reservation_rooms m where m.reservation_id = r.id),
  'createdAt', ${instantJson('o.created_at')}, 'holdUntil', ${instantJson('o.hold_until')}, 'cancelledAt', ${instantJson('o.cancelled_at')},
  'answerBy', case when r.status = 'pending' and o.payment_status = 'paid' then ${toInstantJson(answerDeadline)} end,
  'splitPart', (select case when r.check_in < v.check_in then 1 else 2 end from orders j join reservations v on v.order_id = j.id
    where j.paid_with = o.id or j.id = o.paid_with),
  'lines', o.lines, 'voucherDiscount', o.voucher_discount, 'pointsDiscount', o.points_discount`

const cardJoins: Sql = sql`join orders o on o.id = r.order_id join properties s on s.id = r.property_id join locations l on l.id = s.location_id`

export type ShownReservations = 'all' | 'upcoming' | 'past' | 'cancelled'

/** By the clock, before a job has written it: a hold that has run out is not pending. */
const isUpcoming = (now: Date): Sql => sql`o.cancelled_at is null and r.leaves_at > ${now}
  and (r.status = 'accepted' or r.status = 'pending' and (o.payment_status = 'paid' or coalesce(o.hold_until > ${now}, false)))`
const isPast = (now: Date): Sql =>
  sql`o.cancelled_at is null and (r.status = 'ended' or r.status = 'accepted' and r.leaves_at <= ${now})`

function isShown(show: ShownReservations, now: Date): Sql {
  if (show === 'all') return sql`true`
  if (show === 'upcoming') return isUpcoming(now)
  // All that came to nothing: cancelled, rejected, never paid.
  return show === 'past' ? isPast(now) : sql`not (${isUpcoming(now)}) and not (${isPast(now)})`
}

export const findReservations = (
  db: Db,
  locale: Locale,
  customer: number,
  { show, now, ...paging }: Paging & { show: ShownReservations; now: Date },
) =>
  findPage(db, CardRow, paging, {
    matched: sql`select r.id, ${show === 'upcoming' ? sql`row_number() over (order by r.check_in, r.id)` : sql`-r.id`} as place
      from orders o join reservations r on r.order_id = o.id where o.customer_id = ${customer} and ${isShown(show, now)}`,
    from: sql`join reservations r using (id) ${cardJoins}`,
    card: sql`json_build_object(${cardFields(locale)})`,
  })

const countOf = (show: ShownReservations, now: Date): Sql => sql`count(*) filter (where ${isShown(show, now)})::int`

/** How many of each there are. */
export async function countReservations(
  db: Db,
  customer: number,
  now: Date,
): Promise<Record<ShownReservations, number>> {
  const { rows } = await sql<Record<ShownReservations, number>>`
    select ${countOf('all', now)} as all, ${countOf('upcoming', now)} as upcoming, ${countOf('past', now)} as past, ${countOf('cancelled', now)} as cancelled
    from orders o join reservations r on r.order_id = o.id where o.customer_id = ${customer}`.execute(db)
  if (!rows[0]) throw new Error('A count has one row')
  return rows[0]
}

/** Without those whose hold has run out. */
export const findPending = async (db: Db, locale: Locale, customer: number, now: Date) =>
  (await findOne(
    db,
    z.array(CardRow),
    sql`select json_agg(json_build_object(${cardFields(locale)}) order by r.id desc) as json
      from reservations r ${cardJoins}
      where o.customer_id = ${customer} and r.status = 'pending' and (o.payment_status = 'paid' or o.hold_until > ${now})`,
  )) ?? []

const roomsJson = (locale: Locale): Sql => sql`(
  select json_agg(json_build_object('roomTypeId', t.id, 'title', ${text('m.title', locale)}, 'titles', m.title, 'floor', t.floor, 'maxGuests', t.adults + t.children,
    'features', ${featuresJson('room_type_features', 'room_type_id', sql`t.id`, locale)}, 'bedTypes', ${bedTypesJson(sql`t.id`, locale)},
    'picture', ${coverJson('t')}, 'count', m.count, 'checkIn', r.check_in, 'checkOut', r.check_out) order by t.price, t.id)
  from reservation_rooms m join room_types t on t.id = m.room_type_id where m.reservation_id = r.id)`

/** The other part of `r` of the order `o`. */
const splitJson = (locale: Locale): Sql => sql`(
  select json_build_object('part', case when r.check_in < v.check_in then 1 else 2 end, 'total', o.total + j.total,
    'freeUntil', ${instantJson('r.free_until')}, 'other', json_build_object('id', v.id, 'title', ${text('h.title', locale)},
      'checkIn', v.check_in, 'checkOut', v.check_out, 'isOver', j.closed_at is not null or v.status not in ('pending', 'accepted')))
  from orders j join reservations v on v.order_id = j.id join properties h on h.id = v.property_id
  where j.paid_with = o.id or j.id = o.paid_with)`

export const findReservation = (db: Db, locale: Locale, id: number, customer: number) =>
  findOne(
    db,
    PageRow,
    // Two objects, since a function takes a hundred arguments at most.
    sql`select json_build_object(${cardFields(locale)})::jsonb || json_build_object(
        'address', ${text('s.address', locale)}, 'coordinates', ${coordinatesJson('s')}, 'phone', s.phone,
        'local', json_build_object('language', l.language, 'title', s.title, 'address', s.address), 'checkOutClock', to_char(${atLocalTime(sql`r.leaves_at`)}, 'HH24:MI'),
        'adults', r.adults, 'childrenAges', to_json(r.children_ages), 'guestName', coalesce(r.guest_name, c.name),
        'guestPhone', coalesce(r.guest_phone, a.phone), 'notes', r.notes, 'arrivalHour', r.arrival_hour, 'requests', to_json(r.requests), 'presence', r.presence, 'lateUntil', r.late_until, 'rooms', ${roomsJson(locale)},
        'totalBeforeDiscount', o.total_before_discount, 'rounding', o.rounding,
        'voucherCode', (select code from vouchers v where v.id = o.voucher_id), 'pointsUsed', o.points_used, 'acceptance', r.acceptance,
        'policy', json_build_object('freeUntilDays', r.free_until_days, 'percentAfter', r.percent_after),
        'boundTo', r.bound_to, 'isFixed', ${isShared} or ${isUnused}, 'refundAmount', o.refund_amount, 'split', ${splitJson(locale)})::jsonb as json
      from reservations r ${cardJoins} join customers c on c.id = o.customer_id left join accounts a on a.id = c.account_id
      where r.id = ${id} and o.customer_id = ${customer}`,
  )
