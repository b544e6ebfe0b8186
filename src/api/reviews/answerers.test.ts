import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { holdAnswerers } from '../../db/queries/reviews/reviews-work.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember } from '../customers/testing/member.ts'
import { addProperty } from '../reservations/testing/booking.ts'
import { addPropertyManager } from './testing/reviewing.ts'

const database = openTestDatabase()

test('finding the people who answer for a place stays fast among thousands', async () => {
  const { db } = database
  const [house, other] = [await addProperty(db, [{ units: 1 }]), await addProperty(db, [{ units: 1 }])]
  const manager = await addMember(db)
  await addPropertyManager(db, manager, house.id)
  await db.transaction().execute(async (tx) => {
    const hold = async () => {
      const [answerer, ...others] = await holdAnswerers(tx, { kind: 'property', item: house.id }, new Date())
      expect([answerer?.customer, others]).toEqual([manager.customer, []])
    }
    // After five times PostgreSQL keeps one plan for all.
    for (let times = 0; times < 6; times++) await hold()
    await sql`
      with made as (
        insert into accounts (phone) select '+96477' || lpad(n::text, 8, '0') from generate_series(1, 2000) n returning id),
      known as (insert into customers (account_id, name) select id, 'Somebody' from made)
      insert into memberships (account_id, property_id, role, created_at) select id, ${other.id}, 'manager', now() from made`.execute(
      tx,
    )
    const read = async () => {
      const { rows } = await sql<{ count: number }>`
        select sum(coalesce(idx_tup_fetch, 0) + seq_tup_read)::int as count from pg_stat_xact_user_tables
        where relname in ('memberships', 'customers')`.execute(tx)
      return rows[0]?.count ?? 0
    }
    const before = await read()
    await hold()
    // Once through all of both at the most; each of the ones for each of the others would be four million.
    expect((await read()) - before).toBeLessThan(10_000)
  })
})
