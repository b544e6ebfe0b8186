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
import { addProperty } from '../reservations/testing/booking.ts'
import { runUntilKilled } from '../testing/run-until-killed.ts'

const database = openTestDatabase()
const script = new URL('./testing/killed-splitting.ts', import.meta.url)
const kills = sizeOf(100, 2)

test('whenever it is killed, both parts are there or none, and everything is in balance once it is settled', async () => {
  const houses = [
    await addProperty(database.db, [{ units: 5_000 }]),
    await addProperty(database.db, [{ units: 5_000 }]),
  ]
  const named = houses.flatMap(({ id, rooms }) => [`${id}`, `${rooms[0]}`])
  const told: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    const member = await addMember(database.db)
    await sql`insert into wallet_entries (customer_id, amount, balance, reason) values (${member.customer}, 50000000, 50000000, 'credit')`.execute(
      database.db,
    )
    const said = await runUntilKilled(script, [database.url, member.token, ...named], kill)
    told.push(...said.map(Number))
    expect(await findViolations(database.db, new Date())).toEqual([])
  }
  const { rows } = await sql<{ id: number }>`select id from reservations where id = any(${told}::int[])`.execute(
    database.db,
  )
  expect(rows).toHaveLength(told.length)
  await settleAll()
  expect(await findViolations(database.db, new Date())).toEqual([])
  const open = await sql`select from payments where status = 'open'
    union all select from refunds where status <> 'refunded'`.execute(database.db)
  expect(open.rows).toEqual([])
}, 1_200_000)

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

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
