import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import { dayMs } from '../../../domain/time/units.ts'
import type { Limits } from '../../../http/limits.ts'
import { addMember, type TestMember, testAccounts } from '../../customers/testing/member.ts'
import { createApi } from '../../service.ts'

export type SubscriptionInput = {
  uses?: number | null
  used?: number
  status?: 'active' | 'suspended'
  beginsAt?: Date
  expiresAt?: Date
}

const price = 25_000

/** A paid subscription, with its order and its payment. */
export async function addSubscription(db: Db, customer: number, input: SubscriptionInput = {}): Promise<number> {
  const { uses = 5, used = 0, status = 'active' } = input
  const beginsAt = input.beginsAt ?? new Date(Date.now() - dayMs)
  const expiresAt = input.expiresAt ?? new Date(beginsAt.getTime() + 30 * dayMs)
  return db.transaction().execute(async (tx) => {
    const order = await addPaidOrder(tx, customer, beginsAt)
    const { rows } = await sql<{ id: number }>`
      insert into subscriptions (order_id, customer_id, package_id, title, plan_title, days, uses, used, price, status, begins_at, expires_at, created_at)
      select ${order}, ${customer}, k.id, k.title, k.title, 30, ${uses}::smallint, ${used}, ${price}::bigint, ${status}, ${beginsAt}, ${expiresAt}, ${beginsAt}
      from discount_packages k order by k.id limit 1 returning id`.execute(tx)
    await sql`update customers set qr_code = o.code from orders o where customers.id = ${customer} and o.id = ${order}
      and ${status} = 'active'`.execute(tx)
    return rows[0]?.id ?? 0
  })
}

/** A customer whose subscription has begun a minute before. */
export async function addGuest(
  db: Db,
  now: Date,
  input: SubscriptionInput = {},
): Promise<TestMember & { subscription: number }> {
  const guest = await addMember(db)
  const beginsAt = new Date(now.getTime() - 60_000)
  return { ...guest, subscription: await addSubscription(db, guest.customer, { beginsAt, ...input }) }
}

async function addPaidOrder(tx: Tx, customer: number, paidAt: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into orders (kind, customer_id, payment_status, payment_method, currency, lines, total_before_discount, voucher_discount, points_used,
      points_discount, total, paid_at)
    values ('discount_package', ${customer}, 'paid', 'qi', 'IQD', jsonb_build_array(jsonb_build_object('amount', ${price}::int)), ${price}, 0, 0, 0,
      ${price}, ${paidAt}) returning id`.execute(tx)
  const order = rows[0]?.id ?? 0
  await sql`with paid as (
      insert into payments (customer_id, order_id, method, gateway, ref, price, currency, amount, status, locale, reason, expires_at, created_at,
        updated_at, paid_at)
      select o.customer_id, o.id, 'qi', 'qi', o.id::text, o.total, 'IQD', o.total, 'paid', 'en', 'paid', o.paid_at, o.paid_at, o.paid_at, o.paid_at
      from orders o where o.id = ${order} returning id),
    linked as (update orders set paid_by = paid.id from paid where orders.id = ${order})
    insert into transactions (customer_id, type, amount, method, item_type, item_id, order_id, payment_id, created_at)
    select ${customer}, 'debit', ${price}::bigint, 'qi', 'discount_package', ${order}, ${order}, paid.id, ${paidAt} from paid`.execute(
    tx,
  )
  return order
}

export type TestBusiness = { business: number; discount: number; percent: number }

/** The businesses that have a discount without an end, one of each. */
export async function findBusinesses(db: Db): Promise<TestBusiness[]> {
  const { rows } = await sql<TestBusiness>`
    select distinct on (d.business_id) d.business_id as business, d.id as discount, d.percent
    from discounts d where d.ends_on is null order by d.business_id, d.id`.execute(db)
  return rows
}

export const join = (db: Db, account: string, business: number): Promise<unknown> =>
  sql`insert into memberships (account_id, business_id, role, created_at) values (${account}::uuid, ${business}, 'cashier', now())`.execute(
    db,
  )

/** Customers and shops with a clock of their own. */
export function openTestShop(db: Db, now: () => Date = () => new Date(), limits?: Limits) {
  const api = createApi({ db, accounts: testAccounts, now, limits })
  const show = ({ token }: { token: string }, isNew = false) =>
    api.dispatch('GET /customer/auth/receive-discount', { locale: 'en', token, query: isNew ? { new: 'true' } : {} })
  const redeem = ({ token }: { token: string }, body: object, idempotencyKey?: string) =>
    api.dispatch('POST /business/redemptions', { locale: 'en', token, body, idempotencyKey })
  const undo = ({ token }: { token: string }, id: number, reason = 'the wrong guest') =>
    api.dispatch('PUT /business/redemptions/{id}/undo', { locale: 'en', token, params: { id }, body: { reason } })
  const list = ({ token }: { token: string }, query: object = {}) =>
    api.dispatch('GET /business/redemptions', { locale: 'en', token, query })
  return { api, show, redeem, undo, list }
}

export const findUsed = async (db: Db, subscription: number): Promise<{ used: number; status: string }> =>
  (
    await sql<{
      used: number
      status: string
    }>`select used, status from subscriptions where id = ${subscription}`.execute(db)
  ).rows[0] ?? { used: -1, status: '' }
