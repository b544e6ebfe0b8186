import { sql } from 'kysely'
import type { AuditRule } from '../queries/audit-rule.ts'

/** Rules across an order, its item and its stock: no check of a table sees both. */
export const orderRules: AuditRule[] = [
  {
    rule: 'the price of an order is its lines minus its discounts',
    find: () => sql`
      select id, total || ' of ' || total_before_discount as detail from orders
      where total_before_discount <> sum_of_lines(lines) or total < 0
        or total <> total_before_discount - voucher_discount - points_discount + rounding or refund_amount > total`,
  },
  {
    rule: 'each order of a stay has one reservation, and each reservation one order',
    find: () => sql`
      select coalesce(o.id, r.order_id) as id, coalesce(o.kind, 'no order') || ', ' || coalesce('reservation ' || r.id, 'no reservation') as detail
      from orders o full join reservations r on r.order_id = o.id where (o.kind = 'reservation') is distinct from (r.id is not null)`,
  },
  {
    rule: 'a reservation has the status that its payment allows',
    find: () => sql`
      select r.id, r.status || ', ' || o.payment_status || case when o.closed_at is null then '' else ', closed' end as detail
      from reservations r join orders o on o.id = r.order_id
      where case r.status
        when 'pending' then o.payment_status not in ('unpaid', 'notPaidYet', 'paid') or o.closed_at is not null
        when 'accepted' then o.payment_status <> 'paid' or o.closed_at is not null
        when 'ended' then o.payment_status not in ('paid', 'refunded', 'refunded_failed') or (o.closed_at is null) <> (o.cancelled_at is null)
        else o.payment_status = 'unpaid' or o.closed_at is null end`,
  },
  {
    rule: 'points that reduced a price were deducted, and are returned at most once',
    find: () => sql`
      select o.id, o.points_used || ' used, ' || coalesce(sum(e.points), 0) || ' booked' as detail
      from orders o left join point_entries e on e.order_id = o.id and e.reason in ('discount', 'discount_returned')
      group by o.id
      having coalesce(sum(e.points), 0) not between -o.points_used and case when o.closed_at is null then -o.points_used else 0 end`,
  },
  {
    rule: 'an order that names a voucher has used it',
    find: () => sql`
      select coalesce(o.id, u.order_id) as id, 'voucher ' || coalesce(o.voucher_id, u.voucher_id) as detail
      from orders o full join voucher_uses u on u.order_id = o.id
      where o.voucher_id is distinct from u.voucher_id or u.customer_id <> o.customer_id or (o.closed_at is null and u.returned_at is not null)`,
  },
  {
    rule: 'a transaction names its order and its item',
    find: () => sql`
      select t.id, t.item_type || ' ' || coalesce(t.item_id::text, '') || ' by order ' || coalesce(t.order_id::text, 'none') as detail
      from transactions t left join orders o on o.id = t.order_id left join reservations r on r.order_id = o.id
        left join refunds f on f.id = t.refund_id left join payments p on p.id = t.payment_id
      where (p.id is not null and (p.order_id is distinct from t.order_id or p.customer_id <> t.customer_id))
        or (f.id is not null and (f.order_id is distinct from t.order_id or f.customer_id <> t.customer_id))
        or (o.id is not null and (o.kind <> t.item_type or (r.id is not null and r.id is distinct from t.item_id)))`,
  },
]
