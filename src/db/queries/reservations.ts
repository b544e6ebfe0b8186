import { sql } from 'kysely'
import type { Day } from '../../domain/day.ts'
import type { Localized } from '../../domain/locale.ts'
import type { Currency } from '../../domain/money.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { CancellationPolicy } from '../../domain/refund.ts'
import type { PaymentStatus, ReservationState, ReservationStatus } from '../../domain/reservation-states.ts'
import type { Stay } from '../../domain/stay.ts'
import type { Db, Tx } from '../database.ts'
import { rateNow } from './exchange-rates.ts'
import type { Sql } from './fragments.ts'
import type { RoomCount } from './inventory.ts'

export type NewReservation = Stay & {
  customer: number
  property: number
  checkInClock: string
  leavesAt: Date
  adults: number
  childrenAges: readonly number[]
  guestName: string | null
  guestPhone: string | null
  notes: string | null
  status: ReservationStatus
  paymentStatus: PaymentStatus
  paymentMethod: PaymentMethod
  holdUntil: Date | null
  acceptance: 'automatic' | 'manual'
  policy: CancellationPolicy
  currency: Currency
  lines: readonly object[]
  totalBeforeDiscount: number
  voucher: number | null
  voucherDiscount: number
  pointsUsed: number
  pointsDiscount: number
  rounding: number
  total: number
  rooms: readonly (RoomCount & { title: Localized })[]
  now: Date
}

export async function insertReservation(tx: Tx, made: NewReservation): Promise<{ id: number; code: string }> {
  const { policy, rooms, now } = made
  const { rows } = await sql<{ id: number; code: string }>`
    with made as (
      insert into reservations (customer_id, property_id, check_in, check_out, check_in_clock, leaves_at, adults, children_ages,
        guest_name, guest_phone, notes, status, payment_status, payment_method, hold_until, acceptance, free_until_days, percent_after,
        currency, lines, total_before_discount, voucher_id, voucher_discount, points_used, points_discount, rounding, total, paid_at, created_at)
      values (${made.customer}, ${made.property}, ${made.checkIn}, ${made.checkOut}, ${made.checkInClock}, ${made.leavesAt}, ${made.adults},
        ${made.childrenAges}, ${made.guestName}, ${made.guestPhone}, ${made.notes}, ${made.status}, ${made.paymentStatus},
        ${made.paymentMethod}, ${made.holdUntil}, ${made.acceptance}, ${policy.freeUntilDays}, ${policy.percentAfter}, ${made.currency},
        ${JSON.stringify(made.lines)}::jsonb, ${made.totalBeforeDiscount}, ${made.voucher}, ${made.voucherDiscount}, ${made.pointsUsed},
        ${made.pointsDiscount}, ${made.rounding}, ${made.total}, ${made.paymentStatus === 'paid' ? now : null}, ${now})
      returning id, code),
    rooms as (
      insert into reservation_rooms (reservation_id, room_type_id, count, title)
      select made.id, room.* from made,
        jsonb_to_recordset(${JSON.stringify(rooms)}::jsonb) room ("roomTypeId" int, count smallint, title jsonb))
    select id, code from made`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A reservation was inserted without an id')
  return row
}

/** What waits for its money, and whether any stay was ever paid for and not given back. */
export type Held = {
  holds: { method: PaymentMethod; rooms: number; nights: number; total: number; currency: Currency }[]
  hasPaid: boolean
}

/** For a booking in a statement of its own after the lock of the customer: one that waited would not see the newest. */
export async function findHeld(db: Db, customer: number, now: Date): Promise<Held> {
  const { rows } = await sql<Held>`
    select coalesce((
        select json_agg(json_build_object('method', r.payment_method, 'nights', r.check_out - r.check_in, 'total', r.total, 'currency', r.currency,
          'rooms', (select sum(o.count)::int from reservation_rooms o where o.reservation_id = r.id)))
        from reservations r
        where r.customer_id = ${customer} and r.status = 'pending' and r.payment_status <> 'paid' and r.hold_until > ${now}), '[]') as holds,
      exists (
        select from reservations r
        where r.customer_id = ${customer} and r.payment_status = 'paid' and r.total > 0 and r.cancelled_at is null) as "hasPaid"`.execute(
    db,
  )
  return rows[0] ?? { holds: [], hasPaid: false }
}

/** All that decides about ending a reservation, and all that must be given back then. */
export type ReservationFacts = Omit<ReservationState, 'holdUntil'> & {
  id: number
  code: string
  customer: number
  checkOut: Day
  holdUntil: Date | null
  currency: Currency
  total: number
  policy: CancellationPolicy
  pointsUsed: number
  pointsEarned: number
  hasVoucher: boolean
  rooms: RoomCount[]
  property: number
  acceptance: 'automatic' | 'manual'
  paymentMethod: PaymentMethod
  isCancelled: boolean
  /** The payment that counts. */
  paidBy: number | null
  /** Today's; null where none was ever set. */
  dinarsPerDollar: number | null
}

