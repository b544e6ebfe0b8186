import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/database.ts'
import { findSecurityEvents, forgetOldSecurityEvents, insertSecurityEvents } from './security-events.ts'

const database = openTestDatabase()

async function addAccount(): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into accounts (google_subject) values (gen_random_uuid()) returning id`.execute(database.db)
  return rows[0]?.id ?? ''
}

const addEvents = (account: string, count: number, daysAgo = 0) =>
  sql`insert into security_events (account_id, name, created_at)
    select ${account}::uuid, 'sign_in.failed', now() - make_interval(days => ${daysAgo}::int)
    from generate_series(1, ${count}::int)`.execute(database.db)

const countOf = async (account: string) => (await findSecurityEvents(database.db, account, 10_000)).length

test('security events are stored for 90 days', async () => {
  const account = await addAccount()
  await addEvents(account, 3, 91)
  await addEvents(account, 2, 89)
  await forgetOldSecurityEvents(database.db)
  expect(await countOf(account)).toBe(2)
})

test('the newest 200 security events of an account are stored, and those of others stay', async () => {
  const [busy, calm] = [await addAccount(), await addAccount()]
  await addEvents(calm, 5)
  await addEvents(busy, 450)
  const [newest] = await findSecurityEvents(database.db, busy, 1)
  await forgetOldSecurityEvents(database.db)
  expect([await countOf(busy), await countOf(calm)]).toEqual([200, 5])
  expect(await findSecurityEvents(database.db, busy, 1)).toEqual([newest])
})

test('security events are deleted with their account, and none is written for a deleted one', async () => {
  const account = await addAccount()
  await addEvents(account, 2)
  await sql`delete from accounts where id = ${account}`.execute(database.db)
  const event = { name: 'token.reused', detail: null, agent: null, session: null, at: new Date() } as const
  await insertSecurityEvents(database.db, [{ ...event, account }])
  expect(await countOf(account)).toBe(0)
})
