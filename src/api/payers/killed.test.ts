import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { addMember } from '../customers/testing/member.ts'
import { findUntold } from '../notifications/testing/untold.ts'
import { orderKinds } from '../order-kinds.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { sweepPayments } from '../payments/sweep.ts'
import { openTestPayments } from '../payments/testing/payments.ts'
import { workRefunds } from '../payments/work-refunds.ts'
import { addProperty } from '../reservations/testing/booking.ts'
import { runUntilKilled } from '../testing/run-until-killed.ts'

const database = openTestDatabase()
const script = new URL('./testing/killed-sharing.ts', import.meta.url)
const kills = sizeOf(100, 2)

test('whenever it is killed, nobody has paid in vain, and everything is in balance once it is settled', async () => {
  const { id: property, rooms } = await addProperty(database.db, [{ units: 1_000 }])
  for (let kill = 0; kill < kills; kill++) {
    const { token } = await addMember(database.db)
    await runUntilKilled(script, [database.url, token, `${property}`, `${rooms[0]}`], kill)
    expect(await findViolations(database.db, new Date())).toEqual([])
  }
  await settleAll()
  expect(await findViolations(database.db, new Date())).toEqual([])
  const open = await sql`select from payments where status = 'open'
    union all select from refunds where status <> 'refunded'
    union all select from order_parts t join orders o on o.id = t.order_id where t.ended_at is null and o.payment_status = 'failed'`.execute(
    database.db,
  )
  expect(open.rows).toEqual([])
  expect(await findUntold(database.db), 'in the list once each').toEqual([])
}, 600_000)

/** The work of another process, once the leases of the dead ones have ended. */
async function settleAll(): Promise<void> {
  let minutes = 5
  const { context } = openTestPayments(database.db, { now: () => later(minutes) })
  await sweepPayments(context, later(5))
  // A first part may have made the hold a long one.
  for (minutes of [17, 25 * 60, 25 * 60 + 5, 27 * 60]) {
    await sweepPayments(context, later(minutes))
    await expireHolds(database.db, orderKinds, later(minutes))
    await workRefunds(context, later(minutes))
  }
}

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
