import { sql } from 'kysely'
import { Dinars } from '../../../contract/shapes.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { OrderDinars } from '../../../domain/money/order-dinars.ts'
import type { PaymentMethod } from '../../../domain/money/payment-method.ts'
import type { OrderEnder, OrderKindName } from '../../../domain/orders/order.ts'
import type { PaymentStatus } from '../../../domain/orders/states.ts'
import { checkColumns } from '../../check-json.ts'
import type { Db, Tx } from '../../database.ts'
import { orderPayment, transition } from '../../transition.ts'
import type { Sql } from '../fragments.ts'
import { dinarsOf, rateToPay } from './order-dinars.ts'

/** The facts that decide about paying for an order of any kind and ending it. */
export type OrderFacts = {
  id: number
  kind: OrderKindName
  code: string
  customer: number
  paymentStatus: PaymentStatus
  paymentMethod: PaymentMethod
  /** Null where no money is waited for. */
  holdUntil: Date | null
  currency: Currency
  total: number
  pointsUsed: number
  pointsEarned: number
  hasVoucher: boolean
  /** It has run out, was cancelled or rejected. */
  isClosed: boolean
  isCancelled: boolean
  /** The payment that counts. */
  paidBy: number | null
  /** At which that payment was made; null where its price was in dinars. */
  paidRate: number | null
  /** Today's, or that of the payment which it is held by; null where none was ever set. */
  dinarsPerDollar: number | null
  /** The order whose payment pays for this one, too; null where it has its own. */
  paidWith: number | null
  /** The sum of the orders that are paid with this one. */
  othersTotal: number
}

/** With the total as the database has it. */
export type OrderRow = Omit<OrderFacts, 'total'> & { total: bigint }

/** Columns of the order `o`, all but its id. */
export const orderColumns: Sql = sql`o.kind, o.code, o.customer_id as customer, o.payment_status as "paymentStatus",
  o.payment_method as "paymentMethod", o.hold_until as "holdUntil", o.currency, o.total, o.points_used as "pointsUsed",
  o.points_earned as "pointsEarned", o.voucher_id is not null as "hasVoucher", o.closed_at is not null as "isClosed",
  o.cancelled_at is not null as "isCancelled", o.paid_by as "paidBy",
  (select p.rate from payments p where p.id = o.paid_by) as "paidRate", ${rateToPay} as "dinarsPerDollar", o.paid_with as "paidWith",
  coalesce((select sum(j.total)::float8 from orders j where j.paid_with = o.id), 0) as "othersTotal"`

const toFacts = ({ total, ...row }: OrderRow): OrderFacts => ({ ...row, total: Number(total) })

async function findBy(db: Db, rest: Sql): Promise<OrderFacts | null> {
  const { rows } = await sql<OrderRow>`select o.id, ${orderColumns} from orders o where ${rest}`.execute(db)
  return rows[0] ? toFacts(rows[0]) : null
}

/** Without a lock. */
export const findOrder = (db: Db, id: number): Promise<OrderFacts | null> => findBy(db, sql`o.id = ${id}`)

export type OwnOrder = OrderFacts & { dinars: OrderDinars | null }

export async function findOwnOrder(db: Db, id: number, customer: number): Promise<OwnOrder | null> {
  const { rows } = await sql<OrderRow & Pick<OwnOrder, 'dinars'>>`
    select o.id, ${orderColumns}, ${dinarsOf('o')} as dinars from orders o where o.id = ${id} and o.customer_id = ${customer}`.execute(
    db,
  )
  checkColumns(rows, () => ({ dinars: Dinars.nullable() }))
  return rows[0] ? { ...toFacts(rows[0]), dinars: rows[0].dinars } : null
}

