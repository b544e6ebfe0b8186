import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Auth, createAuth } from '../../auth/service.ts'
import { listOutbox } from '../../db/queries/messages/sms-messages.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { noBotCheck } from '../../gateways/bot-check/no-bot-check.ts'
import { mountSignIn } from './routes.ts'

const database = openTestDatabase()
const publicUrl = 'https://safar.example'
const app: FastifyInstance = fastify()
let auth: Auth

beforeAll(async () => {
  auth = createAuth({ db: database.db, botCheck: noBotCheck, google: null, secret: 'x'.repeat(32), issuer: publicUrl })
  await app.register((scope) => mountSignIn(scope, { transport: auth.dispatch, publicUrl }), { prefix: '/api' })
})
afterAll(() => app.close())

const provider = 'mfa-provider-password-otp'
const password = 'turquoise-gate-575'
let last = 0
const newPhone = () => `+96477012${String(10_000 + last++)}`

const post = (path: string, body?: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/api/${path}`, headers, ...(body ? { payload: body } : {}) })

async function signUp() {
  const phone = newPhone()
  const { id } = (await post('register', { provider, password, identifierId: phone, language: 'en' })).json()
  const code = (await listOutbox(database.db, 1))[0]?.code
  const verified = await post('verify', { id, code, identifierId: phone })
  return { phone, verified, cookie: cookieOf(verified) }
}

const cookieOf = (answer: { cookies: { name: string; value: string }[] }) =>
  `__Host-safar_session=${answer.cookies.find(({ name }) => name === '__Host-safar_session')?.value}`

test('the refresh token is in the cookie that script never sees, and nowhere else', async () => {
  const { verified } = await signUp()
  expect(verified.statusCode).toBe(200)
  expect(Object.keys(verified.json()).sort()).toEqual(['accessToken', 'expiresIn', 'message'])
  expect(verified.headers['set-cookie']).toEqual([
    // By which the account knows this browser; it opens nothing.
    expect.stringMatching(/^safar_device=[\w.-]{66}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    expect.stringMatching(
      /^__Host-safar_session=[\w-]{43,}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ])
  expect(verified.headers['cache-control']).toBe('no-store')
})

test('a renewal gives a new token and a new cookie; the old cookie then ends the session', async () => {
  const { cookie } = await signUp()
  const renewed = await post('refresh', undefined, { cookie })
  expect(renewed.json()).toMatchObject({ expiresIn: 900, accessToken: expect.stringMatching(/^ey/) })
  expect(cookieOf(renewed)).not.toBe(cookie)
  const reused = await post('refresh', undefined, { cookie })
  expect(reused.statusCode).toBe(401)
  expect(reused.json().code).toBe('SESSION_ENDED')
  expect(reused.headers['set-cookie']).toMatch(/^__Host-safar_session=; .*Path=\//)
  expect((await post('refresh', undefined, { cookie: cookieOf(renewed) })).statusCode).toBe(401)
})

test('a browser that has lost the answer to a renewal gets it again by its name, and nobody else does', async () => {
  const { cookie } = await signUp()
  const renew = (name: string) => post('refresh', undefined, { cookie, 'x-safar-browser': name })
  const [lost, again] = [await renew('0123456789abcdef0123'), await renew('0123456789abcdef0123')]
  expect([again.statusCode, cookieOf(again)]).toEqual([200, cookieOf(lost)])
  // Too short to be unique: it names no browser.
  expect((await renew('1')).statusCode).toBe(401)
  expect((await post('refresh', undefined, { cookie: cookieOf(again) })).statusCode).toBe(401)
})

test('two that renew at once both stay signed in', async () => {
  const { cookie } = await signUp()
  const both = await Promise.all([1, 2].map(() => post('refresh', undefined, { cookie })))
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(new Set(both.map(cookieOf)).size).toBe(1)
  expect((await post('refresh', undefined, { cookie: cookieOf(both[0] as (typeof both)[0]) })).statusCode).toBe(200)
})

test('signing out ends the session and takes the cookie away, with or without one', async () => {
  const { cookie, verified } = await signUp()
  const out = await post('logout', { token: verified.json().accessToken }, { cookie })
  expect(out.statusCode).toBe(200)
  expect(out.headers['set-cookie']).toMatch(/^__Host-safar_session=;/)
  expect((await post('refresh', undefined, { cookie })).statusCode).toBe(401)
  expect((await post('logout', {})).statusCode).toBe(200)
})

test.each(['', 'x'.repeat(300), '%00', '%D8%B3'])('a cookie that is no token (%#) is taken away', async (value) => {
  const cookie = `__Host-safar_session=${value}`
  for (const [path, status] of [
    ['refresh', 401],
    ['logout', 200],
  ] as const) {
    const answer = await post(path, {}, { cookie })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['set-cookie']).toMatch(/^__Host-safar_session=;/)
  }
})

test('a request without a cookie is not signed in', async () => {
  const answer = await post('refresh?lang=ar')
  expect(answer.statusCode).toBe(401)
  expect(answer.json().message).toMatch(/[\u0600-\u06ff]/)
})

test.each([
  ['another site', { origin: 'https://evil.example' }, 403],
  ['a frame', { 'sec-fetch-site': 'cross-site' }, 403],
])('%s cannot use the cookie', async (_, headers, status) => {
  const { cookie } = await signUp()
  expect((await post('refresh', undefined, { cookie, ...headers })).statusCode).toBe(status)
  expect((await post('refresh', undefined, { cookie })).statusCode).toBe(200)
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a form (%s) is not taken',
  async (type) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': type },
      payload: '{}',
    })
    expect(answer.statusCode).toBe(415)
  },
)
