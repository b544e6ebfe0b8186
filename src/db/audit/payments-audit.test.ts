import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sizeOf } from '../../domain/testing/size.ts'
import type { Sql } from '../queries/fragments.ts'
import { openTestDatabase } from '../testing/database.ts'
import { findBroken, findBrokenIn, findViolations, paymentRules } from './payments-audit.ts'

const database = openTestDatabase()
const now = new Date('2027-01-10T09:00:00Z')
const run = (statement: Sql) => sql`${statement}`.execute(database.db)

/** A customer with a reservation that was paid from the wallet, cancelled and refunded; and another with an open payment. */
beforeAll(async () => {
  await run(sql`insert into accounts (google_subject) values ('audit')`)
  await run(
    sql`insert into customers (account_id, name) select id, 'Sara' from accounts where google_subject = 'audit'`,
  )
  await run(sql`insert into orders (kind, customer_id, payment_status, payment_method, hold_until, currency, lines, total_before_discount,
      voucher_discount, points_used, points_discount, total, refund_amount, points_earned, closed_at, cancelled_at, cancelled_by)
    select 'reservation', c.id, s.payment, 'wallet', s.hold::timestamptz, 'IQD', '[{"amount": 5000}]', 5000, 0, 0, 0, 5000, s.refund, s.points,
      s.ended::timestamptz, s.ended::timestamptz, case when s.ended is not null then 'customer' end
    from (select max(id) as id from customers) c,
      (values (1, 'refunded', null, 5000, 5, '2027-01-10T09:00Z'), (2, 'unpaid', '2027-01-10T09:10Z', null, 0, null)) s (place, payment, hold, refund, points, ended)
    order by place`)
  await run(sql`insert into reservations (order_id, property_id, check_in, check_out, check_in_clock, leaves_at, adults, children_ages, status,
      acceptance, free_until_days, percent_after)
    select id, 1, date '2027-02-01', date '2027-02-02', '14:00', '2027-02-02T09:00Z', 2, '{}',
      case payment_status when 'refunded' then 'ended' else 'pending' end, 'automatic', 1, 0 from orders order by id`)
  await run(sql`insert into reservation_rooms (reservation_id, room_type_id, count, title)
    select r.id, (select min(id) from room_types where property_id = 1), 1, '{}' from reservations r where r.status = 'pending'`)
  await run(sql`insert into room_nights (room_type_id, night, sold, total)
    select min(id), date '2027-02-01', 1, 5 from room_types where property_id = 1`)
  await run(sql`insert into payments (customer_id, order_id, method, gateway, price, currency, amount, status, locale, reason, expires_at, check_at,
      created_at, updated_at, paid_at)
    select o.customer_id, o.id, 'wallet', case r.status when 'ended' then 'wallet' else 'qi' end, 5000, 'IQD', 5000,
      case r.status when 'ended' then 'paid' else 'open' end, 'en', 'paid', ${now}, case r.status when 'pending' then ${now}::timestamptz end,
      ${now}, ${now}, case r.status when 'ended' then ${now}::timestamptz end
    from reservations r join orders o on o.id = r.order_id order by r.id`)
  await run(
    sql`update orders o set paid_by = p.id, paid_at = p.paid_at from payments p where p.order_id = o.id and p.status = 'paid'`,
  )
  await run(sql`insert into refunds (payment_id, order_id, customer_id, price, amount, method, status, reason, created_at, updated_at, refunded_at)
    select id, order_id, customer_id, 5000, 5000, 'wallet', 'refunded', 'x', ${now}, ${now}, ${now} from payments where status = 'paid'`)
  await run(sql`insert into wallet_entries (customer_id, amount, balance, reason, payment_id, refund_id)
    select p.customer_id, e.amount, e.balance, 'x', case e.place when 2 then p.id end, case e.place when 3 then f.id end
    from payments p join refunds f on f.payment_id = p.id, (values (1, 5000, 5000), (2, -5000, 0), (3, 5000, 5000)) e (place, amount, balance)
    order by e.place`)
  await run(sql`insert into transactions (customer_id, type, amount, method, item_type, item_id, order_id, payment_id, created_at)
    select customer_id, 'debit', amount, 'wallet', 'reservation', (select id from reservations r where r.order_id = payments.order_id), order_id, id, ${now} from payments where status = 'paid'`)
  await run(sql`insert into transactions (customer_id, type, amount, method, item_type, item_id, order_id, refund_id, created_at)
    select customer_id, 'credit', amount, 'wallet', 'reservation', (select id from reservations r where r.order_id = refunds.order_id), order_id, id, ${now} from refunds`)
  await run(sql`insert into point_entries (customer_id, order_id, points, balance, reason)
    select customer_id, id, v.points, v.balance, v.reason from orders, (values (1, 5, 5, 'reservation'), (2, -5, 0, 'clawback')) v (place, points, balance, reason)
    where payment_status = 'refunded' order by v.place`)
})

