import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { findBrokenIn, findViolations } from '../../db/audit/payments-audit.ts'
import { purchaseRules } from '../../db/audit/purchases-audit.ts'
import type { Sql } from '../../db/queries/fragments.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { openBuying } from './testing/buying.ts'

const database = openTestDatabase()
const { add, buy, pay, now, cancel } = openBuying(database)
const days = (count: number) => new Date(now().getTime() + count * 86_400_000)

/** One that is accepted, one begun with a deposit, one that waits for its seller, one that is unpaid and one that was given up. */
beforeAll(async () => {
  await pay(await buy(await add('event'), { people: 2 }))
  await pay(await buy(await add('tourism', { deposit: { percent: 25, restDays: 10 } }), { payDeposit: true }))
  await pay(await buy(await add('umrah', { acceptance: 'manual' })))
  await buy(await add('activity'))
  await cancel(await buy(await add('offer')))
})

const first = sql`(select min(id) from purchases)`
const order = (status: string): Sql => sql`(select min(order_id) from purchases where status = ${status})`

const breaks: [rule: string, how: Sql, when?: Date][] = [
  ['the places taken are the places of purchases', sql`update stocks set taken = 1 where taken = 2`],
  [
    'the places taken are the places of purchases',
    sql`update stocks set taken = 1 where id = (select min(id) from stocks)`,
  ],
  [
    'the places taken are the places of purchases',
    sql`update purchase_stocks set count = 3 where purchase_id = ${first}`,
  ],
  [
    'each order of a sale has a purchase of the same kind and customer',
    sql`update orders set kind = 'activity' where id = ${order('accepted')}`,
  ],
  [
    'each order of a sale has a purchase of the same kind and customer',
    sql`update orders set kind = 'wallet' where id = ${order('accepted')}`,
  ],
  [
    'each order of a sale has a purchase of the same kind and customer',
    sql`update purchases set customer_id = (select max(customer_id) from purchases) where id = ${first}`,
  ],
  [
    'a purchase has the status that its payment allows',
    sql`update orders set closed_at = ${now()} where id = ${order('accepted')}`,
  ],
  [
    'a purchase has the status that its payment allows',
    sql`update orders set payment_status = 'failed', hold_until = null where id = ${order('accepted')}`,
  ],
  [
    'a purchase has the status that its payment allows',
    sql`update orders set closed_at = null, cancelled_at = null, cancelled_by = null where id = ${order('failed')}`,
  ],
  [
    'every traveller of a purchase has a place, except infants',
    sql`update purchases set adults = 3 where id = ${first}`,
  ],
  ['each promised place has a ticket, and each ticket a place', sql`delete from tickets where number = 2`],
  [
    'each promised place has a ticket, and each ticket a place',
    sql`update tickets set stock_id = (select max(id) from stocks) where number = 2`,
  ],
  [
    'each promised place has a ticket, and each ticket a place',
    sql`update tickets set purchase_id = (select id from purchases where acceptance = 'manual'), number = 9 where number = 2`,
  ],
  [
    'a remaining amount is a line of its order, and has its own order once it is paid',
    sql`update purchases set rest_amount = rest_amount + 1 where rest_amount is not null`,
  ],
  [
    'a remaining amount is a line of its order, and has its own order once it is paid',
    sql`update purchases set rest_order_id = ${order('failed')} where rest_amount is not null`,
  ],
  ['a purchase whose remaining amount is overdue is cancelled', sql`select 1`, days(45)],
  ['a transaction of a purchase names that purchase', sql`update transactions set item_id = item_id + 1`],
  ['a purchase ends with its last day', sql`select 1`, days(60)],
  ['a paid purchase is accepted or rejected before it starts', sql`select 1`, days(51)],
]

test('the audit of purchases finds nothing in a correct database', async () => {
  expect(await findViolations(database.db, now())).toEqual([])
})

test('every rule can be broken', () => {
  expect(new Set(breaks.map(([rule]) => rule))).toEqual(new Set(purchaseRules.map(({ rule }) => rule)))
})

class Undo extends Error {}

test.each(breaks)('%s', async (rule, how, when = now()) => {
  let found: string[] = []
  await expect(
    database.db.transaction().execute(async (tx) => {
      await sql`${how}`.execute(tx)
      found = (await findBrokenIn(tx, when)).map((broken) => broken.rule)
      throw new Undo()
    }),
  ).rejects.toThrow(Undo)
  expect(found).toContain(rule)
})
