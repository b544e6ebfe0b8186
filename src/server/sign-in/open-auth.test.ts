import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertSms } from '../../db/queries/messages/sms-messages.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { eventually } from '../../domain/testing/time.ts'
import { parseConfig } from '../config.ts'
import type { Log } from '../log.ts'
import { openAuth } from './open-auth.ts'

const database = openTestDatabase()
const log: Log = { info() {}, warn() {}, error() {}, debug() {} }
const metrics = { countSignIn() {}, countSms() {}, countLimit() {} }

async function isSent(): Promise<boolean> {
  const { rows } = await sql<{ isSent: boolean }>`
    select sent_at is not null as "isSent" from sms_messages`.execute(database.db)
  return rows[0]?.isSent ?? false
}

async function serve(environment: Record<string, string>): Promise<{ stop(): Promise<void> }> {
  const now = new Date()
  const sms = { phone: '+9647701234567', text: 'x', code: '123456', now, expiresAt: new Date(now.getTime() + 60_000) }
  await sql`delete from sms_messages`.execute(database.db)
  await database.db.transaction().execute((tx) => insertSms(tx, sms))
  return openAuth({ config: parseConfig(environment), db: database.db, log, say() {}, metrics })
}

test.each([
  [{}, true],
  [{ SERVICES: 'auth' }, true],
  [{ SERVICES: 'site,search' }, true],
  [{ SERVICES: 'site,api', AUTH_URL: 'https://auth.safar.example' }, false],
  [{ SERVICES: 'api' }, false],
])('only a process with the sign-in service (%j) sends messages', async (environment, expected) => {
  const { stop } = await serve(environment)
  if (expected) await eventually(async () => expect(await isSent()).toBe(true))
  else await sleep(200)
  await stop()
  expect(await isSent()).toBe(expected)
})
