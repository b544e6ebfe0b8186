import { sql } from 'kysely'
import type { z } from 'zod'
import { Price } from '../../../contract/shapes.ts'
import type { Locale, Localized } from '../../../domain/text/locale.ts'
import { checkColumns } from '../../check-json.ts'
import type { Db, Tx } from '../../database.ts'
import { eventLock } from '../accounts/customer-events.ts'
import { inDinars, priceJson } from '../fragments.ts'
import { afterDiscount, propertyJoins } from '../stays/properties.ts'

/** The next of who has saved something and wants to be told, by their numbers. */
export async function findSavers(db: Db, after: number, max: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from customers c
    where c.id > ${after} and c.account_id is not null and c.status = 'active' and c.allow_notification
      and exists (select from property_wishlist w where w.customer_id = c.id and w.removed_at is null)
    order by c.id limit ${max}`.execute(db)
  return rows.map(({ id }) => id)
}

/** `entry`: of the wishlist. `told`: as the database has it, of which its owner will have been told. */
export type FallenPrice = {
  entry: number
  customer: number
  language: Locale
  property: number
  title: Localized
  price: z.output<typeof Price>
  before: z.output<typeof Price>
  /** For a price in dollars: today's rate. */
  dinars: number | null
  told: bigint
}

type Fall = { customers: number[]; percent: number; event: string; key: string }

/**
 * For each of these customers the saved property whose price has fallen most since it was saved or reported, by so many percent at least.
 * Customers with news under this key are left out. Rows are locked for the caller, and those locked elsewhere are skipped until the next run.
 */
export async function lockFallenPrices(tx: Tx, { customers, percent, event, key }: Fall): Promise<FallenPrice[]> {
  const before = sql`coalesce(w.told_price, w.price)`
  const { rows } = await sql<FallenPrice>`
    with fallen as (
      select distinct on (w.customer_id) w.id, s.id as property, s.title, ${afterDiscount}::bigint as price, ${before} as before, w.currency
      from property_wishlist w join properties s on s.id = w.property_id ${propertyJoins}
      where w.customer_id = any(${customers}::int[]) and w.removed_at is null and r.currency = w.currency
        and ${afterDiscount} * 100 <= ${before} * ${100 - percent}::int
        and not exists (
          select from notifications n where n.customer_id = w.customer_id and n.event = ${event} and n.key = ${key})
      order by w.customer_id, ${afterDiscount}::float8 / ${before}, w.id)
    select w.id as entry, c.id as customer, c.language, f.property, f.title, ${priceJson(sql`f.price`, sql`f.currency`)} as price,
      ${priceJson(sql`f.before`, sql`f.currency`)} as before,
      case when f.currency = 'USD' then ${inDinars(sql`f.price`, sql`f.currency`)}::float8 end as dinars, f.price as told
    from fallen f join property_wishlist w on w.id = f.id join customers c on c.id = w.customer_id
    where w.removed_at is null and ${before} = f.before and c.account_id is not null and c.allow_notification
      and pg_try_advisory_xact_lock(${sql.lit(eventLock)}, c.id)
    order by c.id
    for key share of c skip locked for no key update of w skip locked`.execute(tx)
  checkColumns(rows, () => ({ price: Price, before: Price }))
  return rows
}

/** Stores the prices that were reported. */
export const markTold = (tx: Tx, fallen: FallenPrice[]): Promise<unknown> =>
  sql`update property_wishlist w set told_price = t.price
    from unnest(${fallen.map(({ entry }) => entry)}::int[], ${fallen.map(({ told }) => told)}::bigint[]) t (id, price)
    where w.id = t.id`.execute(tx)
