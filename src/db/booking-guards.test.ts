import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from './testing/database.ts'

const database = openTestDatabase()
const run = (statement: string) => sql.raw(statement).execute(database.db)

/** One reservation of one night for 100 dinars, of which a voucher pays 20 and points pay 10. */
beforeAll(async () => {
  await run(`insert into accounts (id, google_subject) values ('00000000-0000-4000-8000-000000000001', 'x')`)
  await run(`insert into customers (account_id, name) values ('00000000-0000-4000-8000-000000000001', 'Sara')`)
  await run(`insert into vouchers (code, amount, limit_in_all, used) values ('ONE', 20, 1, 1)`)
  await run(`insert into orders (kind, customer_id, payment_status, payment_method, hold_until, currency, lines, total_before_discount, voucher_id,
    voucher_discount, points_used, points_discount, total)
    select 'reservation', c.id, 'unpaid', 'qi', now(), 'IQD', '[{"amount": 60}, {"amount": 40}]', 100, v.id, 20, 1, 10, 70
    from customers c, vouchers v where v.code = 'ONE'`)
  await run(`insert into reservations (order_id, property_id, check_in, check_out, check_in_clock, leaves_at, adults, children_ages, status,
    acceptance, free_until_days, percent_after)
    select id, 1, '2027-02-01', '2027-02-02', '14:00', '2027-02-02T09:00Z', 2, '{}', 'pending', 'automatic', 1, 50 from orders`)
  await run(`insert into room_nights (room_type_id, night, sold, total) values (1, '2027-02-01', 1, 1)`)
  await run(`insert into point_entries (customer_id, order_id, points, balance, reason)
    select customer_id, id, 5, 5, 'discount_returned' from orders`)
})

describe('the last guards of a booking', () => {
  test.each([
    ['a room sold twice', 'update room_nights set sold = 2'],
    ['less than none sold', 'update room_nights set sold = -1'],
    ['lines that do not add up', `update orders set lines = '[{"amount": 60}]'`],
    ['a total that does not add up', 'update orders set total = 71'],
    ['more discount than price', 'update orders set voucher_discount = 120, total = -30'],
    ['a discount without its voucher', 'update orders set voucher_id = null'],
    ['a discount for no points', 'update orders set points_used = 0'],
    ['a stay of no nights', 'update reservations set check_out = check_in'],
    ['a hold without an end', 'update orders set hold_until = null'],
    ['a hold of what has failed', `update orders set payment_status = 'failed'`],
    ['a hold of what is over', 'update orders set closed_at = now()'],
    ['a cancelled one that goes on', `update orders set cancelled_at = now(), cancelled_by = 'customer'`],
    ['a code that is none', `update orders set code = 'lowercase'`],
    [
      'a second stay for one order',
      `insert into reservations (order_id, property_id, check_in, check_out, check_in_clock, leaves_at, adults,
      children_ages, status, acceptance, free_until_days, percent_after)
      select order_id, 1, check_in, check_out, check_in_clock, leaves_at, 2, '{}', status, acceptance, 1, 50 from reservations`,
    ],
    [
      'a reason in words',
      `insert into payments (customer_id, order_id, method, gateway, price, currency, amount, locale, reason, expires_at, check_at,
      created_at, updated_at) select customer_id, id, 'qi', 'qi', 70, 'IQD', 70, 'en', 'in words', now(), now(), now(), now() from orders`,
    ],
    ['more given back than paid', 'update orders set refund_amount = 71'],
    ['a voucher used too often', `update vouchers set used = 2 where code = 'ONE'`],
    ['a voucher that is both', `update vouchers set percent = 5 where code = 'ONE'`],
    [
      'points that come back twice',
      `insert into point_entries (customer_id, order_id, points, balance, reason)
      select customer_id, order_id, 5, 10, reason from point_entries`,
    ],
    [
      'points below zero',
      `insert into point_entries (customer_id, points, balance, reason) select id, -6, -1, 'x' from customers`,
    ],
    [
      'a closure of another property’s room',
      `insert into closures (property_id, room_type_id, from_night, to_night)
      select 1, id, '2027-01-01', '2027-01-02' from room_types where property_id = 2 limit 1`,
    ],
    ['a week of six days', `update properties set weekday_percents = '{0,0,0,0,0,0}' where id = 1`],
    ['a night for nothing', `update properties set weekday_percents = '{0,0,0,0,0,0,-100}' where id = 1`],
    ['a room type that is booked and gone', 'delete from properties where id = 1'],
    [
      'two currencies in one stay',
      `update room_types set currency = 'USD', price = 5000
      where id = (select min(id) from room_types where property_id = (select property_id from room_types where currency = 'IQD' limit 1))`,
    ],
  ])('%s is refused', async (_, statement) => {
    await expect(run(statement)).rejects.toThrow(/violates|another currency/)
  })

  test('what is right is not', async () => {
    await run('update room_nights set sold = 0')
    await run(`update orders set payment_status = 'paid', hold_until = null, refund_amount = 70`)
    await run(`update room_types set currency = 'USD' where property_id = 3`)
  })
})
