import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addMember } from '../../api/customers/testing/member.ts'
import { addStay } from '../../api/reviews/testing/reviewing.ts'
import { addDays, toDay } from '../../domain/time/day.ts'
import type { Sql } from '../queries/fragments.ts'
import { openTestDatabase } from '../testing/database.ts'
import { arrivalRules } from './arrivals-audit.ts'
import { findBrokenIn, findViolations } from './payments-audit.ts'

const database = openTestDatabase()
const now = new Date()

beforeAll(async () => {
  const { customer } = await addMember(database.db)
  const { id } = await addStay(database.db, { customer }, { property: 1, checkOut: addDays(toDay(now), -3) })
  await sql`insert into arrival_marks (reservation_id, kind, was, presence, marked_at)
    select id, 'mark', null, 'arrived', check_in + interval '20 hours' from reservations where id = ${id}`.execute(
    database.db,
  )
  await sql`insert into arrival_marks (reservation_id, kind, was, presence, marked_at)
    select id, 'mark', 'arrived', 'left_early', check_in + interval '32 hours' from reservations where id = ${id}`.execute(
    database.db,
  )
  await sql`update reservations set presence = 'left_early', freed_from = check_in + 1, freed_until = check_out where id = ${id}`.execute(
    database.db,
  )
})

test('the audit of arrivals finds nothing in a correct database', async () => {
  expect(await findViolations(database.db, now)).toEqual([])
})

const [last, early, nights] = arrivalRules.map(({ rule }) => rule) as [string, string, string]

const breaks: [rule: string, how: Sql][] = [
  [last, sql`update reservations set presence = 'arrived'`],
  [last, sql`delete from arrival_marks`],
  [early, sql`update arrival_marks set marked_at = marked_at - interval '12 hours' where presence = 'arrived'`],
  [
    early,
    sql`update arrival_marks set presence = 'no_show', was = null, marked_at = marked_at - interval '12 hours' where presence = 'left_early'`,
  ],
  [early, sql`update reservations set status = 'failed' where presence is not null`],
  [nights, sql`update reservations set freed_until = check_out + 1 where freed_from is not null`],
  [
    'rooms sold are rooms reserved',
    sql`insert into reservation_rooms (reservation_id, room_type_id, count, title)
    select r.id, t.id, 1, t.title from reservations r join room_types t on t.property_id = r.property_id where r.freed_from is not null limit 1`,
  ],
]

class Undo extends Error {}

test.each(breaks.map(([rule, how], index) => [`${index + 1}: ${rule}`, rule, how] as const))(
  'the audit finds a broken rule: %s',
  async (_, rule, how) => {
    const trying = database.db.transaction().execute(async (tx) => {
      await how.execute(tx)
      expect((await findBrokenIn(tx, now)).map((broken) => broken.rule)).toContain(rule)
      throw new Undo()
    })
    await expect(trying).rejects.toThrow(Undo)
  },
)
