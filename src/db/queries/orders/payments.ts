import { sql } from 'kysely'
import type { Currency } from '../../../domain/money/money.ts'
import type { PaymentMethod } from '../../../domain/money/payment-method.ts'
import type { PaymentReason } from '../../../domain/money/payment-reasons.ts'
import type { PaymentState } from '../../../domain/orders/states.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db, Tx } from '../../database.ts'
import { paymentState, transition, tryTransition } from '../../transition.ts'
import type { Sql } from '../fragments.ts'
import { hasPaidPartOf } from './order-parts.ts'

export type PaymentRow<Step = unknown> = {
  id: number
  key: string
  customer: number
  order: number
  /** The change of a reservation whose difference it pays; null where it pays for the order itself. */
  change: number | null
  /** The part of an order that is paid by a link; null where it pays for all of it. */
  part: number | null
  method: PaymentMethod
  gateway: string
  price: number
  currency: Currency
  /** Dinars. */
  amount: number
  rate: number | null
  status: PaymentState
  ref: string | null
  step: Step | null
  locale: Locale
  reason: PaymentReason
  expiresAt: Date
  updatedAt: Date
}

type StoredPayment = Omit<PaymentRow, 'price' | 'amount'> & { price: bigint; amount: bigint }

const columns: Sql = sql`id, key, customer_id as customer, order_id as order, change_id as change, part_id as part, method, gateway, price, currency, amount, rate, status,
  ref, step, locale, reason, expires_at as "expiresAt", updated_at as "updatedAt"`

const toRow = <Step>({ price, amount, ...row }: StoredPayment): PaymentRow<Step> => ({
  ...(row as Omit<PaymentRow<Step>, 'price' | 'amount'>),
  price: Number(price),
  amount: Number(amount),
})

async function findBy<Step>(db: Db, rest: Sql): Promise<PaymentRow<Step> | null> {
  const { rows } = await sql<StoredPayment>`select ${columns} from payments where ${rest}`.execute(db)
  return rows[0] ? toRow<Step>(rows[0]) : null
}

export const findPayment = <Step>(db: Db, id: number) => findBy<Step>(db, sql`id = ${id}`)
/** For the order itself, or for one of its parts. */
export const findOpenPayment = <Step>(db: Db, order: number, part: number | null = null) =>
  findBy<Step>(db, sql`order_id = ${order} and part_id is not distinct from ${part}::int and status = 'open'`)
type Tried<Step> = { open: PaymentRow<Step> | null; count: number; hasPaidPart: boolean }
type TriedRow = { [Name in keyof StoredPayment]: StoredPayment[Name] | null } & Omit<Tried<unknown>, 'open'>

/** The open payment of an order, or of its part; the number of payments at banks since then, in any state; and whether others paid a part. */
export async function findTriedPayments<Step>(
  tx: Tx,
  { order, part, since }: { order: number; part: number | null; since: Date },
): Promise<Tried<Step>> {
  const isOfIt = sql`order_id = ${order} and part_id is not distinct from ${part}::int`
  const { rows } = await sql<TriedRow>`
    select t.count, ${hasPaidPartOf(order)} as "hasPaidPart", p.*
    from (select count(*)::int as count from payments
        where ${isOfIt} and gateway not in ('wallet', 'cash') and created_at > ${since}) t
      left join (select ${columns} from payments where ${isOfIt} and status = 'open') p on true`.execute(tx)
  if (!rows[0]) throw new Error(`Nothing is known of the payments of the order ${order}`)
  const { count, hasPaidPart, ...open } = rows[0]
  return { count, hasPaidPart, open: open.id === null ? null : toRow<Step>(open as StoredPayment) }
}

/** For the order itself, or for one of its parts. */
export const findNewestPayment = <Step>(db: Db, order: number, part: number | null = null) =>
  findBy<Step>(
    db,
    sql`order_id = ${order} and change_id is null and part_id is not distinct from ${part}::int
      order by (status = 'paid') desc, id desc limit 1`,
  )
/** For the newest change of the order with a payment. */
export const findChangePayment = <Step>(db: Db, order: number) =>
  findBy<Step>(
    db,
    sql`order_id = ${order} and change_id is not null order by change_id desc, (status = 'paid') desc, id desc limit 1`,
  )
export const findCashPayment = <Step>(db: Db, code: string) =>
  findBy<Step>(db, sql`gateway = 'cash' and step ->> 'code' = ${code} order by id desc limit 1`)

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** By what a notice names: the gateway's own name, or ours. Anybody can make up a key that is none. */
export const findNoticed = <Step>(db: Db, gateway: string, { ref, key }: { ref: string | null; key: string | null }) =>
  findBy<Step>(
    db,
    sql`gateway = ${gateway} and (ref = ${ref}::text or key = ${key && uuid.test(key) ? key : null}::uuid) order by id limit 1`,
  )

/** After the lock of its order. */
export const lockPayment = <Step>(tx: Tx, id: number) => findBy<Step>(tx, sql`id = ${id} for no key update`)

export type NewPayment<Step> = Pick<
  PaymentRow<Step>,
  | 'customer'
  | 'order'
  | 'change'
  | 'part'
  | 'method'
  | 'gateway'
  | 'price'
  | 'currency'
  | 'amount'
  | 'rate'
  | 'locale'
  | 'expiresAt'
