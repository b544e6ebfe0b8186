import { sql } from 'kysely'
import type { Day } from '../../../domain/time/day.ts'
import type { Tx } from '../../database.ts'
import type { Sql } from '../fragments.ts'

/** Condition on the order `o`: its customer wants reminders. */
const wantsReminders: Sql = sql`exists (
  select from customers c where c.id = o.customer_id and c.account_id is not null and c.status = 'active' and c.allow_notification)`

type Arrivals = { checkIn: Day; remindAt: Date; after: number }

export type DueOrder = { id: number; order: number }

/** The next one after `after` whose guests are to be reminded, unless another process is at it. Who was confirmed later than that knows. */
export async function lockNextArrival(tx: Tx, { checkIn, remindAt, after }: Arrivals): Promise<DueOrder | null> {
  const { rows } = await sql<DueOrder>`
    select r.id, r.order_id as order from reservations r join orders o on o.id = r.order_id
    where r.status = 'accepted' and o.closed_at is null and r.check_in = ${checkIn}::date and r.id > ${after} and ${wantsReminders}
      and not exists (select from order_messages m where m.order_id = o.id
        and (m.event = 'reminder' or (m.event = 'confirmed' and m.created_at >= ${remindAt})))
    order by r.id limit 1 for no key update of o skip locked`.execute(tx)
  return rows[0] ?? null
}

export type CashDue = {
  /** The id of the order. */
  id: number
  code: string
  amount: number
  until: Date
}

type Holds = { from: Date; to: Date; hoursKnown: number; after: number }

/** The next hold for cash that ends within these hours, and was made long enough before its end. */
export async function lockNextCash(tx: Tx, { from, to, hoursKnown, after }: Holds): Promise<CashDue | null> {
  const { rows } = await sql<Omit<CashDue, 'amount'> & { amount: bigint }>`
    select o.id, p.step ->> 'code' as code, p.amount, o.hold_until as until
    from orders o join payments p on p.order_id = o.id and p.status = 'open' and p.gateway = 'cash'
    where o.payment_status = 'notPaidYet' and o.hold_until > ${from} and o.hold_until <= ${to} and o.id > ${after}
      and o.created_at <= o.hold_until - make_interval(hours => ${hoursKnown}::int) and ${wantsReminders}
      and not exists (select from order_messages m where m.order_id = o.id and m.event = 'cash-reminder')
    order by o.id limit 1 for no key update of o skip locked`.execute(tx)
  return rows[0] ? { ...rows[0], amount: Number(rows[0].amount) } : null
}

type Ended = { day: Day; from: Date; to: Date; after: number }

/** The next order after `after`: of a stay or tour that ended on that day, without a review. */
export async function lockNextToReview(tx: Tx, { day, from, to, after }: Ended): Promise<DueOrder | null> {
  const { rows } = await sql<DueOrder>`
    select o.id, o.id as order from orders o
    where o.id > ${after} and o.closed_at is null and ${wantsReminders}
      and o.id in (
        select order_id from reservations where check_out = ${day}::date and status in ('accepted', 'ended') and presence is distinct from 'no_show'
        union all
        select order_id from purchases where ends_at >= ${from} and ends_at < ${to} and status in ('accepted', 'ended')
          and kind in ('tourism', 'umrah', 'activity'))
      and not exists (select from reviews v where v.order_id = o.id)
      and not exists (select from order_messages m where m.order_id = o.id and m.event = 'review-asked')
    order by o.id limit 1 for no key update of o skip locked`.execute(tx)
  return rows[0] ?? null
}

type Rests = { dueOn: Day; remindAt: Date; after: number }

/** The next purchase after `after` whose rest has to be paid by that day and is not. Who bought it later than that knows. */
export async function lockNextRestDue(tx: Tx, { dueOn, remindAt, after }: Rests): Promise<DueOrder | null> {
  const { rows } = await sql<DueOrder>`
    select p.id, p.order_id as order from purchases p join orders o on o.id = p.order_id left join orders r on r.id = p.rest_order_id
    where p.rest_amount is not null and p.status in ('pending', 'accepted') and p.rest_due = ${dueOn}::date and p.id > ${after}
      and o.payment_status = 'paid' and o.closed_at is null and p.created_at < ${remindAt} and r.payment_status is distinct from 'paid'
      and ${wantsReminders} and not exists (select from order_messages m where m.order_id = o.id and m.event = 'rest-reminder')
    order by p.id limit 1 for no key update of o skip locked`.execute(tx)
  return rows[0] ?? null
}
