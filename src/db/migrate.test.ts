import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { migrate, readMigrations } from './migrate.ts'
import { openTestDatabase } from './test-database.ts'

const database = openTestDatabase()
const next = { name: '9999_next.sql', text: 'create table nexts (id int)', checksum: 'a' }

describe('migrations', () => {
  test('what is applied is not applied again', async () => expect(await migrate(database.db)).toEqual([]))

  test('two processes at once apply a new one once', async () => {
    const all = [...readMigrations(), next]
    const applied = await Promise.all([migrate(database.db, all), migrate(database.db, all)])
    expect(applied.flat()).toEqual(['9999_next.sql'])
  })

  test('one that was changed afterwards is refused', async () => {
    await expect(migrate(database.db, [...readMigrations(), { ...next, checksum: 'b' }])).rejects.toThrow('was changed')
  })

  test('a broken one leaves nothing behind', async () => {
    const broken = [
      ...readMigrations(),
      next,
      { name: 'z.sql', text: 'create table half (id int); select 1/0', checksum: 'c' },
    ]
    await expect(migrate(database.db, broken)).rejects.toThrow('division by zero')
    await expect(sql`select * from half`.execute(database.db)).rejects.toThrow('does not exist')
  })
})

describe('the last guards', () => {
  test.each([
    [
      'a text without Kurdish',
      `insert into property_types (key, title, position) values ('x', '{"en":"X","ar":"س"}', 1)`,
    ],
    [
      'an empty text',
      `insert into property_types (key, title, position) values ('x', '{"en":"X","ar":"","ku":"x"}', 1)`,
    ],
    ['a rating above five', 'update properties set rating = 5.1 where id = 1'],
    ['a currency we do not have', `update room_types set currency = 'EUR' where id = 1`],
    ['an event that ends before it starts', `update events set ends_at = starts_at - interval '1 day' where id = 1`],
  ])('%s is refused', async (_, statement) => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(/violates|null value/)
  })
})
