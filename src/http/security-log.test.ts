import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findSecurityEvents } from '../db/queries/accounts/security-events.ts'
import { openTestDatabase } from '../db/testing/database.ts'
import { createSecurityLog, type EventLines, recordLimitHit } from './security-log.ts'

const database = openTestDatabase()

async function open() {
  const said: object[] = []
  const keep: EventLines['warn'] = (line) => void said.push(line)
  const clock = { now: new Date('2027-01-10T09:00:00Z') }
  const security = createSecurityLog({
    db: database.db,
    lines: { info: keep, warn: keep },
    addressKey: Buffer.from('x'),
    now: () => clock.now,
  })
  const { rows } = await sql<{ id: string }>`
    insert into accounts (google_subject) values (gen_random_uuid()) returning id`.execute(database.db)
  const account = rows[0]?.id ?? ''
  const stored = async () => {
    await security.settled()
    return findSecurityEvents(database.db, account, 100)
  }
  return { security, said, clock, account, stored }
}

test('an event is in the log with ids only, and with its device in its owner’s list', async () => {
  const { security, said, account, stored } = await open()
  const session = crypto.randomUUID()
  security.record({ name: 'phone.changed', account, session, address: '203.0.113.9', agent: 'Firefox' })
  const event = { event: 'phone.changed', account, session, detail: undefined }
  expect(said).toEqual([{ ...event, source: expect.stringMatching(/^[\w-]{16}$/) }])
  expect(JSON.stringify(said)).not.toMatch(/203\.0|Firefox/)
  const createdAt = '2027-01-10T09:00:00Z'
  expect(await stored()).toEqual([
    { id: expect.any(Number), name: 'phone.changed', detail: null, agent: 'Firefox', createdAt },
  ])
})

test('what says no device of its own takes the device of its session', async () => {
  const { security, account, stored } = await open()
  const { rows } = await sql<{ id: string }>`insert into sessions (account_id, agent, expires_at)
    values (${account}, 'Safari', now()) returning id`.execute(database.db)
  security.record({ name: 'session.ended', account, session: rows[0]?.id, detail: 'others' })
  expect(await stored()).toMatchObject([{ name: 'session.ended', detail: 'others', agent: 'Safari' }])
})

test('what a stranger can repeat pushes nothing out: the list has it once in ten minutes, the log each time', async () => {
  const { security, said, clock, account, stored } = await open()
  security.record({ name: 'phone.changed', account })
  for (let n = 0; n < 50; n += 1) security.record({ name: 'sign_in.locked', account, detail: 'password' })
  clock.now = new Date(clock.now.getTime() + 601_000)
  security.record({ name: 'sign_in.locked', account, detail: 'password' })
  expect((await stored()).map(({ name }) => name)).toEqual(['sign_in.locked', 'sign_in.locked', 'phone.changed'])
  expect(said).toHaveLength(52)
})

test('a limit that is hit is told by its name, of nobody where nobody is known', async () => {
  const { security, said, account, stored } = await open()
  recordLimitHit(security, 'search')
  recordLimitHit(security, 'bookings', { account })
  expect(said).toMatchObject([
    { event: 'limit.hit', detail: 'search' },
    { event: 'limit.hit', detail: 'bookings', account },
  ])
  expect(await stored()).toMatchObject([{ name: 'limit.hit', detail: 'bookings' }])
})

test('a database that is away fails nobody, and the log says so', async () => {
  const said: object[] = []
  const keep: EventLines['warn'] = (line) => void said.push(line)
  const security = createSecurityLog({
    db: database.db,
    lines: { info: keep, warn: keep },
    addressKey: Buffer.from('x'),
  })
  security.record({ name: 'token.reused', account: 'not an id' })
  await security.settled()
  expect(said).toMatchObject([{ event: 'token.reused' }, { err: expect.any(Error) }])
})
