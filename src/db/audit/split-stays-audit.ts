import { sql } from 'kysely'
import type { AuditRule } from '../queries/audit-rule.ts'

/** Rules across the two orders of a split stay. */
export const splitStayRules: AuditRule[] = [
  {
    rule: 'the two parts of a split stay have one customer and adjacent dates',
    find: () => sql`
      select o.id, 'with order ' || j.id as detail
      from orders j join orders o on o.id = j.paid_with left join reservations r on r.order_id = o.id left join reservations s on s.order_id = j.id
      where o.paid_with is not null or o.customer_id <> j.customer_id or o.currency <> j.currency or r.id is null or s.id is null
        or r.property_id >= s.property_id or (r.check_out <> s.check_in and s.check_out <> r.check_in)`,
  },
  {
    rule: 'the two parts of a split stay are paid by one payment',
    find: () => sql`
      select o.id, 'with order ' || j.id as detail from orders j join orders o on o.id = j.paid_with
      where o.paid_by is distinct from j.paid_by or o.hold_until is distinct from j.hold_until
        or exists (select from payments p where p.order_id = j.id)`,
  },
]
