import { sql } from 'kysely'
import type { AuditRule } from '../queries/audit-rule.ts'

/** Rules of the marks that properties set for their guests. */
export const arrivalRules: AuditRule[] = [
  {
    rule: 'a reservation has the status of its last arrival record',
    find: () => sql`
      select r.id, coalesce(r.presence, 'nothing') || ', marked ' || coalesce(k.presence, 'nothing') as detail
      from reservations r left join lateral (
        select presence from arrival_marks where reservation_id = r.id order by id desc limit 1) k on true
      where r.presence is distinct from k.presence`,
  },
  {
    rule: 'arrivals are recorded from check-in, and only for confirmed reservations',
    find: () => sql`
      select k.id, k.presence || ' of ' || r.id as detail
      from arrival_marks k join reservations r on r.id = k.reservation_id
      where k.marked_at < (r.check_in + r.check_in_clock) at time zone 'Asia/Baghdad'
        or (k.presence = 'no_show' and k.kind = 'mark' and (k.marked_at at time zone 'Asia/Baghdad')::date <= r.check_in)
        or r.status not in ('accepted', 'ended')`,
  },
  {
    rule: 'released nights belong to guests who left early or did not arrive',
    find: () => sql`
      select r.id, r.freed_from || ' to ' || r.freed_until as detail from reservations r
      where r.freed_from is not null and (r.freed_until > r.check_out
        or not exists (select from arrival_marks k where k.reservation_id = r.id and k.presence in ('no_show', 'left_early')))`,
  },
]