> & { step: Step | null; reason: PaymentReason; checkAt: Date | null; now: Date }

export async function insertPayment<Step>(tx: Tx, made: NewPayment<Step>): Promise<PaymentRow<Step>> {
  const step = made.step === null ? null : JSON.stringify(made.step)
  const { rows } = await sql<StoredPayment>`
    insert into payments (customer_id, order_id, change_id, part_id, method, gateway, price, currency, amount, rate, step, locale, reason, expires_at, check_at,
      created_at, updated_at)
    values (${made.customer}, ${made.order}, ${made.change}, ${made.part}, ${made.method}, ${made.gateway}, ${made.price}, ${made.currency}, ${made.amount}, ${made.rate},
      ${step}::jsonb, ${made.locale}, ${made.reason}, ${made.expiresAt}, ${made.checkAt}, ${made.now}, ${made.now})
    returning ${columns}`.execute(tx)
  if (!rows[0]) throw new Error('A payment was inserted without a row')
  return toRow<Step>(rows[0])
}

type Begun<Step> = { ref: string; step: Step; expiresAt: Date; checkAt: Date; now: Date }

/** Stores the gateway's answer. Its id of the payment is kept even for a closed payment: the gateway may be asked once more. */
export const keepStep = <Step>(db: Db, id: number, begun: Begun<Step>): Promise<unknown> =>
  sql`update payments set ref = ${begun.ref}, step = ${JSON.stringify(begun.step)}::jsonb, expires_at = ${begun.expiresAt},
      check_at = ${begun.checkAt}, reason = case status when 'open' then 'waits_for_customer' else reason end, updated_at = ${begun.now}
    where id = ${id} and ref is null`.execute(db)

type Close = {
  status: Exclude<PaymentState, 'open' | 'paid'>
  reason: PaymentReason
  checkAt: Date | null
  now: Date
}

/** A paid payment stays paid. A closed one may end in another way, or get another reason. */
export async function closePayment(db: Db, id: number, { status, reason, checkAt, now }: Close): Promise<void> {
  const set = sql`reason = ${reason}, check_at = ${checkAt}, updated_at = ${now}`
  if (await tryTransition(db, paymentState, { id, to: status, set })) return
  await sql`update payments set ${set} where id = ${id} and status = ${status}`.execute(db)
}

/** Under its lock. */
export const markPaid = (tx: Tx, id: number, now: Date): Promise<void> =>
  transition(tx, paymentState, {
    id,
    to: 'paid',
    set: sql`reason = 'paid', paid_at = ${now}, check_at = null, updated_at = ${now}`,
  })

export const delayCheck = (db: Db, id: number, { checkAt, reason }: { checkAt: Date; reason: PaymentReason }) =>
  sql`update payments set check_at = ${checkAt}, reason = ${reason}
    where id = ${id} and status <> 'paid'`.execute(db)

type Turn = { gateways: string[]; now: Date; leaseUntil: Date; max: number }

/** Leases payments whose gateway is to be asked now. */
export async function takeDuePayments<Step>(db: Db, { gateways, now, leaseUntil, max }: Turn) {
  const { rows } = await sql<StoredPayment>`
    update payments set check_at = ${leaseUntil}, checks = checks + 1, updated_at = ${now}
    where id = any(array(select id from payments where check_at <= ${now} and gateway = any(${gateways}::text[])
      order by check_at limit ${max} for no key update skip locked))
    returning ${columns}`.execute(db)
  return rows.map((row) => toRow<Step>(row))
}

/** False where another request asked a moment ago: several pages that wait for one payment ask once. */
export async function claimCheck(db: Db, id: number, { now, since }: { now: Date; since: Date }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payments set checks = checks + 1, updated_at = ${now} where id = ${id} and updated_at <= ${since}`.execute(
    db,
  )
  return numAffectedRows === 1n
}

type NewNotice = { gateway: string; eventKey: string; payment: number; isSigned: boolean; body: string; now: Date }

/** Anybody can make up notices about a payment of their own that look new each time. */
const maxNotices = 50

/** Keeps it as it came, and tells whether a copy of it was handled before; null where there are too many of the payment already. */
export async function keepNotice(db: Db, notice: NewNotice): Promise<{ id: bigint; isHandled: boolean } | null> {
  const { rows } = await sql<{ id: bigint; isHandled: boolean }>`
    insert into payment_notices (gateway, event_key, payment_id, is_signed, body, received_at)
    select ${notice.gateway}, ${notice.eventKey}, ${notice.payment}::int, ${notice.isSigned}::boolean, ${notice.body}, ${notice.now}::timestamptz
    where (select count(*) from payment_notices where payment_id = ${notice.payment}) < ${maxNotices}
      or exists (select from payment_notices where gateway = ${notice.gateway} and event_key = ${notice.eventKey})
    on conflict (gateway, event_key) do update set copies = payment_notices.copies + 1
    returning id, handled_at is not null as "isHandled"`.execute(db)
  return rows[0] ?? null
}

export const markHandled = (db: Db, notice: bigint, now: Date): Promise<unknown> =>
  sql`update payment_notices set handled_at = coalesce(handled_at, ${now}) where id = ${notice}`.execute(db)
