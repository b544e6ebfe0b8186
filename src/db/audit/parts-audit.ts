import { sql } from 'kysely'
import type { AuditRule } from '../queries/audit-rule.ts'

/** Rules across an order, its parts, and the payments by their links. */
export const partRules: AuditRule[] = [
  {
    rule: 'the parts of an order add up to its price',
    find: () => sql`
      select o.id, sum(t.price) || ' of ' || o.total as detail
      from orders o join order_parts t on t.order_id = o.id and t.ended_at is null
      group by o.id having sum(t.price) <> o.total or (o.currency = 'IQD' and sum(t.amount) <> o.total)`,
  },
  {
    rule: 'an order in parts is paid once all parts are paid',
    find: () => sql`
      select o.id, o.payment_status || ' with ' || count(t.paid_by) || ' of ' || count(*) || ' parts paid' as detail
      from orders o join order_parts t on t.order_id = o.id and t.ended_at is null
      group by o.id
      having (count(t.paid_by) = count(*)) <> (o.payment_status in ('paid', 'refunded', 'refunded_failed')) or o.payment_status = 'failed'
        or (o.paid_by is not null and not bool_or(t.paid_by = o.paid_by))`,
  },
  {
    rule: 'a part is paid by its own payment, which counts or is refunded',
    find: () => sql`
      select t.id, 'paid by ' || t.paid_by as detail
      from order_parts t join payments p on p.id = t.paid_by
      where p.part_id is distinct from t.id or p.order_id <> t.order_id or p.status <> 'paid' or p.price <> t.price or p.amount <> t.amount
        or (t.ended_at is not null and not exists (select from refunds f where f.payment_id = p.id and f.amount = p.amount))
      union all
      select t.id, 'of another order than ' || p.order_id from payments p join order_parts t on t.id = p.part_id where t.order_id <> p.order_id`,
  },
]
