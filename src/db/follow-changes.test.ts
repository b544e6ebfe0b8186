import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { followChanges } from './follow-changes.ts'
import { openTestDatabase } from './test-database.ts'

const database = openTestDatabase()
const quiet = () => sleep(150)

test('a commit that changes content is heard; one that is rolled back, or changes something else, is not', async () => {
  const heard = vi.fn()
  const follower = followChanges(database.url, { onContent: heard })
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  heard.mockClear()

  await sql`update properties set discount = 7 where id = 1`.execute(database.db)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
  await sql`insert into advertisement_views (advertisement_id, views) values (1, 1)`.execute(database.db)
  const lost = database.db.transaction().execute(async (tx) => {
    await sql`update properties set discount = 8 where id = 1`.execute(tx)
    throw new Error('roll back')
  })
  await expect(lost).rejects.toThrow('roll back')
  await quiet()
  expect(heard).toHaveBeenCalledOnce()
  await follower.stop()
})

test('a lost connection counts as a change, and is made again', async () => {
  const heard = vi.fn()
  const follower = followChanges(database.url, { onContent: heard })
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  heard.mockClear()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'safar content'`.execute(
    database.db,
  )
  await vi.waitFor(() => expect(heard.mock.calls.length).toBeGreaterThanOrEqual(2), { timeout: 5_000 })
  heard.mockClear()
  await sql`update properties set discount = 9 where id = 1`.execute(database.db)
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 3_000 })
  await follower.stop()
})

test('what pages show of an account is heard with whose it is, and so is the end of a session', async () => {
  const { rows } = await sql<{ id: string }>`
    insert into accounts (phone) values ('+9647701234599') returning id`.execute(database.db)
  const account = rows[0]?.id
  const heard: (string | undefined)[] = []
  const follower = followChanges(database.url, { onContent() {}, onAccount: (whose) => heard.push(whose) })
  await vi.waitFor(() => expect(heard).toEqual([undefined]))
  const steps = [
    sql`insert into customers (account_id, name) values (${account}, 'Layla')`,
    sql`update customers set name = 'Lana' where account_id = ${account}`,
    sql`insert into sessions (account_id, expires_at) values (${account}, now() + interval '1 day')`,
    sql`update sessions set used_at = now() where account_id = ${account}`,
    sql`update sessions set ended_at = now() where account_id = ${account}`,
  ]
  for (const step of steps) await step.execute(database.db)
  await vi.waitFor(() => expect(heard).toEqual([undefined, account, account, account]))
  await follower.stop()
})

test('every table with texts for people tells of its changes', async () => {
  const silent = await sql`
    select distinct c.table_name from information_schema.columns c
    where c.table_schema = 'public' and c.domain_name = 'localized' and not exists (
      select from pg_trigger t where t.tgrelid = format('public.%I', c.table_name)::regclass and t.tgname = 'content_changed')`.execute(
    database.db,
  )
  expect(silent.rows).toEqual([])
})
