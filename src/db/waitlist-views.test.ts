import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from './testing/database.ts'

const database = openTestDatabase()
const run = async (statement: string) => (await sql.raw<Record<string, unknown>>(statement).execute(database.db)).rows

test('a process of the version before writes to the waitlist by its old names', async () => {
  await run(`insert into accounts (id, google_subject) values ('00000000-0000-4000-8000-000000000001', 'x')`)
  await run(`insert into customers (account_id, name) values ('00000000-0000-4000-8000-000000000001', 'Sara')`)
  await run(`with made as (
      insert into waiting_turns (customer_id, kind, property_id, item_id, title, request, thing, people, check_in, check_out, parts, created_at)
      select id, 'reservation', 1, 1, '{"en": "One"}', '{}', 'one', 2, '2027-02-01', '2027-02-02', 1, now() from customers
      returning id)
    insert into waiting_rooms (turn_id, room_type_id, count) select id, 1, 2 from made`)
  expect(await run('select from waiting_turns for no key update')).toHaveLength(1)
  await run(`update waiting_turns set missed = 1, place = nextval('waiting_places')`)
  const joined = 'select status, missed, count from waitlist_entries e join waitlist_rooms r on r.entry_id = e.id'
  expect(await run(joined)).toEqual([{ status: 'waiting', missed: 1, count: 2 }])
  await expect(run('update waiting_turns set people = 0')).rejects.toMatchObject({ code: '23514' })
  await run('delete from waiting_turns')
  expect(await run('select from waitlist_rooms')).toEqual([])
})
