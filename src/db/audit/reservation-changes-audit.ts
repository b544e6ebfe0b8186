import { sql } from 'kysely'
import type { AuditRule } from '../queries/audit-rule.ts'

/** Rules across a change, its reservation, and its money. */
export const changeRules: AuditRule[] = [
  {
    rule: 'a reservation matches its newest change',
    find: () => sql`
      select c.id, c.check_in || ' to ' || c.check_out || ' for ' || c.total || ', but ' || r.check_in || ' to ' || r.check_out || ' for ' || o.total as detail
      from (select distinct on (order_id) * from reservation_changes where status = 'done' order by order_id, turn desc nulls last) c
        join orders o on o.id = c.order_id join reservations r on r.order_id = o.id
      where c.check_in <> r.check_in or c.check_out <> r.check_out or c.total <> o.total or c.points_used <> o.points_used`,
  },
  {
    rule: 'an amount that a change owes back has a refund',
    find: () => sql`
      select c.id, c.price || ', ' || coalesce(f.price::text, 'nothing') || ' back' as detail
      from reservation_changes c left join (
        select f.change_id, sum(f.price) as price from refunds f join counted_payments p on p.payment_id = f.payment_id and p.order_id = f.order_id
        group by 1) f on f.change_id = c.id
      where (c.status = 'done' and coalesce(f.price, 0) <> greatest(0, -c.price)) or (c.status <> 'done' and f.price is not null)`,
  },
  {
    rule: 'a change holds nights only while it is pending',
    find: () => sql`
      select c.id, c.status as detail from reservation_changes c
      where c.status <> 'held' and exists (select from reservation_change_nights n where n.change_id = c.id)`,
  },
  {
    rule: 'a change was paid by its own payment at its price',
    find: () => sql`
      select c.id, c.price || ' by ' || coalesce(p.price || ' ' || p.status, 'nothing') as detail
      from reservation_changes c left join payments p on p.id = c.payment_id
      where (c.status = 'done' and c.price > 0 and (p.id is null or p.price <> c.price or p.status <> 'paid'))
        or (p.id is not null and (p.change_id is distinct from c.id or p.order_id <> c.order_id))`,
  },
]
