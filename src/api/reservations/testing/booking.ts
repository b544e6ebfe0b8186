import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Currency } from '../../../domain/money/money.ts'
import { addDays, type Day, toDay } from '../../../domain/time/day.ts'
import type { Api } from '../../service.ts'

export type TestRoom = { units: number; price?: number; adults?: number; children?: number }
export type TestProperty = { id: number; rooms: number[] }

type Rates = {
  acceptance?: 'automatic' | 'manual'
  discount?: number
  freeUntilDays?: number
  percentAfter?: number
  childFee?: number
  minNights?: number
  weekdayPercents?: number[]
}

/** A property of the test's own, which no other test books: without seasons, closures or weekends unless they are given. */
export async function addProperty(
  db: Db,
  rooms: TestRoom[],
  { currency = 'IQD', ...rates }: Rates & { currency?: Currency } = {},
) {
  const {
    acceptance = 'automatic',
    discount = 0,
    freeUntilDays = 1,
    percentAfter = 50,
    childFee = 0,
    minNights = 1,
  } = rates
  const made = await sql<{ id: number }>`
    insert into properties (key, property_type_id, location_id, title, address, description, latitude, longitude, stars, discount, check_in, check_out, album_id, acceptance, free_until_days, percent_after, child_fee, min_nights, weekday_percents)
    select gen_random_uuid(), property_type_id, location_id, title, address, description, latitude, longitude, stars,
      ${discount}::int, '14:00', '12:00', album_id, ${acceptance}::text, ${freeUntilDays}::int, ${percentAfter}::int, ${childFee}::bigint,
      ${minNights}::int, ${rates.weekdayPercents ?? [0, 0, 0, 0, 0, 0, 0]}::smallint[]
    from properties where id = 1 returning id`.execute(db)
  const property = made.rows[0]?.id ?? 0
  const ids: number[] = []
  for (const { units, price = 100_000, adults = 2, children = 1 } of rooms) {
    const room = await sql<{ id: number }>`
      insert into room_types (property_id, title, floor, area, units, adults, children, price, currency, album_id)
      select ${property}::int, title, floor, area, ${units}::int, ${adults}::int, ${children}::int, ${price}::bigint, ${currency}::text, album_id
      from room_types where property_id = 1 order by id limit 1 returning id`.execute(db)
    ids.push(room.rows[0]?.id ?? 0)
  }
  return { id: property, rooms: ids } satisfies TestProperty
}

export type TestRequest = {
  checkIn?: Day
  nights?: number
  adults?: number
  childrenAges?: number[]
  rooms?: { roomTypeId: number; count: number }[]
  voucherCode?: string
  usePoints?: boolean
}

/** One room of the first type for two adults, for two nights from ten days on. */
export function toSelection({ id: property, rooms }: TestProperty, request: TestRequest = {}, now: Date = new Date()) {
  const { checkIn = addDays(toDay(now), 10), nights = 2, adults = 2, ...more } = request
  return {
    propertyId: property,
    checkIn,
    checkOut: addDays(checkIn, nights),
    adults,
    rooms: [{ roomTypeId: rooms[0] ?? 0, count: 1 }],
    ...more,
  }
}

type Caller = { token: string }

/** Asks for the price and books at it, as a customer does. */
export async function bookAs(
  api: Api,
  { token }: Caller,
  selection: ReturnType<typeof toSelection>,
  more: { paymentMethod?: string; idempotencyKey?: string } = {},
) {
  const { idempotencyKey, paymentMethod = 'qi' } = more
  const { priceKey } = await api.dispatch('POST /customer/reservations/calculate-price', {
    locale: 'en',
    token,
    body: selection,
  })
  const body = { ...selection, priceKey, paymentMethod }
  return api.dispatch('POST /customer/reservations', { locale: 'en', token, body, idempotencyKey })
}

/** The end of every test: sold rooms are reserved rooms, used vouchers are vouchers in use, and each ledger adds up. */
export async function findImbalances(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    with kept as (
        select r.* from reservations r join orders o on o.id = r.order_id
        where r.status in ('pending', 'accepted') or (r.status = 'ended' and o.cancelled_at is null)),
      reserved as (
        select o.room_type_id, night::date as night, sum(o.count)::int as count
        from kept r join reservation_rooms o on o.reservation_id = r.id, generate_series(r.check_in::timestamp, r.check_out - 1, interval '1 day') night
        where coalesce(night < r.freed_from or night >= r.freed_until, true)
        group by 1, 2)
    select 'nights' as what, coalesce(n.room_type_id, d.room_type_id) as id, n.sold as has, d.count as should
    from room_nights n full join reserved d using (room_type_id, night) where coalesce(n.sold, 0) <> coalesce(d.count, 0)
    union all
    select 'voucher', v.id, v.used, count(u.*)::int from vouchers v left join voucher_uses u on u.voucher_id = v.id and u.returned_at is null
    group by v.id having v.used <> count(u.*)
    union all
    select 'points', id::int, balance, added::int from (
      select id, balance, sum(points) over (partition by customer_id order by id) as added from point_entries) e where balance <> added`.execute(
    db,
  )
  return rows
}
