import { sql } from 'kysely'
import type { ChangeStatus } from '../../../domain/orders/states.ts'
import type { StayLine } from '../../../domain/stays/change-lines.ts'
import type { Stay } from '../../../domain/stays/stay.ts'
import type { Localized } from '../../../domain/text/locale.ts'
import type { Day } from '../../../domain/time/day.ts'
import type { Db, Tx } from '../../database.ts'
import { changeStatus, transition } from '../../transition.ts'
import type { Sql } from '../fragments.ts'
import type { RoomCount } from './inventory.ts'

export type TitledRoom = RoomCount & { title: Localized }

/** The new dates and rooms of a reservation, and the new price of its order. */
export type ChangeTarget = Stay & {
  leavesAt: Date
  adults: number
  childrenAges: readonly number[]
  rooms: readonly TitledRoom[]
  lines: readonly StayLine[]
  totalBeforeDiscount: number
  voucherDiscount: number
  pointsUsed: number
  pointsDiscount: number
  rounding: number
  total: number
  pointsTaken: number
  pointsMissing: number
  boundTo: Day | null
}

/** How it stood when the change was asked for: one that comes late is made only where it still stands so. */
export type ChangeBefore = Stay & { adults: number; childrenAges: readonly number[]; rooms: RoomCount[]; total: number }

export type ChangeRow = Omit<ChangeTarget, 'leavesAt'> & {
  id: number
  order: number
  status: ChangeStatus
  /** To pay; less than nothing was given back. */
  price: number
  before: ChangeBefore
  leavesAt: Date
  holdUntil: Date | null
  createdAt: Date
  closedAt: Date | null
  /** When the guest has read how it ended. */
  seenAt: Date | null
}

type StoredChange = Omit<ChangeRow, MoneyKey> & Record<MoneyKey, bigint>
type MoneyKey = 'totalBeforeDiscount' | 'voucherDiscount' | 'pointsDiscount' | 'rounding' | 'total' | 'price'

const columns: Sql = sql`c.id, c.order_id as order, c.status, c.check_in as "checkIn", c.check_out as "checkOut", c.leaves_at as "leavesAt",
  c.adults, c.children_ages as "childrenAges", c.rooms, c.before, c.lines, c.total_before_discount as "totalBeforeDiscount",
  c.voucher_discount as "voucherDiscount", c.points_used as "pointsUsed", c.points_discount as "pointsDiscount", c.rounding, c.total, c.price,
  c.points_taken as "pointsTaken", c.points_missing as "pointsMissing", c.bound_to as "boundTo", c.hold_until as "holdUntil",
  c.created_at as "createdAt", c.closed_at as "closedAt", c.seen_at as "seenAt"`

const toRow = (row: StoredChange): ChangeRow => ({
  ...row,
  totalBeforeDiscount: Number(row.totalBeforeDiscount),
  voucherDiscount: Number(row.voucherDiscount),
  pointsDiscount: Number(row.pointsDiscount),
  rounding: Number(row.rounding),
  total: Number(row.total),
  price: Number(row.price),
})

async function findBy(db: Db, rest: Sql): Promise<ChangeRow | null> {
  const { rows } = await sql<StoredChange>`select ${columns} from reservation_changes c where ${rest}`.execute(db)
  return rows[0] ? toRow(rows[0]) : null
}

/** The change that waits for its money. Lock the order first if it has to stay so. */
export const findHeldChange = (db: Db, order: number): Promise<ChangeRow | null> =>
  findBy(db, sql`c.order_id = ${order} and c.status = 'held'`)

export const findChange = (db: Db, id: number): Promise<ChangeRow | null> => findBy(db, sql`c.id = ${id}`)

export const findNewestChange = (db: Db, order: number): Promise<ChangeRow | null> =>
  findBy(db, sql`c.order_id = ${order} order by c.id desc limit 1`)

type NewChange = {
  order: number
  status: 'held' | 'done'
  target: ChangeTarget
  before: ChangeBefore
  price: number
  holdUntil: Date | null
  now: Date
}

