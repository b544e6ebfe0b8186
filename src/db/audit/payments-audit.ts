import { sql } from 'kysely'
import type { Db, Tx } from '../database.ts'
import { type AuditRule, overdue } from '../queries/audit-rule.ts'
import { nightSeries } from '../queries/fragments.ts'
import { answerDeadline } from '../queries/stays/reservations.ts'
import { arrivalRules } from './arrivals-audit.ts'
import { countedRules } from './counted-payments-audit.ts'
import { fileRules } from './files-audit.ts'
import { orderRules } from './orders-audit.ts'
import { partRules } from './parts-audit.ts'
import { purchaseRules } from './purchases-audit.ts'
import { redemptionRules } from './redemptions-audit.ts'
import { changeRules } from './reservation-changes-audit.ts'
import { reviewRules } from './reviews-audit.ts'
import { splitStayRules } from './split-stays-audit.ts'
import { subscriptionRules } from './subscriptions-audit.ts'
import { ticketRules } from './tickets-audit.ts'
import { visaRules } from './visas-audit.ts'
import { offeredRooms, waitlistRules } from './waitlist-audit.ts'

/** `id`: of the row that is wrong, in the table that the rule is about. */
export type Violation = { rule: string; id: string; detail: string }

/** Rules that hold at any moment, also after a kill. Each selects `id` and `detail` of rows that break it. */
const ownRules: AuditRule[] = [
  ...orderRules,
  {
    rule: 'rooms sold are rooms reserved',
    find: () => sql`
      select coalesce(n.room_type_id, d.room_type_id) || ' ' || night as id, coalesce(n.sold, 0) || ' sold, ' || coalesce(d.count, 0) || ' reserved' as detail
      from room_nights n full join (
        select room_type_id, night, sum(count)::int as count from (
          select o.room_type_id, night::date as night, o.count
          from (
            select o.room_type_id, o.count, r.check_in, r.check_out, r.freed_from, r.freed_until
            from reservations r join orders d on d.id = r.order_id join reservation_rooms o on o.reservation_id = r.id
            where r.status in ('pending', 'accepted') or (r.status = 'ended' and d.cancelled_at is null)
            union all ${offeredRooms}) o,
            ${nightSeries(sql`o.check_in`, sql`o.check_out`)} night
          where coalesce(night < o.freed_from or night >= o.freed_until, true)
          union all select room_type_id, night, count from reservation_change_nights) t
        group by 1, 2) d using (room_type_id, night)
      where coalesce(n.sold, 0) <> coalesce(d.count, 0)`,
  },
  {
    rule: 'no night has more rooms sold than there are',
    find: () =>
      sql`select room_type_id || ' ' || night as id, sold || ' of ' || total as detail from room_nights where sold > total`,
  },
  {
    rule: 'the counted uses of a voucher are those of its orders',
    find: () => sql`
      select v.id, v.used || ' used, ' || count(u.*) || ' in use' as detail
      from vouchers v left join voucher_uses u on u.voucher_id = v.id and u.returned_at is null
      group by v.id having v.used <> count(u.*) or v.used > v.limit_in_all`,
  },
  ...(['point', 'wallet'] as const).map((name) => ({
    rule: `the ${name} ledger adds up and is never below zero`,
    find: () => sql`
      select id, balance || ' kept, ' || added || ' added up' as detail
      from (select id, balance, sum(${sql.ref(name === 'point' ? 'points' : 'amount')}) over (partition by customer_id order by id) as added
        from ${sql.table(`${name}_entries`)}) e
      where balance <> added or balance < 0`,
  })),
  ...countedRules,
  ...changeRules,
  {
    rule: 'an accepted reservation is paid',
    find: () => sql`
      select r.id, o.payment_status as detail from reservations r join orders o on o.id = r.order_id
      where r.status = 'accepted' and (o.payment_status <> 'paid' or o.closed_at is not null)`,
  },
  {
    rule: 'every movement of money has exactly one transaction',
    find: () => sql`
      select p.id, 'payment of ' || p.amount as detail from payments p left join transactions t on t.payment_id = p.id
      where (p.status = 'paid') <> (t.id is not null) or t.amount <> p.amount
      union all
      select f.id, 'refund of ' || f.amount from refunds f left join transactions t on t.refund_id = f.id
      where (f.status = 'refunded') <> (t.id is not null) or t.amount <> f.amount`,
  },
  {
    rule: 'the wallet has an entry for every payment from it and every refund to it',
    find: () => sql`
      select p.id, 'payment of ' || p.amount as detail from payments p left join wallet_entries e on e.payment_id = p.id
      where (p.gateway = 'wallet') <> (e.id is not null) or e.amount <> -p.amount
      union all
      select f.id, 'refund of ' || f.amount from refunds f left join wallet_entries e on e.refund_id = f.id
      where (f.status = 'refunded' and f.method = 'wallet') <> (e.id is not null) or e.amount <> f.amount`,
  },
  {
    rule: 'earned points have exactly one entry',
    find: () => sql`
      select o.id, o.points_earned || ' earned, ' || coalesce(sum(e.points), 0) || ' booked' as detail
      from orders o left join point_entries e on e.order_id = o.id and e.reason = o.kind
      group by o.id having coalesce(sum(e.points), 0) <> o.points_earned
        + (select coalesce(sum(c.points_missing), 0) from reservation_changes c where c.order_id = o.id and c.status = 'done')`,
  },
  {
    rule: 'an open payment is checked with its bank',
    find: (now) => sql`
      select id, reason as detail from payments where check_at <= ${overdue(now)} or (status = 'open' and check_at is null)`,
  },
  {
    rule: 'an open payment waits only for its customer or its bank',
    find: () => sql`select id, reason as detail from payments where reason = 'wrong_amount'`,
  },
  {
    rule: 'a due refund is processed',
    find: (now) => sql`select id, reason as detail from refunds where due_at <= ${overdue(now)}`,
  },
  {
    rule: 'a paid reservation is accepted or rejected before the guest arrives',
    find: (now) => sql`
      select r.id, r.check_in::text as detail from reservations r join orders o on o.id = r.order_id
      where r.status = 'pending' and o.payment_status = 'paid' and ${answerDeadline} <= ${overdue(now)}`,
  },
  {
    rule: 'an expired hold is released',
    find: (now) => sql`
      select id, hold_until::text as detail from orders where hold_until <= ${overdue(now)}
      union all select order_id, 'a change, ' || hold_until from reservation_changes where hold_until <= ${overdue(now)}`,
  },
]

