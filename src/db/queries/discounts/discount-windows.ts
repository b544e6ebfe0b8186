import { sql } from 'kysely'
import type { SubscriptionStatus } from '../../../domain/orders/states.ts'
import type { SubscriptionState } from '../../../domain/sales/subscription.ts'
import type { Localized } from '../../../domain/text/locale.ts'
import type { Db, Tx } from '../../database.ts'
import { repeatInBatches } from '../../repeat-in-batches.ts'

export type OpenWindow = { id: bigint; key: number; shortCode: string; openedAt: Date; expiresAt: Date }

export type CurrentSubscription = SubscriptionState & {
  id: number
  title: Localized
  expiresAt: Date
  window: OpenWindow | null
}

type CurrentRow = {
  id: number
  status: SubscriptionStatus
  title: Localized
  beginsAt: Date
  expiresAt: Date
  uses: number | null
  used: number
  window: bigint | null
  key: number | null
  shortCode: string | null
  openedAt: Date | null
  windowExpiresAt: Date | null
}

/** The one of a customer whose time it is, with the code that is being shown. */
export async function findCurrent(db: Db, customer: number, now: Date): Promise<CurrentSubscription | null> {
  const { rows } = await sql<CurrentRow>`
    select s.id, s.status, s.title, s.begins_at as "beginsAt", s.expires_at as "expiresAt", s.uses, s.used,
      w.id as window, w.key_id as key, w.short_code as "shortCode", w.opened_at as "openedAt", w.expires_at as "windowExpiresAt"
    from subscriptions s left join discount_windows w on w.subscription_id = s.id and w.closed_at is null
    where s.customer_id = ${customer} and s.status in ('active', 'suspended') and s.begins_at <= ${now} and s.expires_at > ${now}`.execute(
    db,
  )
  const [row] = rows
  if (!row) return null
  const { window, key, shortCode, openedAt, windowExpiresAt, ...subscription } = row
  if (window === null || key === null || shortCode === null || openedAt === null || windowExpiresAt === null)
    return { ...subscription, window: null }
  return { ...subscription, window: { id: window, key, shortCode, openedAt, expiresAt: windowExpiresAt } }
}

/** Its token is worth nothing from now on. */
export const replaceWindow = (tx: Tx, subscription: number, now: Date): Promise<unknown> =>
  sql`update discount_windows set closed_at = ${now}, end_reason = 'replaced'
    where subscription_id = ${subscription} and closed_at is null`.execute(tx)

/** False where another code that is shown is the same, or the number is taken. */
export async function insertWindow(tx: Tx, subscription: number, window: OpenWindow): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into discount_windows (id, subscription_id, key_id, short_code, opened_at, expires_at)
    values (${window.id}, ${subscription}, ${window.key}, ${window.shortCode}, ${window.openedAt}, ${window.expiresAt})
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** The customer of the code that is shown now; or of the code that this business has just used, since it knows that one already. */
export async function findWindowByCode(
  db: Db,
  { code, business, now }: { code: string; business: number; now: Date },
): Promise<bigint | null> {
  const { rows } = await sql<{ id: bigint }>`
    select w.id from discount_windows w left join redemptions r on r.window_id = w.id
    where w.short_code = ${code} and w.expires_at > ${now} and (w.closed_at is null or r.business_id = ${business})
    order by w.closed_at desc nulls first limit 1`.execute(db)
  return rows[0]?.id ?? null
}

export async function findWindow(db: Db, id: bigint): Promise<{ subscription: number; customer: number } | null> {
  const { rows } = await sql<{ subscription: number; customer: number }>`
    select s.id as subscription, s.customer_id as customer
    from discount_windows w join subscriptions s on s.id = w.subscription_id where w.id = ${id}`.execute(db)
  return rows[0] ?? null
}

export type LockedWindow = { openedAt: Date; expiresAt: Date; endReason: 'used' | 'replaced' | null }

/** The last of the locks: after those of the customer and the subscription. */
export async function lockWindow(tx: Tx, id: bigint): Promise<LockedWindow | null> {
  const { rows } = await sql<LockedWindow>`
    select opened_at as "openedAt", expires_at as "expiresAt", end_reason as "endReason"
    from discount_windows where id = ${id} for update`.execute(tx)
  return rows[0] ?? null
}

/** Deletes unused codes whose late delivery would be refused. */
export const forgetOldWindows = (db: Db, before: Date): Promise<unknown> =>
  repeatInBatches((limit) =>
    sql`delete from discount_windows where id in (
      select w.id from discount_windows w
      where w.expires_at < ${before} and not exists (select from redemptions r where r.window_id = w.id)
      limit ${limit})`.execute(db),
  )
