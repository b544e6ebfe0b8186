import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from './testing/database.ts'

const database = openTestDatabase()

/** Foreign keys that no query searches by, and why. */
const exceptions = [{ key: /\.album_id$/, because: 'an album is reached from its owner alone, and never deleted' }]

test('every foreign key that rows are looked for by has an index', async () => {
  const { rows } = await sql<{ key: string }>`
    select c.conrelid::regclass || '.' || a.attname as key
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
    order by 1`.execute(database.db)
  const keys = rows.map(({ key }) => key)
  expect(keys.filter((key) => !exceptions.some((exception) => exception.key.test(key)))).toEqual([])
  for (const { key } of exceptions) expect(keys.some((name) => key.test(name))).toBe(true)
})
