import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { repeatInBatches } from './repeat-in-batches.ts'
import { openTestDatabase } from './testing/database.ts'

const database = openTestDatabase()

test('a statement with a limit is repeated until nothing is left', async () => {
  await sql`create table heap (id int primary key)`.execute(database.db)
  await sql`insert into heap select generate_series(1, 25)`.execute(database.db)
  const limits: number[] = []
  const sum = await repeatInBatches((limit) => {
    limits.push(limit)
    return sql`delete from heap where id in (select id from heap where id <= 23 limit ${limit})`.execute(database.db)
  }, 10)
  expect(sum).toBe(23)
  expect(limits).toEqual([10, 10, 10])
  const { rows } = await sql`select id from heap order by id`.execute(database.db)
  expect(rows).toEqual([{ id: 24 }, { id: 25 }])
})
