import { sql } from 'kysely'
import type { EndReason, Period, SubscriptionState } from '../../../domain/sales/subscription.ts'
import type { Localized } from '../../../domain/text/locale.ts'
import type { Db, Tx } from '../../database.ts'
import { subscriptionStatus, transition } from '../../transition.ts'
import type { Sql } from '../fragments.ts'

export type PlanFacts = {
  packageId: number
  planId: number
  /** Titles of the package and of the plan. */
  title: Localized
  planTitle: Localized
  days: number
  uses: number | null
  /** Whole dinars. */
  price: number
}

/** Null where the package has no such plan. */
export async function findPlan(db: Db, packageId: number, planId: number): Promise<PlanFacts | null> {
  const { rows } = await sql<Omit<PlanFacts, 'price'> & { price: bigint }>`
    select n.package_id as "packageId", n.id as "planId", k.title, n.title as "planTitle", n.days, n.uses, n.price
    from discount_plans n join discount_packages k on k.id = n.package_id
    where n.id = ${planId} and k.id = ${packageId}`.execute(db)
  return rows[0] ? { ...rows[0], price: Number(rows[0].price) } : null
}

type NewSubscription = PlanFacts & { order: number; customer: number; now: Date }

export async function insertSubscription(tx: Tx, made: NewSubscription): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into subscriptions (order_id, customer_id, package_id, plan_id, title, plan_title, days, uses, price, created_at)
    values (${made.order}, ${made.customer}, ${made.packageId}, ${made.planId}, ${JSON.stringify(made.title)}::jsonb,
      ${JSON.stringify(made.planTitle)}::jsonb, ${made.days}, ${made.uses}, ${made.price}, ${made.now})
    returning id`.execute(tx)
  if (!rows[0]) throw new Error('A subscription was inserted without an id')
  return rows[0].id
}

/** All that decides about using and ending it. */
export type SubscriptionFacts = SubscriptionState & {
  id: number
  order: number
  customer: number
  days: number
  /** Whole dinars. */
  price: number
  endReason: EndReason | null
  paidAt: Date | null
}

type StoredSubscription = Omit<SubscriptionFacts, 'price'> & { price: bigint }

const columns: Sql = sql`s.id, s.order_id as "order", s.customer_id as customer, s.days, s.price, s.status, s.begins_at as "beginsAt",
  s.expires_at as "expiresAt", s.uses, s.used, s.end_reason as "endReason",
  (select o.paid_at from orders o where o.id = s.order_id) as "paidAt"`

const toFacts = (row: StoredSubscription): SubscriptionFacts => ({ ...row, price: Number(row.price) })

async function findBy(db: Db, rest: Sql): Promise<SubscriptionFacts | null> {
  const { rows } = await sql<StoredSubscription>`select ${columns} from subscriptions s where ${rest}`.execute(db)
  return rows[0] ? toFacts(rows[0]) : null
}

export const findSubscriptionFacts = (db: Db, id: number): Promise<SubscriptionFacts | null> =>
  findBy(db, sql`s.id = ${id}`)

export const findSubscriptionOf = (db: Db, order: number): Promise<SubscriptionFacts | null> =>
  findBy(db, sql`s.order_id = ${order}`)

/** After the locks of its order and its customer: counting a use and changing its status lock the subscription last. */
export const lockSubscription = (tx: Tx, id: number): Promise<SubscriptionFacts | null> =>
  findBy(tx, sql`s.id = ${id} for update`)

/** Those that run, are suspended or wait, by their beginning. Under the lock of the customer, in a statement of its own. */
export async function lockLiving(tx: Tx, customer: number): Promise<SubscriptionFacts[]> {
  const { rows } = await sql<StoredSubscription>`
    select ${columns} from subscriptions s
    where s.customer_id = ${customer} and s.status in ('active', 'suspended') order by s.begins_at, s.id for update`.execute(
    tx,
  )
  return rows.map(toFacts)
}

/** The same without locking. */
export async function findLivingFacts(db: Db, customer: number): Promise<SubscriptionFacts[]> {
  const { rows } = await sql<StoredSubscription>`
    select ${columns} from subscriptions s where s.customer_id = ${customer} and s.status in ('active', 'suspended')`.execute(
    db,
  )
  return rows.map(toFacts)
}

export async function hasLiving(db: Db, account: string): Promise<boolean> {
  const { rows } = await sql`
    select from subscriptions s join customers c on c.id = s.customer_id
    where c.account_id = ${account}::uuid and s.status in ('active', 'suspended') limit 1`.execute(db)
  return rows.length > 0
}

/** How many wait for their money. */
export async function countUnpaidSubscriptions(db: Db, customer: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from subscriptions where customer_id = ${customer} and status = 'inactive'`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** The subscription of an order. */
export async function getTitles(db: Db, order: number): Promise<{ id: number; title: Localized }> {
  const { rows } = await sql<{ id: number; title: Localized }>`
    select id, title from subscriptions where order_id = ${order}`.execute(db)
  if (!rows[0]) throw new Error(`The order ${order} has no subscription`)
  return rows[0]
}

