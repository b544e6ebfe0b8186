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
  ['places taken are places of purchases', sql`update stocks set taken = 1 where taken = 2`],
  ['places taken are places of purchases', sql`update stocks set taken = 1 where id = (select min(id) from stocks)`],
  ['places taken are places of purchases', sql`update purchase_stocks set count = 3 where purchase_id = ${first}`],
  [
    'an order for something sold has a purchase, and a purchase an order of its kind and customer',
    sql`update orders set kind = 'activity' where id = ${order('accepted')}`,
  ],
  [
    'an order for something sold has a purchase, and a purchase an order of its kind and customer',
    sql`update orders set kind = 'wallet' where id = ${order('accepted')}`,
  ],
  [
    'an order for something sold has a purchase, and a purchase an order of its kind and customer',
    sql`update purchases set customer_id = (select max(customer_id) from purchases) where id = ${first}`,
  ],
  [
    'a purchase stands where its payment stands',
    sql`update orders set closed_at = ${now()} where id = ${order('accepted')}`,
  ],
  [
    'a purchase stands where its payment stands',
    sql`update orders set payment_status = 'failed', hold_until = null where id = ${order('accepted')}`,
  ],
  [
    'a purchase stands where its payment stands',
    sql`update orders set closed_at = null, cancelled_at = null, cancelled_by = null where id = ${order('failed')}`,
  ],
  ['everybody of a purchase has a place, and an infant none', sql`update purchases set adults = 3 where id = ${first}`],
  ['there is a ticket for every place that was promised, and for no other', sql`delete from tickets where number = 2`],
  [
    'there is a ticket for every place that was promised, and for no other',
    sql`update tickets set stock_id = (select max(id) from stocks) where number = 2`,
  ],
  [
    'there is a ticket for every place that was promised, and for no other',
    sql`update tickets set purchase_id = (select id from purchases where acceptance = 'manual'), number = 9 where number = 2`,
  ],
  [
    'what is left of a price is a line of its order, and an order of its own once it is paid',
    sql`update purchases set rest_amount = rest_amount + 1 where rest_amount is not null`,
  ],
  [
    'what is left of a price is a line of its order, and an order of its own once it is paid',
    sql`update purchases set rest_order_id = ${order('failed')} where rest_amount is not null`,
  ],
  ['what was begun with a deposit and never paid whole is given up', sql`select 1`, days(45)],
  ['a transaction of a purchase names it', sql`update transactions set item_id = item_id + 1`],
  ['a purchase that is over is ended', sql`select 1`, days(60)],
  ['what was bought is answered before it begins', sql`select 1`, days(51)],
]

test('finds nothing where everything is right', async () => {
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
