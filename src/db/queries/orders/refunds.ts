import { sql } from 'kysely'
import type { PaymentMethod } from '../../../domain/money/payment-method.ts'
import type { RefundReason } from '../../../domain/money/payment-reasons.ts'
import type { PaymentStatus, RefundState } from '../../../domain/orders/states.ts'
import type { Db, Tx } from '../../database.ts'
import { orderPayment, refundState, transition, tryTransition } from '../../transition.ts'
import type { Sql } from '../fragments.ts'

/** Cash is refunded only to the person who brought a part of an order. */
export type RefundMethod = PaymentMethod

export type RefundRow = {
  id: number
  key: string
  payment: number
  order: number
  /** The change of a reservation that goes on; null where the order has ended, or the payment was one too many. */
  change: number | null
  customer: number
  /** Dinars. */
  amount: number
  method: RefundMethod
  status: RefundState
  isUnsure: boolean
  /** Another person has paid it, by a link. */
  isOthers: boolean
  attempts: number
  createdAt: Date
}

type StoredRefund = Omit<RefundRow, 'amount'> & { amount: bigint }

const columns: Sql = sql`f.id, f.key, f.payment_id as payment, f.order_id as order, f.change_id as change, f.customer_id as customer, f.amount, f.method,
  f.status, f.is_unsure as "isUnsure", f.attempts, f.created_at as "createdAt",
  exists (select from payments o where o.id = f.payment_id and o.part_id is not null) as "isOthers"`

const toRow = (row: StoredRefund): RefundRow => ({ ...row, amount: Number(row.amount) })

type NewRefund = Pick<RefundRow, 'payment' | 'order' | 'change' | 'customer' | 'amount' | 'method'> & {
  price: number
  reason: RefundReason
  now: Date
}

/** A payment has one refund for the end of its order and one for each change, however often it is requested. */
export const insertRefund = (tx: Tx, made: NewRefund): Promise<unknown> =>
  sql`insert into refunds (payment_id, order_id, change_id, customer_id, price, amount, method, reason, due_at, created_at, updated_at)
    values (${made.payment}, ${made.order}, ${made.change}, ${made.customer}, ${made.price}, ${made.amount}, ${made.method}, ${made.reason},
      ${made.now}, ${made.now}, ${made.now})
    on conflict (payment_id, order_id, change_id) do nothing`.execute(tx)

type Turn = { gateways: string[]; now: Date; leaseUntil: Date; max: number }

/** Leases due refunds whose gateway is known here. */
export async function takeDueRefunds(db: Db, { gateways, now, leaseUntil, max }: Turn): Promise<RefundRow[]> {
  const { rows } = await sql<StoredRefund>`
    update refunds f set due_at = ${leaseUntil}, attempts = attempts + 1, updated_at = ${now}
    where f.id = any(array(select d.id from refunds d join payments p on p.id = d.payment_id
      where d.due_at <= ${now} and (d.method = 'wallet' or p.gateway = any(${gateways}::text[])) order by d.due_at limit ${max}
      for no key update of d skip locked))
    returning ${columns}`.execute(db)
  return rows.map(toRow)
}

export async function lockRefund(tx: Tx, id: number): Promise<RefundRow | null> {
  const { rows } =
    await sql<StoredRefund>`select ${columns} from refunds f where f.id = ${id} for no key update`.execute(tx)
  return rows[0] ? toRow(rows[0]) : null
}

/** Set before the gateway is asked: a refund found in this state has an unknown result. */
export const setUnsure = (db: Db, id: number, isUnsure: boolean): Promise<unknown> =>
  sql`update refunds set is_unsure = ${isUnsure} where id = ${id}`.execute(db)

type Wait = { reason: RefundReason; dueAt: Date; ref: string | null; now: Date }

const toWait = ({ reason, dueAt, ref, now }: Wait): Sql =>
  sql`reason = ${reason}, due_at = ${dueAt}, ref = coalesce(${ref}, ref), updated_at = ${now}`

/** It stays what it is, to be tried again. */
export const delayRefund = (db: Db, id: number, wait: Wait): Promise<unknown> =>
  sql`update refunds set ${toWait(wait)} where id = ${id} and status in ('waiting', 'refunding')`.execute(db)

/** The bank is at it. */
export const markRefunding = (db: Db, id: number, wait: Wait): Promise<boolean> =>
  tryTransition(db, refundState, { id, to: 'refunding', set: toWait(wait) })

export const markRefunded = (
  tx: Tx,
  id: number,
  { method, ref, now }: { method: RefundMethod; ref: string | null; now: Date },
): Promise<void> =>
  transition(tx, refundState, {
    id,
    to: 'refunded',
    set: sql`method = ${method}, ref = coalesce(${ref}, ref), reason = 'refunded', is_unsure = false, due_at = null, refunded_at = ${now},
      updated_at = ${now}`,
  })

export const markRefundFailed = (tx: Tx, id: number, reason: RefundReason, now: Date): Promise<void> =>
  transition(tx, refundState, {
    id,
    to: 'failed',
    set: sql`reason = ${reason}, due_at = null, updated_at = ${now}`,
  })

/**
 * Under the lock of the order. It is given back once all is that its end owes, of every payment that it counts; another payment that was
 * one too many, or what a change gave back, is none of it.
 */
export async function setRefundState(
  tx: Tx,
  { id, paymentStatus }: { id: number; paymentStatus: PaymentStatus },
): Promise<void> {
  const { rows } = await sql<{ isDone: boolean | null; hasFailed: boolean | null }>`
    select bool_and(f.status = 'refunded') as "isDone", bool_or(f.status = 'failed') as "hasFailed"
    from refunds f join counted_payments c on c.payment_id = f.payment_id and c.order_id = f.order_id
    where f.order_id = ${id} and f.change_id is null`.execute(tx)
  const [state] = rows
  const to = state?.hasFailed ? 'refunded_failed' : state?.isDone ? 'refunded' : paymentStatus
  if (to !== paymentStatus) await transition(tx, orderPayment, { id, to })
}

/** Whether its bank was asked before to give back a part of the same payment. */
export async function hasEarlierAtBank(db: Db, { id, payment }: RefundRow): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from refunds f where f.payment_id = ${payment} and f.id < ${id} and f.method <> 'wallet') as found`.execute(
    db,
  )
  return rows[0]?.found ?? false
}

/** Without a lock: that of its order comes first. */
export async function findRefundById(db: Db, id: number): Promise<RefundRow | null> {
  const { rows } = await sql<StoredRefund>`select ${columns} from refunds f where f.id = ${id}`.execute(db)
  return rows[0] ? toRow(rows[0]) : null
}

/** The newest one of an order, with all that were asked for at the same moment: what was paid in several ways goes back in each. */
export async function findRefund(db: Db, order: number): Promise<RefundRow | null> {
  const { rows } = await sql<StoredRefund>`
    select ${columns} from refunds f where f.order_id = ${order} order by f.id desc`.execute(db)
  const [newest] = rows
  if (!newest) return null
  const parts = rows.filter(
    ({ change, createdAt }) => change === newest.change && createdAt.getTime() === newest.createdAt.getTime(),
  )
  const status = openFirst.find((state) => parts.some((part) => part.status === state)) ?? newest.status
  return { ...toRow(newest), status, amount: parts.reduce((sum, { amount }) => sum + Number(amount), 0) }
}

const openFirst = ['failed', 'refunding', 'waiting'] as const satisfies RefundState[]
