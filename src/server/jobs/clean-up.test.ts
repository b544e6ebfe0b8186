import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { cleanUp } from './clean-up.ts'

const database = openTestDatabase()

test('a table that cannot be cleaned keeps no other from it', async () => {
  await sql`insert into used_solutions (key, until) values ('old', now() - interval '1 day')`.execute(database.db)
  expect(await cleanUp(database.db, new Date())).toEqual(new Map())
  await sql`insert into used_solutions (key, until) values ('older', now() - interval '1 day')`.execute(database.db)
  await sql`alter table idempotency_keys rename to elsewhere`.execute(database.db)
  expect([...(await cleanUp(database.db, new Date())).keys()]).toEqual(['idempotency keys'])
  const { rows } = await sql`select key from used_solutions`.execute(database.db)
  expect(rows).toEqual([])
})
