import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findViolations } from '../../db/queries/payments-audit.ts'
import { openTestDatabase } from '../../db/test-database.ts'
import { addMember } from '../customers/test-member.ts'
import { expireHolds } from '../reservations/release.ts'
import { addProperty } from '../reservations/test-booking.ts'
import { sweepPayments } from './sweep.ts'
import { openTestPayments } from './test-payments.ts'
import { workRefunds } from './work-refunds.ts'

const database = openTestDatabase()
const script = fileURLToPath(new URL('./test-killed-paying.ts', import.meta.url))
const kills = 8

/** Ids that the customer was told before the end. */
async function runUntilKilled(args: string[], afterFirst: number): Promise<number[]> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  let told = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    told += text
  })
  await once(child.stdout, 'data')
  await sleep(afterFirst)
  expect(child.exitCode).toBeNull()
  child.kill('SIGKILL')
  await once(child, 'close')
  return told.split('\n').slice(0, -1).map(Number)
}

test('whenever it is killed, what was answered is there, and everything is in balance once it is settled', async () => {
  const { id: property, rooms } = await addProperty(database.db, [{ units: 1_000 }])
  const told: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    const member = await addMember(database.db)
    await sql`insert into wallet_entries (customer_id, amount, balance, reason) values (${member.customer}, 5000000, 5000000, 'credit')`.execute(
      database.db,
    )
    told.push(...(await runUntilKilled([database.url, member.token, `${property}`, `${rooms[0]}`], kill * 67)))
    expect(await findViolations(database.db, new Date())).toEqual([])
  }
  const { rows } = await sql<{ id: number }>`select id from reservations where id = any(${told}::int[])`.execute(
    database.db,
  )
  expect(rows).toHaveLength(told.length)
  await settleAll()
  expect(await findViolations(database.db, new Date())).toEqual([])
  const open = await sql`select from payments where status = 'open' and gateway <> 'cash'
    union all select from refunds where status <> 'refunded'`.execute(database.db)
  expect(open.rows).toEqual([])
  expect(await findUntold()).toEqual([])
}, 120_000)

/** Paid, and nothing said of it; or a message said to be written that is not there. Who gets very many is spared some. */
async function findUntold(): Promise<unknown[]> {
  const { rows } = await sql`
    select id from reservations r where paid_by is not null and not exists (
      select from reservation_messages m where m.reservation_id = r.id and m.event in ('confirmed', 'waiting', 'paid-late'))
    union all
    select c.id from customers c join accounts a on a.id = c.account_id, lateral (
      select count(*) as told from reservation_messages m join reservations r on r.id = m.reservation_id where r.customer_id = c.id) _
    where told <= 30 and told <> (select count(*) from sms_messages s where s.phone = a.phone)`.execute(database.db)
  return rows
}

/** What another process does afterwards, once the leases of the dead are over. */
async function settleAll(): Promise<void> {
  let minutes = 5
  // The bank's clock goes on as well: what was made there before we were told its name is closed by the bank alone.
  const { context } = openTestPayments(database.db, { now: () => later(minutes) })
  await sweepPayments(context, later(5))
  await expireHolds(database.db, later(16))
  for (minutes of [17, 20, 90]) {
    await sweepPayments(context, later(minutes))
    await workRefunds(context, later(minutes))
  }
}

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
