import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { addMember } from '../customers/testing/member.ts'
import { findUntold } from '../notifications/testing/untold.ts'
import { addProperty } from '../reservations/testing/booking.ts'
import { runUntilKilled } from '../testing/run-until-killed.ts'
import { settleAll } from './testing/settle-all.ts'

const database = openTestDatabase()
const script = new URL('./testing/killed-paying.ts', import.meta.url)
const kills = sizeOf(100, 2)

test('whenever it is killed, what was answered is there, and everything is in balance once it is settled', async () => {
  const { id: property, rooms } = await addProperty(database.db, [{ units: 1_000 }])
  const told: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    const member = await addMember(database.db)
    await sql`insert into wallet_entries (customer_id, amount, balance, reason) values (${member.customer}, 5000000, 5000000, 'credit')`.execute(
      database.db,
    )
    const said = await runUntilKilled(script, [database.url, member.token, `${property}`, `${rooms[0]}`], kill)
    told.push(...said.map(Number))
    expect(await findViolations(database.db, new Date())).toEqual([])
  }
  const { rows } = await sql<{ id: number }>`select id from reservations where id = any(${told}::int[])`.execute(
    database.db,
  )
  expect(rows).toHaveLength(told.length)
  await settleAll(database.db)
  expect(await findViolations(database.db, new Date())).toEqual([])
  const open = await sql`select from payments where status = 'open' and gateway <> 'cash'
    union all select from refunds where status <> 'refunded'`.execute(database.db)
  expect(open.rows).toEqual([])
  expect(await findUnsaid()).toEqual([])
  expect(await findUntold(database.db), 'in the list once each').toEqual([])
})

/** Paid, and nothing said of it; or a message said to be written that is not there. Who gets very many is spared some. */
async function findUnsaid(): Promise<unknown[]> {
  const { rows } = await sql`
    select id from orders o where paid_by is not null and not exists (
      select from order_messages m where m.order_id = o.id and m.event in ('confirmed', 'waiting', 'paid-late'))
    union all
    select c.id from customers c join accounts a on a.id = c.account_id, lateral (
      select count(*) as told from order_messages m join orders o on o.id = m.order_id where o.customer_id = c.id) _
    where told <= 30 and told <> (select count(*) from sms_messages s where s.phone = a.phone)`.execute(database.db)
  return rows
}
