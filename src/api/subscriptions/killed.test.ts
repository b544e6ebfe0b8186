import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { addMember } from '../customers/testing/member.ts'
import { orderKinds } from '../order-kinds.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { sweepPayments } from '../payments/sweep.ts'
import { openTestPayments } from '../payments/testing/payments.ts'
import { workRefunds } from '../payments/work-refunds.ts'
import { runUntilKilled } from '../testing/run-until-killed.ts'
import { addPlan } from './testing/subscribing.ts'

const database = openTestDatabase()
const script = new URL('./testing/killed-buying.ts', import.meta.url)
const kills = sizeOf(100, 2)

test(
  'whenever it is killed, what was answered is there, and packages and wallets are in balance',
  async () => {
    const { packageId, planId } = await addPlan(database.db)
    const told: number[] = []
    for (let kill = 0; kill < kills; kill++) {
      const { token } = await addMember(database.db)
      const said = await runUntilKilled(script, [database.url, token, `${packageId}`, `${planId}`], kill)
      told.push(...said.map(Number))
      expect(await findViolations(database.db, new Date())).toEqual([])
    }
    const { rows } = await sql`select from orders where id = any(${told}::int[])`.execute(database.db)
    expect(rows).toHaveLength(told.length)
    await settleAll()
    expect(await findViolations(database.db, new Date())).toEqual([])
    const open = await sql`select from payments where status = 'open'
    union all select from refunds where status <> 'refunded'
    union all select from subscriptions where status = 'inactive'`.execute(database.db)
    expect(open.rows).toEqual([])
  },
  sizeOf(1_800_000, 120_000),
)

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** The work of another process, once the leases of the dead ones have ended. */
async function settleAll(): Promise<void> {
  let minutes = 5
  const { context } = openTestPayments(database.db, { now: () => later(minutes) })
  await sweepPayments(context, later(5))
  await expireHolds(database.db, orderKinds, later(16))
  for (minutes of [17, 20, 90]) {
    await sweepPayments(context, later(minutes))
    await workRefunds(context, later(minutes))
  }
}