export async function insertChange(
  tx: Tx,
  { order, status, target, before, price, ...made }: NewChange,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into reservation_changes (order_id, status, check_in, check_out, leaves_at, adults, children_ages, rooms, before, lines,
      total_before_discount, voucher_discount, points_used, points_discount, rounding, total, price, points_taken, points_missing, bound_to,
      hold_until, created_at, closed_at)
    values (${order}, ${status}, ${target.checkIn}, ${target.checkOut}, ${target.leavesAt}, ${target.adults}, ${target.childrenAges},
      ${JSON.stringify(target.rooms)}::jsonb, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(target.lines)}::jsonb,
      ${target.totalBeforeDiscount}, ${target.voucherDiscount}, ${target.pointsUsed}, ${target.pointsDiscount}, ${target.rounding},
      ${target.total}, ${price}, ${target.pointsTaken}, ${target.pointsMissing}, ${target.boundTo}, ${made.holdUntil}, ${made.now},
      ${status === 'done' ? made.now : null})
    returning id`.execute(tx)
  if (!rows[0]) throw new Error('A change was inserted without an id')
  return rows[0].id
}

/** Under the lock of the order. */
export const closeChange = (
  tx: Tx,
  id: number,
  { to, payment = null, now }: { to: Exclude<ChangeStatus, 'held'>; payment?: number | null; now: Date },
): Promise<void> =>
  transition(tx, changeStatus, {
    id,
    to,
    set: sql`hold_until = null, closed_at = ${now}, seen_at = null, payment_id = ${payment}`,
  })

/** Those of an order that have ended: the guest has read it. */
export const setChangesSeen = (db: Db, order: number, now: Date): Promise<unknown> =>
  sql`update reservation_changes set seen_at = ${now} where order_id = ${order} and closed_at is not null and seen_at is null`.execute(
    db,
  )

/** The change whose hold ran out first of all but these orders', by its order, unless another process is about to end it. */
export async function lockLapsedChange(tx: Tx, now: Date, except: readonly number[]): Promise<{ id: number } | null> {
  const { rows } = await sql<{ id: number }>`
    select o.id from reservation_changes c join orders o on o.id = c.order_id
    where c.hold_until <= ${now} and o.id <> all(${except}::int[]) order by c.hold_until limit 1 for no key update of o skip locked`.execute(
    tx,
  )
  return rows[0] ?? null
}

/** The newest of those that were made, under the lock of the order. */
export const countChange = (tx: Tx, id: number): Promise<unknown> =>
  sql`update reservation_changes set turn = nextval('reservation_change_turns') where id = ${id}`.execute(tx)

/** The reservation and its order as the change has them, under the lock of the order. */
export async function writeChange(tx: Tx, order: number, target: ChangeTarget & { earned: number }): Promise<void> {
  await sql`update orders set lines = ${JSON.stringify(target.lines)}::jsonb, total_before_discount = ${target.totalBeforeDiscount},
      voucher_discount = ${target.voucherDiscount}, points_used = ${target.pointsUsed}, points_discount = ${target.pointsDiscount},
      rounding = ${target.rounding}, total = ${target.total}, points_earned = points_earned + ${target.earned}
    where id = ${order}`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    update reservations set check_in = ${target.checkIn}, check_out = ${target.checkOut}, leaves_at = ${target.leavesAt}, adults = ${target.adults},
      children_ages = ${target.childrenAges}, bound_to = ${target.boundTo},
      late_until = case when check_in = ${target.checkIn}::date then late_until end
    where order_id = ${order} returning id`.execute(tx)
  const id = rows[0]?.id
  await sql`delete from reservation_rooms where reservation_id = ${id}`.execute(tx)
  await sql`insert into reservation_rooms (reservation_id, room_type_id, count, title)
    select ${id}::int, room.* from jsonb_to_recordset(${JSON.stringify(target.rooms)}::jsonb) room ("roomTypeId" int, count smallint, title jsonb)`.execute(
    tx,
  )
  // A reminder of the former day does not count for the new one.
  await sql`delete from order_messages where order_id = ${order} and event = 'reminder'`.execute(tx)
  await sql`delete from notifications n using orders o
    where o.id = ${order} and n.customer_id = o.customer_id and n.event = 'reminder' and n.key = ${`${order}:0`}`.execute(
    tx,
  )
}

/** The changes that this customer held and did not pay, since then. */
export async function findEndedChanges(
  tx: Tx,
  { customer, order, since }: { customer: number; order: number; since: Date },
): Promise<{ from: Date; to: Date; isSame: boolean }[]> {
  const { rows } = await sql<{ from: Date; to: Date; isSame: boolean }>`
    select c.created_at as from, c.closed_at as to, r.property_id = (select property_id from reservations where order_id = ${order}) as "isSame"
    from orders o join reservation_changes c on c.order_id = o.id join reservations r on r.order_id = o.id
    where o.customer_id = ${customer} and c.status in ('expired', 'dropped') and c.closed_at > ${since}`.execute(tx)
  return rows
}
