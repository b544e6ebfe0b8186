import { sql } from 'kysely'
import type { Db, Tx } from '../../database.ts'

/** In dinars. After the lock of the customer, in a statement of its own: one that waited would still see the old balance. */
export async function findWalletBalance(db: Db, customer: number): Promise<number> {
  const { rows } = await sql<{ balance: bigint }>`
    select balance from wallet_entries where customer_id = ${customer} order by id desc limit 1`.execute(db)
  return Number(rows[0]?.balance ?? 0n)
}

type Entry = {
  customer: number
  amount: number
  /**
   * `payment`: spent; `refund`: given back; `credit`: by an operator; `top_up`: put in by an order, `top_up_refund`: taken out again to be
   * given back.
   */
  reason: 'payment' | 'refund' | 'credit' | 'top_up' | 'top_up_refund'
  payment?: number
  refund?: number
  order?: number
  now: Date
}

/** Under the lock of the customer. An entry that would bring the balance below zero is refused by the database. */
export async function addWalletEntry(tx: Tx, entry: Entry): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    insert into wallet_entries (customer_id, amount, balance, reason, payment_id, refund_id, order_id, created_at)
    select ${entry.customer}::int, ${entry.amount}::bigint, ${entry.amount}::bigint + coalesce(
      (select balance from wallet_entries where customer_id = ${entry.customer} order by id desc limit 1), 0),
      ${entry.reason}, ${entry.payment ?? null}::int, ${entry.refund ?? null}::int, ${entry.order ?? null}::int,
      ${entry.now}::timestamptz
    returning id`.execute(tx)
  if (!rows[0]) throw new Error('An entry of a wallet was inserted without an id')
  return rows[0].id
}
