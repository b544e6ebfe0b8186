import { sql } from 'kysely'
import { z } from 'zod'
import { isJoint } from '../../../domain/money/joint-payment.ts'
import { currencies } from '../../../domain/money/money.ts'
import { paymentMethods } from '../../../domain/money/payment-method.ts'
import type { CancellationPolicy } from '../../../domain/money/refund.ts'
import type { ReservationStatus } from '../../../domain/orders/states.ts'
import type { SpecialRequest } from '../../../domain/stays/special-requests.ts'
import type { Stay } from '../../../domain/stays/stay.ts'
import type { Localized } from '../../../domain/text/locale.ts'
import type { Day } from '../../../domain/time/day.ts'
import { checkColumns } from '../../check-json.ts'
import type { Db, Tx } from '../../database.ts'
import { reservationStatus, transition, transitionAll } from '../../transition.ts'
import { atLocalTime, type Sql } from '../fragments.ts'
import { type OrderFacts, type OrderRow, orderColumns } from '../orders/orders.ts'
import { RoomCount } from './inventory.ts'

export type NewReservation = Stay & {
  order: number
  property: number
  checkInClock: string
  leavesAt: Date
  adults: number
  childrenAges: readonly number[]
  guestName: string | null
  guestPhone: string | null
  notes: string | null
  arrivalHour: number | null
  requests: readonly SpecialRequest[]
  status: ReservationStatus
  acceptance: 'automatic' | 'manual'
  policy: CancellationPolicy
  rooms: readonly (RoomCount & { title: Localized })[]
}