async function lockBy(tx: Tx, rest: Sql): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select o.id from orders o where ${rest}`.execute(tx)
  return rows[0]?.id ?? null
}

const findLocked = async (tx: Tx, locked: Promise<number | null>): Promise<OrderFacts | null> => {
  const id = await locked
  return id === null ? null : findOrder(tx, id)
}

/** Orders that are paid together are locked after it. */
const withOthers = (id: number): Sql => sql`(o.id = ${id} or o.paid_with = ${id})`

/**
 * Changes of an order or its item take this lock first: before its payment, its refund, the customer, the voucher, the stock. The facts are read
 * in a statement of their own: one that waited for the lock would still see the payment before.
 */
export const lockOrder = (tx: Tx, id: number): Promise<OrderFacts | null> =>
  findLocked(tx, lockBy(tx, sql`${withOthers(id)} order by o.id for no key update`))

export const lockOwnOrder = (tx: Tx, id: number, customer: number): Promise<OrderFacts | null> =>
  findLocked(tx, lockBy(tx, sql`${withOthers(id)} and o.customer_id = ${customer} order by o.id for no key update`))

/** The hold that ran out first of all but these, unless another process is about to end it. One that is paid with another ends with that. */
export const lockLapsedOrder = (tx: Tx, now: Date, except: readonly number[]): Promise<OrderFacts | null> =>
  findLocked(
    tx,
    lockBy(
      tx,
      sql`o.hold_until <= ${now} and o.paid_with is null and o.id <> all(${except}::int[]) order by o.hold_until limit 1 for no key update skip locked`,
    ),
  )

/** The orders that are paid together with it, locked here where `lockOrder` has not done so. */
export async function lockPaidWith(tx: Tx, id: number): Promise<OrderFacts[]> {
  await sql`select from orders where paid_with = ${id} order by id for no key update`.execute(tx)
  const { rows } =
    await sql<OrderRow>`select o.id, ${orderColumns} from orders o where o.paid_with = ${id} order by o.id`.execute(tx)
  return rows.map(toFacts)
}

export type NewOrder = {
  kind: OrderKindName
  customer: number
  paymentStatus: PaymentStatus
  paymentMethod: PaymentMethod
  holdUntil: Date | null
  currency: Currency
  lines: readonly object[]
  totalBeforeDiscount: number
  voucher: number | null
  voucherDiscount: number
  pointsUsed: number
  pointsDiscount: number
  rounding: number
  total: number
  paidWith?: number | null
  now: Date
}

export async function insertOrder(tx: Tx, made: NewOrder): Promise<{ id: number; code: string }> {
  const { rows } = await sql<{ id: number; code: string }>`
    insert into orders (kind, customer_id, payment_status, payment_method, hold_until, currency, lines, total_before_discount, voucher_id,
      voucher_discount, points_used, points_discount, rounding, total, paid_with, paid_at, created_at)
    values (${made.kind}, ${made.customer}, ${made.paymentStatus}, ${made.paymentMethod}, ${made.holdUntil}, ${made.currency},
      ${JSON.stringify(made.lines)}::jsonb, ${made.totalBeforeDiscount}, ${made.voucher}, ${made.voucherDiscount}, ${made.pointsUsed},
      ${made.pointsDiscount}, ${made.rounding}, ${made.total}, ${made.paidWith ?? null}, ${made.paymentStatus === 'paid' ? made.now : null}, ${made.now})
    returning id, code`.execute(tx)
  if (!rows[0]) throw new Error('An order was inserted without an id')
  return rows[0]
}

type PaymentInput = { payment: number; pointsEarned: number; isRevived: boolean; now: Date }

/** Under the lock of the order. */
export const payOrder = (tx: Tx, id: number, paid: PaymentInput): Promise<void> =>
  transition(tx, orderPayment, {
    id,
    to: 'paid',
    set: sql`paid_at = ${paid.now}, paid_by = ${paid.payment}, hold_until = null, closed_at = null, points_earned = ${paid.pointsEarned},
      revivals = revivals + ${paid.isRevived ? 1 : 0}`,
  })

/** It was paid, but there is nothing to be had for it any more. */
export const markForRefund = (tx: Tx, id: number, { payment, now }: { payment: number; now: Date }): Promise<void> =>
  transition(tx, orderPayment, {
    id,
    to: 'paid',
    set: sql`paid_at = ${now}, paid_by = ${payment}, refund_amount = total`,
  })

export const setMethod = (tx: Tx, id: number, method: PaymentMethod): Promise<unknown> =>
  sql`update orders set payment_method = ${method} where id = ${id} and payment_method <> ${method}`.execute(tx)

/** Under the lock of the order. */
export const switchFromCashToOnline = (
  tx: Tx,
  { id, holdUntil }: Pick<OrderFacts, 'id' | 'holdUntil'>,
): Promise<void> => transition(tx, orderPayment, { id, to: 'unpaid', set: sql`hold_until = ${holdUntil}` })

export type OrderEnd = { now: Date; cancelledBy: OrderEnder | null; refund: number | null }

/** Needs the lock of the order. A payment that waited for a bank has failed; a paid one stays so until it is refunded. */
export async function closeOrder(tx: Tx, { id, paymentStatus }: OrderFacts, end: OrderEnd): Promise<void> {
  const { now, cancelledBy, refund } = end
  const set = sql`hold_until = null, closed_at = ${now}, cancelled_by = ${cancelledBy}, cancelled_at = ${cancelledBy ? now : null},
    refund_amount = ${refund}`
  if (paymentStatus === 'unpaid') await transition(tx, orderPayment, { id, to: 'failed', set })
  else await sql`update orders set ${set} where id = ${id}`.execute(tx)
}

/** The unpaid orders of an account, of every kind; without those that are paid with another one. */
export async function findUnpaidOf(db: Db, account: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o join customers c on c.id = o.customer_id
    where c.account_id = ${account}::uuid and o.closed_at is null and o.paid_with is null and o.payment_status in ('unpaid', 'notPaidYet') order by o.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
