import { sql } from 'kysely'
import { z } from 'zod'
import { type EndedHold, holdingAgain } from '../../../domain/stays/hold-cooldown.ts'
import type { Stay } from '../../../domain/stays/stay.ts'
import { checkColumns } from '../../check-json.ts'
import type { Db } from '../../database.ts'
import type { Sql } from '../fragments.ts'

/** Cash that was given up soon has kept nothing from anybody; given up soon again and again, it has. */
const missedCash = { days: 7, minutes: 60 } as const

const before = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000)

/** All orders of a customer, found once, so that no plan reads the orders of all customers. */
export const ordersOf = (customer: number): Sql => sql`
  select o.id as order_id, o.kind, o.payment_method as method, o.payment_status, o.hold_until, o.created_at, o.closed_at, o.cancelled_by, o.total, o.voucher_id,
    o.currency, p.id, p.sale_id, p.status, p.adults + p.children as places,
    r.id as reservation_id, r.property_id, r.check_in, r.check_out
  from orders o left join purchases p on p.order_id = o.id and p.customer_id = o.customer_id left join reservations r on r.order_id = o.id
  where o.customer_id = ${customer}`

/** Condition on the order `m`: it ended without its money, and by its customer or its time. Late money counts as money. */
export const isInVain: Sql = sql`m.payment_status in ('failed', 'notPaidYet') and coalesce(m.cancelled_by, 'customer') = 'customer'`

/**
 * Holds in `mine` (see `ordersOf`) of the last day that ended without their money. A later paid order of the same sale or property that costs as
 * much clears them: otherwise a cheap refundable room would clear any number of tries for an expensive one. `isSame` is a condition on the order
 * `m`; an order that reserved this `voucher` counts as the same, too.
 */
export const endedHolds = (isSame: Sql, { voucher, now }: { voucher: number | null; now: Date }): Sql => sql`coalesce((
  select json_agg(json_build_object('from', m.created_at, 'to', m.closed_at, 'isSame', coalesce(${isSame} or m.voucher_id = ${voucher}::int, false)))
  from mine m
  where (m.id is not null or m.reservation_id is not null) and m.closed_at > ${before(now, holdingAgain.hours)} and ${isInVain}
    and not exists (
      select from mine later
      where (later.sale_id = m.sale_id or later.property_id = m.property_id) and later.order_id > m.order_id
        and later.payment_status = 'paid' and later.total > 0 and later.total >= m.total and later.closed_at is null)), '[]')`

/** Condition on the order `m`, also where another payment method was chosen in the end. */
const wasCash: Sql = sql`(m.method = 'cash' or exists (select from payments c where c.order_id = m.order_id and c.method = 'cash'))`

/** In `mine`: whether cash was waited for in vain a short while ago. `isSame` is said of the order `m`. */
export const hasMissedCash = (isSame: Sql, now: Date): Sql => sql`coalesce((
  select sum(m.closed_at - m.created_at) from mine m
  where ${isSame} and ${wasCash} and ${isInVain} and m.closed_at > ${before(now, 24 * missedCash.days)})
    >= make_interval(mins => ${missedCash.minutes}::int), false)`

export const EndedRow = z.object({
  from: z.string(),
  to: z.string(),
  isSame: z.boolean(),
})
export type EndedRow = z.output<typeof EndedRow>

export const toEndedHold = ({ from, to, isSame }: EndedRow): EndedHold => ({
  from: new Date(from),
  to: new Date(to),
  isSame,
})

/** `voucher`: null unless it is one that others want, too. */
export type WantedStay = { property: number; stay: Stay; roomTypes: readonly number[]; voucher: number | null }

/** Earlier tries of a customer who is about to book: of these rooms where a night is the same, and of cash at this property. */
export type StayTries = { endedHolds: EndedHold[]; hasMissedCash: boolean }

/** For a booking in a statement of its own after the lock of the customer: one that waited would not see the newest. */
export async function findStayTries(db: Db, customer: number, wanted: WantedStay, now: Date): Promise<StayTries> {
  const { rows } = await sql<TriesRow>`
    with mine as materialized (${ordersOf(customer)}) select ${triesColumns(wanted, now)}`.execute(db)
  checkColumns(rows, () => TriesColumns)
  if (!rows[0]) throw new Error(`Nothing is known of the customer ${customer}`)
  return { ...rows[0], endedHolds: rows[0].endedHolds.map(toEndedHold) }
}

export const TriesColumns = { endedHolds: z.array(EndedRow) }
export type TriesRow = { endedHolds: EndedRow[]; hasMissedCash: boolean }

/** Columns of `StayTries`, from `mine` (see `ordersOf`). */
export function triesColumns({ property, stay, roomTypes, voucher }: WantedStay, now: Date): Sql {
  const isSame: Sql = sql`(m.check_in < ${stay.checkOut}::date and m.check_out > ${stay.checkIn}::date and exists (
    select from reservation_rooms h where h.reservation_id = m.reservation_id and h.room_type_id = any(${roomTypes}::int[])))`
  return sql`${endedHolds(isSame, { voucher, now })} as "endedHolds", ${hasMissedCash(sql`m.property_id = ${property}`, now)} as "hasMissedCash"`
}
