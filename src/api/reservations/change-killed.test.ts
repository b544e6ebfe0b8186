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
import { expireChanges } from './give-up-change.ts'
import { addProperty } from './testing/booking.ts'

const database = openTestDatabase()
const script = new URL('./testing/killed-changing.ts', import.meta.url)
const kills = sizeOf(100, 2)

test('whenever it is killed while stays are changed, nobody has both or neither, and nobody has paid in vain', async () => {
  const { id: property, rooms } = await addProperty(database.db, [{ units: 1_000 }])
  for (let kill = 0; kill < kills; kill++) {
    const member = await addMember(database.db)
    await sql`insert into wallet_entries (customer_id, amount, balance, reason) values (${member.customer}, 90000000, 90000000, 'credit')`.execute(
      database.db,
    )
    await runUntilKilled(script, [database.url, member.token, `${property}`, `${rooms[0]}`], kill)
    expect(await findViolations(database.db, new Date())).toEqual([])
  }
  let minutes = 5
  const later = (many: number) => new Date(Date.now() + many * 60_000)
  const { context } = openTestPayments(database.db, { now: () => later(minutes) })
  await sweepPayments(context, later(5))
  await expireHolds(database.db, orderKinds, later(16))
  await expireChanges(database.db, later(16))
  for (minutes of [17, 20, 90]) {
    await sweepPayments(context, later(minutes))
    await workRefunds(context, later(minutes))
  }
  expect(await findViolations(database.db, new Date())).toEqual([])
  const open = await sql`select from reservation_changes where status = 'held'
    union all select from payments where status = 'open' union all select from refunds where status <> 'refunded'`.execute(
    database.db,
  )
  expect(open.rows).toEqual([])
}, 1_200_000)
