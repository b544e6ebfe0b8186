import { expect, test } from 'vitest'
import { findStatusChanges } from './status-changes.ts'

test.each([
  'update orders set payment_status = $1 where id = $2',
  'update "orders" set "payment_status" = $1 where id = $2',
  "update payments p set ref = null, status = 'paid' from orders o where o.id = p.order_id",
  "with a as (update reservations r\n set\n status = 'ended' returning id) select id from a",
  "update refunds set status = 'failed'",
])('a change of status: %s', (text) => expect(findStatusChanges(text)).toHaveLength(1))

test.each([
  "update refunds set due_at = $1 where id = $2 and status = 'waiting'",
  "update orders set hold_until = null where payment_status = 'unpaid'",
  "update customers set status = 'inactive'",
  "select id from orders where payment_status = 'paid' for no key update",
])('none: %s', (text) => expect(findStatusChanges(text)).toEqual([]))
