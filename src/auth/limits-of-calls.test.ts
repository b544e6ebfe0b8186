import { expect, test } from 'vitest'
import type { AuthKey } from '../contract/auth.ts'
import { openTestDatabase } from '../db/testing/database.ts'
import { limits } from '../domain/limits/limits.ts'
import { noBotCheck } from '../gateways/bot-check/no-bot-check.ts'
import {
  codeOfProblem,
  countOf,
  createTestAuth,
  goodPassword,
  newPhone,
  provider,
  type TestAuth,
} from './testing/auth.ts'

const database = openTestDatabase()
const open = () => createTestAuth(database.db)

const resendNothing = 'POST /public/mfa-provider-password-otp/resend-otp-register'
const begin = (auth: TestAuth, input: object) => codeOfProblem(auth.call('GET /public/bot-check/challenge', {}, input))

test('a flood without proofs from an address keeps nobody there out, not even a new browser', async () => {
  const botCheck = {
    ...noBotCheck,
    check: async (token?: string) => (token ? ('passed' as const) : ('refused' as const)),
  }
  const auth = createTestAuth(database.db, { botCheck })
  const { phone } = await open().signUp()
  const address = '203.0.113.82'
  const junk: [AuthKey, object][] = [
    [resendNothing, { id: crypto.randomUUID() }],
    ['POST /reset-password', { token: 'x', newPassword: goodPassword, confirmPassword: goodPassword }],
    ['POST /public/mfa-provider-password-otp/login', { provider, identifierId: phone, password: 'x' }],
    ['POST /forgot-password', { provider, identifierId: phone }],
  ]
  const floods = junk.flatMap(([key, body]) =>
    Array.from({ length: limits.signIn.burst / 2 }, () => codeOfProblem(auth.call(key, body, { address }))),
  )
  expect(await Promise.all(floods)).toContain('TOO_MANY_REQUESTS')
  const answers = await Promise.all(junk.map(([key, body]) => codeOfProblem(auth.call(key, body, { address }))))
  expect(answers).toContain('TOO_MANY_REQUESTS')
  await Promise.all(Array.from({ length: limits.challenges.burst + 40 }, () => begin(auth, { address })))

  expect(await begin(auth, { address })).toBe('ok')
  const person = { address, botToken: 'a person' }
  expect(await codeOfProblem(auth.forgot(phone, person))).toBe('ok')
  const { id } = await auth.login(phone, goodPassword, person)
  const body = { id, code: await auth.codeOf(phone) }
  expect(await codeOfProblem(auth.call('POST /public/mfa-provider-password-otp/verify', body, person))).toBe('ok')
  // Calls that cost us something have a limit there as well.
  const worked = Array.from({ length: limits.signInChecked.burst + 40 }, () =>
    codeOfProblem(auth.login(newPhone(), 'wrong', { ...person, address: '203.0.113.83' })),
  )
  expect(await Promise.all(worked)).toContain('TOO_MANY_REQUESTS')
})

test('a flood from an address does not stop others there from typing their code', async () => {
  const auth = open()
  const { phone } = await auth.signUp()
  const address = '203.0.113.84'
  const { id } = await auth.login(phone, goodPassword, { address })
  const verify = (code: string, one = id) =>
    codeOfProblem(auth.call('POST /public/mfa-provider-password-otp/verify', { id: one, code }, { address }))
  const flood = Array.from({ length: limits.signInChecked.burst + 60 }, () =>
    codeOfProblem(auth.forgot(newPhone(), { address })),
  )
  expect(await Promise.all(flood)).toContain('TOO_MANY_REQUESTS')
  // Ids that are not ours are counted as before.
  expect(await verify('000000', crypto.randomUUID())).toBe('TOO_MANY_REQUESTS')
  expect(await verify(await auth.codeOf(phone))).toBe('ok')
  // Nor do thousands of tries of one code wait for each other.
  const other = await auth.login(phone, goodPassword, { address: '203.0.113.85' })
  const tries = Array.from({ length: 60 }, () => verify('00000', other.id))
  expect(countOf(await Promise.all(tries)).TOO_MANY_REQUESTS).toBeGreaterThanOrEqual(60 - limits.signInPending.burst)
})

test('a full flood from an address keeps nobody out who has signed in there before', async () => {
  const auth = open()
  const { phone, deviceToken: device } = await auth.signUp()
  const address = '203.0.113.8'
  const { challengesMax, signInChecked, signInOfDevice } = limits
  const flood = Array.from({ length: signInChecked.burst + 60 }, () =>
    codeOfProblem(auth.forgot(newPhone(), { address })),
  )
  expect(await Promise.all(flood)).toContain('TOO_MANY_REQUESTS')
  const begun = Array.from({ length: challengesMax.burst + 80 }, () => begin(auth, { address }))
  expect(await Promise.all(begun)).toContain('TOO_MANY_REQUESTS')

  expect(await begin(auth, { address, device })).toBe('ok')
  expect(await codeOfProblem(auth.login(phone, goodPassword, { address, device }))).toBe('ok')
  // It has an end there, too.
  const own = Array.from({ length: signInOfDevice.burst + 10 }, () =>
    codeOfProblem(auth.login(newPhone(), 'wrong password', { address: '203.0.113.9', device })),
  )
  expect(await Promise.all(own)).toContain('TOO_MANY_REQUESTS')
  const forged = { address: '203.0.113.11', device: `${'a'.repeat(22)}.${'b'.repeat(43)}` }
  const strange = Array.from({ length: challengesMax.burst + 80 }, () => begin(auth, forged))
  expect(await Promise.all(strange)).toContain('TOO_MANY_REQUESTS')
})

test('an account makes browsers that are known with each sign-in: together they have an end, and keep out no browser of another account there', async () => {
  const auth = open()
  const [stranger, owner] = [await auth.signUp(), await auth.signUp()]
  const address = '203.0.113.10'
  const browsers = [stranger.deviceToken]
  for (let n = 0; n < 9; n += 1) browsers.push((await auth.signIn(stranger.phone)).deviceToken)
  const floods = browsers.flatMap((device) => Array.from({ length: 20 }, () => begin(auth, { address, device })))
  expect(floods.length).toBeGreaterThan(limits.signInOfDevices.burst)
  expect(countOf(await Promise.all(floods)).TOO_MANY_REQUESTS).toBeGreaterThan(50)
  const known = { address, device: owner.deviceToken }
  expect(await begin(auth, known)).toBe('ok')
  expect(await codeOfProblem(auth.login(owner.phone, goodPassword, known))).toBe('ok')
})

test('forms that are not filled in are counted, and a token that is over is told of all the same', async () => {
  const auth = open()
  const address = '203.0.113.87'
  const fill = () => codeOfProblem(auth.register(newPhone(), 'short', { address }))
  const renew = () => codeOfProblem(auth.call('POST /public/auth/confirm-identity', {}, { address, token: 'over' }))
  const answers = await Promise.all(Array.from({ length: limits.signIn.burst + 30 }, fill))
  expect(countOf(answers)).toMatchObject({ INVALID_INPUT: expect.any(Number), TOO_MANY_REQUESTS: expect.any(Number) })
  expect(await renew()).toBe('UNAUTHORIZED')
})
