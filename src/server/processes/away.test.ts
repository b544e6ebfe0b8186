import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { type Relay, startRelay } from '../../db/testing/relay.ts'
import { eventually } from '../../domain/testing/time.ts'
import { findFreePort } from './testing/free-port.ts'
import { dropTestServers, startTestServer, type TestServer } from './testing/server.ts'

const database = openTestDatabase()
dropTestServers()
let relay: Relay
let server: TestServer

beforeAll(async () => {
  relay = await startRelay(database.url)
  server = await startTestServer({ databaseUrl: relay.url, port: await findFreePort() })
}, 120_000)
afterAll(() => relay.stop())

const ask = (path: string) => fetch(`${server.url}${path}`)
const property = '/services/api/user/properties/1?lang=en'
const statusOf = async (path: string) => (await ask(path)).status

const setReadOnly = (value: 'on' | 'off') =>
  sql`alter database ${sql.id(new URL(database.url).pathname.slice(1))} set default_transaction_read_only = ${sql.lit(value)}`.execute(
    database.db,
  )

/** Each makes the database useless in its own way, and returns what ends it. */
const outages: Record<string, () => Promise<() => unknown>> = {
  'is frozen': async () => {
    relay.freeze()
    return () => relay.thaw()
  },
  'ends every connection and answers no new one': async () => {
    relay.freeze()
    relay.drop()
    return () => relay.thaw()
  },
  'takes no writes': async () => {
    await setReadOnly('on')
    relay.drop()
    return () => setReadOnly('off')
  },
}

test.each(Object.keys(outages))('a process whose database %s says so, and is whole again by itself', async (name) => {
  await eventually(async () => expect(await statusOf('/ready')).toBe(200))
  const end = await outages[name]?.()
  // Requests before the heartbeat may still be answered.
  await eventually(async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(property)))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(503))
    for (const { headers } of answers) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await statusOf('/ready')).toBe(503)
  })
  await end?.()
  await eventually(async () => expect(await statusOf('/ready')).toBe(200))
  expect(await Promise.all(Array.from({ length: 12 }, () => statusOf(property)))).toEqual(Array(12).fill(200))
  expect(await findViolations(database.db, new Date())).toEqual([])
})
