import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, type Db, openDatabase } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addProperty } from './testing/booking.ts'

// Controls for the race tests: the same race without the lock, and without the last guard as well.
const database = openTestDatabase()
const pools: Database[] = []
beforeAll(() => {
  pools.push(openDatabase(database.url, { connections: 20 }), openDatabase(database.url, { connections: 20 }))
})
afterAll(() => Promise.all(pools.map(({ close }) => close())))

/** The common mistake: look, think, write. */
const bookNaively = (db: Db, room: number, think: () => Promise<void>): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ left: number }>`
      select total - sold as left from room_nights where room_type_id = ${room}`.execute(tx)
    if ((rows[0]?.left ?? 0) < 1) return false
    await think()
    await sql`update room_nights set sold = sold + 1 where room_type_id = ${room}`.execute(tx)
    return true
  })

async function race() {
  const { rooms } = await addProperty(database.db, [{ units: 1 }])
  const room = rooms[0] ?? 0
  await sql`insert into room_nights (room_type_id, night, total) values (${room}, '2027-02-01', 1)`.execute(database.db)
  // No write happens before two have looked: otherwise they meet only where the machine is fast enough.
  const two = Promise.withResolvers<void>()
  let looked = 0
  const think = () => {
    if (++looked === 2) two.resolve()
    return two.promise
  }
  const tries = Array.from({ length: 40 }, (_, n) => bookNaively((pools[n % 2] as Database).db, room, think))
  const answers = await Promise.allSettled(tries)
  const { rows } = await sql<{ sold: number }>`select sold from room_nights where room_type_id = ${room}`.execute(
    database.db,
  )
  const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  return { sold: rows[0]?.sold, failures }
}

test('without the lock the database still refuses the second one, but as a failure', async () => {
  const { sold, failures } = await race()
  expect(sold).toBe(1)
  expect(new Set(failures.map(({ constraint }) => constraint))).toEqual(new Set(['room_nights_not_oversold']))
})

test('without lock and guard the last room is sold many times', async () => {
  await sql`alter table room_nights drop constraint room_nights_not_oversold`.execute(database.db)
  const { sold, failures } = await race()
  expect(failures).toEqual([])
  expect(sold).toBeGreaterThan(1)
})
