import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { findBrokenIn, findViolations } from '../../db/audit/payments-audit.ts'
import { visaRules } from '../../db/audit/visas-audit.ts'
import type { Sql } from '../../db/queries/fragments.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addVisa, openApplying } from '../visa-applications/testing/applying.ts'

const database = openTestDatabase()
const { apply, applyAndPay, addOfficer, decide, accept, withdraw, now } = openApplying(database)
const days = (count: number) => new Date(now().getTime() + count * 86_400_000)

/** One of every state. */
beforeAll(async () => {
  const visa = await addVisa(database.db)
  const officer = await addOfficer(visa)
  await apply(visa)
  await applyAndPay(visa, { people: 2 })
  const fields = [{ applicant: 1, field: 'photo' }]
  await decide('ask', officer, (await applyAndPay(visa)).id, { reason: 'missing', fields })
  await accept(officer, (await applyAndPay(visa)).id)
  await decide('reject', officer, (await applyAndPay(visa)).id, { reason: 'not_eligible' })
  await withdraw(await applyAndPay(visa))
})

const order = (status: string): Sql => sql`(select order_id from visa_applications where status = ${status} limit 1)`
const one = (status: string): Sql => sql`(select id from visa_applications where status = ${status} limit 1)`

const orderRule = 'each visa order has an application of the same customer'
const paidRule = 'an application has the status that its payment allows'
const fileRule = 'an issued visa has a file'
const refundRule = 'a rejected application is refunded as promised, and one withdrawn in time in full'
const paperRule = 'each applicant has every required document'
const askedRule = 'only an application that waits for its customer names what is missing'

const breaks: [rule: string, how: Sql, when?: Date][] = [
  [orderRule, sql`update orders set kind = 'offer' where id = ${order('pending')}`],
  [
    orderRule,
    sql`update visa_applications set customer_id = (select max(customer_id) from visa_applications where status <> 'pending') where status = 'pending'`,
  ],
  [paidRule, sql`update orders set payment_status = 'failed', hold_until = null where id = ${order('pending')}`],
  [paidRule, sql`update orders set closed_at = ${now()} where id = ${order('accepted')}`],
  [paidRule, sql`update orders set payment_status = 'paid', hold_until = null where id = ${order('unpaid')}`],
  [
    paidRule,
    sql`update orders set closed_at = null, cancelled_at = null, cancelled_by = null where id = ${order('rejected')}`,
  ],
  [fileRule, sql`delete from files where id in (select file_id from visa_papers where field = 'visa')`],
  [
    fileRule,
    sql`update files set customer_id = (select min(id) from customers) where id in (select file_id from visa_papers where field = 'visa')`,
  ],
  [refundRule, sql`update visa_applications set reject_percent = 61 where status = 'rejected'`],
  [refundRule, sql`update orders set refund_amount = 0 where id = ${order('rejected')}`],
  [refundRule, sql`update orders set refund_amount = null where id = ${order('withdrawn')}`],
  [paperRule, sql`delete from files where id in (select file_id from visa_papers where field = 'photo')`],
  [paperRule, sql`update visa_applicants set sealed = null where application_id = ${one('pending')} and number = 2`],
  [paperRule, sql`update visa_applications set people = 3 where id = ${one('pending')}`],
  [askedRule, sql`update visa_requests set answered_at = now()`],
  [askedRule, sql`update visa_requests set application_id = ${one('pending')}`],
  ['a customer was informed of a missed deadline', sql`select 1`, days(9)],
]

test('the audit of visas finds nothing in a correct database', async () => {
  expect(await findViolations(database.db, now())).toEqual([])
})

test('every rule can be broken', () => {
  expect(new Set(breaks.map(([rule]) => rule))).toEqual(new Set(visaRules.map(({ rule }) => rule)))
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
