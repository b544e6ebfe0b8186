import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addMember } from '../../api/customers/testing/member.ts'
import { addSubscription, findBusinesses, join, openTestShop } from '../../api/redemptions/testing/redeeming.ts'
import type { Sql } from '../queries/fragments.ts'
import { openTestDatabase } from '../testing/database.ts'
import { findBrokenIn, findViolations } from './payments-audit.ts'
import { redemptionRules } from './redemptions-audit.ts'

const database = openTestDatabase()
let now = new Date()

/** A customer with one use, one that was undone, and an open code. */
beforeAll(async () => {
  const [place] = await findBusinesses(database.db)
  if (!place) throw new Error('One is needed')
  const [guest, cashier] = [await addMember(database.db), await addMember(database.db)]
  await sql`update customers set qr_code = null`.execute(database.db)
  await addSubscription(database.db, guest.customer)
  await join(database.db, cashier.account, place.business)
  const shop = openTestShop(database.db)
  const redeem = async () => {
    const { token } = await shop.show(guest)
    return shop.redeem(cashier, { token, discountId: place.discount, amount: 10_000 })
  }
  await redeem()
  const { id } = await redeem()
  await shop.undo(cashier, id)
  await shop.show(guest)
  now = new Date()
})

test('the audit of redemptions finds nothing in a correct database', async () => {
  expect(await findViolations(database.db, now)).toEqual([])
})

const breaks: [rule: string, how: Sql][] = [
  ['the uses counted are the redemptions that were not undone', sql`update subscriptions set used = 2`],
  [
    'the uses counted are the redemptions that were not undone',
    sql`update redemptions set undone_at = null, undone_by = null, undo_reason = null`,
  ],
  [
    'a used code has a redemption of the same subscription',
    sql`update discount_windows set end_reason = 'replaced' where end_reason = 'used'`,
  ],
  [
    'a used code has a redemption of the same subscription',
    sql`update discount_windows set end_reason = 'used', closed_at = now()`,
  ],
  [
    'a code is shown only while its subscription is active',
    sql`update discount_windows set opened_at = opened_at - interval '1 year'`,
  ],
  [
    'a code is shown only while its subscription is active',
    sql`update subscriptions set expires_at = begins_at + interval '1 hour'`,
  ],
  [
    'a redeemed discount belongs to the business that redeemed it',
    sql`update redemptions set business_id = (select max(id) from businesses)`,
  ],
  ['the amount saved is what the discount grants', sql`update redemptions set saved = saved - 1`],
]

test('every rule can be broken', () => {
  expect(new Set(breaks.map(([rule]) => rule))).toEqual(new Set(redemptionRules.map(({ rule }) => rule)))
})

class Undo extends Error {}

test.each(breaks)('%s', async (rule, how) => {
  let found: string[] = []
  await expect(
    database.db.transaction().execute(async (tx) => {
      await sql`${how}`.execute(tx)
      found = (await findBrokenIn(tx, now)).map((broken) => broken.rule)
      throw new Undo()
    }),
  ).rejects.toThrow(Undo)
  expect(found).toContain(rule)
})
