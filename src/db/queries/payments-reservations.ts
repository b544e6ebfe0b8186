import { sql } from 'kysely'
import type { Locale } from '../../domain/locale.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { ReservationStatus } from '../../domain/reservation-states.ts'
import type { Stay } from '../../domain/stay.ts'
import type { Db, Tx } from '../database.ts'
import { text } from './fragments.ts'

type Paid = { payment: number; status: ReservationStatus; pointsEarned: number; isRevived: boolean; now: Date }

/** Under the lock of the reservation. */
export const payReservation = (tx: Tx, id: number, paid: Paid): Promise<unknown> =>
  sql`update reservations set status = ${paid.status}, payment_status = 'paid', paid_at = ${paid.now}, paid_by = ${paid.payment},
      hold_until = null, closed_at = null, points_earned = ${paid.pointsEarned}, revivals = revivals + ${paid.isRevived ? 1 : 0}
    where id = ${id}`.execute(tx)

/** It was paid, but there is nothing to be had for it any more. */
export const oweReservation = (
  tx: Tx,
  id: number,
  { payment, now }: { payment: number; now: Date },
): Promise<unknown> =>
  sql`update reservations set payment_status = 'paid', paid_at = ${now}, paid_by = ${payment}, refund_amount = total where id = ${id}`.execute(
    tx,
  )

export const setMethod = (tx: Tx, id: number, method: PaymentMethod): Promise<unknown> =>
  sql`update reservations set payment_method = ${method} where id = ${id} and payment_method <> ${method}`.execute(tx)

export const setAccepted = (tx: Tx, id: number): Promise<unknown> =>
  sql`update reservations set status = 'accepted' where id = ${id}`.execute(tx)

/** Those that were closed after the booking count, too. */
export async function isClosed(
  tx: Tx,
  property: number,
  rooms: number[],
  { checkIn, checkOut }: Stay,
): Promise<boolean> {
  const { rows } = await sql`
    select from closures where property_id = ${property} and (room_type_id is null or room_type_id = any(${rooms}::int[]))
      and from_night < ${checkOut}::date and to_night >= ${checkIn}::date limit 1`.execute(tx)
  return rows.length > 0
}

/** Locks the voucher that a reservation had given back, and says whether it may be used once more. The customer is locked already. */
export async function canRetakeVoucher(tx: Tx, reservation: number): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select (v.limit_in_all is null or v.used < v.limit_in_all) and (v.limit_per_customer is null or v.limit_per_customer > (
      select count(*) from voucher_uses o where o.voucher_id = v.id and o.customer_id = u.customer_id and o.returned_at is null)) as "isFree"
    from voucher_uses u join vouchers v on v.id = u.voucher_id
    where u.reservation_id = ${reservation} and u.returned_at is not null for no key update of v`.execute(tx)
  return rows[0]?.isFree ?? false
}

export const retakeVoucher = (tx: Tx, reservation: number): Promise<unknown> =>
  sql`with taken as (update voucher_uses set returned_at = null where reservation_id = ${reservation} returning voucher_id)
    update vouchers v set used = v.used + 1 from taken where v.id = taken.voucher_id`.execute(tx)

/** Whether money is still waited for; without a lock. */
export async function findAnyState(db: Db, id: number): Promise<{ isPayable: boolean } | null> {
  const { rows } = await sql<{ isPayable: boolean }>`
    select status = 'pending' and payment_status in ('unpaid', 'notPaidYet') as "isPayable" from reservations where id = ${id}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Of the property that was reserved, with its name. */
export async function getAddress(db: Db, reservation: number, locale: Locale): Promise<string> {
  const { rows } = await sql<{ title: string; address: string }>`
    select ${text('s.title', locale)} as title, ${text('s.address', locale)} as address
    from reservations r join properties s on s.id = r.property_id where r.id = ${reservation}`.execute(db)
  if (!rows[0]) throw new Error(`There is no reservation ${reservation}`)
  return [rows[0].title, rows[0].address].join(locale === 'en' ? ', ' : '، ')
}
