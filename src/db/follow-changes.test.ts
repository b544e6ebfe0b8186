import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { eventually } from '../domain/testing/time.ts'
import { followChanges } from './follow-changes.ts'
import { openTestDatabase } from './testing/database.ts'
import { startRelay } from './testing/relay.ts'

const database = openTestDatabase()
const quiet = () => sleep(150)

test('a commit that changes content is heard; one that is rolled back, or changes something else, is not', async () => {
  const heard = vi.fn()
  const follower = followChanges(database.url, { onContent: heard })
  await eventually(() => expect(heard).toHaveBeenCalled())
  heard.mockClear()

  await sql`update properties set discount = 7 where id = 1`.execute(database.db)
  await eventually(() => expect(heard).toHaveBeenCalledOnce())
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

test('a lost connection is made again at once, which counts as a change; the database was never away', async () => {
  const heard = vi.fn()
  const availability = { setUnavailable: vi.fn(), setAvailable: vi.fn() }
  const follower = followChanges(database.url, { onContent: heard, availability })
  await eventually(() => expect(heard).toHaveBeenCalled())
  heard.mockClear()
  // Only connections of this database: others of the same server listen for other tests.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'safar content' and datname = current_database()`.execute(database.db)
  await eventually(() => expect(heard).toHaveBeenCalled())
  expect(availability.setUnavailable).not.toHaveBeenCalled()
  heard.mockClear()
  await sql`update properties set discount = 9 where id = 1`.execute(database.db)
  await eventually(() => expect(heard).toHaveBeenCalled())
  await follower.stop()
})

test('a change of an account’s pages names its customer, and so does the end of a session', async () => {
  const { rows } = await sql<{ id: string }>`
    insert into accounts (phone) values ('+9647701234599') returning id`.execute(database.db)
  const account = rows[0]?.id
  const heard: (string | undefined)[] = []
  const follower = followChanges(database.url, { onContent() {}, onAccount: (whose) => heard.push(whose) })
  await eventually(() => expect(heard).toEqual([undefined]))
  const steps = [
    sql`insert into customers (account_id, name) values (${account}, 'Layla')`,
    sql`update customers set name = 'Lana' where account_id = ${account}`,
    sql`insert into sessions (account_id, expires_at) values (${account}, now() + interval '1 day')`,
    sql`update sessions set used_at = now() where account_id = ${account}`,
    sql`update sessions set ended_at = now() where account_id = ${account}`,
  ]
  for (const step of steps) await step.execute(database.db)
  await eventually(() => expect(heard).toEqual([undefined, account, account, account]))
  await follower.stop()
})

test('every table with texts for people tells of its changes', async () => {
  // The places of the map are copied from such tables, in the transaction that changes these. Organisations are on no public page.
  const silent = await sql`
    select distinct c.table_name from information_schema.columns c
    where c.table_schema = 'public' and c.domain_name = 'localized' and c.table_name not in ('places', 'place_sources', 'organisations') and not exists (
      select from pg_trigger t where t.tgrelid = format('public.%I', c.table_name)::regclass and t.tgname = 'content_changed')`.execute(
    database.db,
  )
  expect(silent.rows).toEqual([])
})

test('a change of a wishlist names its customer; a note changes no public page', async () => {
  const { rows } = await sql<{ id: string; customer: number }>`
    with a as (insert into accounts (phone) values ('+9647701234598') returning id),
      c as (insert into customers (account_id, name) select id, 'Layla' from a returning id)
    select a.id, c.id as customer from a, c`.execute(database.db)
  const { id, customer } = rows[0] ?? { id: '', customer: 0 }
  const heard: (string | undefined)[] = []
  const follower = followChanges(database.url, { onContent() {}, onAccount: (whose) => heard.push(whose) })
  await eventually(() => expect(heard).toEqual([undefined]))
  const steps = [
    sql`insert into property_wishlist (customer_id, property_id, title, price, currency, saved_at)
      select ${customer}::int, id, title, 1, 'IQD', now() from properties where id = 1`,
    sql`update property_wishlist set note = 'later' where customer_id = ${customer}`,
    sql`update property_wishlist set removed_at = now() where customer_id = ${customer}`,
    sql`delete from property_wishlist where customer_id = ${customer}`,
  ]
  for (const step of steps) await step.execute(database.db)
  await eventually(() => expect(heard).toEqual([undefined, id, id, id]))
  await follower.stop()
})

test('a database that takes no writes, or is silent, is away until it is well again; nothing is dropped meanwhile', async () => {
  const relay = await startRelay(database.url)
  const heard = vi.fn()
  const availability = { setUnavailable: vi.fn(), setAvailable: vi.fn() }
  const follower = followChanges(relay.url, { onContent: heard, availability })
  const { pathname } = new URL(database.url)
  const databaseName = pathname.slice(1)
  const isBack = async () => {
    await eventually(() => expect(availability.setAvailable).toHaveBeenCalled())
    expect(heard).toHaveBeenCalledOnce()
    for (const mock of [heard, availability.setUnavailable, availability.setAvailable]) mock.mockClear()
  }
  await isBack()

  const setReadOnly = (value: 'on' | 'off') =>
    sql`alter database ${sql.id(databaseName)} set default_transaction_read_only = ${sql.lit(value)}`.execute(
      database.db,
    )
  await setReadOnly('on')
  relay.drop()
  await eventually(() => expect(availability.setUnavailable).toHaveBeenCalled())
  expect(heard).not.toHaveBeenCalled()
  await setReadOnly('off')
  await isBack()

  relay.freeze()
  await eventually(() => expect(availability.setUnavailable).toHaveBeenCalled())
  expect(heard).not.toHaveBeenCalled()
  relay.thaw()
  await isBack()

  await follower.stop()
  await relay.stop()
})
