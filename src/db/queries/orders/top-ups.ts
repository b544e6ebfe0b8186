import { sql } from 'kysely'
import { z } from 'zod'
import { paymentMethods } from '../../../domain/money/payment-method.ts'
import { paymentStatuses } from '../../../domain/orders/states.ts'
import type { Db } from '../../database.ts'
import { instantJson, type Sql } from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'

/** An order of the kind `wallet`, as it is kept. Whole dinars. */
export const TopUpRow = z.object({
  id: z.int(),
  code: z.string(),
  amount: z.int(),
  paymentStatus: z.enum(paymentStatuses),
  paymentMethod: z.enum(paymentMethods),
  holdUntil: z.string().nullable(),
  isClosed: z.boolean(),
  paidAt: z.string().nullable(),
  createdAt: z.string(),
  /** Who has taken the money. */
  gateway: z.string().nullable(),
  /** It is to be given back, or was. */
  isReturned: z.boolean(),
})
export type TopUpRow = z.output<typeof TopUpRow>

const rowJson: Sql = sql`json_build_object('id', o.id, 'code', o.code, 'amount', o.total, 'paymentStatus', o.payment_status,
  'paymentMethod', o.payment_method, 'holdUntil', ${instantJson('o.hold_until')}, 'isClosed', o.closed_at is not null,
  'paidAt', ${instantJson('o.paid_at')}, 'createdAt', ${instantJson('o.created_at')},
  'gateway', (select p.gateway from payments p where p.id = o.paid_by), 'isReturned', o.refund_amount is not null)`

/** The newest first. */
export const findTopUps = (db: Db, customer: number, paging: Paging) =>
  findPage(db, TopUpRow, paging, {
    matched: sql`select id, -id as place from orders where customer_id = ${customer} and kind = 'wallet'`,
    from: sql`join orders o using (id)`,
    card: rowJson,
  })

export const findTopUp = (db: Db, id: number, customer: number) =>
  findOne(
    db,
    TopUpRow,
    sql`select ${rowJson} as json from orders o where o.id = ${id} and o.customer_id = ${customer} and o.kind = 'wallet'`,
  )

/** Those that were paid and are not given back. */
export const findPaidTopUps = async (db: Db, customer: number) =>
  (await findOne(
    db,
    z.array(TopUpRow),
    sql`select json_agg(${rowJson} order by o.id desc) as json from orders o
      where o.customer_id = ${customer} and o.kind = 'wallet' and o.payment_status = 'paid' and o.refund_amount is null`,
  )) ?? []

/** The sum of top-ups since then, paid or still payable: refunded ones count as well, since each costs a fee. */
export async function sumTopUps(db: Db, customer: number, { since, now }: { since: Date; now: Date }): Promise<number> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(total), 0)::bigint as sum from orders
    where customer_id = ${customer} and kind = 'wallet' and coalesce(paid_at, created_at) >= ${since}
      and (paid_at is not null or hold_until > ${now})`.execute(db)
  return Number(rows[0]?.sum ?? 0n)
}

export async function countUnpaidTopUps(db: Db, customer: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders
    where customer_id = ${customer} and kind = 'wallet' and hold_until is not null`.execute(db)
  return rows[0]?.count ?? 0
}