test('the audit of payments finds nothing in a correct database', async () => {
  expect(await findViolations(database.db, now)).toEqual([])
})

const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

/** A change that was made, of the first order, which has been paid. */
const addChange = (price: number, payment: Sql = sql`null::int`): Sql => sql`
  insert into reservation_changes (order_id, status, check_in, check_out, leaves_at, adults, children_ages, rooms, before, lines, total_before_discount,
    voucher_discount, points_used, points_discount, rounding, total, price, payment_id, created_at, closed_at)
  select o.id, 'done', '2027-02-01', '2027-02-02', ${now}, 2, '{}', '[]', '{}', o.lines, 5000, 0, 0, 0, 0, 5000, ${price}::bigint, ${payment}, ${now}, ${now}
  from orders o where o.paid_by is not null returning id`

const breaks: [rule: string, how: Sql, when?: Date][] = [
  [
    'the price of an order is its lines minus its discounts',
    sql`update orders set total = 4000 where refund_amount is null`,
  ],
  [
    'the price of an order is its lines minus its discounts',
    sql`update orders set lines = '[]' where refund_amount is null`,
  ],
  [
    'each order of a stay has one reservation, and each reservation one order',
    sql`update orders set kind = 'offer' where refund_amount is null`,
  ],
  [
    'each order of a stay has one reservation, and each reservation one order',
    sql`insert into orders (kind, customer_id, payment_status, payment_method, currency, lines, total_before_discount, voucher_discount, points_used,
        points_discount, total) select 'reservation', customer_id, 'paid', 'qi', 'IQD', '[]', 0, 0, 0, 0, 0 from orders limit 1`,
  ],
  [
    'a reservation has the status that its payment allows',
    sql`update reservations set status = 'rejected' where status = 'pending'`,
  ],
  [
    'a reservation has the status that its payment allows',
    sql`update reservations set status = 'pending' where status = 'ended'`,
  ],
  [
    'points that reduced a price were deducted, and are returned at most once',
    sql`update orders set points_used = 3, points_discount = 30, total = 4970 where refund_amount is null`,
  ],
  [
    'points that reduced a price were deducted, and are returned at most once',
    sql`update point_entries set reason = 'discount_returned' where points > 0`,
  ],
  ['an order that names a voucher has used it', sql`update orders set voucher_id = 1 where refund_amount is null`],
  [
    'an order that names a voucher has used it',
    sql`insert into voucher_uses (order_id, voucher_id, customer_id) select id, 1, customer_id from orders limit 1`,
  ],
  [
    'a transaction names its order and its item',
    sql`update transactions set order_id = (select max(id) from orders) where type = 'debit'`,
  ],
  ['a transaction names its order and its item', sql`update transactions set item_type = 'offer'`],
  ['a transaction names its order and its item', sql`update transactions set item_id = item_id + 1`],
  ['rooms sold are rooms reserved', sql`update room_nights set sold = 2`],
  ['rooms sold are rooms reserved', sql`delete from room_nights`],
  ['no night has more rooms sold than there are', sql`update room_nights set total = 0`],
  ['the counted uses of a voucher are those of its orders', sql`update vouchers set used = 1 where id = 1`],
  ['the point ledger adds up and is never below zero', sql`update point_entries set balance = balance + 1`],
  [
    'the wallet ledger adds up and is never below zero',
    sql`update wallet_entries set amount = 4999 where payment_id is null and refund_id is null`,
  ],
  ['a paid order was paid by payments of its price', sql`update orders set paid_by = null where paid_by is not null`],
  ['a paid order was paid by payments of its price', sql`update payments set price = 4999 where status = 'paid'`],
  [
    'a reservation matches its newest change',
    sql`with made as (${addChange(0)}) update reservations set check_in = '2027-01-31' where status = 'ended'`,
  ],
  ['an amount that a change owes back has a refund', addChange(-5)],
  [
    'a change holds nights only while it is pending',
    sql`with made as (${addChange(0)})
      insert into reservation_change_nights (change_id, room_type_id, night, count) select id, (select min(id) from room_types), '2027-02-01', 1 from made`,
  ],
  ['a change was paid by its own payment at its price', addChange(5000, sql`o.paid_by`)],
  ['an accepted reservation is paid', sql`update reservations set status = 'accepted' where status = 'pending'`],
  [
    'a payment buys its order or is refunded',
    sql`update payments set status = 'paid', paid_at = now() where status = 'open'`,
  ],
  [
    'an amount that is owed back has a refund',
    sql`update orders set payment_status = 'paid' where payment_status = 'refunded'`,
  ],
  ['an amount that is owed back has a refund', sql`update orders set refund_amount = 4000 where refund_amount = 5000`],
  [
    'a paid order was paid by payments of its price',
    sql`update payments set order_id = (select max(id) from orders) where status = 'paid'`,
  ],
  ['an amount that is owed back has a refund', sql`update refunds set order_id = (select max(id) from orders)`],
  ['refunds are never more than was paid', sql`update refunds set amount = 5001`],
  ['refunds are never more than was paid', sql`update refunds set order_id = (select max(id) from orders)`],
  ['a transaction names its order and its item', sql`update refunds set order_id = (select max(id) from orders)`],
  ['every movement of money has exactly one transaction', sql`delete from transactions where type = 'debit'`],
  [
    'every movement of money has exactly one transaction',
    sql`update transactions set amount = 1 where type = 'credit'`,
  ],
  [
    'the wallet has an entry for every payment from it and every refund to it',
    sql`update wallet_entries set payment_id = null`,
  ],
  [
    'the wallet has an entry for every payment from it and every refund to it',
    sql`update wallet_entries set refund_id = null`,
  ],
  ['earned points have exactly one entry', sql`update point_entries set order_id = null`],
  ['an open payment is checked with its bank', sql`select 1`, hours(2)],
  [
    'an open payment waits only for its customer or its bank',
    sql`update payments set reason = 'wrong_amount' where status = 'open'`,
  ],
  ['a due refund is processed', sql`update refunds set status = 'waiting', refunded_at = null, due_at = ${hours(-2)}`],
  [
    'a paid reservation is accepted or rejected before the guest arrives',
    sql`update orders set payment_status = 'paid', paid_at = ${now}, hold_until = null where payment_status = 'unpaid'`,
    new Date('2027-02-01T12:01:00Z'),
  ],
  ['an expired hold is released', sql`select 1`, hours(2)],
]

