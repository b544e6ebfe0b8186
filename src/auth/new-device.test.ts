import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../db/testing/database.ts'
import {
  codeOfProblem,
  createTestAuth,
  goodPassword,
  newIdToken,
  newPhone,
  otherThan,
  provider,
  testGoogle,
} from './testing/auth.ts'

const database = openTestDatabase()

const chrome = (version: number) =>
  `Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/${version}.0.0.0 Mobile Safari/537.36`
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0'
const systems = [
  'Windows NT 10.0',
  'Macintosh',
  'X11; CrOS x86_64',
  'X11; Linux x86_64',
  'iPad; CPU OS 18',
  'Android 15',
]

function open() {
  const auth = createTestAuth(database.db, { google: testGoogle })
  const verifyWith = (id: string, code: string, input: object) =>
    auth.call('POST /public/mfa-provider-password-otp/verify', { id, code }, input)

  async function signUp(agent: string) {
    const phone = newPhone()
    const { id } = await auth.register(phone)
    const answer = await verifyWith(id, await auth.codeOf(phone), { agent })
    if (!('accessToken' in answer)) throw new Error('A session was expected')
    const { account = '' } = (await auth.accounts.identify(answer.accessToken, auth.now())) ?? {}
    await sql`insert into customers (account_id, name, language) values (${account}, 'Sara', 'en')`.execute(database.db)
    return { phone, account, deviceToken: answer.deviceToken }
  }
  async function signIn(phone: string, agent: string, more: object = {}) {
    const { id } = await auth.login(phone, goodPassword, more)
    return verifyWith(id, await auth.codeOf(phone), { agent, ...more })
  }
  return { auth, verifyWith, signUp, signIn }
}

async function toldTo(account: string) {
  const { rows } = await sql<{ body: string }>`
    select n.body from notifications n join customers c on c.id = n.customer_id
    where c.account_id = ${account}::uuid and n.event = 'new-device' order by n.id`.execute(database.db)
  return rows.map(({ body }) => body)
}

const messagesOf = async (account: string) =>
  (
    await sql<{ phone: string; isDue: boolean }>`
      select phone, due_at = created_at as "isDue" from sms_messages where account_id = ${account}::uuid and code is null`.execute(
      database.db,
    )
  ).rows

describe('a sign-in with a kind of device that the account was not used with', () => {
  test('is told to its owner at once, in the list and by message, and once', async () => {
    const { signUp, signIn } = open()
    const { phone, account } = await signUp(chrome(140))
    expect(await toldTo(account)).toEqual([])
    await signIn(phone, chrome(152))
    expect(await toldTo(account)).toEqual([])
    await signIn(phone, firefox)
    expect(await toldTo(account)).toEqual([expect.stringContaining('Firefox on Windows')])
    expect(await messagesOf(account)).toEqual([{ phone, isDue: true }])
    await signIn(phone, firefox)
    expect(await toldTo(account)).toHaveLength(1)
  })

  test('is told again after 90 days', async () => {
    const { auth, signUp, signIn } = open()
    const { phone, account } = await signUp(firefox)
    await sql`update sessions set used_at = now() - interval '91 days' where account_id = ${account}::uuid`.execute(
      database.db,
    )
    await auth.settled()
    await sql`update security_events set created_at = now() - interval '91 days' where account_id = ${account}::uuid`.execute(
      database.db,
    )
    await signIn(phone, firefox)
    expect(await toldTo(account)).toHaveLength(1)
  })

  test('is remembered by its event where the session is forgotten', async () => {
    const { auth, signUp, signIn } = open()
    const { phone, account } = await signUp(firefox)
    await auth.settled()
    await sql`delete from sessions where account_id = ${account}::uuid`.execute(database.db)
    await signIn(phone, firefox)
    expect(await toldTo(account)).toEqual([])
  })

  test('is not told of a browser that shows that it signed in to the account before', async () => {
    const { signUp, signIn } = open()
    const { phone, account, deviceToken } = await signUp(chrome(140))
    await signIn(phone, firefox, { device: deviceToken })
    expect(await toldTo(account)).toEqual([])
  })

  test('cannot be played by who knows no password, or has no code', async () => {
    const { auth, verifyWith, signUp } = open()
    const { phone, account } = await signUp(chrome(140))
    const body = { provider, identifierId: phone, password: 'not the password' }
    await codeOfProblem(auth.call('POST /public/mfa-provider-password-otp/login', body, { agent: firefox }))
    const { id } = await auth.login(phone)
    await codeOfProblem(verifyWith(id, otherThan(await auth.codeOf(phone)), { agent: firefox }))
    expect([await toldTo(account), await messagesOf(account)]).toEqual([[], []])
  })

  test('is told by five messages a day at most: the rest is in the list', async () => {
    const { auth } = open()
    const subject = crypto.randomUUID()
    const come = (agent: string) =>
      auth.call('POST /public/auth/google', { identifierToken: newIdToken(subject) }, { agent })
    const { accessToken } = await come(chrome(140))
    const { account = '' } = (await auth.accounts.identify(accessToken, auth.now())) ?? {}
    await sql`insert into customers (account_id, name, language) values (${account}, 'Sara', 'ku')`.execute(database.db)
    await sql`update accounts set phone = '+9647501112233' where id = ${account}::uuid`.execute(database.db)
    for (const system of systems) await come(`Mozilla/5.0 (${system}) Firefox/142.0`)
    expect(await toldTo(account)).toHaveLength(systems.length)
    expect(await messagesOf(account)).toHaveLength(5)
  })
})