const rules: readonly AuditRule[] = [
  ...ownRules,
  ...partRules,
  ...subscriptionRules,
  ...redemptionRules,
  ...purchaseRules,
  ...ticketRules,
  ...fileRules,
  ...visaRules,
  ...reviewRules,
  ...waitlistRules,
  ...splitStayRules,
  ...arrivalRules,
]

export const auditRules: readonly string[] = rules.map(({ rule }) => rule)
/** Those that are not of a kind of order alone. */
export const paymentRules: readonly string[] = ownRules.map(({ rule }) => rule)

/** A rule, how many rows break it, and the first of them: a broken migration may break millions. */
export type Broken = { rule: string; count: number; first: Violation[] }

const shown = 20

export async function findBrokenIn(tx: Tx, now: Date): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const { rule, find } of rules) {
    const { rows } = await sql<{ id: string; detail: string | null; count: number }>`
      with broken as materialized (${find(now)})
      select id::text as id, detail, (select count(*)::float8 from broken) as count from broken limit ${shown}`.execute(
      tx,
    )
    const first = rows.map(({ id, detail }) => ({ rule, id, detail: detail ?? '' }))
    if (rows[0]) broken.push({ rule, count: rows[0].count, first })
  }
  return broken
}

/** Violations of all rules, in one snapshot: a transaction under way is seen whole or not at all. */
export const findBroken = (db: Db, now: Date): Promise<Broken[]> =>
  db
    .transaction()
    .asSnapshot()
    .execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx)
      return findBrokenIn(tx, now)
    })

/** The first violations of each rule, for callers who only need to know that there are none. */
export const findViolations = async (db: Db, now: Date): Promise<Violation[]> =>
  (await findBroken(db, now)).flatMap(({ first }) => first)
