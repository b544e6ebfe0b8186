import { sql } from 'kysely'
import { z } from 'zod'
import { Task } from '../../../contract/tasks.ts'
import { maxTasks } from '../../../domain/orders/task.ts'
import { reviewLimits } from '../../../domain/reviews/review.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { addDays, toDay, toInstant } from '../../../domain/time/day.ts'
import type { Db } from '../../database.ts'
import { atLocalTime, localDay, type Sql, text, toInstantJson } from '../fragments.ts'
import { findOne } from '../list.ts'
import { memberUnitsEver } from '../organisations/member-units.ts'

/** The end of a day in Baghdad. */
const endOf = (day: Sql): Sql => atLocalTime(sql`(${day} + 1)::timestamp`)

/** Condition on the order `o`: it is held for its payment. */
const isHeld = (now: Date): Sql =>
  sql`o.closed_at is null and o.hold_until > ${now} and o.payment_status in ('unpaid', 'notPaidYet')`

const payKind: Sql = sql`case when o.payment_status = 'unpaid' then 'pay' else 'cash' end`

const toPay = (locale: Locale, customer: number, now: Date): Sql => sql`
  select ${payKind}, 'reservation', r.id, ${text('s.title', locale)}, o.hold_until
  from orders o join reservations r on r.order_id = o.id join properties s on s.id = r.property_id
  where o.customer_id = ${customer} and r.status = 'pending' and ${isHeld(now)}
  union all
  select ${payKind}, 'purchase', p.id, ${text('p.title', locale)}, o.hold_until
  from orders o join purchases p on p.order_id = o.id
  where o.customer_id = ${customer} and p.status = 'pending' and ${isHeld(now)}
  union all
  select ${payKind}, 'visa', a.id, ${text('a.title', locale)}, o.hold_until
  from orders o join visa_applications a on a.order_id = o.id
  where o.customer_id = ${customer} and a.status = 'unpaid' and ${isHeld(now)}
  union all
  select 'rest', 'purchase', p.id, ${text('p.title', locale)}, ${endOf(sql`p.rest_due`)}
  from purchases p join orders o on o.id = p.order_id left join orders r on r.id = p.rest_order_id
  where p.customer_id = ${customer} and p.rest_amount is not null and p.status in ('pending', 'accepted') and p.rest_due >= ${toDay(now)}::date
    and o.payment_status = 'paid' and o.closed_at is null and r.payment_status is distinct from 'paid'`

const toAnswer = (locale: Locale, customer: number, now: Date): Sql => sql`
  select 'offer', 'waiting', w.id, ${text('w.title', locale)}, w.offered_until
  from waitlist_entries w where w.customer_id = ${customer} and w.status = 'offered' and w.offered_until > ${now}
  union all
  select 'papers', 'visa', a.id, ${text('a.title', locale)}, null::timestamptz
  from visa_applications a where a.customer_id = ${customer} and a.status = 'asked'`

/** The rule of `toReviewState`: open from the last day on, and not for members of the reviewed business. */
function toReview(locale: Locale, { customer, account, now }: TaskQuery): Sql {
  const today = toDay(now)
  const first = addDays(today, -reviewLimits.days)
  const worksFor = (place: Sql): Sql =>
    sql`exists (select from ${memberUnitsEver} m where m.account_id = ${account}::uuid and ${place})`
  const isOpen = sql`o.closed_at is null and not exists (select from reviews v where v.order_id = o.id)`
  return sql`
    select 'review', 'reservation', r.id, ${text('s.title', locale)}, ${endOf(sql`(r.check_out + ${sql.lit(reviewLimits.days)}::int)`)}
    from orders o join reservations r on r.order_id = o.id join properties s on s.id = r.property_id
    where o.customer_id = ${customer} and ${isOpen} and r.status in ('accepted', 'ended') and r.presence is distinct from 'no_show'
      and r.check_out <= ${today}::date and r.check_out >= ${first}::date and not ${worksFor(sql`m.property_id = r.property_id`)}
    union all
    select 'review', 'purchase', p.id, ${text('p.title', locale)},
      ${endOf(sql`(${localDay(sql`p.ends_at`)} + ${sql.lit(reviewLimits.days)}::int)`)}
    from orders o join purchases p on p.order_id = o.id
    where o.customer_id = ${customer} and ${isOpen} and p.status in ('accepted', 'ended') and p.kind in ('tourism', 'umrah', 'activity')
      and p.ends_at < ${toInstant(addDays(today, 1), '00:00')} and p.ends_at >= ${toInstant(first, '00:00')}
      and not ${worksFor(sql`m.seller_id = p.seller_id`)}`
}

type TaskQuery = { customer: number; account: string; now: Date }

/** Reviews come last: nothing is lost while they wait. */
export const findTasks = async (db: Db, locale: Locale, query: TaskQuery) => {
  const { customer, now } = query
  return (
    (await findOne(
      db,
      z.array(Task),
      sql`with t (kind, entity, id, title, until) as (
          ${toPay(locale, customer, now)} union all ${toAnswer(locale, customer, now)} union all ${toReview(locale, query)}),
        first as (select * from t order by kind = 'review', until nulls last, id limit ${sql.lit(maxTasks)})
        select json_agg(json_build_object('kind', kind, 'entity', entity, 'id', id, 'title', title, 'until', ${toInstantJson(sql`until`)})
          order by kind = 'review', until nulls last, id) as json from first`,
    )) ?? []
  )
}
