import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/database.ts'
import { addNights, lockNights } from './inventory.ts'
import { findNights } from './rates.ts'

const database = openTestDatabase()
const rooms = [{ roomTypeId: 1, count: 1 }]

/** In a time zone whose clocks change at midnight, that midnight does not exist, and days counted as instants come too late from then on. */
test.each([
  ['Africa/Cairo', '2027-04-28', '2027-05-03', 5],
  ['Asia/Beirut', '2027-03-26', '2027-03-30', 4],
  ['America/Santiago', '2027-09-03', '2027-09-08', 5],
  ['America/New_York', '2027-03-13', '2027-03-16', 3],
  ['Pacific/Kiritimati', '2028-02-28', '2028-03-01', 2],
])('a server in the time zone %s counts every night from %s to %s', async (zone, checkIn, checkOut, count) => {
  await database.db.transaction().execute(async (tx) => {
    await sql`select set_config('timezone', ${zone}, true)`.execute(tx)
    const stay = { checkIn, checkOut }
    await addNights(tx, rooms, stay)
    expect((await lockNights(tx, rooms, stay)).size).toBe(1)
    const nights =
      await sql`select from room_nights where room_type_id = 1 and night between ${checkIn} and ${checkOut}`.execute(tx)
    expect(nights.rows.length).toBe(count)
    await sql`update room_nights set sold = total where room_type_id = 1`.execute(tx)
    const property = await sql<{ id: number }>`select property_id as id from room_types where id = 1`.execute(tx)
    const found = await findNights(tx, property.rows[0]?.id ?? 0, stay)
    expect(found?.taken.filter(({ roomTypeId }) => roomTypeId === 1).length).toBe(count)
  })
})
