import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { successMessages } from '../../src/i18n/messages/successes.ts'
import { findFreePort } from '../../src/server/processes/testing/free-port.ts'
import { type Answer, createClient, newAddress, newPhone, provider } from '../support/client.ts'
import { type SafarProcess, startSafar } from '../support/safar-process.ts'

const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'safar-two-')))
const servers: SafarProcess[] = []
const pool = new pg.Pool({ connectionString: inject('database'), max: 2 })

beforeAll(async () => {
  for (const dataDir of folders)
    servers.push(
      startSafar({
        dataDir,
        port: await findFreePort(),
        settings: {
          SERVICES: 'api,auth',
          DATABASE_URL: inject('database'),
          FILES_DIR: inject('filesFolder'),
          LIMITS_BY_ADDRESS: 'on',
        },
      }),
    )
  await Promise.all(servers.map((server) => server.said('Safar is ready')))
})
afterAll(async () => {
  await pool.end()
  for (const server of servers) server.signal('SIGTERM')
  await Promise.all(servers.map((server) => server.ended))
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** One caller who reaches both processes. */
const createPair = (address = newAddress()) => servers.map(({ url }) => createClient({ server: url, address }))
const count = (answers: Answer[], status: number) => answers.filter((answer) => answer.status === status).length

/** Holds a refresh token until two wait for it: they meet for certain. */
async function meeting<T>(refreshToken: string, begin: () => Promise<T>): Promise<T> {
  const holder = await pool.connect()
  // Behind this one, or behind another: others renew their tokens at the same time.
  const waiting = `
    with recursive line as (
      select $1::int as pid
      union select a.pid from pg_stat_activity a join line on line.pid = any(pg_blocking_pids(a.pid)))
    select from line where pid <> $1`
  try {
    await holder.query('begin')
    const hash = createHash('sha256').update(refreshToken).digest()
    const { rowCount } = await holder.query('select from refresh_tokens where hash = $1 for update', [hash])
    expect(rowCount).toBe(1)
    const { rows } = await holder.query('select pg_backend_pid() as pid')
    const pending = begin()
    while (((await pool.query(waiting, [rows[0].pid])).rowCount ?? 0) < 2) await sleep(10)
    await holder.query('commit')
    return await pending
  } finally {
    holder.release()
  }
}

test('a burst from one address, split over two processes, has one limit, and is told when to come back', async () => {
  const pair = createPair()
  const start = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, n) =>
      (pair[n % 2] as (typeof pair)[0]).auth('reset-password', {
        token: 'none',
        newPassword: 'long enough',
        confirmPassword: 'long enough',
      }),
    ),
  )
  const seconds = Math.ceil((performance.now() - start) / 1000)
  expect(count(answers, 410)).toBeGreaterThanOrEqual(120)
  expect(count(answers, 410)).toBeLessThanOrEqual(120 + seconds)
  expect(count(answers, 410) + count(answers, 429)).toBe(300)
  for (const { status, headers, body } of answers) {
    if (status !== 429) continue
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(body.code).toBe('TOO_MANY_REQUESTS')
  }
  const another = createPair()[0] as (typeof pair)[0]
  expect((await another.auth('reset-password', {})).status).toBe(400)
})

test('messages to one phone have one limit, from however many addresses', async () => {
  const phone = newPhone()
  const clients = [...createPair(), ...createPair(), ...createPair(), ...createPair()]
  const answers = await Promise.all(clients.map((client) => client.forgot(phone)))
  expect(answers.filter(({ body }) => body.message === successMessages.en.CODE_SENT)).toHaveLength(5)
  // The others are told to type the newest one, or, where it was not there yet, to come again.
  for (const { status, body } of answers)
    expect(status === 429 || body.isSentBefore || body.message === successMessages.en.CODE_SENT).toBe(true)
})

test('a solution of the bot check that one process took is refused by the other', async () => {
  const [one, other] = createPair()
  const solution = await one?.human()
  const login = (client = one) =>
    client?.auth('public/mfa-provider-password-otp/login', {
      provider,
      identifierId: newPhone(),
      password: 'not this one',
      recaptchaToken: solution,
    })
  expect((await login(one))?.body.code).toBe('INVALID_CREDENTIALS')
  expect((await login(other))?.body.code).toBe('BOT_CHECK_FAILED')
})

test('a code of one process is typed in at the other, whose tokens both take', async () => {
  const [one, other] = createPair()
  if (!one || !other) throw new Error('Two are needed')
  const phone = newPhone()
  const begun = await one.auth('public/mfa-provider-password-otp/register', {
    provider,
    identifierId: phone,
    password: 'turquoise-gate-575',
    recaptchaToken: await other.human(),
  })
  const guess = async (client: typeof one, code: string) =>
    client.auth('public/mfa-provider-password-otp/verify', {
      id: begun.body.id,
      code,
      recaptchaToken: await client.human(),
    })
  const entered = (await guess(other, await one.codeOf(phone))).body
  expect((await guess(one, await one.codeOf(phone))).body.code).toBe('CODE_EXPIRED')
  for (const client of [one, other])
    expect((await client.customer('GET', 'me', entered.accessToken)).body.code).toBe('NOT_FOUND')

  const refresh = (client: typeof one, refreshToken: string) => client.auth('public/auth/refresh', { refreshToken })
  const atOnce = await meeting(entered.refreshToken, () =>
    Promise.all([refresh(one, entered.refreshToken), refresh(other, entered.refreshToken)]),
  )
  // Two tabs, each with a process of its own, stay signed in; a thief who comes later does not.
  expect(atOnce.map(({ status }) => status)).toEqual([200, 200])
  const next = atOnce[0]?.body.refreshToken
  expect(atOnce[1]?.body.refreshToken).toBe(next)
  expect((await refresh(other, entered.refreshToken)).body.code).toBe('SESSION_ENDED')
  expect((await refresh(one, next)).body.code).toBe('SESSION_ENDED')
  for (const client of [one, other]) expect((await client.customer('GET', 'me', entered.accessToken)).status).toBe(401)
})
