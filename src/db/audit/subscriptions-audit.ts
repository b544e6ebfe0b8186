import { sql } from 'kysely'
import { type AuditRule, overdue } from '../queries/audit-rule.ts'

/** Rules of subscriptions and top-ups. */
export const subscriptionRules: AuditRule[] = [
  {
    rule: 'a subscription matches its order',
    find: () => sql`
      select o.id, o.payment_status || ', ' || coalesce(s.status || coalesce(' ' || s.end_reason, ''), 'no subscription') as detail
      from orders o left join subscriptions s on s.order_id = o.id
      where o.kind = 'discount_package' and (s.id is null or s.customer_id <> o.customer_id or s.price <> o.total_before_discount
        or (s.status = 'inactive') <> (o.payment_status in ('unpaid', 'notPaidYet') and o.closed_at is null)
        or (s.status in ('active', 'suspended') and (o.payment_status <> 'paid' or o.closed_at is not null))
        or (s.end_reason in ('expired', 'used_up') and (o.paid_at is null or o.closed_at is not null))
        or (s.end_reason in ('not_paid', 'rejected') and o.closed_at is null))
      union all
      select s.order_id, 'order of another kind' from subscriptions s join orders o on o.id = s.order_id where o.kind <> 'discount_package'`,
  },
  {
    rule: 'the uses of a subscription stay between zero and its limit',
    find: () => sql`
      select id, used || ' of ' || coalesce(uses::text, 'any') as detail from subscriptions where used < 0 or used > uses`,
  },
  {
    rule: 'a customer has at most one active and one waiting subscription',
    find: (now) => sql`
      select a.id, 'beside ' || b.id as detail from subscriptions a join subscriptions b on b.customer_id = a.customer_id and b.id > a.id
      where a.status in ('active', 'suspended') and b.status in ('active', 'suspended')
        and tstzrange(a.begins_at, a.expires_at) && tstzrange(b.begins_at, b.expires_at)
      union all
      select max(id), count(*) || ' at once' from subscriptions
      where status in ('active', 'suspended') and expires_at > ${now} group by customer_id having count(*) > 2`,
  },
  {
    rule: 'a subscription ends with its time',
    find: (now) => sql`
      select id, expires_at::text as detail from subscriptions
      where status in ('active', 'suspended') and expires_at <= ${overdue(now)}`,
  },
  {
    rule: 'a customer’s code belongs to their active subscription',
    find: (now) => sql`
      select c.id, coalesce(c.qr_code, 'none') || ' instead of ' || coalesce(r.code, 'none') as detail
      from customers c left join lateral (
        select o.code, s.begins_at from subscriptions s join orders o on o.id = s.order_id
        where s.customer_id = c.id and s.status = 'active' and s.expires_at > ${overdue(now)} order by s.begins_at limit 1) r on true
      where c.deleted_at is null and c.qr_code is distinct from r.code and (c.qr_code is not null or r.begins_at <= ${overdue(now)})`,
  },
  {
    rule: 'a top-up is in the wallet, and a refunded one is not',
    find: () => sql`
      select o.id, o.total || ' ' || o.payment_status || ', ' || coalesce(e.sum, 0) || ' in the wallet' as detail
      from orders o left join (select order_id, sum(amount) as sum from wallet_entries where order_id is not null group by 1) e on e.order_id = o.id
      where o.kind = 'wallet' and coalesce(e.sum, 0) <> case when o.paid_at is not null and o.closed_at is null then o.total else 0 end
      union all
      select e.order_id, e.reason || ' of ' || e.amount || ' for ' || o.kind from wallet_entries e join orders o on o.id = e.order_id
      where o.kind <> 'wallet' or e.customer_id <> o.customer_id or abs(e.amount) <> o.total
        or (e.reason = 'top_up') <> (e.amount > 0)`,
  },
]
