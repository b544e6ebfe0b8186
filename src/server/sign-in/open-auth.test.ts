import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertSms } from '../../db/queries/sms-messages.ts'
import { openTestDatabase } from '../../db/test-database.ts'
import { parseConfig } from '../config.ts'
import type { Log } from '../log.ts'
import { openAuth } from './open-auth.ts'

const database = openTestDatabase()
const log: Log = { info() {}, warn() {}, error() {}, debug() {} }
const metrics = { countSignIn() {}, countSms() {}, countLimit() {} }

async function isDelivered(environment: Record<string, string>): Promise<boolean> {
  const now = new Date()
  const sms = { phone: '+9647701234567', text: 'x', code: '123456', now, expiresAt: new Date(now.getTime() + 60_000) }
  await sql`delete from sms_messages`.execute(database.db)
  await database.db.transaction().execute((tx) => insertSms(tx, sms))
  const { stop } = await openAuth({ config: parseConfig(environment), db: database.db, log, say() {}, metrics })
  await sleep(200)
  await stop()
  const { rows } = await sql<{ isSent: boolean }>`
    select sent_at is not null as "isSent" from sms_messages`.execute(database.db)
  return rows[0]?.isSent ?? false
}

test.each([
  [{}, true],
  [{ SERVICES: 'auth' }, true],
  [{ SERVICES: 'site,search' }, true],
  [{ SERVICES: 'site,api', AUTH_URL: 'https://auth.safar.example' }, false],
  [{ SERVICES: 'api' }, false],
])('only a process that signs people in (%j) brings messages to its gateway', async (environment, expected) =>
  expect(await isDelivered(environment)).toBe(expected),
)
