import { sql } from 'kysely'
import { toPageMeta } from '../../domain/page-meta.ts'
import type { Db } from '../database.ts'
import { instantJson, priceJson, type Sql } from './fragments.ts'
import type { ListOf, Paging } from './list.ts'

type Ledger = { table: Sql; entry: Sql; balance: (customer: Sql) => Sql }

const dinars = (amount: Sql): Sql => priceJson(amount, sql`'IQD'`)

/** The newest entry carries the balance, so that nothing is ever added up. */
const newestBalance = (table: Sql, customer: Sql): Sql =>
  sql`coalesce((select balance from ${table} where customer_id = ${customer} order by id desc limit 1), 0)`

const points = sql`point_entries`
const wallet = sql`wallet_entries`

/** Entries are named `e`. */
export const pointsLedger: Ledger = {
  table: points,
  entry: sql`json_build_object('id', e.id, 'points', e.points, 'reason', e.reason, 'createdAt', ${instantJson('e.created_at')})`,
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
  customer: number,
  { page, limit }: Paging,
): Promise<ListOf<Entry> & { balance: Balance }> {
  const result = await sql<{ balance: Balance; total: number; data: Entry[] }>`
    select ${balance(sql`${customer}`)} as balance,
      (select count(*)::int from ${table} where customer_id = ${customer}) as total,
      coalesce((select json_agg(${entry} order by e.id desc) from (
        select * from ${table} where customer_id = ${customer} order by id desc limit ${limit} offset ${(page - 1) * limit}::bigint
      ) e), '[]') as data`.execute(db)
  const {
    rows: [row],
  } = result
  if (!row) throw new Error('A statement without a from clause has one row')
  return { balance: row.balance, data: row.data, meta: toPageMeta({ total: row.total, limit, page }) }
}

export const findPoints = <T>(db: Db, customer: number, paging: Paging) =>
  findEntries<number, T>(db, pointsLedger, customer, paging)

export const findWallet = <T>(db: Db, customer: number, paging: Paging) =>
  findEntries<{ amount: number; currency: 'IQD' }, T>(db, walletLedger, customer, paging)