export async function insertReservation(tx: Tx, made: NewReservation): Promise<number> {
  const { policy, rooms } = made
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into reservations (order_id, property_id, check_in, check_out, check_in_clock, leaves_at, adults, children_ages,
        guest_name, guest_phone, notes, arrival_hour, requests, status, acceptance, free_until_days, percent_after)
      values (${made.order}, ${made.property}, ${made.checkIn}, ${made.checkOut}, ${made.checkInClock}, ${made.leavesAt}, ${made.adults},
        ${made.childrenAges}, ${made.guestName}, ${made.guestPhone}, ${made.notes}, ${made.arrivalHour}, ${made.requests}, ${made.status}, ${made.acceptance},
        ${policy.freeUntilDays}, ${policy.percentAfter})
      returning id),
    rooms as (
      insert into reservation_rooms (reservation_id, room_type_id, count, title)
      select made.id, room.* from made,
        jsonb_to_recordset(${JSON.stringify(rooms)}::jsonb) room ("roomTypeId" int, count smallint, title jsonb))
    select id from made`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A reservation was inserted without an id')
  return row.id
}

/**
 * The customer's unpaid holds and waitlist offers, and whether they ever paid for a stay that was not refunded. `otherCash`: cash orders besides
 * stays.
 */
export type HeldRooms = {
  otherCash: z.output<typeof Money>[]
  holds: z.output<typeof HeldStay>[]
  hasPaid: boolean
}

const Money = z.object({ total: z.int(), currency: z.enum(currencies) })
const HeldStay = Money.extend({ method: z.enum(paymentMethods), rooms: z.int(), nights: z.int() })

export const HeldColumns = { otherCash: z.array(Money), holds: z.array(HeldStay) }

/** For a booking in a statement of its own after the lock of the customer: one that waited would not see the newest. */
export async function findHeld(db: Db, customer: number, now: Date): Promise<HeldRooms> {
  const { rows } = await sql<HeldRooms>`select ${heldColumns(customer, now)}`.execute(db)
  checkColumns(rows, () => HeldColumns)
  return rows[0] ?? { holds: [], otherCash: [], hasPaid: false }
}

/** Columns of `HeldRooms`. */
export const heldColumns = (customer: number, now: Date): Sql => sql`coalesce((
        select json_agg(json_build_object('method', o.payment_method, 'nights', r.check_out - r.check_in, 'total', o.total, 'currency', o.currency,
          'rooms', (select sum(m.count)::int from reservation_rooms m where m.reservation_id = r.id)))
        from orders o join reservations r on r.order_id = o.id
        where o.customer_id = ${customer} and o.hold_until > ${now}), '[]')::jsonb || coalesce((
        select json_agg(json_build_object('method', 'qi', 'nights', c.check_out - c.check_in, 'total', c.price, 'currency', o.currency,
          'rooms', (select coalesce(max(n.rooms), 0) from (select sum(m.count)::int as rooms from reservation_change_nights m where m.change_id = c.id group by m.night) n)))
        from orders o join reservation_changes c on c.order_id = o.id
        where o.customer_id = ${customer} and c.hold_until > ${now}), '[]')::jsonb || coalesce((
        select json_agg(json_build_object('method', 'qi', 'nights', w.check_out - w.check_in, 'total', 0, 'currency', 'IQD',
          'rooms', (select coalesce(sum(m.count), 0)::int from waitlist_rooms m where m.entry_id = w.id)))
        from waitlist_entries w
        where w.customer_id = ${customer} and w.kind = 'reservation' and w.status = 'offered' and w.offered_until > ${now}), '[]')::jsonb as holds,
      coalesce((
        select json_agg(json_build_object('total', o.total, 'currency', o.currency)) from orders o
        where o.customer_id = ${customer} and o.kind not in ('reservation', 'wallet') and o.payment_method = 'cash' and o.hold_until > ${now}), '[]')
        as "otherCash",
      exists (
        select from orders o
        where o.customer_id = ${customer} and o.kind = 'reservation' and o.payment_status = 'paid' and o.total > 0
          and o.closed_at is null) as "hasPaid"`

/** The facts of a reservation without its payment. */
export type ReservedStay = Stay & {
  id: number
  status: ReservationStatus
  checkInClock: string
  property: number
  acceptance: 'automatic' | 'manual'
  policy: CancellationPolicy
  /** Until then its customer can cancel it without a fee, beyond the policy. */
  freeUntil: Date | null
  /** From which a cancellation is judged, where it was changed too late to be free. */
  boundTo: Day | null
  adults: number
  childrenAges: number[]
  leavesAt: Date
  /** The guests did not come, or have gone: some of its nights may be another guest's. */
  isUnused: boolean
  rooms: RoomCount[]
}

/** All that decides about ending a reservation, and all that must be given back then. */
export type ReservationFacts = ReservedStay &
  Pick<OrderFacts, 'paymentStatus' | 'holdUntil'> & {
    order: OrderFacts
    /** The part of the price that earlier changes have kept: it is not refundable. */
    nonRefundable: number
    /** Its price is not its own alone: what becomes of it is not decided by one stay. */
    isShared: boolean
  }

type StayRow = Omit<ReservedStay, 'policy'> & CancellationPolicy
type FactsRow = StayRow & Omit<OrderRow, 'id'> & { orderId: number; nonRefundable: bigint; isShared: boolean }

/** Columns of the reservation `r`. */
export const isUnused: Sql = sql`(r.freed_from is not null or coalesce(r.presence in ('no_show', 'left_early'), false))`

/** Condition on the order `o`: others have paid parts of it, or another stay is paid with it. */
export const isShared: Sql = sql`(o.paid_with is not null or exists (select from orders j where j.paid_with = o.id)
  or exists (select from order_parts t where t.order_id = o.id and t.paid_by is not null and t.ended_at is null))`

const stayColumns: Sql = sql`r.id, r.status, r.check_in as "checkIn", r.check_out as "checkOut", r.check_in_clock::text as "checkInClock",
  r.free_until_days as "freeUntilDays", r.percent_after as "percentAfter", r.property_id as property, r.acceptance, r.free_until as "freeUntil",
  r.bound_to as "boundTo", r.adults, r.children_ages as "childrenAges", r.leaves_at as "leavesAt",
  ${isUnused} as "isUnused",
  (select json_agg(json_build_object('roomTypeId', m.room_type_id, 'count', m.count)) from reservation_rooms m where m.reservation_id = r.id)
    as rooms`

const nonRefundable: Sql = sql`(select coalesce(sum((line ->> 'amount')::bigint), 0)::bigint from jsonb_array_elements(o.lines) line
  where line ->> 'kind' in ('fee', 'spent_points'))`

const factsOf = (rest: Sql): Sql =>
  sql`select ${stayColumns}, o.id as "orderId", ${nonRefundable} as "nonRefundable", ${isShared} as "isShared", ${orderColumns} from reservations r join orders o on o.id = r.order_id where ${rest}`

const ownOf = (id: number, customer: number): Sql => sql`r.id = ${id} and o.customer_id = ${customer}`

async function findBy(db: Db, rest: Sql): Promise<ReservationFacts | null> {
  const { rows } = await sql<FactsRow>`${factsOf(rest)}`.execute(db)
  checkColumns(rows, () => ({ rooms: z.array(RoomCount) }))
  return rows[0] ? toFacts(rows[0]) : null
}

export const findFacts = (db: Db, id: number, customer: number): Promise<ReservationFacts | null> =>
  findBy(db, ownOf(id, customer))

const orderOf = (id: number): Sql => sql`(select order_id from reservations where id = ${id})`

/** With the other part of the same stay, where there is one. */
const lockOrderOf = (tx: Tx, id: number): Promise<unknown> =>
  sql`select from orders where id = ${orderOf(id)} or paid_with = ${orderOf(id)}
      or id = (select o.paid_with from orders o where o.id = ${orderOf(id)}) order by id for no key update`.execute(tx)

/**
 * Changes of a reservation lock its order first, before its customer, its voucher and its nights, and read it in a statement of their own: one
 * that waited for the lock would still see the status before.
 */
export async function lockReservation(tx: Tx, id: number, customer: number): Promise<ReservationFacts | null> {
  await lockOrderOf(tx, id)
  return findFacts(tx, id, customer)
}

/** The same for callers who are not its customer: an operator, a property. */
export async function lockAnyReservation(tx: Tx, id: number): Promise<ReservationFacts | null> {
  await lockOrderOf(tx, id)
  return findBy(tx, sql`r.id = ${id}`)
}

/** The reservation of an order, under the lock of the order. */
export async function getStay(db: Db, order: number): Promise<ReservedStay> {
  const { rows } = await sql<StayRow>`select ${stayColumns} from reservations r where r.order_id = ${order}`.execute(db)
  checkColumns(rows, () => ({ rooms: z.array(RoomCount) }))
  if (!rows[0]) throw new Error(`The order ${order} has no reservation`)
  return toStay(rows[0])
}

/**
 * Until when a property can answer to `r` of the order `o`, which was paid: until the guest stands at the door, and for two hours at least where that is
 * today.
 */
export const answerDeadline: Sql = sql`greatest(${atLocalTime(sql`(r.check_in + r.check_in_clock)`)}, o.paid_at + interval '2 hours')`

/** One that was paid and that its property had not answered to, unless another process is about to end it. The answer may have just come. */
export async function lockUnanswered(tx: Tx, now: Date, failed: readonly number[]): Promise<{ id: number } | null> {
  const { rows } = await sql<{ id: number }>`
    select r.id from reservations r join orders o on o.id = r.order_id join orders locked on locked.id = coalesce(o.paid_with, o.id)
    where r.status = 'pending' and o.payment_status = 'paid' and ${answerDeadline} <= ${now} and r.id <> all(${failed}::int[])
    order by r.id limit 1 for no key update of locked skip locked`.execute(tx)
  return rows[0] ?? null
}

/** The other part of the same stay; null where it has one part only. */
export const findOtherPart = async (db: Db, order: OrderFacts): Promise<ReservationFacts | null> =>
  isJoint(order)
    ? findBy(db, order.paidWith === null ? sql`o.paid_with = ${order.id}` : sql`o.id = ${order.paidWith}`)
    : null

export const freeUntil = (tx: Tx, id: number, until: Date): Promise<unknown> =>
  sql`update reservations set free_until = ${until} where id = ${id}`.execute(tx)

export async function getOrderOf(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ order: number }>`select order_id as order from reservations where id = ${id}`.execute(db)
  if (!rows[0]) throw new Error(`There is no reservation ${id}`)
  return rows[0].order
}

/** The item of an order, by its public id. */
export async function getReservationItem(db: Db, order: number): Promise<{ id: number; title: Localized }> {
  const { rows } = await sql<{ id: number; title: Localized }>`
    select r.id, s.title from reservations r join properties s on s.id = r.property_id where r.order_id = ${order}`.execute(
    db,
  )
  if (!rows[0]) throw new Error(`The order ${order} has no reservation`)
  return rows[0]
}

export const setReservationStatus = (tx: Tx, id: number, to: ReservationStatus): Promise<void> =>
  transition(tx, reservationStatus, { id, to })

const endedAtOnce = 1_000

/** Ends past stays; several processes may do this at once. */
export async function endStays(db: Db, now: Date): Promise<number> {
  let sum = 0
  for (;;) {
    const ended = await endSomeStays(db, now)
    sum += ended
    if (ended < endedAtOnce) return sum
  }
}

const endSomeStays = (db: Db, now: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select id from reservations where status = 'accepted' and leaves_at <= ${now} order by id
      limit ${sql.lit(endedAtOnce)} for no key update skip locked`.execute(tx)
    return transitionAll(tx, reservationStatus, { ids: rows.map(({ id }) => id), to: 'ended' })
  })

const toStay = ({ freeUntilDays, percentAfter, ...row }: StayRow): ReservedStay => ({
  ...row,
  policy: { freeUntilDays, percentAfter },
})

function toFacts(row: FactsRow): ReservationFacts {
  const {
    id,
    status,
    checkIn,
    checkOut,
    checkInClock,
    freeUntilDays,
    percentAfter,
    property,
    acceptance,
    freeUntil,
    boundTo,
    adults,
    childrenAges,
    leavesAt,
    isUnused,
    rooms,
    ...rest
  } = row
  const { orderId, nonRefundable, isShared, total, ...order } = rest
  const people = { adults, childrenAges, rooms }
  const times = { checkIn, checkOut, checkInClock, leavesAt, freeUntil, boundTo }
  const stay = { id, status, property, acceptance, isUnused, ...times, ...people }
  const { paymentStatus, holdUntil } = order
  return {
    ...stay,
    policy: { freeUntilDays, percentAfter },
    paymentStatus,
    holdUntil,
    nonRefundable: Number(nonRefundable),
    isShared,
    order: { ...order, id: orderId, total: Number(total) },
  }
}
