import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { findBrokenIn, findViolations } from '../../db/audit/payments-audit.ts'
import { waitlistRules } from '../../db/audit/waitlist-audit.ts'
import type { Sql } from '../../db/queries/fragments.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { openWaitlist } from './testing/waitlist.ts'

const database = openTestDatabase()
const { add, buy, cancel, work, waitFor, waitForRooms, addFull, now, api } = openWaitlist(database)
const hours = (count: number) => new Date(now().getTime() + count * 3_600_000)

/** Two offers, of a unit and a room, an entry that was taken, and one that still waits. */
beforeAll(async () => {
  const one = { stocks: [{ capacity: 1 }] }
  const [offered, taken, full] = [await add('event', one), await add('activity', one), await add('offer', one)]
  const holders = [await buy(offered), await buy(taken)]
  await buy(full)
  await waitFor(offered)
  await waitFor(full)
  const taker = await waitFor(taken)
  const { property, booked } = await addFull()
  await waitForRooms(property)
  for (const holder of holders) await cancel(holder)
  for (const { member, id } of booked)
    await api().dispatch('PUT /customer/reservations/{id}/cancel', {
      locale: 'en',
      token: member.token,
      params: { id },
    })
  await work()
  await buy(taken, { member: taker.member, waitingId: taker.id })
})

const breaks: [rule: string, how: Sql, when?: Date][] = [
  ['the places taken are the places of purchases', sql`update waitlist_stocks set count = 2`],
  ['rooms sold are rooms reserved', sql`update waitlist_rooms set count = 2`],
  ['an expired offer has gone to the next entry', sql`select 1`, hours(2)],
  [
    'no waitlist entry waits for something that has ended',
    sql`update waitlist_entries set starts_at = ${hours(-2)} where kind = 'reservation'`,
  ],
  [
    'a customer has at most one offer at a time',
    sql`update waitlist_entries set customer_id = (select min(customer_id) from waitlist_entries where status = 'offered') where status = 'offered'`,
  ],
  [
    'an accepted offer is an order of the same customer and kind',
    sql`update waitlist_entries set order_id = null where status = 'taken'`,
  ],
]

test('every rule is broken here once', () => {
  const broken = new Set(breaks.map(([rule]) => rule))
  expect(waitlistRules.map(({ rule }) => rule).filter((rule) => !broken.has(rule))).toEqual([])
})

test('the audit of the waitlist finds nothing in a correct database', async () =>
  expect(await findViolations(database.db, now())).toEqual([]))

test.each(breaks)('%s', async (rule, how, when = now()) => {
  const undone = new Error('undone')
  const work = database.db.transaction().execute(async (tx) => {
    await sql`${how}`.execute(tx)
    const broken = await findBrokenIn(tx, when)
    expect(broken.map((one) => one.rule)).toContain(rule)
    throw undone
  })
  await expect(work).rejects.toBe(undone)
})
