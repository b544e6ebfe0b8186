import { sql } from 'kysely'
import { z } from 'zod'
import { PointEntry, WalletEntry } from '../../../contract/ledgers.ts'
import { Price } from '../../../contract/shapes.ts'
import { paymentMethods } from '../../../domain/money/payment-method.ts'
import { orderKindNames } from '../../../domain/orders/order.ts'
import { toPageMeta } from '../../../domain/search/page-meta.ts'
import { checkColumns } from '../../check-json.ts'
import type { Db } from '../../database.ts'
import { instantJson, priceJson, type Sql } from '../fragments.ts'
import type { ListOf, Paging } from '../list.ts'

type Ledger = { table: Sql; entry: Sql; balance: (customer: Sql) => Sql }

/** The JSON of one ledger. */
type LedgerJson<Balance, Entry> = { balance: z.ZodType<Balance>; entry: z.ZodType<Entry> }

export const PointOrderRow = z.object({
  id: z.int(),
  kind: z.enum(orderKindNames),
  code: z.string(),
})
export type PointOrderRow = z.output<typeof PointOrderRow>
const PointRow = PointEntry.extend({ order: PointOrderRow.nullable() })

const dinars = (amount: Sql): Sql => priceJson(amount, sql`'IQD'`)

/** The newest entry carries the balance, so that nothing is ever added up. */
const newestBalance = (table: Sql, customer: Sql): Sql =>
  sql`coalesce((select balance from ${table} where customer_id = ${customer} order by id desc limit 1), 0)`

const points = sql`point_entries`
const wallet = sql`wallet_entries`

/** Entries are named `e`. */
export const pointsLedger: Ledger = {
  table: points,
  entry: sql`json_build_object('id', e.id, 'points', e.points, 'balance', e.balance, 'reason', e.reason, 'createdAt', ${instantJson('e.created_at')})`,
  balance: (customer) => sql`to_json(${newestBalance(points, customer)})`,
}

export const walletLedger: Ledger = {
  table: wallet,
  entry: sql`json_build_object('id', e.id, 'amount', ${priceJson(sql`e.amount`, sql`e.currency`)}, 'reason', e.reason,
    'createdAt', ${instantJson('e.created_at')})`,
  balance: (customer) => dinars(newestBalance(wallet, customer)),
}

/** Everything of one ledger, for the customer's own file. */
export const ledgerJson = ({ table, entry, balance }: Ledger, customer: Sql): Sql => sql`json_build_object(
  'balance', ${balance(customer)},
  'entries', coalesce((select json_agg(${entry} order by e.id desc) from ${table} e where e.customer_id = ${customer}), '[]'))`

/** The newest first. */
async function findEntries<Balance, Entry>(
  db: Db,
  { table, entry, balance }: Ledger,
  json: LedgerJson<Balance, Entry>,
  customer: number,
  { page, limit }: Paging,
): Promise<ListOf<Entry> & { balance: Balance }> {
  const { rows } = await sql<{ balance: Balance; total: number; data: Entry[] }>`
    select ${balance(sql`${customer}`)} as balance,
      (select count(*)::int from ${table} where customer_id = ${customer}) as total,
      coalesce((select json_agg(${entry} order by e.id desc) from (
        select * from ${table} where customer_id = ${customer} order by id desc limit ${limit} offset ${(page - 1) * limit}::bigint
      ) e), '[]') as data`.execute(db)
  checkColumns(rows, () => ({ balance: json.balance, data: z.array(json.entry) }))
  const [row] = rows
  if (!row) throw new Error('A statement without a from clause has one row')
  return { balance: row.balance, data: row.data, meta: toPageMeta({ total: row.total, limit, page }) }
}

/** On the screen an entry leads to its order; in the customer's own file it stands alone. */
const pointsOfOrders: Ledger = {
  ...pointsLedger,
  entry: sql`(${pointsLedger.entry})::jsonb || jsonb_build_object('order', (
    select json_build_object('id', o.id, 'kind', o.kind, 'code', o.code) from orders o where o.id = e.order_id))`,
}

export const findPoints = (db: Db, customer: number, paging: Paging) =>
  findEntries(db, pointsOfOrders, { balance: z.int(), entry: PointRow }, customer, paging)

export const UnpaidOrderRow = PointOrderRow.extend({
  price: Price,
  method: z.enum(paymentMethods),
  used: z.int(),
})
export type UnpaidOrderRow = z.output<typeof UnpaidOrderRow>

const maxExpected = 20

/** Points that wait for an order's money, the newest first. Top-ups earn no points, and are left out. */
export async function findUnpaidOrders(db: Db, customer: number, now: Date): Promise<UnpaidOrderRow[]> {
  const { rows } = await sql<{ order: UnpaidOrderRow }>`
    select json_build_object('id', o.id, 'kind', o.kind, 'code', o.code, 'method', o.payment_method, 'used', o.points_used,
      'price', json_build_object('amount', o.total, 'currency', o.currency)) as order
    from orders o
    where o.customer_id = ${customer} and o.payment_status in ('unpaid', 'notPaidYet') and o.closed_at is null and o.kind <> 'wallet'
      and o.hold_until > ${now}
    order by o.id desc limit ${maxExpected}`.execute(db)
  checkColumns(rows, () => ({ order: UnpaidOrderRow }))
  return rows.map(({ order }) => order)
}

export const findWallet = (db: Db, customer: number, paging: Paging) =>
  findEntries(db, walletLedger, { balance: Price, entry: WalletEntry }, customer, paging)
