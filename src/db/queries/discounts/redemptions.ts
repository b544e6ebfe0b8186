import { sql } from 'kysely'
import type { Scope } from '../../../domain/organisations/scope.ts'
import type { Day } from '../../../domain/time/day.ts'
import type { Db, Tx } from '../../database.ts'
import { isCurrent } from '../catalogue/businesses.ts'
import type { Sql } from '../fragments.ts'
import { isIn } from '../organisations/in-scope.ts'

export type NewRedemption = {
  window: bigint
  subscription: number
  business: number
  discount: number | null
  account: string
  percent: number | null
  amount: number | null
  saved: number | null
  usesLeft: number | null
  redeemedAt: Date
  offlineAt: Date | null
  now: Date
}

/** Under the locks of the subscription and the window, which is used from now on. */
export async function insertRedemption(tx: Tx, made: NewRedemption): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with used as (update discount_windows set closed_at = coalesce(closed_at, ${made.now}), end_reason = 'used' where id = ${made.window} returning id)
    insert into redemptions (window_id, subscription_id, business_id, discount_id, redeemed_by, percent, amount, saved, uses_left, redeemed_at,
      counted_at, offline_at)
    select used.id, ${made.subscription}, ${made.business}, ${made.discount}, ${made.account}::uuid, ${made.percent}::smallint, ${made.amount}::bigint,
      ${made.saved}::bigint, ${made.usesLeft}::int, ${made.redeemedAt}, ${made.now}, ${made.offlineAt}::timestamptz from used
    returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`There is no window ${made.window} to use`)
  return row.id
}

export type FoundRedemption = { id: number; business: number; subscription: number; customer: number }

const redemptionWhere = (condition: Sql): Sql => sql`
  select r.id, r.business_id as business, r.subscription_id as subscription, s.customer_id as customer
  from redemptions r join subscriptions s on s.id = r.subscription_id where ${condition}`

export async function findRedemption(db: Db, scope: Scope, id: number): Promise<FoundRedemption | null> {
  const own = sql`r.id = ${id} and ${isIn(scope, 'business', sql`r.business_id`)}`
  const { rows } = await sql<FoundRedemption>`${redemptionWhere(own)}`.execute(db)
  return rows[0] ?? null
}

/** For an operator, of any business. */
export async function findAnyRedemption(db: Db, id: number): Promise<FoundRedemption | null> {
  const { rows } = await sql<FoundRedemption>`${redemptionWhere(sql`r.id = ${id}`)}`.execute(db)
  return rows[0] ?? null
}

/** The one of a window, where this business made it. */
export async function findRedemptionOf(db: Db, window: bigint, business: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from redemptions where window_id = ${window} and business_id = ${business}`.execute(db)
  return rows[0]?.id ?? null
}

/** Needs the subscription's lock, under which no other process undoes it. */
export async function getUndoState(tx: Tx, id: number): Promise<{ countedAt: Date; isUndone: boolean }> {
  const { rows } = await sql<{ countedAt: Date; isUndone: boolean }>`
    select counted_at as "countedAt", undone_at is not null as "isUndone" from redemptions where id = ${id}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`There is no redemption ${id}`)
  return row
}

/** `account`: null where an operator does. */
export const markUndone = (
  tx: Tx,
  id: number,
  { account, reason, now }: { account: string | null; reason: string; now: Date },
): Promise<unknown> =>
  sql`update redemptions set undone_at = ${now}, undone_by = ${account}::uuid, undo_reason = ${reason}
    where id = ${id} and undone_at is null`.execute(tx)

export type FoundDiscount = { percent: number; isCurrent: boolean }

/** The redemptions of this business on that day. */
export async function findDiscountOf(
  db: Db,
  { discount, business, day }: { discount: number; business: number; day: Day },
): Promise<FoundDiscount | null> {
  const { rows } = await sql<FoundDiscount>`
    select d.percent, ${isCurrent(day)} as "isCurrent" from discounts d where d.id = ${discount} and d.business_id = ${business}`.execute(
    db,
  )
  return rows[0] ?? null
}

export type NewConflict = {
  business: number
  account: string
  window: bigint
  reason: ConflictReason
  offlineAt: Date
  now: Date
}
export type ConflictReason = 'used' | 'expired' | 'replaced' | 'spent' | 'ended' | 'suspended' | 'unknown'

/** The same one delivered again is the same one. */
export const insertConflict = (
  tx: Tx,
  { business, account, window, reason, offlineAt, now }: NewConflict,
): Promise<unknown> =>
  sql`insert into redemption_conflicts (business_id, redeemed_by, window_id, reason, offline_at, delivered_at)
    values (${business}, ${account}::uuid, ${window}, ${reason}, ${offlineAt}, ${now}) on conflict (business_id, window_id) do nothing`.execute(
    tx,
  )
