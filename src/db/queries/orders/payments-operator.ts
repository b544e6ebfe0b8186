import { sql } from 'kysely'
import type { Currency } from '../../../domain/money/money.ts'
import type { Day } from '../../../domain/time/day.ts'
import type { Tx } from '../../database.ts'
import type { Sql } from '../fragments.ts'

/** In the transaction of what was done. */
export const addOperatorAction = (
  tx: Tx,
  { operator, action, about, now }: { operator: string; action: string; about: object; now: Date },
): Promise<unknown> =>
  sql`insert into operator_actions (operator, action, about, created_at) values (${operator}, ${action}, ${JSON.stringify(about)}::jsonb, ${now})`.execute(
    tx,
  )

/** By number or by phone. */
export async function findCustomerBy(tx: Tx, name: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from customers
    where account_id = (select id from accounts where phone = ${name}) or id = ${/^[0-9]{1,9}$/.test(name) ? Number(name) : null}::int`.execute(
    tx,
  )
  return rows[0]?.id ?? null
}

export type PendingStep = { what: string; then: string }

/** By its id, or by the code that its guest knows. */
export async function findReservationId(tx: Tx, word: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select r.id from reservations r join orders o on o.id = r.order_id
    where o.code = upper(${word}) or r.id = ${/^[0-9]{1,9}$/.test(word) ? Number(word) : null}::int`.execute(tx)
  return rows[0]?.id ?? null
}

/** The name of an order for operators. */
const itemOf = (order: Sql): Sql => sql`coalesce(
  (select 'reservation ' || r.id from reservations r where r.order_id = ${order}),
  (select replace(o.kind, '_', ' ') || ' order ' || o.id || ' (' || o.code || ')' from orders o where o.id = ${order}))`

/** Cases that only an operator can decide, the oldest first, with the next step. */
export async function findWaiting(tx: Tx): Promise<PendingStep[]> {
  const { rows } = await sql<PendingStep>`
    select what, "then" from (
      select 'Reservation ' || r.id || ' (' || o.code || '), check-in ' || r.check_in || ', is paid and waits for property ' || r.property_id as what,
        'accept ' || r.id || ' or reject ' || r.id as "then", o.paid_at as since
      from reservations r join orders o on o.id = r.order_id where r.status = 'pending' and o.payment_status = 'paid'
      union all
      select 'Refund ' || f.id || ' of ' || f.amount || ' IQD by ' || f.method || ' for ' || ${itemOf(sql`f.order_id`)} || ' has failed (' || f.reason || ')',
        case when p.part_id is null then 'ask the bank whether it was refunded; if not, refund-to-wallet ' || f.id
          when f.method = 'cash' then 'return the cash to the person who paid, then refunded-by-hand ' || f.id
          else 'ask the bank whether it was refunded; if not, let it refund the person who paid, then refunded-by-hand ' || f.id end, f.updated_at
      from refunds f join payments p on p.id = f.payment_id where f.status = 'failed'
      union all
      select 'Payment ' || p.id || ' (' || p.gateway || ' ' || coalesce(p.ref, p.key::text) || ') for ' || ${itemOf(sql`p.order_id`)}
          || ': the bank took an amount other than ' || p.amount || ' IQD',
        'refund it at the bank, or payment-to-wallet ' || p.id || ' DINARS', p.updated_at
      from payments p where p.reason = 'wrong_amount'
      union all
      select 'Review ' || v.id || ' was reported', 'review ' || v.id || ', then review-hide ' || v.id || ' or review-show ' || v.id, (
        select min(p.created_at) from review_reports p where p.review_id = v.id)
      from reviews v where v.status = 'reported'
      union all
      select 'Question ' || q.id || ' was reported',
        'question ' || q.id || ', then question-hide ' || q.id || ' or question-show ' || q.id, (
        select min(p.created_at) from question_reports p where p.question_id = q.id)
      from guest_questions q where q.status = 'reported') w
    order by since, what`.execute(tx)
  return rows
}

export type NewVoucher = {
  code: string
  percent: number | null
  amount: number | null
  ceiling: number | null
  minimum: number | null
  currency: Currency
  validFrom: Date | null
  validTo: Date | null
  globalLimit: number | null
  limitPerCustomer: number | null
}

/** False where there is one of this code. */
export async function insertVoucher(tx: Tx, made: NewVoucher): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into vouchers (code, percent, amount, ceiling, minimum, currency, valid_from, valid_to, limit_in_all, limit_per_customer)
    values (${made.code}, ${made.percent}, ${made.amount}, ${made.ceiling}, ${made.minimum}, ${made.currency}, ${made.validFrom}, ${made.validTo},
      ${made.globalLimit}, ${made.limitPerCustomer}) on conflict (code) do nothing`.execute(tx)
  return numAffectedRows === 1n
}

type NewClosure = { property: number; roomType: number | null; from: Day; to: Day }

/** Both nights are part of it. Reservations that are there already stay. Null where the property has no such rooms. */
export async function insertClosure(tx: Tx, { property, roomType, from, to }: NewClosure): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into closures (property_id, room_type_id, from_night, to_night)
    select s.id, ${roomType}::int, ${from}::date, ${to}::date from properties s
    where s.id = ${property} and (${roomType}::int is null or exists (select from room_types t where t.id = ${roomType} and t.property_id = s.id))
    returning id`.execute(tx)
  return rows[0]?.id ?? null
}

export async function deleteClosure(tx: Tx, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from closures where id = ${id}`.execute(tx)
  return numAffectedRows === 1n
}
