import { sql } from 'kysely'
import type { Day } from '../../domain/day.ts'
import type { Locale, Localized } from '../../domain/locale.ts'
import type { Currency } from '../../domain/money.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { CancellationPolicy } from '../../domain/refund.ts'
import type { PaymentStatus, ReservationStatus } from '../../domain/reservation-states.ts'
import type { Db } from '../database.ts'
import { coordinatesJson, coverJson, instantJson, locationJson, type Sql, text } from './fragments.ts'
import { findOne, findPage, type ListOf, type Paging } from './list.ts'
import { bedTypesJson, featuresJson } from './properties.ts'

/** As it is kept: a hold that has run out may still be pending here. Money in the smallest unit. */
export type CardRow<Property> = {
  id: number
  code: string
  property: Property
  status: ReservationStatus
  paymentStatus: PaymentStatus
  paymentMethod: PaymentMethod
  paidAt: string | null
  total: number
  currency: Currency
  checkIn: Day
  checkOut: Day
  checkInClock: string
  nights: number
  roomCount: number
  createdAt: string
  holdUntil: string | null
  cancelledAt: string | null
}

export type LineRow = {
  kind: 'room' | 'children'
  roomTypeId?: number
  night: Day
  count: number
  price: number
  amount: number
}

export type PageRow<Property, Room> = CardRow<Property> & {
  address: string
  coordinates: { latitude: number; longitude: number }
  phone: string | null
  local: { language: 'ar' | 'ku'; title: Localized; address: Localized }
  checkOutClock: string
  adults: number
  childrenAges: number[]
  guestName: string | null
  guestPhone: string | null
  notes: string | null
  rooms: Room[]
  lines: LineRow[]
  totalBeforeDiscount: number
  voucherDiscount: number
  pointsDiscount: number
  rounding: number
  voucherCode: string | null
  pointsUsed: number
  acceptance: 'automatic' | 'manual'
  policy: CancellationPolicy
  refundAmount: number | null
}

/** Of the reservation `r`, its stay `s` and the stay's location `l`. */
const cardFields = (locale: Locale): Sql => sql`
  'id', r.id, 'code', r.code, 'property', json_build_object('id', s.id, 'title', ${text('s.title', locale)}, 'location', ${locationJson('l', locale)},
    'picture', ${coverJson('s')}),
  'status', r.status, 'paymentStatus', r.payment_status, 'paymentMethod', r.payment_method, 'paidAt', ${instantJson('r.paid_at')},
  'total', r.total, 'currency', r.currency, 'checkIn', r.check_in, 'checkOut', r.check_out,
  'checkInClock', to_char(r.check_in_clock, 'HH24:MI'), 'nights', r.check_out - r.check_in,
  'roomCount', (select sum(o.count)::int from reservation_rooms o where o.reservation_id = r.id),
  'createdAt', ${instantJson('r.created_at')}, 'holdUntil', ${instantJson('r.hold_until')}, 'cancelledAt', ${instantJson('r.cancelled_at')}`

const cardJoins: Sql = sql`join properties s on s.id = r.property_id join locations l on l.id = s.location_id`

export const findReservations = <Property>(
  db: Db,
  locale: Locale,
  customer: number,
  paging: Paging,
): Promise<ListOf<CardRow<Property>>> =>
  findPage(db, paging, {
    matched: sql`select id, -id as place from reservations where customer_id = ${customer}`,
    from: sql`join reservations r using (id) ${cardJoins}`,
    card: sql`json_build_object(${cardFields(locale)})`,
  })

/** Without those whose hold has run out. */
export const findPending = async <Property>(
  db: Db,
  locale: Locale,
  customer: number,
  now: Date,
): Promise<CardRow<Property>[]> =>
  (await findOne<CardRow<Property>[]>(
    db,
    sql`select json_agg(json_build_object(${cardFields(locale)}) order by r.id desc) as json
      from reservations r ${cardJoins}
      where r.customer_id = ${customer} and r.status = 'pending' and (r.payment_status = 'paid' or r.hold_until > ${now})`,
  )) ?? []

const roomsJson = (locale: Locale): Sql => sql`(
  select json_agg(json_build_object('roomTypeId', t.id, 'title', ${text('o.title', locale)}, 'titles', o.title, 'floor', t.floor, 'maxGuests', t.adults + t.children,
    'features', ${featuresJson('room_type_features', 'room_type_id', sql`t.id`, locale)}, 'bedTypes', ${bedTypesJson(sql`t.id`, locale)},
    'picture', ${coverJson('t')}, 'count', o.count, 'checkIn', r.check_in, 'checkOut', r.check_out) order by t.price, t.id)
  from reservation_rooms o join room_types t on t.id = o.room_type_id where o.reservation_id = r.id)`

export const findReservation = <Property, Room>(
  db: Db,
  locale: Locale,
  id: number,
  customer: number,
): Promise<PageRow<Property, Room> | null> =>
  findOne(
    db,
    // Two objects, since a function takes a hundred arguments at most.
    sql`select json_build_object(${cardFields(locale)})::jsonb || json_build_object(
        'address', ${text('s.address', locale)}, 'coordinates', ${coordinatesJson('s')}, 'phone', s.phone,
        'local', json_build_object('language', l.language, 'title', s.title, 'address', s.address), 'checkOutClock', to_char(r.leaves_at at time zone 'Asia/Baghdad', 'HH24:MI'),
        'adults', r.adults, 'childrenAges', to_json(r.children_ages), 'guestName', coalesce(r.guest_name, c.name),
        'guestPhone', coalesce(r.guest_phone, a.phone), 'notes', r.notes, 'rooms', ${roomsJson(locale)}, 'lines', r.lines,
        'totalBeforeDiscount', r.total_before_discount, 'voucherDiscount', r.voucher_discount, 'pointsDiscount', r.points_discount, 'rounding', r.rounding,
        'voucherCode', (select code from vouchers v where v.id = r.voucher_id), 'pointsUsed', r.points_used, 'acceptance', r.acceptance,
        'policy', json_build_object('freeUntilDays', r.free_until_days, 'percentAfter', r.percent_after),
        'refundAmount', r.refund_amount)::jsonb as json
      from reservations r ${cardJoins} join customers c on c.id = r.customer_id left join accounts a on a.id = c.account_id
      where r.id = ${id} and r.customer_id = ${customer}`,
  )
