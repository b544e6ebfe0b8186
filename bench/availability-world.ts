import { sql } from 'kysely'
import type { Db } from '../src/db/database.ts'
import { type Day, toDay } from '../src/domain/time/day.ts'

export const houses = 5_000
export const nights = 365

const title = `'{"en": "x", "ar": "x", "ku": "x"}'::jsonb`

/** From 2 to 6 room types a house; some ask for two nights at least, each has three seasons, one room type in five is closed once. */
const steps = (today: Day): string[] => [
  `select setseed(0.5)`,
  // Rows by the million need no foreign keys checked, and nobody to be told of them.
  `set session_replication_role = replica`,
  `insert into albums default values`,
  `insert into locations (key, title, city, latitude, longitude, position, album_id) values ('l', ${title}, ${title}, 33, 44, 1, 1)`,
  `insert into property_types (key, title, position) values ('t', ${title}, 1)`,
  `insert into properties (key, property_type_id, location_id, title, address, description, latitude, longitude,
     check_in, check_out, album_id, min_nights, child_fee)
   select n, 1, 1, ${title}, ${title}, ${title}, 33, 44, '14:00', '12:00', 1, case when random() < 0.2 then 2 else 1 end, 5000
   from generate_series(1, ${houses}) n`,
  `insert into property_seasons (property_id, from_night, to_night, percent, min_nights)
   select id, '${today}'::date + at, '${today}'::date + at + 5 + floor(random() * 40)::int, 20, case when random() < 0.3 then 3 end
   from (select p.id, floor(random() * 330)::int as at from properties p, generate_series(1, 3)) s`,
  `insert into room_types (property_id, title, floor, area, units, adults, children, price, currency, album_id)
   select p.id, ${title}, 1, 20, 1 + floor(random() * 10), 1 + floor(random() * 4), floor(random() * 3), 50000 + floor(random() * 100000), 'IQD', 1
   from properties p, generate_series(0, 1 + p.id % 5)`,
  `insert into closures (property_id, room_type_id, from_night, to_night)
   select property_id, case when random() < 0.7 then id end, '${today}'::date + at, '${today}'::date + at + floor(random() * 10)::int
   from (select id, property_id, floor(random() * 350)::int as at from room_types where id % 5 = 0) r`,
  // Night by night, as bookings come; one in twenty is sold out.
  `insert into room_nights (room_type_id, night, total, sold)
   select r.id, '${today}'::date + n, r.units, floor(r.units * least(1, random() * 1.05))
   from generate_series(0, ${nights - 1}) n, room_types r`,
]

/** Over one connection, since some of the steps are settings of a session. */
export async function fillAvailability(db: Db): Promise<{ today: Day; counters: number }> {
  const today = toDay(new Date())
  const run = (step: string) => sql.raw(step).execute(db)
  await run(`set statement_timeout = 0`)
  const { rows: indexes } = await sql<{ name: string; made: string }>`select indexname as name, indexdef as made
    from pg_indexes where tablename = 'room_nights' and indexname <> 'room_nights_pkey'`.execute(db)
  // An index is made of all rows at once in a fraction of the time that it takes to follow them.
  for (const { name } of indexes) await run(`drop index ${name}`)
  await run(`alter table room_nights drop constraint room_nights_pkey`)
  for (const step of steps(today)) await run(step)
  await run(`alter table room_nights add primary key (room_type_id, night)`)
  for (const { made } of indexes) await run(made)
  await run(`set session_replication_role = origin`)
  await run(`vacuum analyze`)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from room_nights`.execute(db)
  return { today, counters: rows[0]?.count ?? 0 }
}
