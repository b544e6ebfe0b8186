import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { orderKinds } from '../order-kinds.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { remindOfCash } from '../orders/remind-cash.ts'
import { openPaying, type TestReservation } from '../payments/testing/paying.ts'
import { workRefunds } from '../payments/work-refunds.ts'
import { rejectUnanswered } from './reject-unanswered.ts'
import { remindOfArrivals } from './remind.ts'
import { textsTo } from './testing/messages.ts'

const database = openTestDatabase()
const { now, pass, bank, hold, sweep } = openPaying(database)

/** Every notification about it fails, until it is mended. */
async function breakOne({ id }: TestReservation): Promise<() => Promise<unknown>> {
  const { rows } = await sql<{ order: number }>`select order_id as order from reservations where id = ${id}`.execute(
    database.db,
  )
  await sql`create function fail_message() returns trigger language plpgsql as
    $$ begin if new.order_id = ${sql.lit(rows[0]?.order ?? 0)} then raise exception 'broken'; end if; return new; end $$`.execute(
    database.db,
  )
  await sql`create trigger fail_message before insert on order_messages for each row execute function fail_message()`.execute(
    database.db,
  )
  return () => sql`drop function fail_message() cascade`.execute(database.db)
}

const passUntil = (moment: string) => pass((Date.parse(moment) - now().getTime()) / 60_000)

async function paid(acceptance: 'automatic' | 'manual'): Promise<TestReservation> {
  const held = await hold({}, { rates: { acceptance } })
  await bank().choose(held.link)
  await sweep()
  return held
}

test.each<[string, () => Promise<TestReservation>, string, () => Promise<number>]>([
  ['silence of a property', () => paid('manual'), '2027-01-20T11:00:00Z', () => rejectUnanswered(database.db, now())],
  [
    'a reminder of an arrival',
    () => paid('automatic'),
    '2027-01-19T07:00:00Z',
    () => remindOfArrivals(database.db, now()),
  ],
  [
    'a reminder of cash',
    () => hold({}, { method: 'cash' }),
    '2027-01-11T06:00:00Z',
    () => remindOfCash(database.db, orderKinds, { cashAddress: null, now: now() }),
  ],
])('%s: one that fails stops nobody else’s, and is tried again', async (_, make, moment, work) => {
  const broken = await make()
  const whole = await make()
  const count = async ({ member }: TestReservation) => (await textsTo(database.db, member)).length
  const before = [await count(broken), await count(whole)] as const
  const mend = await breakOne(broken)
  passUntil(moment)
  await expect(work()).rejects.toThrow('Left for the next run')
  expect([await count(broken), await count(whole)]).toEqual([before[0], before[1] + 1])
  await mend()
  expect(await work()).toBe(1)
  expect(await count(broken)).toBe(before[0] + 1)
  // Nothing is left that the audit would wait for.
  pass(24 * 60)
  await expireHolds(database.db, orderKinds, now())
  await sweep()
  await workRefunds(bank().context, now())
})
