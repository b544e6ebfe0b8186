import { sql } from 'kysely'
import type { AuditRule } from '../queries/audit-rule.ts'

/** Rules of tickets and doors. The audit of purchases compares sold units with the number of tickets. */
export const ticketRules: readonly AuditRule[] = [
  {
    rule: 'a ticket that is inside has one more entry than exits',
    find: () => sql`
      select t.id, n.ins || ' in, ' || n.outs || ' out' as detail
      from tickets t cross join lateral (
        select count(*) filter (where e.direction = 'in') as ins, count(*) filter (where e.direction = 'out') as outs
        from ticket_entries e where e.ticket_id = t.id and e.conflict is null) n
      where t.ended_at is null and n.ins - n.outs <> case when t.is_inside then 1 else 0 end or n.ins - n.outs not in (0, 1)
        or (t.entered_at is null) <> (n.ins = 0)`,
  },
  {
    rule: 'an entry is recorded by the seller of its ticket',
    find: () => sql`
      select e.id, 'ticket of seller ' || p.seller_id || ', door of ' || e.seller_id as detail
      from ticket_entries e join tickets t on t.id = e.ticket_id join purchases p on p.id = t.purchase_id
      where e.conflict is null and e.seller_id <> p.seller_id`,
  },
  {
    rule: 'a ticket accepted through a link keeps its purchase and number',
    find: () => sql`
      select f.id, 'ticket ' || t.id || ' for ' || n.id as detail
      from ticket_passes f join tickets t on t.id = f.ticket_id join tickets n on n.id = f.taken_as
      where (t.purchase_id, t.number) <> (n.purchase_id, n.number) or t.end_reason is distinct from 'passed'`,
  },
]