type FactsRow = Omit<ReservationFacts, 'total' | 'policy'> & { total: bigint } & CancellationPolicy

const factsColumns: Sql = sql`r.id, r.code, r.customer_id as customer, r.status, r.payment_status as "paymentStatus", r.hold_until as "holdUntil",
  r.check_in as "checkIn", r.check_out as "checkOut", r.check_in_clock::text as "checkInClock", r.currency, r.total,
  r.free_until_days as "freeUntilDays", r.percent_after as "percentAfter", r.points_used as "pointsUsed", r.points_earned as "pointsEarned",
  r.voucher_id is not null as "hasVoucher", r.property_id as property, r.acceptance, r.payment_method as "paymentMethod",
  r.cancelled_at is not null as "isCancelled", r.paid_by as "paidBy", ${rateNow} as "dinarsPerDollar",
  (select json_agg(json_build_object('roomTypeId', o.room_type_id, 'count', o.count)) from reservation_rooms o where o.reservation_id = r.id)
    as rooms`

const ownOf = (id: number, customer: number): Sql => sql`r.id = ${id} and r.customer_id = ${customer}`

export async function findFacts(db: Db, id: number, customer: number): Promise<ReservationFacts | null> {
  const { rows } = await sql<FactsRow>`select ${factsColumns} from reservations r where ${ownOf(id, customer)}`.execute(
    db,
  )
  return rows[0] ? toFacts(rows[0]) : null
}

/** Whoever changes a reservation takes this lock first, before its customer, its voucher and its nights. */
export async function lockReservation(tx: Tx, id: number, customer: number): Promise<ReservationFacts | null> {
  const { rows } = await sql<FactsRow>`
    select ${factsColumns} from reservations r where ${ownOf(id, customer)} for no key update of r`.execute(tx)
  return rows[0] ? toFacts(rows[0]) : null
}

/** The same for whoever is not its customer: a gateway that tells of a payment, an operator. */
export async function lockAnyReservation(tx: Tx, id: number): Promise<ReservationFacts | null> {
  const { rows } = await sql<FactsRow>`
    select ${factsColumns} from reservations r where r.id = ${id} for no key update of r`.execute(tx)
  return rows[0] ? toFacts(rows[0]) : null
}

/** What an account has not paid for yet. */
export async function findUnpaidOf(db: Db, account: string): Promise<{ id: number; customer: number }[]> {
  const { rows } = await sql<{ id: number; customer: number }>`
    select r.id, r.customer_id as customer from reservations r join customers c on c.id = r.customer_id
    where c.account_id = ${account}::uuid and r.status = 'pending' and r.payment_status <> 'paid' order by r.id`.execute(
    db,
  )
  return rows
}

/** The hold that ran out first, unless another process is about to end it. */
export async function lockLapsed(tx: Tx, now: Date): Promise<ReservationFacts | null> {
  const { rows } = await sql<FactsRow>`
    select ${factsColumns} from reservations r
    where r.status = 'pending' and r.payment_status <> 'paid' and r.hold_until <= ${now}
    order by r.hold_until limit 1 for no key update of r skip locked`.execute(tx)
  return rows[0] ? toFacts(rows[0]) : null
}

/**
 * Until when a property can answer to `r`, which was paid: until the guest stands at the door, and for two hours at least where that is
 * today.
 */
export const answerDeadline: Sql = sql`greatest((r.check_in + r.check_in_clock) at time zone 'Asia/Baghdad', r.paid_at + interval '2 hours')`

/** One that was paid and that its property has not answered to, unless another process is about to end it. */
export async function lockUnanswered(tx: Tx, now: Date): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select r.id from reservations r
    where r.status = 'pending' and r.payment_status = 'paid' and ${answerDeadline} <= ${now}
    order by r.id limit 1 for no key update of r skip locked`.execute(tx)
  return rows[0]?.id ?? null
}

export type Ending = {
  status: ReservationStatus
  paymentStatus: PaymentStatus
  now: Date
  cancelledBy?: 'customer' | 'property'
  refund?: number
}

export const endReservation = (tx: Tx, id: number, end: Ending): Promise<unknown> =>
  sql`update reservations set status = ${end.status}, payment_status = ${end.paymentStatus}, hold_until = null, closed_at = ${end.now},
      cancelled_by = ${end.cancelledBy ?? null}, cancelled_at = ${end.cancelledBy ? end.now : null}, refund_amount = ${end.refund ?? null}
    where id = ${id}`.execute(tx)

/** Stays that are over; several processes may do this at once. */
export async function endStays(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update reservations r set status = 'ended', closed_at = ${now}
    from (select id from reservations where status = 'accepted' and leaves_at <= ${now} order by id for no key update skip locked) over_
    where r.id = over_.id`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

const toFacts = ({ total, freeUntilDays, percentAfter, ...row }: FactsRow): ReservationFacts => ({
  ...row,
  total: Number(total),
  policy: { freeUntilDays, percentAfter },
})
