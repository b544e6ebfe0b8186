import { sql } from 'kysely'
import { type AuditRule, overdue } from '../queries/audit-rule.ts'
import type { Sql } from '../queries/fragments.ts'

/** Rooms and units held by offers, besides reserved and bought ones. */
export const offeredRooms: Sql = sql`
  select h.room_type_id, h.count, w.check_in, w.check_out, null::date, null::date from waitlist_entries w join waitlist_rooms h on h.entry_id = w.id where w.status = 'offered'`
export const offeredStocks: Sql = sql`
  select h.stock_id, h.count from waitlist_entries w join waitlist_stocks h on h.entry_id = w.id where w.status = 'offered'`

/** Rules of waitlists. */
export const waitlistRules: AuditRule[] = [
  {
    rule: 'an expired offer has gone to the next entry',
    find: (now) =>
      sql`select id, offered_until::text as detail from waitlist_entries where offered_until <= ${overdue(now)}`,
  },
  {
    rule: 'no waitlist entry waits for something that has ended',
    find: (now) => sql`
      select w.id, w.kind || ' ' || w.item_id as detail from waitlist_entries w
      where w.closed_at is null and coalesce(case when w.kind = 'reservation' then w.starts_at
        else (select min(k.closes_at) from waitlist_stocks h join stocks k on k.id = h.stock_id where h.entry_id = w.id) end <= ${overdue(now)}, false)`,
  },
  {
    rule: 'a customer has at most one offer at a time',
    find: () => sql`
      select customer_id as id, count(*) || ' offers' as detail from waitlist_entries where status = 'offered' group by 1 having count(*) > 1`,
  },
  {
    rule: 'an accepted offer is an order of the same customer and kind',
    find: () => sql`
      select w.id, coalesce('order ' || o.id || ' of ' || o.kind, 'no order') as detail
      from waitlist_entries w left join orders o on o.id = w.order_id and o.customer_id = w.customer_id and o.kind = w.kind
      where w.status = 'taken' and o.id is null`,
  },
]
