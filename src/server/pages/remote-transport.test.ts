import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mountAuth } from '../../auth/http.ts'
import { siteKeyOf } from '../../auth/secrets.ts'
import { createTestAuth, newIdToken, type TestAuth, testGoogle } from '../../auth/testing/auth.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { overHttp, peekOverHttp } from './remote-transport.ts'

const database = openTestDatabase()
const secret = 'of both processes, and of nobody else'
const app: FastifyInstance = fastify()
let auth: TestAuth
let url = ''

beforeAll(async () => {
  // A bot check that cannot be passed: only the site's own proof lets a call in.
  const botCheck = {
    kind: 'none' as const,
    challenge: async () => ({ provider: 'none' as const }),
    check: async () => 'refused' as const,
    origins: { script: [], frame: [], connect: [] },
  }
  auth = createTestAuth(database.db, { secret, google: testGoogle, botCheck })
  await mountAuth(app, { auth, origins: [], publicUrl: 'https://safar.example' })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const input = (body: object) => ({ locale: 'en' as const, body, isVouched: true })
type Tokens = { refreshToken: string }

describe('a site in another process', () => {
  const call = (siteKey?: string) =>
    overHttp(url, siteKey)(
      'POST /public/auth/google',
      input({ identifierToken: newIdToken('somebody') }),
    ) as Promise<Tokens>

  test('is believed with the secret, and only with it', async () => {
    expect((await call(siteKeyOf(secret))).refreshToken).toEqual(expect.any(String))
    for (const wrong of [undefined, siteKeyOf('another secret of some length')])
      await expect(call(wrong)).rejects.toMatchObject({ code: 'BOT_CHECK_FAILED' })
  })

  test('learns whose cookie it is, and only with the secret', async () => {
    const { refreshToken } = await call(siteKeyOf(secret))
    const known = await peekOverHttp(url, siteKeyOf(secret))(refreshToken)
    const token = known && known !== 'replaced' ? known.accessToken : ''
    expect(await auth.accounts.identify(token, new Date())).toMatchObject({
      account: expect.any(String),
    })
    expect(await peekOverHttp(url, siteKeyOf(secret))('made up')).toBeNull()
    await auth.refresh(refreshToken)
    expect(await peekOverHttp(url, siteKeyOf(secret))(refreshToken)).toBe('replaced')
    await expect(peekOverHttp(url, 'made up')(refreshToken)).rejects.toThrow('404')
  })

  test('is told a refusal as it was said, and a service that is away as one to try again', async () => {
    const body = { provider: 'mfa-provider-password-otp', identifierId: 'x', password: 'x' }
    const register = overHttp(url)('POST /public/mfa-provider-password-otp/register', { locale: 'ar', body })
    await expect(register).rejects.toMatchObject({ code: 'INVALID_INPUT', body: { errors: expect.any(Object) } })
    const away = overHttp('http://127.0.0.1:9')('POST /public/auth/refresh', input({ refreshToken: 'x' }))
    await expect(away).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })
})
