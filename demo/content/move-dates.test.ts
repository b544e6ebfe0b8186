import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, toDay } from '../../src/domain/time/day.ts'
import { openDemoDatabase } from '../testing/database.ts'
import { moveDemoDates } from './move-dates.ts'

const database = openDemoDatabase()
const numberOf = async (query: string) => Number((await sql.raw<{ n: bigint }>(query).execute(database.db)).rows[0]?.n)
/** One that leaves all the year round. */
const departing = 'mosul-and-monasteries'
const departuresOf = async (key: string) =>
  (await sql<{ days: string[] }>`select array(select day::text from unnest(departures) day) as days from tourism_packages where key = ${key}`.execute(database.db)).rows[0]?.days

const later = new Date(Date.now() + 400 * 24 * 60 * 60 * 1000)
const then = toDay(later)

test('nothing moves while it is ahead', async () => expect(await moveDemoDates(database.db, new Date())).toBe(0))

test('what is over moves ahead on its weekday, once; what somebody else wrote stays', async () => {
  await sql`update offers set is_demo = false where id = 1`.execute(database.db)
  const weekdays = `select (select sum(extract(isodow from starts_at)) from events) + (select sum(extract(isodow from ends_on)) from discounts)
    + (select sum(extract(isodow from ends_on)) from offers)
    + (select sum(extract(isodow from day)) from tourism_packages, unnest(departures) day)
    + (select sum(extract(isodow from day)) from umrah_packages, unnest(departures) day) n`
  const before = await numberOf(weekdays)
  const dated = await numberOf(`select (select count(*) from events) + (select count(*) from discounts where ends_on is not null)
    + (select count(*) from offers) + (select count(*) from tourism_packages) + (select count(*) from umrah_packages) n`)

  expect(await moveDemoDates(database.db, later)).toBe(dated - 1)
  expect(await numberOf(weekdays)).toBe(before)
  expect(await numberOf(`select count(*) n from events where ends_at <= '${later.toISOString()}'`)).toBe(0)
  expect(await numberOf(`select count(*) n from discounts where ends_on < '${then}'`)).toBe(0)
  expect(await numberOf(`select count(*) n from offers where ends_on < '${then}'`)).toBe(1)
  for (const table of ['tourism_packages', 'umrah_packages'])
    expect(await numberOf(`select count(*) n from ${table}, unnest(departures) day where day < '${then}'`)).toBe(0)
  expect(await moveDemoDates(database.db, later)).toBe(0)
})

test.each([
  ['two are left', [-20, 8, 36], [-20, 8, 36]],
  ['one is left', [-40, -20, 8], [16, 36, 64]],
  ['the last one is over', [-9, -2], [19, 26]],
  ['the only one is ahead', [40], [40]],
  ['the only one is today', [0], [0]],
])('departures move together when fewer than two are left: %s', async (_, input, expected) => {
  await sql`update tourism_packages set departures = ${input.map((days) => addDays(then, days))}::date[] where key = ${departing}`.execute(database.db)
  await moveDemoDates(database.db, later)
  expect(await departuresOf(departing)).toEqual(expected.map((days) => addDays(then, days)))
})
