import { sql } from 'kysely'
import { type AuditRule, overdue } from '../queries/audit-rule.ts'

/** Rules of visa applications. */
export const visaRules: AuditRule[] = [
  {
    rule: 'each visa order has an application of the same customer',
    find: () => sql`
      select o.id, o.kind || ', ' || coalesce('application ' || a.id, 'no application') as detail
      from orders o left join visa_applications a on a.order_id = o.id
      where (o.kind = 'visa') <> (a.id is not null) or a.customer_id <> o.customer_id`,
  },
  {
    rule: 'an application has the status that its payment allows',
    find: () => sql`
      select a.id, a.status || ', ' || o.payment_status || case when o.closed_at is null then '' else ', closed' end as detail
      from visa_applications a join orders o on o.id = a.order_id
      where case
        when a.status = 'unpaid' then o.payment_status not in ('unpaid', 'notPaidYet') or o.closed_at is not null
        when a.status in ('pending', 'asked', 'accepted') then o.payment_status <> 'paid' or o.closed_at is not null
        when a.status = 'rejected' then o.payment_status not in ('paid', 'refunded', 'refunded_failed') or o.closed_at is null
        else o.payment_status = 'unpaid' or o.closed_at is null end`,
  },
  {
    rule: 'an issued visa has a file',
    find: () => sql`
      select a.id, 'no file' as detail from visa_applications a join customers c on c.id = a.customer_id
      where a.status = 'accepted' and c.deleted_at is null and not exists (
        select from visa_papers p join files f on f.id = p.file_id
        where p.application_id = a.id and p.field = 'visa' and f.ready_at is not null and f.customer_id = a.customer_id)`,
  },
  {
    rule: 'a rejected application is refunded as promised, and one withdrawn in time in full',
    find: () => sql`
      select a.id, coalesce(o.refund_amount::text, 'nothing') || ' of ' || o.total || ', ' || coalesce(f.price::text, 'no refund') as detail
      from visa_applications a join orders o on o.id = a.order_id left join refunds f on f.order_id = o.id and f.payment_id = o.paid_by
      where (a.status = 'rejected' and (o.refund_amount is distinct from round(o.total * a.reject_percent / 100.0)
          or (o.refund_amount > 0) <> (f.id is not null) or f.price <> o.refund_amount))
        or (a.status = 'withdrawn' and o.paid_at is not null and a.begun_at is null
          and (o.refund_amount is null or (o.refund_amount > 0) <> (f.id is not null)))`,
  },
  {
    rule: 'each applicant has every required document',
    find: () => sql`
      select a.id, coalesce('no ' || need.key || ' of ' || n.number, 'nobody of ' || place) as detail
      from visa_applications a join customers c on c.id = a.customer_id cross join generate_series(1, a.people) place
        left join visa_applicants n on n.application_id = a.id and n.number = place
        left join lateral jsonb_each_text(a.papers) need on need.value = 'required'
      where a.status in ('unpaid', 'pending', 'asked') and c.deleted_at is null
        and (n.id is null or n.sealed is null or (need.key is not null and not exists (
          select from visa_papers p join files f on f.id = p.file_id
          where p.applicant_id = n.id and p.field = need.key and f.submitted_at is not null and f.customer_id = a.customer_id)))`,
  },
  {
    rule: 'only an application that waits for its customer names what is missing',
    find: () => sql`
      select a.id, a.status as detail from visa_applications a
      where (a.status = 'asked') <> exists (
        select from visa_requests r where r.application_id = a.id and r.answered_at is null)`,
  },
  {
    rule: 'a customer was informed of a missed deadline',
    find: (now) => sql`
      select a.id, a.promised_on::text as detail from visa_applications a join customers c on c.id = a.customer_id
      where a.status = 'pending' and c.deleted_at is null and a.late_for is distinct from a.promised_on
        and (a.promised_on + 1)::timestamp at time zone 'Asia/Baghdad' <= ${overdue(now)}`,
  },
]
