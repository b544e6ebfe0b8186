import { sql } from 'kysely'
import type { Db, Tx } from '../../database.ts'
import type { Sql } from '../fragments.ts'

/** Why a part is over without having been paid, or although it was. */
export type PartEnd = 'taken_back' | 'split_anew' | 'order_ended' | 'paid_otherwise'

export type PartRow = {
  id: number
  order: number
  number: number
  /** In the currency of the order. */
  price: number
  /** Dinars. */
  amount: number
  rate: number | null
  isCash: boolean
  name: string | null
  sealed: string | null
  /** The payment that counts. */
  paidBy: number | null
  endReason: PartEnd | null
  createdAt: Date
}

type StoredPart = Omit<PartRow, 'price' | 'amount'> & { price: bigint; amount: bigint }

const columns: Sql = sql`t.id, t.order_id as "order", t.number, t.price, t.amount, t.rate, t.is_cash as "isCash", t.name, t.sealed,
  t.paid_by as "paidBy", t.end_reason as "endReason", t.created_at as "createdAt"`

const toRow = ({ price, amount, ...row }: StoredPart): PartRow => ({
  ...row,
  price: Number(price),
  amount: Number(amount),
})

/** Condition: unpaid and payable. */
export const isOpenPart = ({ paidBy, endReason }: PartRow): boolean => paidBy === null && endReason === null

async function findAllBy(db: Db, rest: Sql): Promise<PartRow[]> {
  const { rows } = await sql<StoredPart>`select ${columns} from order_parts t where ${rest}`.execute(db)
  return rows.map(toRow)
}

export const findPart = async (db: Db, id: number): Promise<PartRow | null> =>
  (await findAllBy(db, sql`t.id = ${id}`))[0] ?? null

/** In any state: an old link is told from one that never existed. */
export const findPartBySecret = async (db: Db, secretHash: string): Promise<PartRow | null> =>
  (await findAllBy(db, sql`t.secret_hash = ${secretHash}`))[0] ?? null

/** Those that count, or may still. Parts change only under the lock of their order. */
export const findLivingParts = (db: Db, order: number): Promise<PartRow[]> =>
  findAllBy(db, sql`t.order_id = ${order} and t.ended_at is null order by t.number`)

/** Those of an order that its customer should know of: what lives, and what was paid and went back. */
export const findShownParts = (db: Db, order: number): Promise<PartRow[]> =>
  findAllBy(db, sql`t.order_id = ${order} and (t.ended_at is null or t.paid_by is not null) order by t.number, t.id`)

type NewPart = Pick<PartRow, 'order' | 'number' | 'price' | 'amount' | 'rate' | 'isCash' | 'name'> & {
  secretHash: string
  sealed: string
  now: Date
}

export const insertPart = (tx: Tx, made: NewPart): Promise<unknown> =>
  sql`insert into order_parts (order_id, number, price, amount, rate, is_cash, name, secret_hash, sealed, created_at)
    values (${made.order}, ${made.number}, ${made.price}, ${made.amount}, ${made.rate}, ${made.isCash}, ${made.name}, ${made.secretHash},
      ${made.sealed}, ${made.now})`.execute(tx)

/** The number of parts made in a day, in any state. */
export async function countParts(tx: Tx, order: number, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from order_parts where order_id = ${order} and created_at > ${since}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Under the lock of the order. One that was ended is there again: its late payment has brought the order back. */
export const payPart = (tx: Tx, id: number, payment: number): Promise<unknown> =>
  sql`update order_parts set paid_by = ${payment}, sealed = null, ended_at = null, end_reason = null where id = ${id}`.execute(
    tx,
  )

type End = { reason: PartEnd; now: Date }

/** Needs the lock of the order: ends its unpaid parts. */
export const endOpenParts = (tx: Tx, order: number, { reason, now }: End): Promise<unknown> =>
  sql`update order_parts set ended_at = ${now}, end_reason = ${reason}, sealed = null
    where order_id = ${order} and ended_at is null and paid_by is null`.execute(tx)

/** Paid or not. */
export const endPart = (tx: Tx, id: number, { reason, now }: End): Promise<unknown> =>
  sql`update order_parts set ended_at = ${now}, end_reason = ${reason}, sealed = null where id = ${id} and ended_at is null`.execute(
    tx,
  )

/** Stores the name that the payer gives. */
export const setPartName = (tx: Tx, id: number, name: string): Promise<unknown> =>
  sql`update order_parts set name = ${name} where id = ${id} and ended_at is null`.execute(tx)

/** Whether a counted payment for a part of the order exists. */
export const hasPaidPartOf = (order: number): Sql =>
  sql`exists (select from order_parts where order_id = ${order} and ended_at is null and paid_by is not null)`

export async function hasPaidPart(db: Db, order: number): Promise<boolean> {
  const { rows } = await sql<{ hasPaid: boolean }>`select ${hasPaidPartOf(order)} as "hasPaid"`.execute(db)
  return rows[0]?.hasPaid ?? false
}

type LongHolds = { createdAt: Date; isLong: boolean; longHolds: number; hasFailed: boolean }

/** The customer's other orders: how many are held for a group now, and whether one ended since then without all of its money. */
export async function findLongHolds(db: Db, order: number, since: Date): Promise<LongHolds> {
  const { rows } = await sql<LongHolds>`
    select o.created_at as "createdAt", o.long_hold_at is not null as "isLong",
      (select count(*)::int from orders h where h.customer_id = o.customer_id and h.id <> o.id and h.long_hold_at is not null
        and h.hold_until is not null) as "longHolds",
      exists (select from orders h where h.customer_id = o.customer_id and h.id <> o.id and h.long_hold_at > ${since}
        and h.payment_status = 'failed') as "hasFailed"
    from orders o where o.id = ${order}`.execute(db)
  if (!rows[0]) throw new Error(`There is no order ${order}`)
  return rows[0]
}

/** Once, and under the lock of the order. */
export const lengthenHold = (tx: Tx, order: number, { until, now }: { until: Date; now: Date }): Promise<unknown> =>
  sql`update orders set hold_until = ${until}, long_hold_at = ${now} where id = ${order} and long_hold_at is null`.execute(
    tx,
  )

/** Erases names of payers, and makes every link of the customer worthless. */
export async function eraseParts(tx: Tx, customer: number, now: Date): Promise<void> {
  await sql`update order_parts t set name = null from orders o
    where o.id = t.order_id and o.customer_id = ${customer} and t.name is not null`.execute(tx)
  await sql`update order_parts t set ended_at = ${now}, end_reason = 'order_ended', sealed = null from orders o
    where o.id = t.order_id and o.customer_id = ${customer} and t.sealed is not null`.execute(tx)
}