test('every rule can be broken', () => {
  expect(new Set(breaks.map(([rule]) => rule))).toEqual(new Set(paymentRules))
})

class Undo extends Error {}

test.each(breaks)('%s', async (rule, how, when = now) => {
  let found: string[] = []
  await expect(
    database.db.transaction().execute(async (tx) => {
      // The last guard would not let it happen; the audit does not rely on it.
      await sql`alter table room_nights drop constraint room_nights_not_oversold`.execute(tx)
      await sql`alter table orders drop constraint orders_total_adds_up, drop constraint orders_check`.execute(tx)
      await sql`${how}`.execute(tx)
      found = (await findBrokenIn(tx, when)).map((broken) => broken.rule)
      throw new Undo()
    }),
  ).rejects.toThrow(Undo)
  expect(found).toContain(rule)
})

// The last test: nothing is undone. In batches, since a long transaction delays all followers of this server's changes.
test('the audit counts all rows that break a rule, and names the first', async () => {
  const pieces = sizeOf(15, 3)
  const piece = 20_000
  for (let n = 0; n < pieces; n++)
    await sql`insert into room_nights (room_type_id, night, sold, total)
      select r.id, date '2030-01-01' + n, 1, 5 from (select min(id) as id from room_types) r,
        generate_series(${n * piece + 1}::int, ${(n + 1) * piece}::int) n`.execute(database.db)
  const [broken, ...others] = await findBroken(database.db, now)
  expect(others).toEqual([])
  expect(broken).toMatchObject({ rule: 'rooms sold are rooms reserved', count: pieces * piece })
  expect(broken?.first).toHaveLength(20)
})
