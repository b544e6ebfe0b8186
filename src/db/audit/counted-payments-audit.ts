import { sql } from 'kysely'
import type { AuditRule } from '../queries/audit-rule.ts'

/** Rules across an order, its counted payments and their refunds. */
export const countedRules: AuditRule[] = [
  {
    rule: 'a paid order was paid by payments of its price',
    find: () => sql`
      select o.id, o.payment_status || ' ' || o.total || ' by ' || coalesce(c.price::text || ' ' || c.states, 'nothing')
        || coalesce(', ' || c.back || ' back', '') as detail
      from orders o left join (
        select c.order_id, sum(c.price) as price, string_agg(p.status, ' ') as states, coalesce(sum(f.back), 0) as back,
          bool_and(p.status = 'paid' and p.currency = o.currency and p.order_id = coalesce(o.paid_with, o.id) and p.customer_id = o.customer_id) as "isGood"
        from counted_payments c join payments p on p.id = c.payment_id join orders o on o.id = c.order_id
          left join (select payment_id, order_id, sum(price) as back from refunds where change_id is not null group by 1, 2) f
            on f.payment_id = c.payment_id and f.order_id = c.order_id
        group by 1) c on c.order_id = o.id
      where (o.payment_status in ('paid', 'refunded', 'refunded_failed') and coalesce(c.price - c.back, 0) <> o.total)
        or not c."isGood" or (o.paid_by is not null and c.order_id is null)`,
  },
  {
    rule: 'a payment buys its order or is refunded',
    find: () => sql`
      select p.id, 'of order ' || p.order_id as detail
      from payments p left join (select payment_id, sum(amount) as amount from refunds group by 1) f on f.payment_id = p.id
      where p.status = 'paid' and f.amount is distinct from p.amount and not exists (select from counted_payments c where c.payment_id = p.id)`,
  },
  {
    rule: 'an amount that is owed back has a refund',
    find: () => sql`
      select o.id, o.refund_amount || ' owed, ' || coalesce(f.price::text || ' ' || f.states, 'nothing') as detail
      from orders o left join (
        select f.order_id, sum(f.price) as price, string_agg(f.status, ' ') as states, bool_and(f.status = 'refunded') as "isDone",
          bool_or(f.status = 'failed') as "hasFailed"
        from refunds f join counted_payments c on c.payment_id = f.payment_id and c.order_id = f.order_id where f.change_id is null group by 1) f
        on f.order_id = o.id
      where o.refund_amount > 0 and exists (select from counted_payments c where c.order_id = o.id)
        and (f.price is distinct from o.refund_amount or f."isDone" <> (o.payment_status = 'refunded')
          or (f."hasFailed" and o.payment_status <> 'refunded_failed'))`,
  },
  {
    rule: 'refunds are never more than was paid',
    find: () => sql`
      select min(f.id) as id, sum(f.amount) || ' of ' || p.amount || ' ' || p.status as detail
      from refunds f join payments p on p.id = f.payment_id left join counted_payments c on c.payment_id = f.payment_id and c.order_id = f.order_id
      group by p.id, f.order_id, c.payment_id, c.price, c.amount
      having sum(f.amount) > coalesce(c.amount, p.amount) or sum(f.price) > coalesce(c.price, p.price) or p.status <> 'paid'
        or (c.payment_id is null and f.order_id <> p.order_id) or bool_or(f.customer_id <> p.customer_id)
      union all
      select p.id, sum(c.amount) || ' counted of ' || p.amount from counted_payments c join payments p on p.id = c.payment_id
      group by p.id having sum(c.amount) > p.amount or sum(c.price) > p.price`,
  },
]
