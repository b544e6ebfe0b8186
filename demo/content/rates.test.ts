import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, type Day, toDay, weekdayOf } from '../../src/domain/time/day.ts'
import { openDemoDatabase } from '../testing/database.ts'
import { feasts } from './feasts.ts'

const database = openDemoDatabase()
const numberOf = async (query: string) => Number((await sql.raw<{ n: bigint }>(query).execute(database.db)).rows[0]?.n)

test.each([
  ['stays with seasons', 'select count(distinct property_id) n from property_seasons', 120],
  ['stays that ask for more at the weekend', 'select count(*) n from properties where weekday_percents[5] > 0', 60],
  ['stays that accept by hand', `select count(*) n from properties where acceptance = 'manual'`, 3],
  ['stays where children cost something', 'select count(*) n from properties where child_fee > 0', 50],
  ['kinds of policies', 'select count(distinct (free_until_days, percent_after)) n from properties', 5],
  ['stays that are closed for a while', 'select count(distinct property_id) n from closures', 5],
  ['closed room types', 'select count(*) n from closures where room_type_id is not null', 3],
  ['vouchers', 'select count(*) n from vouchers', 5],
])('there are %s', async (_, query, min) => expect(await numberOf(query)).toBeGreaterThanOrEqual(min))

test('about one stay in five gives nothing back two weeks before: who asks for free cancellation leaves them out', async () => {
  const strict = await numberOf('select count(*) n from properties where free_until_days >= 14 and percent_after = 0')
  expect(strict).toBeGreaterThan(18)
  expect(strict).toBeLessThan(31)
})

/** Stays that have a room in each of these nights. */
const freeIn = (from: Day, nights: number, among = 'true') =>
  numberOf(`select count(*) n from properties p join locations l on l.id = p.location_id where ${among} and exists (
    select from room_types r where r.property_id = p.id and not exists (select from closures c
      where c.property_id = p.id and coalesce(c.room_type_id, r.id) = r.id
        and c.from_night < date '${from}' + ${nights} and c.to_night >= date '${from}'))`)

const year = Number(toDay(new Date()).slice(0, 4))
const next = feasts[year + 1]
/** A Monday in the quiet of November, a year ahead. */
const quiet = addDays(`${year + 1}-11-08`, (8 - weekdayOf(`${year + 1}-11-08`)) % 7)

test('on most nights most stays have a room', async () => {
  expect(await freeIn(quiet, 2)).toBeGreaterThan(118)
  expect(await numberOf('select count(*) n from properties where min_nights > 1')).toBeLessThan(20)
})

test.each<[string, Day, number, string, number, number]>([
  ['at Christmas in Ainkawa nothing', `${year}-12-24`, 2, `p.key like '%-ainkawa'`, 0, 0],
  ['on the last night of the year in Erbil a few', `${year}-12-31`, 1, `l.key = 'erbil'`, 1, 8],
  ['at Newroz in the mountains a few', `${year + 1}-03-20`, 2, `l.key in ('erbil', 'sulaymaniyah', 'duhok', 'halabja')`, 3, 25],
  ['at Arbaeen in Karbala and Najaf hardly any', next ? addDays(next.arbaeen, -2) : '', 2, `l.key in ('karbala', 'najaf')`, 1, 6],
  ['at Christmas in all not all, but most', `${year}-12-24`, 2, 'true', 90, 120],
])('some nights are sold out: %s', async (_, from, nights, among, min, max) => {
  const free = await freeIn(from, nights, among)
  expect(free).toBeGreaterThanOrEqual(min)
  expect(free).toBeLessThanOrEqual(max)
})

test('where everybody goes, who still finds a room pays more', async () => {
  expect(await numberOf(`select min(percent) n from property_seasons s join properties p on p.id = s.property_id
    join locations l on l.id = p.location_id where l.key = 'karbala' and s.from_night <= '${next?.arbaeen}' and s.to_night >= '${next?.arbaeen}'`)).toBeGreaterThan(60)
})
