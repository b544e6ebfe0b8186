import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/database.ts'
import { findHomeGroups } from './home.ts'

const database = openTestDatabase()

test('the events of the first page stand by their time, the nearest first', async () => {
  const now = new Date('2026-11-18T09:00:00Z')
  await sql`update events e set starts_at = ${now}::timestamptz + make_interval(days => 20 - i.position),
      ends_at = ${now}::timestamptz + make_interval(days => 21 - i.position)
    from home_group_items i where i.event_id = e.id`.execute(database.db)
  const { data } = await findHomeGroups(database.db, 'en', { page: 1, limit: 20 }, now)
  const days = data.flatMap((group) => (group.kind === 'event' ? group.items.map(({ startsAt }) => startsAt) : []))
  expect(days.length).toBeGreaterThan(4)
  expect(days).toEqual(days.toSorted())
})
