import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openSharing, type Shared } from '../../api/payers/testing/payers.ts'
import type { Sql } from '../queries/fragments.ts'
import { openTestDatabase } from '../testing/database.ts'
import { partRules } from './parts-audit.ts'
import { findBrokenIn } from './payments-audit.ts'

const database = openTestDatabase()
const site = openSharing(database)

/** One that waits for a second part, one that both have paid, and one whose first part went back. */
const orders: { waiting: number; paid: number; ended: number } = { waiting: 0, paid: 0, ended: 0 }
beforeAll(async () => {
  const begin = async (): Promise<{ shared: Shared; secrets: string[] }> => {
    const shared = await site.share()
    const secrets = site.secretsOf(await site.split(shared, { people: 2 }))
    await site.payLink(secrets[0] ?? '')
    return { shared, secrets }
  }
  const ended = await begin()
  await site.cancel(ended.shared)
  const paid = await begin()
  await site.payLink(paid.secrets[1] ?? '')
  const waiting = await begin()
  Object.assign(orders, { waiting: waiting.shared.order, paid: paid.shared.order, ended: ended.shared.order })
})

const [sums, states, payments] = partRules.map(({ rule }) => rule) as [string, string, string]

const breaks: [rule: string, how: () => Sql][] = [
  [
    sums,
    () =>
      sql`update order_parts set price = price + 250, amount = amount + 250 where order_id = ${orders.waiting} and number = 2`,
  ],
  [
    sums,
    () =>
      sql`update order_parts set ended_at = now(), end_reason = 'taken_back', sealed = null where order_id = ${orders.waiting} and number = 2`,
  ],
  [
    states,
    () =>
      sql`update order_parts set ended_at = now(), end_reason = 'taken_back', sealed = null where order_id = ${orders.waiting} and number = 2`,
  ],
  [
    states,
    () => sql`update order_parts set paid_by = null, sealed = 'x' where order_id = ${orders.paid} and number = 1`,
  ],
  [
    states,
    () =>
      sql`update orders set payment_status = 'failed', hold_until = null, closed_at = now() where id = ${orders.waiting}`,
  ],
  [
    states,
    () =>
      sql`update orders set paid_by = (select paid_by from order_parts where order_id = ${orders.waiting} and number = 1) where id = ${orders.paid}`,
  ],
  [
    payments,
    () => sql`update payments set part_id = (select id from order_parts where order_id = ${orders.waiting} and number = 2)
      where id = (select paid_by from order_parts where order_id = ${orders.waiting} and number = 1)`,
  ],
  [
    payments,
    () =>
      sql`update payments set price = price - 250, amount = amount - 250 where order_id = ${orders.paid} and part_id is not null`,
  ],
  [payments, () => sql`delete from refunds where order_id = ${orders.ended}`],
]

class Undo extends Error {}

test.each(breaks.map(([rule, how], index) => [`${index + 1}: ${rule}`, rule, how] as const))(
  'the audit finds a broken rule: %s',
  async (_, rule, how) => {
    const trying = database.db.transaction().execute(async (tx) => {
      await how().execute(tx)
      expect((await findBrokenIn(tx, site.now())).map((broken) => broken.rule)).toContain(rule)
      throw new Undo()
    })
    await expect(trying).rejects.toThrow(Undo)
  },
)
