import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { createDatabase } from './create-database.ts'
import { openDatabase } from './database.ts'
import { migrate, readMigrations } from './migrate.ts'
import { openTestDatabase } from './testing/database.ts'

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

test('demo content that was loaded before it had parts is known as the first of them', async () => {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await createDatabase(inject('postgres'), name)
  const { db, close } = openDatabase(database.url.replace(/\/test_\w+/, `/${name}`))
  await migrate(
    db,
    readMigrations().filter((migration) => migration.name < '0005'),
  )
  await sql`insert into demo_loads default values`.execute(db)
  await migrate(db)
  expect((await sql`select part from demo_loads`.execute(db)).rows).toEqual([{ part: 'stays' }])
  await close()
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
    ['a rating above five', 'update properties set rating_sum = 5 * rating_count + 1 where id = 1'],
    ['a currency we do not have', `update room_types set currency = 'EUR' where id = 1`],
    [
      'a list in which one text has no Kurdish',
      `update visas set requirements = requirements || '{"en":"X","ar":"س"}'`,
    ],
    ['something that should be a list', `update visas set requirements = '{"en":"X","ar":"س","ku":"س"}'`],
    [
      'a day of a tour without a text',
      `update tourism_packages set itinerary = '[{"title":{"en":"X","ar":"س","ku":"س"}}]'`,
    ],
    ['a flight that flies nowhere', `update offers set flight = null where type = 'flight'`],
    ['a dinner that flies', `update offers set type = 'dining' where type = 'flight'`],
    ['a flight without its airport', `update offers set flight = flight #- '{to,code}' where type = 'flight'`],
    ['an Umrah without a hotel in Mecca', `update umrah_packages set hotels = '[]'`],
    [
      'a hotel of Mecca that lies in Medina',
      `update umrah_packages set hotels = '[{"city":"mecca","title":{"en":"X","ar":"س","ku":"س"},"stars":3,"nights":2,"latitude":24.46,"longitude":39.61}]'`,
    ],
    [
      'a hotel with a place and a distance that was typed',
      `update umrah_packages set hotels = jsonb_set(hotels, '{0,meters}', '300') where hotels #> '{0,latitude}' is not null`,
    ],
    [
      'a hotel of which nothing says how far it is',
      `update umrah_packages set hotels = hotels #- '{0,latitude}' where hotels #> '{0,latitude}' is not null`,
    ],
    ['a stop on a day that the tour has not', `update tourism_packages set stops = jsonb_set(stops, '{0,day}', '99')`],
    ['a stop without a name in Kurdish', `update tourism_packages set stops = stops #- '{0,title,ku}'`],
    ['a stop that lies nowhere', `update tourism_packages set stops = stops #- '{0,longitude}'`],
    ['a tour without a departure', `update tourism_packages set departures = '{}'`],
    ['a price that was lower before', 'update offers set price_before = price - 1'],
    ['a part of the demo content twice', `insert into demo_loads (part) values ('stays'), ('stays')`],
    ['an event that ends before it starts', `update events set ends_at = starts_at - interval '1 day' where id = 1`],
  ])('%s is refused', async (_, statement) => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(/violates|null value|duplicate key/)
  })
})
