import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDemoDatabase } from '../test-database.ts'

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
])('there are %s', async (_, query, least) => expect(await numberOf(query)).toBeGreaterThanOrEqual(least))

test('most rooms can be had on most nights', async () => {
  expect(await numberOf(`select count(distinct property_id) n from closures where room_type_id is null`)).toBeLessThan(20)
  expect(await numberOf('select count(*) n from properties where min_nights > 1')).toBeLessThan(20)
})