type Ended = { reason: EndReason; at: Date }

/** Under its lock. */
export const setSubscriptionEnded = (tx: Tx, id: number, { reason, at }: Ended): Promise<void> =>
  transition(tx, subscriptionStatus, { id, to: 'ended', set: sql`ended_at = ${at}, end_reason = ${reason}` })

/** Under its lock: paid, resumed, or brought back by a late payment or an undone use. */
export const setActive = (tx: Tx, id: number, { beginsAt, expiresAt }: Period): Promise<void> =>
  transition(tx, subscriptionStatus, {
    id,
    to: 'active',
    set: sql`begins_at = ${beginsAt}, expires_at = ${expiresAt}, ended_at = null, end_reason = null`,
  })

/** Under its lock. */
export const setSuspended = (tx: Tx, id: number): Promise<void> =>
  transition(tx, subscriptionStatus, { id, to: 'suspended' })

/** Under its lock. Answers how many are left; null where there is no limit. */
export async function countUsed(tx: Tx, id: number, by: 1 | -1): Promise<number | null> {
  const { rows } = await sql<{ left: number | null }>`
    update subscriptions set used = used + ${by}::int where id = ${id} returning uses - used as left`.execute(tx)
  return rows[0]?.left ?? null
}

/** Under its lock. The status stays. */
export const movePeriod = (tx: Tx, id: number, { beginsAt, expiresAt }: Period): Promise<unknown> =>
  sql`update subscriptions set begins_at = ${beginsAt}, expires_at = ${expiresAt} where id = ${id}`.execute(tx)

/** A customer with one that is over by the clock, locked; unless another process is about to end it. */
export async function lockCustomerWithExpired(tx: Tx, now: Date): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select c.id from subscriptions s join customers c on c.id = s.customer_id
    where s.status in ('active', 'suspended') and s.expires_at <= ${now}
    order by s.expires_at limit 1 for no key update of c skip locked`.execute(tx)
  return rows[0]?.id ?? null
}

/** The code of the one that runs at this moment, of the customer `c`. */
export const runningCode = (now: Sql): Sql => sql`(
  select o.code from subscriptions s join orders o on o.id = s.order_id
  where s.customer_id = c.id and s.status = 'active' and s.begins_at <= ${now} and s.expires_at > ${now})`

/** Under the lock of the customer, after every change of a subscription; other processes hear of it where it is another one. */
export const keepQrCode = (tx: Tx, customer: number, now: Date): Promise<unknown> =>
  sql`update customers c set qr_code = ${runningCode(sql`${now}::timestamptz`)}
    where c.id = ${customer} and c.deleted_at is null
      and c.qr_code is distinct from ${runningCode(sql`${now}::timestamptz`)}`.execute(tx)

/** By its id, or by the code that its customer knows. */
export async function findSubscriptionId(db: Db, name: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select s.id from subscriptions s join orders o on o.id = s.order_id
    where o.code = upper(${name}) or s.id = ${/^[0-9]{1,9}$/.test(name) ? Number(name) : null}::int`.execute(db)
  return rows[0]?.id ?? null
}
