import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { findBrokenIn } from '../../db/audit/payments-audit.ts'
import { splitStayRules } from '../../db/audit/split-stays-audit.ts'
import type { Sql } from '../../db/queries/fragments.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, testAccounts } from '../customers/testing/member.ts'
import { openTestPayments } from '../payments/testing/payments.ts'
import { addProperty } from '../reservations/testing/booking.ts'
import { createApi } from '../service.ts'
import { bookSplitAs, toSplit } from './testing/splitting.ts'

const database = openTestDatabase()
const now = new Date('2027-01-10T09:00:00Z')

beforeAll(async () => {
  const { payments } = openTestPayments(database.db, { now: () => now })
  const api = createApi({ db: database.db, accounts: testAccounts, payments, now: () => now })
  const pair = [await addProperty(database.db, [{ units: 1 }]), await addProperty(database.db, [{ units: 1 }])] as const
  const member = await addMember(database.db)
  await sql`insert into wallet_entries (customer_id, amount, balance, reason) values (${member.customer}, 500000, 500000, 'gift')`.execute(
    database.db,
  )
  await bookSplitAs(api, member, toSplit(pair, now), { paymentMethod: 'wallet' })
  await addMember(database.db)
})

const breaks: [rule: string, how: Sql][] = [
  [
    'the two parts of a split stay have one customer and adjacent dates',
    sql`update reservations set check_out = check_out + 1 where id = (select min(id) from reservations)`,
  ],
  [
    'the two parts of a split stay have one customer and adjacent dates',
    sql`update reservations set property_id = 1 where order_id = (select id from orders where paid_with is not null)`,
  ],
  [
    'the two parts of a split stay have one customer and adjacent dates',
    sql`update orders set customer_id = (select max(id) from customers) where paid_with is not null`,
  ],
  [
    'the two parts of a split stay are paid by one payment',
    sql`update orders set paid_by = null where paid_with is not null`,
  ],
  [
    'the two parts of a split stay are paid by one payment',
    sql`update payments set order_id = (select id from orders where paid_with is not null)`,
  ],
  ['a paid order was paid by payments of its price', sql`update orders set paid_by = null where paid_with is not null`],
  ['a paid order was paid by payments of its price', sql`update orders set paid_with = null`],
]

test('the audit of split stays finds nothing in a correct database', async () => {
  expect(await database.db.transaction().execute((tx) => findBrokenIn(tx, now))).toEqual([])
})

test.each(breaks)('%s: %#', async (rule, how) => {
  const undo = new Error('undone')
  let found: string[] = []
  await database.db
    .transaction()
    .execute(async (tx) => {
      await sql`${how}`.execute(tx)
      found = (await findBrokenIn(tx, now)).map((broken) => broken.rule)
      throw undo
    })
    .catch((error) => {
      if (error !== undo) throw error
    })
  expect(found).toContain(rule)
})

test('every rule was broken once', () => {
  const broken = new Set(breaks.map(([rule]) => rule))
  expect(splitStayRules.filter(({ rule }) => !broken.has(rule))).toEqual([])
})
