import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkColumns } from './check-json.ts'
import type { Sql } from './queries/fragments.ts'
import { findOne, findPage } from './queries/list.ts'
import { openTestDatabase } from './testing/database.ts'

const database = openTestDatabase()

const Card = z.object({ id: z.int(), title: z.string().nullable() })

const findCard = (json: Sql) => findOne(database.db, Card, sql`select ${json} as json`)

const findCards = (card: Sql) =>
  findPage(
    database.db,
    Card,
    { page: 1, limit: 10 },
    { matched: sql`select id, id as place from locations`, from: sql``, card },
  )

async function findRows(parts: Sql) {
  const { rows } = await sql<{ id: number; parts: { count: number }[] }>`select 1 as id, ${parts} as parts`.execute(
    database.db,
  )
  checkColumns(rows, () => ({ parts: z.array(z.object({ count: z.int() })) }))
  return rows
}

test('JSON of the right shape comes as it is', async () => {
  expect(await findCard(sql`json_build_object('id', 1, 'title', null)`)).toEqual({ id: 1, title: null })
  expect((await findCards(sql`json_build_object('id', slice.id, 'title', 'A')`)).data[0]).toMatchObject({ title: 'A' })
  expect(await findRows(sql`json_build_array(json_build_object('count', 2))`)).toEqual([
    { id: 1, parts: [{ count: 2 }] },
  ])
})

test('no row is null, not a wrong shape', async () => {
  expect(await findOne(database.db, Card, sql`select json_build_object('id', 1) as json where false`)).toBeNull()
})

test.each([
  ['a renamed key', sql`json_build_object('id', 1, 'name', 'A')`, 'title'],
  ['a missing key', sql`json_build_object('id', 1)`, 'title'],
  ['a key that no schema states', sql`json_build_object('id', 1, 'title', 'A', 'name', 'A')`, 'name'],
  ['a wrong type', sql`json_build_object('id', '1', 'title', 'A')`, 'id'],
])('%s fails with the name of the statement and of the key', async (_, json, key) => {
  await expect(findCard(json)).rejects.toThrow(new RegExp(`findCard .*: ${key}`))
  await expect(findCards(json)).rejects.toThrow(new RegExp(`findCards .*: 0.${key}`))
})

test.each([
  ['a renamed key', sql`json_build_array(json_build_object('number', 2))`, 'parts: 0.count'],
  ['a key too many', sql`json_build_array(json_build_object('count', 2, 'number', 2))`, 'parts: 0.number'],
  ['null', sql`null::json`, 'parts'],
])('%s in a column of JSON fails', async (_, parts, key) => {
  await expect(findRows(parts)).rejects.toThrow(new RegExp(`findRows .*: ${key}`))
})
