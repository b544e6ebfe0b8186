import { sql } from 'kysely'
import type { Currency } from '../../../domain/money/money.ts'
import type { PurchaseStatus } from '../../../domain/orders/states.ts'
import type { SaleKind } from '../../../domain/sales/sale.ts'
import type { Localized } from '../../../domain/text/locale.ts'
import type { Day } from '../../../domain/time/day.ts'
import type { Db, Tx } from '../../database.ts'
import { repeatInBatches } from '../../repeat-in-batches.ts'
import type { Sql } from '../fragments.ts'

/** All that decides about what comes after buying. */
export type PurchaseFacts = {
  id: number
  customer: number
  order: number
  /** The order of the rest after the deposit; null until the customer begins to pay it. */
  restOrder: number | null
  kind: SaleKind
  title: Localized
  status: PurchaseStatus
  freeUntilDays: number
  percentAfter: number
  startsAt: Date | null
  endsAt: Date
  boughtAt: Date
  restAmount: number | null
  restDue: Day | null
  currency: Currency
  /** One of its tickets was used to enter. */
  hasEntered: boolean
  /** Another customer has one of its tickets. */
  hasPassed: boolean
}

type Row = Omit<PurchaseFacts, 'restAmount'> & { restAmount: bigint | null }

/** Condition on the purchase `p`: an entry exists, also by a ticket that was passed on since. */
export const hasEntered: Sql = sql`exists (select from tickets t where t.purchase_id = p.id and t.entered_at is not null)`

/** Condition on the purchase `p`: a holder whose account is deleted cannot pass a ticket back. */
const passedTickets: Sql = sql`tickets t join customers c on c.id = t.customer_id
  where t.purchase_id = p.id and t.ended_at is null and t.customer_id <> p.customer_id and c.deleted_at is null`

export const hasPassed: Sql = sql`exists (select from ${passedTickets})`

/** Who else has tickets of a purchase, with the first number of theirs. */
export async function findTakers(db: Db, id: number): Promise<{ customer: number; number: number }[]> {
  const { rows } = await sql<{ customer: number; number: number }>`
    select i.customer, i.number from purchases p cross join lateral (
      select t.customer_id as customer, min(t.number)::int as number from ${passedTickets} group by t.customer_id) i
    where p.id = ${id} order by i.customer`.execute(db)
  return rows
}

async function findBy(db: Db, rest: Sql): Promise<PurchaseFacts | null> {
  const { rows } = await sql<Row>`
    select p.id, p.customer_id as customer, p.order_id as order, p.rest_order_id as "restOrder", p.kind, p.title, p.status,
      p.free_until_days as "freeUntilDays", p.percent_after as "percentAfter", p.starts_at as "startsAt", p.ends_at as "endsAt",
      p.created_at as "boughtAt", p.rest_amount as "restAmount", p.rest_due as "restDue", o.currency, ${hasEntered} as "hasEntered",
      ${hasPassed} as "hasPassed"
    from purchases p join orders o on o.id = p.order_id where ${rest}`.execute(db)
  const row = rows[0]
  return row ? { ...row, restAmount: row.restAmount === null ? null : Number(row.restAmount) } : null
}

/** Takes no lock: changes lock the order first. */
export const findPurchaseFacts = (db: Db, id: number): Promise<PurchaseFacts | null> => findBy(db, sql`p.id = ${id}`)

export const setRestOrder = (tx: Tx, id: number, order: number): Promise<unknown> =>
  sql`update purchases set rest_order_id = ${order} where id = ${id} and rest_order_id is null`.execute(tx)

/** The purchases of an account that are not used up, paid or not. */
export async function findLivingPurchasesOf(db: Db, account: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from purchases p join customers c on c.id = p.customer_id
    where c.account_id = ${account}::uuid and p.status in ('pending', 'accepted') order by p.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Those whose rest had to be paid by that day and was not. */
export async function findRestsOverdue(db: Db, today: Day): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from purchases p join orders o on o.id = p.order_id left join orders r on r.id = p.rest_order_id
    where p.rest_amount is not null and p.status in ('pending', 'accepted') and p.rest_due <= ${today}::date
      and o.payment_status = 'paid' and o.closed_at is null and r.payment_status is distinct from 'paid'
    order by p.rest_due, p.id limit 1000`.execute(db)
  return rows.map(({ id }) => id)
}

const retentionDays = { afterEnd: 90, afterCancelling: 7 } as const

/** Deletes travellers and airline numbers of past purchases, and of cancelled ones once no late payment can revive them. */
export async function forgetPurchaseTravellers(db: Db, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await repeatInBatches((limit) =>
    sql`update tickets set holder = null where id in (
      select t.id from tickets t join purchases p on p.id = t.purchase_id
      where t.holder is not null
        and (p.ends_at < ${before(retentionDays.afterEnd)} or t.ended_at < ${before(retentionDays.afterCancelling)})
      limit ${limit})`.execute(db),
  )
  await repeatInBatches((limit) =>
    sql`with over as (
        select g.purchase_id as id from airline_tickets g join purchases p on p.id = g.purchase_id join orders o on o.id = p.order_id
        where g.booking_number is not null
          and (p.ends_at < ${before(retentionDays.afterEnd)} or o.closed_at < ${before(retentionDays.afterCancelling)})
        limit ${limit}),
      gone as (delete from files f using airline_ticket_files a, over where a.purchase_id = over.id and f.id = a.file_id)
      update airline_tickets g set booking_number = null from over where g.purchase_id = over.id`.execute(db),
  )
  return repeatInBatches((limit) =>
    sql`update purchases set travellers = null, pickup_location = null where id in (
      select p.id from purchases p join orders o on o.id = p.order_id
      where num_nonnulls(p.travellers, p.pickup_location) > 0
        and (p.ends_at < ${before(retentionDays.afterEnd)} or o.closed_at < ${before(retentionDays.afterCancelling)})
      limit ${limit})`.execute(db),
  )
}
