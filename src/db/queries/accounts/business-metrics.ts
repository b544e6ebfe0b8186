import { sql } from 'kysely'
import type { Db } from '../../database.ts'

export type Activity = {
  recent: { kind: string; state: string; count: number }[]
  jobs: { job: string; count: number; seconds: number }[]
}

type Row = { part: 'recent' | 'job'; name: string; state: string; count: number; seconds: number }

/**
 * Numbers of the business for monitoring. Each reads the last rows of a table, or the rows of an index of due ones: millions of others are not
 * touched. A short time limit of its own bounds it.
 */
export const readActivity = (db: Db, now: Date): Promise<Activity> =>
  db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '2s'`.execute(tx)
    const { rows } = await sql<Row>`
      with recent as (
        (select 'bookings' as name, r.status as state, o.created_at from reservations r join orders o on o.id = r.order_id order by r.id desc limit 5000)
        union all (select 'orders', payment_status, created_at from orders order by id desc limit 5000)
        union all (select 'subscriptions', status, created_at from subscriptions order by id desc limit 5000)
        union all (select 'payments', status, created_at from payments order by id desc limit 5000)
        union all (select 'refunds', status, created_at from refunds order by id desc limit 5000)
        union all (select 'sms', case when sent_at is not null then 'sent' when gave_up_at is not null then 'given up' else 'waiting' end, created_at
          from sms_messages order by id desc limit 5000)),
      jobs as (
        select 'holds' as name, hold_until as due_at from orders where hold_until <= ${now}
        union all select 'subscriptions', expires_at from subscriptions where status in ('active', 'suspended') and expires_at <= ${now}
        union all select 'payments', check_at from payments where check_at <= ${now}
        union all select 'refunds', due_at from refunds where due_at <= ${now}
        union all select 'sms', due_at from sms_messages where sent_at is null and gave_up_at is null and due_at <= ${now})
      select 'recent' as part, name, state, count(*)::int as count, 0::float8 as seconds
      from recent where created_at > ${now}::timestamptz - interval '1 hour' group by name, state
      union all
      select 'job', name, '', count(due_at)::int, coalesce(extract(epoch from ${now}::timestamptz - min(due_at)), 0)::float8
      from unnest(array['holds', 'subscriptions', 'payments', 'refunds', 'sms']) as name left join jobs using (name) group by name`.execute(
      tx,
    )
    return {
      recent: rows
        .filter(({ part }) => part === 'recent')
        .map(({ name, state, count }) => ({ kind: name, state, count })),
      jobs: rows
        .filter(({ part }) => part === 'job')
        .map(({ name, count, seconds }) => ({ job: name, count, seconds })),
    }
  })
