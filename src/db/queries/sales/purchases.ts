import { sql } from 'kysely'
import { z } from 'zod'
import type { CancellationPolicy } from '../../../domain/money/refund.ts'
import type { PaymentStatus, PurchaseStatus } from '../../../domain/orders/states.ts'
import type { People } from '../../../domain/sales/purchase-choice.ts'
import type { SaleKind } from '../../../domain/sales/sale.ts'
import type { Localized } from '../../../domain/text/locale.ts'
import type { Day } from '../../../domain/time/day.ts'
import { checkColumns } from '../../check-json.ts'
import type { Db, Tx } from '../../database.ts'
import { purchaseStatus, transition, transitionAll } from '../../transition.ts'
import type { Sql } from '../fragments.ts'
import { countsOf, StockCount } from './stocks.ts'

export type NewPurchase = {
  order: number
  customer: number
  sale: number
  seller: number
  kind: SaleKind
  itemId: number
  title: Localized
  status: PurchaseStatus
  acceptance: 'automatic' | 'manual'
  policy: CancellationPolicy
  startsAt: Date | null
  endsAt: Date
  people: People
  sharing: number | null
  travelDate: Day | null
  returnDate: Day | null
  pickupLocation: string | null
  /** Sealed. */
  travellers: string | null
  rest: { amount: number; dueOn: Day } | null
  places: readonly StockCount[]
  now: Date
}

/** With what it takes of which stock, under the lock of each. */
export async function insertPurchase(tx: Tx, made: NewPurchase): Promise<number> {
  const { policy, people, rest, places } = made
  const { rows } = await sql<{ id: number }>`
    with made as (
        insert into purchases (order_id, customer_id, sale_id, seller_id, kind, item_id, title, status, acceptance, free_until_days,
          percent_after, starts_at, ends_at, adults, children, infants, sharing, travel_date, return_date, pickup_location, travellers,
          rest_amount, rest_due, created_at)
        values (${made.order}, ${made.customer}, ${made.sale}, ${made.seller}, ${made.kind}, ${made.itemId},
          ${JSON.stringify(made.title)}::jsonb, ${made.status}, ${made.acceptance}, ${policy.freeUntilDays}, ${policy.percentAfter},
          ${made.startsAt}, ${made.endsAt}, ${people.adults}, ${people.children}, ${people.infants}, ${made.sharing}, ${made.travelDate}::date,
          ${made.returnDate}::date, ${made.pickupLocation}, ${made.travellers}, ${rest?.amount ?? null}, ${rest?.dueOn ?? null}::date, ${made.now})
        returning id),
      chosen as (select * from ${countsOf(places)}),
      held as (
        insert into purchase_stocks (purchase_id, stock_id, count) select made.id, chosen.stock_id, chosen.count from made, chosen),
      taken as (update stocks k set taken = k.taken + chosen.count from chosen where k.id = chosen.stock_id)
    select id from made`.execute(tx)
  if (!rows[0]) throw new Error('A purchase was inserted without an id')
  return rows[0].id
}

/** All that its kind has to know of what stands behind an order. */
export type BoughtItem = {
  id: number
  title: Localized
  status: PurchaseStatus
  acceptance: 'automatic' | 'manual'
  startsAt: Date | null
  /** The order is that of what was left to pay after the deposit. */
  isRest: boolean
  places: StockCount[]
}

/** In a statement of its own after the lock of the order. */
export async function getPurchaseOf(db: Db, order: number): Promise<BoughtItem> {
  const { rows } = await sql<BoughtItem>`
    select p.id, p.title, p.status, p.acceptance, p.starts_at as "startsAt", p.order_id <> ${order} as "isRest",
      (select json_agg(json_build_object('stock', h.stock_id, 'count', h.count) order by h.stock_id)
        from purchase_stocks h where h.purchase_id = p.id) as places
    from purchases p where p.order_id = ${order} or p.rest_order_id = ${order}`.execute(db)
  checkColumns(rows, () => ({ places: z.array(StockCount) }))
  if (!rows[0]) throw new Error(`The order ${order} has no purchase`)
  return rows[0]
}

/** Whether its customer may still have it besides all else that they have of the sale. Under the lock of the customer. */
export async function isWithinMaxEach(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ isWithin: boolean }>`
    select p.adults + p.children + coalesce((
        select sum(other.adults + other.children) from purchases other join orders o on o.id = other.order_id
        where other.customer_id = p.customer_id and other.sale_id = p.sale_id and other.id <> p.id
          and other.status in ('pending', 'accepted') and o.closed_at is null), 0) <= s.most_each as "isWithin"
    from purchases p join sales s on s.id = p.sale_id where p.id = ${id}`.execute(tx)
  return rows[0]?.isWithin ?? false
}

type PaidStatus = { status: PurchaseStatus; paymentStatus: PaymentStatus; holdUntil: Date | null }

export async function findStatusOf(db: Db, id: number): Promise<PaidStatus | null> {
  const { rows } = await sql<PaidStatus>`
    select p.status, o.payment_status as "paymentStatus", o.hold_until as "holdUntil"
    from purchases p join orders o on o.id = p.order_id where p.id = ${id}`.execute(db)
  return rows[0] ?? null
}

export const setPurchaseStatus = (tx: Tx, id: number, to: PurchaseStatus): Promise<void> =>
  transition(tx, purchaseStatus, { id, to })

/** By its seller. */
export const acceptByHand = (tx: Tx, id: number, now: Date): Promise<void> =>
  transition(tx, purchaseStatus, { id, to: 'accepted', set: sql`decided_at = ${now}` })

export const keepDecision = (tx: Tx, id: number, now: Date): Promise<unknown> =>
  sql`update purchases set decided_at = ${now} where id = ${id}`.execute(tx)

/** A paid purchase is answered within two days, and before it begins; one bought just before has two hours. */
export const purchaseAnswerDeadline: Sql = sql`greatest(
  least(coalesce(p.starts_at, p.ends_at), o.paid_at + interval '2 days'), o.paid_at + interval '2 hours')`

/** One but these that was paid and that its seller had not answered to, unless another process is about to end it. The answer may have just come. */
export async function lockUnansweredPurchase(
  tx: Tx,
  now: Date,
  except: readonly number[],
): Promise<{ id: number } | null> {
  const { rows } = await sql<{ id: number }>`
    select p.id from purchases p join orders o on o.id = p.order_id
    where p.status = 'pending' and o.payment_status = 'paid' and ${purchaseAnswerDeadline} <= ${now} and p.id <> all(${except}::int[])
    order by p.id limit 1 for no key update of o skip locked`.execute(tx)
  return rows[0] ?? null
}

/** Ends purchases that took place. Locked rows are left for the next run. */
export const endPurchases = (db: Db, now: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select id from purchases where status = 'accepted' and ends_at <= ${now} order by id limit 1000 for no key update skip locked`.execute(
      tx,
    )
    return transitionAll(tx, purchaseStatus, { ids: rows.map(({ id }) => id), to: 'ended' })
  })
