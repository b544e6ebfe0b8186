import { sql } from 'kysely'
import type { AuditRule } from '../queries/audit-rule.ts'

/** Rules across reviews and the things that they are about. */
export const reviewRules: AuditRule[] = [
  {
    rule: 'a rating is the sum of its reviews',
    find: () => sql`
      select kind || ' ' || id as id, coalesce(i.rating_sum, 0) || ' of ' || coalesce(i.rating_count, 0) || ', reviews: ' || coalesce(v.sum, 0) || ' of ' || coalesce(v.count, 0) as detail
      from (
        select 'property' as kind, id, rating_sum, rating_count from properties
        union all select 'tourism', id, rating_sum, rating_count from tourism_packages
        union all select 'umrah', id, rating_sum, rating_count from umrah_packages
        union all select 'activity', id, rating_sum, rating_count from activities) i
      full join (
        select kind, item_id as id, sum(rating) as sum, count(*) as count from reviews where status <> 'hidden' group by 1, 2) v using (kind, id)
      where (i.rating_sum, i.rating_count) is distinct from (coalesce(v.sum, 0)::int, coalesce(v.count, 0)::int)`,
  },
  {
    rule: 'a review is by a guest, of a stay or trip that has ended',
    find: () => sql`
      select v.id, v.kind || ' ' || v.item_id as detail from reviews v
        left join orders o on o.id = v.order_id
        left join reservations r on r.order_id = v.order_id
        left join purchases p on p.order_id = v.order_id
      where v.source = 'guest' and (
        o.customer_id is distinct from v.customer_id or o.closed_at is not null
        or (v.kind, v.item_id) is distinct from (case when r.id is not null then 'property' else p.kind end, coalesce(r.property_id, p.item_id))
        or coalesce(r.status, p.status) not in ('accepted', 'ended') or r.presence is not distinct from 'no_show'
        or (v.written_at at time zone 'Asia/Baghdad')::date < coalesce(r.check_out, (p.ends_at at time zone 'Asia/Baghdad')::date))`,
  },
  {
    rule: 'a review photo belongs to the author of the review, and is used nowhere else',
    find: () => sql`
      select f.id, 'review ' || v.id as detail
      from review_photos p join reviews v on v.id = p.review_id join files f on f.id = p.file_id
      where f.customer_id is distinct from v.customer_id or f.submitted_at is null or f.media_type <> 'image/jpeg'
        or exists (select from visa_papers a where a.file_id = f.id)
      union all
      select f.id, 'of no review' from files f
      where f.field = 'photos' and f.form like 'review-%' and f.submitted_at is not null
        and not exists (select from review_photos p where p.file_id = f.id)`,
  },
]
