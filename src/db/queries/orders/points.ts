import { sql } from 'kysely'
import type { OrderKindName } from '../../../domain/orders/order.ts'
import type { Db, Tx } from '../../database.ts'

/** `discount`: used for an order; `discount_returned`: not used after all; a kind of order: earned by a payment for such a one; `clawback`: the payment was given back. */
export type PointReason = 'discount' | 'discount_returned' | 'clawback' | OrderKindName

/** To be asked in a statement of its own after the lock: one that waited for it would still see the old balance. */
export async function findPointsBalance(db: Db, customer: number): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select balance from point_entries where customer_id = ${customer} order by id desc limit 1`.execute(db)
  return rows[0]?.balance ?? 0
}

/** Under the lock. An entry that would bring the balance below zero is refused by the database. */
export const addPoints = (
  tx: Tx,
  entry: { customer: number; order: number; change?: number | null; points: number; reason: PointReason; now: Date },
): Promise<unknown> =>
  sql`insert into point_entries (customer_id, order_id, points, balance, reason, created_at, change_id, round)
    select ${entry.customer}::int, ${entry.order}::int, ${entry.points}::int, ${entry.points}::int + coalesce(
      (select balance from point_entries where customer_id = ${entry.customer} order by id desc limit 1), 0), ${entry.reason}, ${entry.now}::timestamptz, ${entry.change ?? null}::int,
      (select revivals from orders where id = ${entry.order})`.execute(tx)
