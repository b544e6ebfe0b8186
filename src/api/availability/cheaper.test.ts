import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addProperty } from '../reservations/testing/booking.ts'
import { createApi } from '../service.ts'

const database = openTestDatabase()
const now = new Date('2027-01-10T08:00:00Z')
const stay = { checkIn: '2027-02-10', checkOut: '2027-02-12', adults: '2' }

const find = (id: number, query: Record<string, string> = stay) =>
  createApi({ db: database.db, now: () => now }).dispatch('GET /user/properties/{id}/cheaper', {
    locale: 'en',
    params: { id: String(id) },
    query,
  })

test('moved out of a season it costs less; what is full or closed is not offered', async () => {
  const { id, rooms } = await addProperty(database.db, [{ units: 1, adults: 2, price: 100_000 }])
  await sql`insert into property_seasons (property_id, from_night, to_night, percent) values (${id}, '2027-02-10', '2027-02-11', 50)`.execute(
    database.db,
  )
  const [first] = (await find(id)).stays
  expect(first).toMatchObject({ checkIn: '2027-02-08', checkOut: '2027-02-10', days: -2 })
  expect(first?.less.currency).toBe('IQD')
  expect((first?.price.amount ?? 0) + (first?.less.amount ?? 0)).toBeGreaterThanOrEqual(
    (first?.price.amount ?? 0) * 1.05,
  )

  await sql`insert into room_nights (room_type_id, night, total, sold) values (${rooms[0]}, '2027-02-08', 1, 1)`.execute(
    database.db,
  )
  await sql`insert into closures (property_id, from_night, to_night) values (${id}, '2027-02-13', '2027-02-13')`.execute(
    database.db,
  )
  expect((await find(id)).stays.map(({ days }) => days)).toEqual([-1, 1])
})

test('a stay that cannot be asked for has its problem, and a property that is none has none', async () => {
  await expect(find(1, { checkIn: '2027-02-12', checkOut: '2027-02-10', adults: '2' })).rejects.toThrow('NO_NIGHTS')
  await expect(find(999_999)).rejects.toThrow('NOT_FOUND')
})
