import { sql } from 'kysely'
import type { Day } from '../../domain/day.ts'
import type { Tx } from '../database.ts'
import type { Sql } from './fragments.ts'

/** Of the reservation `r`: who has a phone, and wants to be reminded. */
const wantsReminders: Sql = sql`exists (
  select from customers c join accounts a on a.id = c.account_id
  where c.id = r.customer_id and c.status = 'active' and c.allow_notification and a.phone is not null)`

type Arrivals = { checkIn: Day; remindAt: Date; after: number }

/** The next one after `after` whose guests are to be reminded, unless another process is at it. Who was confirmed later than that knows. */
export async function lockNextArrival(tx: Tx, { checkIn, remindAt, after }: Arrivals): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select r.id from reservations r
    where r.status = 'accepted' and r.check_in = ${checkIn}::date and r.id > ${after} and ${wantsReminders}
      and not exists (select from reservation_messages m where m.reservation_id = r.id
        and (m.event = 'reminder' or (m.event = 'confirmed' and m.created_at >= ${remindAt})))
    order by r.id limit 1 for no key update of r skip locked`.execute(tx)
  return rows[0]?.id ?? null
}

export type CashDue = { id: number; code: string; amount: number; until: Date }

type Holds = { from: Date; to: Date; hoursKnown: number; after: number }

/** The next hold for cash that ends within these hours, and was made long enough before its end. */
export async function lockNextCash(tx: Tx, { from, to, hoursKnown, after }: Holds): Promise<CashDue | null> {
  const { rows } = await sql<Omit<CashDue, 'amount'> & { amount: bigint }>`
    select r.id, p.step ->> 'code' as code, p.amount, r.hold_until as until
    from reservations r join payments p on p.reservation_id = r.id and p.status = 'open' and p.gateway = 'cash'
    where r.status = 'pending' and r.payment_status = 'notPaidYet' and r.hold_until > ${from} and r.hold_until <= ${to} and r.id > ${after}
      and r.created_at <= r.hold_until - make_interval(hours => ${hoursKnown}::int) and ${wantsReminders}
      and not exists (select from reservation_messages m where m.reservation_id = r.id and m.event = 'cash-reminder')
    order by r.id limit 1 for no key update of r skip locked`.execute(tx)
  return rows[0] ? { ...rows[0], amount: Number(rows[0].amount) } : null
}
