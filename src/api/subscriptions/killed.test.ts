import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { addMember } from '../customers/testing/member.ts'
import { settleAll } from '../payments/testing/settle-all.ts'
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
    await settleAll(database.db)
    expect(await findViolations(database.db, new Date())).toEqual([])
    const open = await sql`select from payments where status = 'open'
    union all select from refunds where status <> 'refunded'
    union all select from subscriptions where status = 'inactive'`.execute(database.db)
    expect(open.rows).toEqual([])
  },
  sizeOf(1_800_000, 120_000),
)
