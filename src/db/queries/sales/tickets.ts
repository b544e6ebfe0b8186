import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../database.ts'

/**
 * One a place of a paid purchase: by the day where the stock has one, otherwise by the whole. In the order of its stocks, numbered from 1.
 * Those that a late payment brings back are new ones, under the old numbers.
 */
export async function insertTickets(tx: Tx, purchase: number, now: Date): Promise<void> {
  const { rows } = await sql<{ stock: number; customer: number; endsAt: Date }>`
    with held as (
      select h.stock_id, h.count, s.day, p.customer_id, p.ends_at, bool_or(s.day is not null) over () as is_dated
      from purchase_stocks h join stocks s on s.id = h.stock_id join purchases p on p.id = h.purchase_id
      where h.purchase_id = ${purchase})
    select stock_id as stock, customer_id as customer, ends_at as "endsAt"
    from held, generate_series(1, count) where day is not null or not is_dated order by stock_id`.execute(tx)
  const tickets = rows.map(({ stock, customer, endsAt }, index) => ({
    id: String(randomBytes(8).readBigUInt64BE() >> 1n),
    purchase_id: purchase,
    number: index + 1,
    stock_id: stock,
    customer_id: customer,
    issued_at: now,
    expires_at: endsAt,
  }))
  if (tickets.length === 0) return
  await sql`insert into tickets (id, purchase_id, number, stock_id, customer_id, issued_at, expires_at)
    select id, purchase_id, number, stock_id, customer_id, issued_at, expires_at
    from jsonb_populate_recordset(null::tickets, ${JSON.stringify(tickets)}::jsonb)`.execute(tx)
}

/** Tickets that were passed on end with the purchase, too. */
export async function endTickets(tx: Tx, purchase: number, now: Date): Promise<void> {
  await sql`update tickets set ended_at = ${now}, end_reason = 'cancelled', is_inside = false
    where purchase_id = ${purchase} and ended_at is null`.execute(tx)
}
