import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Sql } from '../queries/fragments.ts'
import { openTestDatabase } from '../testing/database.ts'
import { findBrokenIn, findViolations } from './payments-audit.ts'
import { subscriptionRules } from './subscriptions-audit.ts'

const database = openTestDatabase()
const now = new Date('2027-01-10T09:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
const run = (statement: Sql) => sql`${statement}`.execute(database.db)

/** A customer with a running, a waiting and an unpaid subscription, and two top-ups: one kept, one refunded. */
beforeAll(async () => {
  await run(sql`insert into accounts (google_subject) values ('audit')`)
  await run(
    sql`insert into customers (account_id, name) select id, 'Sara' from accounts where google_subject = 'audit'`,
  )
  await run(sql`insert into orders (kind, customer_id, payment_status, payment_method, hold_until, currency, lines, total_before_discount,
      voucher_discount, points_used, points_discount, total, paid_at, refund_amount, closed_at, cancelled_at, cancelled_by)
    select s.kind, c.id, s.payment, 'qi', s.hold::timestamptz, 'IQD', '[{"amount": 5000}]', 5000, 0, 0, 0, 5000,
      case when s.hold is null then ${now}::timestamptz end, s.refund, s.ended::timestamptz, s.ended::timestamptz,
      case when s.ended is not null then 'customer' end
    from (select max(id) as id from customers) c,
      (values (1, 'discount_package', 'paid', null, null::bigint, null), (2, 'discount_package', 'paid', null, null, null),
        (3, 'discount_package', 'unpaid', '2027-01-10T09:10Z', null, null), (4, 'wallet', 'paid', null, null, null),
        (5, 'wallet', 'refunded', null, 5000, '2027-01-10T09:00Z')) s (place, kind, payment, hold, refund, ended)
    order by place`)
  await run(sql`insert into payments (customer_id, order_id, method, gateway, ref, price, currency, amount, status, locale, reason, expires_at,
      created_at, updated_at, paid_at)
    select o.customer_id, o.id, 'qi', 'qi', o.id::text, 5000, 'IQD', 5000, 'paid', 'en', 'paid', ${now}, ${now}, ${now}, ${now}
    from orders o where paid_at is not null order by o.id`)
  await run(sql`update orders o set paid_by = p.id from payments p where p.order_id = o.id`)
  await run(sql`insert into refunds (payment_id, order_id, customer_id, price, amount, method, status, reason, created_at, updated_at, refunded_at)
    select p.id, p.order_id, p.customer_id, 5000, 5000, 'qi', 'refunded', 'x', ${now}, ${now}, ${now}
    from payments p join orders o on o.id = p.order_id where o.payment_status = 'refunded'`)
  await run(sql`insert into transactions (customer_id, type, amount, method, item_type, item_id, order_id, payment_id, created_at)
    select p.customer_id, 'debit', p.amount, 'qi', o.kind, o.id, o.id, p.id, ${now} from payments p join orders o on o.id = p.order_id`)
  await run(sql`insert into transactions (customer_id, type, amount, method, item_type, item_id, order_id, refund_id, created_at)
    select customer_id, 'credit', amount, 'qi', 'wallet', order_id, order_id, id, ${now} from refunds`)
  await run(sql`insert into wallet_entries (customer_id, amount, balance, reason, order_id)
    select o.customer_id, e.amount, e.balance, e.reason, o.id from orders o join
      (values (1, 'paid', 'top_up', 5000, 5000), (2, 'refunded', 'top_up', 5000, 10000), (3, 'refunded', 'top_up_refund', -5000, 5000))
        e (place, payment, reason, amount, balance) on e.payment = o.payment_status
    where o.kind = 'wallet' order by e.place`)
  await run(sql`insert into subscriptions (order_id, customer_id, package_id, title, plan_title, days, uses, price, status, begins_at, expires_at,
      created_at)
    select o.id, o.customer_id, k.id, k.title, k.title, 10, 5, 5000, case when o.paid_at is null then 'inactive' else 'active' end,
      case o.place when 1 then ${now}::timestamptz when 2 then ${days(10)} end,
      case o.place when 1 then ${days(10)}::timestamptz when 2 then ${days(20)} end, ${now}
    from (select *, row_number() over (order by id) as place from orders where kind = 'discount_package') o,
      (select * from discount_packages order by id limit 1) k order by o.place`)
  await run(
    sql`update customers c set qr_code = o.code from orders o where o.customer_id = c.id and o.id = (select min(id) from orders)`,
  )
})

test('the audit of subscriptions finds nothing in a correct database', async () => {
  expect(await findViolations(database.db, now)).toEqual([])
})

const running = sql`(select min(id) from subscriptions)`

const breaks: [rule: string, how: Sql, when?: Date][] = [
  ['a subscription matches its order', sql`delete from subscriptions where status = 'inactive'`],
  ['a subscription matches its order', sql`update subscriptions set price = 4000 where id = ${running}`],
  [
    'a subscription matches its order',
    sql`update subscriptions set status = 'ended', ended_at = ${now}, end_reason = 'not_paid' where status = 'inactive'`,
  ],
  [
    'a subscription matches its order',
    sql`update orders set closed_at = ${now} where id = (select min(id) from orders)`,
  ],
  ['a subscription matches its order', sql`update orders set kind = 'offer' where kind = 'discount_package'`],
  [
    'the uses of a subscription stay between zero and its limit',
    sql`update subscriptions set used = 6 where id = ${running}`,
  ],
  [
    'the uses of a subscription stay between zero and its limit',
    sql`update subscriptions set used = -1 where id = ${running}`,
  ],
  [
    'a customer has at most one active and one waiting subscription',
    sql`update subscriptions set begins_at = ${days(9)} where begins_at = ${days(10)}`,
  ],
  [
    'a customer has at most one active and one waiting subscription',
    sql`update subscriptions set status = 'active', begins_at = ${days(20)}, expires_at = ${days(30)} where status = 'inactive'`,
  ],
  ['a subscription ends with its time', sql`select 1`, days(11)],
  [
    'a customer’s code belongs to their active subscription',
    sql`update customers set qr_code = 'another' where qr_code is not null`,
  ],
  ['a customer’s code belongs to their active subscription', sql`update customers set qr_code = null`, days(1)],
  [
    'a customer’s code belongs to their active subscription',
    sql`update subscriptions set status = 'suspended' where status = 'active'`,
  ],
  [
    'a top-up is in the wallet, and a refunded one is not',
    sql`delete from wallet_entries where reason = 'top_up_refund'`,
  ],
  [
    'a top-up is in the wallet, and a refunded one is not',
    sql`delete from wallet_entries where order_id = (select id from orders where kind = 'wallet' and payment_status = 'paid')`,
  ],
  [
    'a top-up is in the wallet, and a refunded one is not',
    sql`update wallet_entries set amount = 4000 where reason = 'top_up'`,
  ],
]

test('every rule can be broken', () => {
  expect(new Set(breaks.map(([rule]) => rule))).toEqual(new Set(subscriptionRules.map(({ rule }) => rule)))
})

class Undo extends Error {}

test.each(breaks)('%s', async (rule, how, when = now) => {
  let found: string[] = []
  await expect(
    database.db.transaction().execute(async (tx) => {
      // The last guards would not let it happen; the audit does not rely on them.
      await sql`alter table subscriptions drop constraint subscriptions_not_overused, drop constraint subscriptions_used_check,
        drop constraint subscriptions_one_at_a_time`.execute(tx)
      await sql`${how}`.execute(tx)
      found = (await findBrokenIn(tx, when)).map((broken) => broken.rule)
      throw new Undo()
    }),
  ).rejects.toThrow(Undo)
  expect(found).toContain(rule)
})
