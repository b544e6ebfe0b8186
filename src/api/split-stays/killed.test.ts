import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { addMember } from '../customers/testing/member.ts'
import { settleAll } from '../payments/testing/settle-all.ts'
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
  await settleAll(database.db)
  expect(await findViolations(database.db, new Date())).toEqual([])
  const open = await sql`select from payments where status = 'open'
    union all select from refunds where status <> 'refunded'`.execute(database.db)
  expect(open.rows).toEqual([])
}, 1_200_000)
