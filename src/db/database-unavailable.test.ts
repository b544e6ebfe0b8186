import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../domain/testing/time.ts'
import { createAvailability } from './availability.ts'
import { openDatabase } from './database.ts'
import { followChanges } from './follow-changes.ts'
import { isUnavailableError } from './is-unavailable-error.ts'
import { openTestDatabase } from './testing/database.ts'
import { type Relay, startRelay } from './testing/relay.ts'

const database = openTestDatabase()
let relay: Relay
beforeAll(async () => {
  relay = await startRelay(database.url)
})
afterAll(() => relay.stop())

const reason = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

test('every connection that went silent ends, and new ones work as soon as the database answers', async () => {
  const availability = createAvailability()
  // Without a limit for statements: only the heartbeat can notice.
  const { db, close } = openDatabase(relay.url, { connections: 4, availability })
  const follower = followChanges(relay.url, { onContent() {}, availability })
  const ask = () => sql`select 1`.execute(db)
  await Promise.all([ask(), ask(), ask(), ask()])

  relay.freeze()
  // More than there are connections: some are in a statement, some wait for a connection.
  const errors = await Promise.all(Array.from({ length: 9 }, () => reason(ask())))
  expect(errors.map(isUnavailableError)).toEqual(errors.map(() => true))
  expect(availability.isUnavailable()).toBe(true)
  expect(isUnavailableError(await reason(ask()))).toBe(true)

  relay.thaw()
  await eventually(() => expect(availability.isUnavailable()).toBe(false))
  await Promise.all([ask(), ask(), ask(), ask(), ask()])
  await follower.stop()
  await close()
})

test('a statement that gets no answer beyond its limit ends with its connection', async () => {
  const { db, pool, close } = openDatabase(relay.url, { connections: 1, limits: { lock: 0, statement: 100 } })
  await sql`select 1`.execute(db)
  relay.freeze()
  expect(isUnavailableError(await reason(sql`select 1`.execute(db)))).toBe(true)
  relay.thaw()
  await sql`select 1`.execute(db)
  expect(pool.totalCount).toBe(1)
  await close()
})

test('locks of a silent transaction are soon released', async () => {
  const { db, close } = openDatabase(relay.url, { connections: 1, limits: { lock: 0, statement: 500 } })
  const lock = sql`select pg_advisory_xact_lock(38)`
  const silent = db.transaction().execute(async (tx) => {
    await lock.execute(tx)
    relay.freeze()
    await sql`select 1`.execute(tx)
  })
  expect(isUnavailableError(await reason(silent))).toBe(true)
  relay.thaw()
  // The relay has closed nothing on the server's side, and this waits for as long as it takes.
  await database.db.transaction().execute((tx) => lock.execute(tx))
  await close()
})
