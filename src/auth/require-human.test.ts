import { describe, expect, test } from 'vitest'
import type { AuthKey } from '../contract/auth.ts'
import { useOnce } from '../db/queries/accounts/used-solutions.ts'
import { openTestDatabase } from '../db/testing/database.ts'
import type { BotCheck, BotCheckResult } from '../gateways/bot-check/bot-check.ts'
import { codeOfProblem, createTestAuth, goodPassword, newPhone, provider, testGoogle } from './testing/auth.ts'

const database = openTestDatabase()

function createStandIn(result: BotCheckResult = 'passed') {
  const asked: { token: string | undefined; action: string; address?: string }[] = []
  const botCheck: BotCheck = {
    kind: 'altcha',
    challenge: async () => ({ provider: 'none' }),
    check: async (token, { action, address }) => {
      asked.push({ token, action, address })
      return token ? result : 'refused'
    },
    origins: { script: [], frame: [], connect: [] },
  }
  return { asked, auth: createTestAuth(database.db, { botCheck, google: testGoogle }) }
}

const calls: [AuthKey, string, object][] = [
  ['POST /public/mfa-provider-password-otp/register', 'register', { password: goodPassword }],
  ['POST /public/mfa-provider-password-otp/login', 'login', { password: goodPassword }],
  ['POST /public/mfa-provider-password-otp/verify', 'verify', { id: 'x', code: '123456' }],
  ['POST /forgot-password', 'forgot_password', {}],
  ['POST /public/auth/google', 'google', { identifierToken: 'x' }],
]
const bodyOf = (more: object) => ({ provider, identifierId: newPhone(), ...more })

describe.each(calls)('%s', (key, action, more) => {
  test('asks for a person', async () => {
    const { asked, auth } = createStandIn()
    expect(await codeOfProblem(auth.call(key, bodyOf(more)))).toBe('BOT_CHECK_FAILED')
    const inBody = auth.call(key, bodyOf({ ...more, recaptchaToken: 'mine' }), { address: '203.0.113.7' })
    expect(await codeOfProblem(inBody)).not.toBe('BOT_CHECK_FAILED')
    const inHeader = auth.call(key, bodyOf(more), { botToken: 'header' })
    expect(await codeOfProblem(inHeader)).not.toBe('BOT_CHECK_FAILED')
    expect(asked).toEqual([
      { token: undefined, action },
      { token: 'mine', action, address: '203.0.113.7' },
      { token: 'header', action },
    ])
  })

  test('lets nobody in while the check is away', async () => {
    const { auth } = createStandIn('unavailable')
    expect(await codeOfProblem(auth.call(key, bodyOf({ ...more, recaptchaToken: 'x' })))).toBe('UNAVAILABLE')
  })
})

test('the challenge is the one of the check', async () => {
  expect(await createStandIn().auth.call('GET /public/bot-check/challenge')).toEqual({ provider: 'none' })
})

test('a solution is good once, across processes', async () => {
  const asks = Array.from({ length: 20 }, () => useOnce(database.db)('altcha:1', new Date()))
  expect((await Promise.all(asks)).filter(Boolean)).toHaveLength(1)
  expect(await useOnce(database.db)('altcha:2', new Date())).toBe(true)
})
