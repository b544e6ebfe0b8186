import { sql } from 'kysely'
import type { AuditRule } from '../queries/audit-rule.ts'

/** Rules of codes, uses and savings. */
export const redemptionRules: readonly AuditRule[] = [
  {
    rule: 'the uses counted are the redemptions that were not undone',
    find: () => sql`
      select s.id, s.used || ' counted, ' || count(r.*) || ' redeemed' as detail
      from subscriptions s left join redemptions r on r.subscription_id = s.id and r.undone_at is null
      group by s.id having s.used <> count(r.*)`,
  },
  {
    rule: 'a used code has a redemption of the same subscription',
    find: () => sql`
      select w.id, coalesce(w.end_reason, 'open') || ', ' || coalesce('redemption ' || r.id, 'no redemption') as detail
      from discount_windows w left join redemptions r on r.window_id = w.id
      where (w.end_reason is not distinct from 'used') <> (r.id is not null) or r.subscription_id <> w.subscription_id`,
  },
  {
    rule: 'a code is shown only while its subscription is active',
    find: () => sql`
      select w.id, 'of subscription ' || s.id as detail
      from discount_windows w join subscriptions s on s.id = w.subscription_id
      where w.opened_at < s.begins_at or w.opened_at >= s.expires_at or s.begins_at is null`,
  },
  {
    rule: 'a redeemed discount belongs to the business that redeemed it',
    find: () => sql`
      select r.id, 'discount ' || d.id || ' of business ' || d.business_id as detail
      from redemptions r join discounts d on d.id = r.discount_id where d.business_id <> r.business_id or r.percent is null`,
  },
  {
    rule: 'the amount saved is what the discount grants',
    find: () => sql`
      select id, saved || ' of ' || amount as detail from redemptions where saved <> round(amount * percent / 100.0)`,
  },
]
