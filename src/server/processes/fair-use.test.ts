import { beforeAll, describe, expect, test } from 'vitest'
import { listOutbox } from '../../db/queries/messages/sms-messages.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { limits } from '../../domain/limits/limits.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { solve, solveAltcha } from '../../gateways/bot-check/testing/solve-altcha.ts'
import { addSignedIn } from './testing/customers.ts'
import { findFreePort } from './testing/free-port.ts'
import { dropTestServers, startTestServer, type TestServer } from './testing/server.ts'

const provider = 'mfa-provider-password-otp'
const password = 'correct horse battery'
const phoneOf = (n: number) => `+96477${String(10_000_000 + n)}`

type Sent = { from: string; body?: object; device?: string; token?: string }
type Answer = {
  status: number
  retryAfter: string | null
  // biome-ignore lint/suspicious/noExplicitAny: what the server sends is what these tests are about
  body: any
}

dropTestServers()

const countOf = (answers: Answer[], status: number) => answers.filter((answer) => answer.status === status).length
/** With the check as without it, and one thing more. */
const botChecks = ['altcha', 'none'].slice(0, sizeOf(2, 1))

describe.each(botChecks)('over two processes, with the bot check %s,', (botCheck) => {
  const database = openTestDatabase()
  let servers: TestServer[] = []

  beforeAll(async () => {
    const settings = {
      SERVICES: 'api,auth',
      BOT_CHECK: botCheck,
      BOT_CHECK_ATTEMPTS: '1',
      LIMITS_BY_ADDRESS: 'on',
      SMS_PER_HOUR: '50',
    }
    const start = async () => startTestServer({ databaseUrl: database.url, port: await findFreePort(), settings })
    servers = await Promise.all([start(), start()])
  }, 120_000)

  let sent = 0
  /** At every other process, as a proxy on this machine passes it on. */
  async function send(method: 'GET' | 'POST', path: string, { from, body, device, token }: Sent): Promise<Answer> {
    sent += 1
    const response = await fetch(`${servers[sent % 2]?.url}/services/${path}`, {
      method,
      headers: {
        // A header in front of the proxy's own is the visitor's claim.
        'x-forwarded-for': `${sent % 200}.${sent % 199}.1.1, ${from}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(device && { 'x-safar-device': device }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() }
  }
  const post = (path: string, who: Sent) => send('POST', path, { body: {}, ...who })

  /** A caller who solves every challenge. */
  async function ask(path: string, { body, ...who }: Sent): Promise<Answer> {
    if (botCheck === 'none') return post(path, { ...who, body })
    const challenge = await send('GET', 'auth/public/bot-check/challenge', who)
    if (challenge.status !== 200) return challenge
    return post(path, { ...who, body: { ...body, recaptchaToken: await solve(challenge.body) } })
  }
  const register = (phone: string, from: string) =>
    ask(`auth/public/${provider}/register`, { from, body: { provider, identifierId: phone, password } })
  const login = (phone: string, word: string, who: Omit<Sent, 'body'>) =>
    ask(`auth/public/${provider}/login`, { ...who, body: { provider, identifierId: phone, password: word } })
  const forgot = (phone: string, who: Omit<Sent, 'body'>) =>
    ask('auth/forgot-password', { ...who, body: { provider, identifierId: phone } })

  async function signUp(phone: string, from: string): Promise<string> {
    const { body } = await register(phone, from)
    const code = (await listOutbox(database.db, 200)).find(({ to }) => to === phone)?.code
    const verified = await ask(`auth/public/${provider}/verify`, { from, body: { id: body.id, code } })
    return verified.body.deviceToken ?? ''
  }

  test('a stranger keeps an owner out neither by passwords, nor by codes, nor by registering', async () => {
    const phone = phoneOf(1)
    const device = await signUp(phone, '198.51.100.1')
    const stranger = { from: '203.0.113.1' }
    await Promise.all(Array.from({ length: 30 }, () => login(phone, 'wrong password', stranger)))
    await Promise.all(Array.from({ length: 30 }, () => forgot(phone, stranger)))
    await Promise.all(Array.from({ length: 30 }, () => register(phone, stranger.from)))
    const refused = await login(phone, password, stranger)
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect(Number(refused.retryAfter)).toBeLessThanOrEqual(60)
    expect((await login(phone, password, { from: '198.51.100.2' })).status).toBe(200)
    expect((await forgot(phone, { from: '198.51.100.2' })).status).toBe(200)
    expect((await login(phone, password, { ...stranger, device })).status).toBe(200)
    expect((await forgot(phone, { ...stranger, device })).status).toBe(200)
  })

  test('an owner who has forgotten the password gets in at once, whatever strangers of many addresses have asked for and guessed at', async () => {
    const phone = phoneOf(2)
    await signUp(phone, '198.51.100.4')
    const newest = async () => (await listOutbox(database.db, 200)).filter(({ to }) => to === phone)
    const check = (id: string | undefined, code: string, from: string) =>
      ask(`auth/public/${provider}/verify`, { from, body: { id, code } })
    const before = (await newest()).length
    for (const n of [1, 2, 3, 4]) {
      const from = `203.0.113.${200 + n}`
      const asked = await Promise.all(Array.from({ length: 6 }, () => forgot(phone, { from })))
      const guesses = asked.flatMap(({ body }) => Array.from({ length: 4 }, () => check(body.id, '000000', from)))
      expect(countOf(await Promise.all(guesses), 200)).toBe(0)
    }
    const messages = await newest()
    // The code of the registration was used: until the first message of these is there, another may be sent.
    expect(messages.length - before).toBeLessThanOrEqual(limits.smsToPhone.burst + limits.smsAfterUse.burst)
    const from = '198.51.100.5'
    const asked = await forgot(phone, { from })
    expect(asked).toMatchObject({ status: 200, body: { isSentBefore: true } })
    // Messages of the same moment have no order, so the owner tries the next one.
    let answer = await check(asked.body.id, messages[0]?.code ?? '', from)
    for (const { code } of messages.slice(1, 3))
      if (answer.status === 400) answer = await check(asked.body.id, code ?? '', from)
    const { status, body } = answer
    expect(status).toBe(200)
    const renewed = { token: body.token, newPassword: `${password} 2`, confirmPassword: `${password} 2` }
    expect((await post('auth/reset-password', { from, body: renewed })).status).toBe(200)
    expect((await login(phone, renewed.newPassword, { from })).status).toBe(200)
    // Who shares a stranger's address waits for a minute at most.
    const refused = await forgot(phone, { from: '203.0.113.201' })
    expect(refused.status === 200 || Number(refused.retryAfter) <= 60).toBe(true)
  })

  test('one address has its budget of messages and no more, and all together have theirs, with an alarm', async () => {
    const before = (await listOutbox(database.db, 1_000)).length
    const ask = (n: number, from: string) => register(phoneOf(100 + n), from)
    const one = await Promise.all(Array.from({ length: 50 }, (_, n) => ask(n, '203.0.113.7')))
    expect(countOf(one, 429)).toBe(50 - countOf(one, 200))
    expect(countOf(one, 200)).toBeLessThanOrEqual(limits.smsPerIpAddress.burst)
    const many = await Promise.all(Array.from({ length: 60 }, (_, n) => ask(100 + n, `203.0.114.${n}`)))
    expect(countOf(many, 429)).toBeGreaterThan(0)
    expect((await listOutbox(database.db, 1_000)).length - before).toBeLessThanOrEqual(50)
    expect(servers.map(({ said }) => said()).join('\n')).toContain('a global limit is reached')
    // A caller who knows a password gets in all the same.
    expect((await login(phoneOf(1), password, { from: '198.51.100.3' })).status).toBe(200)
  })

  test('one address books so often, with however many accounts', async () => {
    const customers = await addSignedIn(database.db, 10)
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, n) =>
        post('api/customer/reservations', { from: '203.0.113.9', token: customers[n % 10]?.token }),
      ),
    )
    const { burst } = limits.bookingsPerIpAddress
    expect(countOf(answers, 400)).toBeLessThanOrEqual(burst + 1)
    expect(countOf(answers, 400) + countOf(answers, 429)).toBe(80)
  })

  test('an access token alone changes neither phone nor password', async () => {
    const [customer] = await addSignedIn(database.db, 1)
    const calls = [
      ['auth/public/auth/initiate-update-identifier', { newIdentifier: phoneOf(900) }],
      ['auth/update-password', { newPassword: password, confirmPassword: password }],
    ] as const
    for (const [path, body] of calls)
      expect((await ask(path, { from: '203.0.113.20', token: customer?.token, body })).body).toMatchObject({
        code: 'CONFIRMATION_REQUIRED',
      })
  })

  test.runIf(botCheck === 'altcha')('nobody is heard without a solution, or with one twice', async () => {
    const body = { provider, identifierId: phoneOf(950), password }
    const sign = (recaptchaToken?: string) =>
      post(`auth/public/${provider}/login`, { from: '203.0.113.30', body: { ...body, recaptchaToken } })
    const solution = await solveAltcha(servers[0]?.url ?? '')
    const answers = await Promise.all(Array.from({ length: 10 }, () => sign(solution)))
    const refused = answers.filter(({ body: { code } }) => code === 'BOT_CHECK_FAILED')
    expect(refused).toHaveLength(9)
    expect((await sign()).body.code).toBe('BOT_CHECK_FAILED')
  })
})
