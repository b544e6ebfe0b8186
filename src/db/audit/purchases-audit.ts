import { sql } from 'kysely'
import { saleKinds } from '../../domain/sales/sale.ts'
import { type AuditRule, overdue } from '../queries/audit-rule.ts'
import type { Sql } from '../queries/fragments.ts'
import { hasEntered } from '../queries/sales/purchase-facts.ts'
import { purchaseAnswerDeadline } from '../queries/sales/purchases.ts'
import { offeredStocks } from './waitlist-audit.ts'

/** Condition on the purchase `p` with its order `o`: it is pending, accepted, or took place. A cancelled one holds no units. */
const isHeld: Sql = sql`(p.status in ('pending', 'accepted') or (p.status = 'ended' and o.cancelled_at is null))`

/** The units of `p`: one a place, by the day where its stock has days, otherwise in total. */
const placesOf: Sql = sql`(
  select coalesce(sum(count) filter (where day is not null or not is_dated), 0) from (
    select h.count, k.day, bool_or(k.day is not null) over () as is_dated
    from purchase_stocks h join stocks k on k.id = h.stock_id where h.purchase_id = p.id) _)`

/** Rules of everything that is sold besides stays. */
export const purchaseRules: AuditRule[] = [
  {
    rule: 'the places taken are the places of purchases',
    find: () => sql`
      select k.id, k.taken || ' of ' || k.capacity || ' taken, ' || coalesce(d.count, 0) || ' bought' as detail
      from stocks k left join (
        select stock_id, sum(count)::int as count from (
          select h.stock_id, h.count
          from purchases p join orders o on o.id = p.order_id join purchase_stocks h on h.purchase_id = p.id
          where ${isHeld} union all ${offeredStocks}) held
        group by 1) d on d.stock_id = k.id
      where k.taken <> coalesce(d.count, 0) or k.taken > k.capacity`,
  },
  {
    rule: 'each order of a sale has a purchase of the same kind and customer',
    find: () => sql`
      select o.id, o.kind || ', ' || coalesce('purchase ' || p.id || ' of ' || p.kind, 'no purchase') as detail
      from orders o left join purchases p on p.order_id = o.id or p.rest_order_id = o.id
      where (o.kind = any(${saleKinds}::text[])) <> (p.id is not null) or p.kind <> o.kind or p.customer_id <> o.customer_id`,
  },
  {
    rule: 'a purchase has the status that its payment allows',
    find: () => sql`
      select p.id, p.status || ', ' || o.payment_status || case when o.closed_at is null then '' else ', closed' end as detail
      from purchases p join orders o on o.id = p.order_id
      where case p.status
        when 'pending' then o.payment_status not in ('unpaid', 'notPaidYet', 'paid') or o.closed_at is not null
        when 'accepted' then o.payment_status <> 'paid' or o.closed_at is not null
        when 'ended' then o.payment_status not in ('paid', 'refunded', 'refunded_failed') or (o.closed_at is null) <> (o.cancelled_at is null)
        else o.payment_status = 'unpaid' or o.closed_at is null end`,
  },
  {
    rule: 'every traveller of a purchase has a place, except infants',
    find: () => sql`
      select p.id, p.adults + p.children || ' people, ' || ${placesOf} || ' places' as detail
      from purchases p where p.adults + p.children <> ${placesOf} or p.adults + p.children = 0`,
  },
  {
    rule: 'each promised place has a ticket, and each ticket a place',
    find: () => sql`
      select p.id, p.status || ' with ' || t.living || ' tickets of ' || ${placesOf} || ' places' as detail
      from purchases p join orders o on o.id = p.order_id cross join lateral (
        select count(*) filter (where ended_at is null) as living, bool_or(not exists (
          select from purchase_stocks h where h.purchase_id = p.id and h.stock_id = tickets.stock_id)) as is_elsewhere
        from tickets where purchase_id = p.id) t
      where t.is_elsewhere
        or t.living <> case when p.status in ('accepted', 'ended') and o.cancelled_at is null then ${placesOf} else 0 end`,
  },
  {
    rule: 'a remaining amount is a line of its order, and has its own order once it is paid',
    find: () => sql`
      select p.id, coalesce(p.rest_amount::text, 'nothing') || ' left, ' || coalesce(r.total || ' ' || r.payment_status, 'no order') as detail
      from purchases p join orders o on o.id = p.order_id left join orders r on r.id = p.rest_order_id
      where p.rest_amount is distinct from
          (select -sum((line ->> 'amount')::bigint) from jsonb_array_elements(o.lines) line where line ->> 'kind' = 'rest')
        or r.total <> p.rest_amount or r.currency <> o.currency or (r.id is not null and o.paid_at is null)
        or (r.id is not null and r.closed_at is null and not ${isHeld})`,
  },
  {
    rule: 'a purchase whose remaining amount is overdue is cancelled',
    find: (now) => sql`
      select p.id, p.rest_due::text as detail
      from purchases p join orders o on o.id = p.order_id left join orders r on r.id = p.rest_order_id
      where p.rest_amount is not null and p.status in ('pending', 'accepted') and o.payment_status = 'paid' and o.closed_at is null
        and r.payment_status is distinct from 'paid' and not ${hasEntered}
        and least(p.starts_at, (p.rest_due + 1)::timestamp at time zone 'Asia/Baghdad') + interval '1 hour' <= ${overdue(now)}`,
  },
  {
    rule: 'a transaction of a purchase names that purchase',
    find: () => sql`
      select t.id, t.item_type || ' ' || coalesce(t.item_id::text, '') as detail
      from transactions t join purchases p on p.order_id = t.order_id or p.rest_order_id = t.order_id
      where t.item_id is distinct from p.id`,
  },
  {
    rule: 'a purchase ends with its last day',
    find: (now) => sql`
      select id, ends_at::text as detail from purchases where status = 'accepted' and ends_at <= ${overdue(now)}`,
  },
  {
    rule: 'a paid purchase is accepted or rejected before it starts',
    find: (now) => sql`
      select p.id, coalesce(p.starts_at, p.ends_at)::text as detail from purchases p join orders o on o.id = p.order_id
      where p.status = 'pending' and o.payment_status = 'paid' and ${purchaseAnswerDeadline} <= ${overdue(now)}`,
  },
]
