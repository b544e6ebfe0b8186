import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../db/testing/database.ts'
import { mountAuth } from './http.ts'
import { createTestAuth, goodPassword, newPhone, provider } from './testing/auth.ts'

const database = openTestDatabase()
const app: FastifyInstance = fastify()
beforeAll(() =>
  mountAuth(app, {
    auth: createTestAuth(database.db),
    origins: ['https://safar.example'],
    publicUrl: 'https://safar.example/services/auth',
  }),
)
afterAll(() => app.close())

const post = (url: string, payload: object, headers = {}) => app.inject({ method: 'POST', url, payload, headers })

describe('over HTTP', () => {
  test('the keys are public, and may be kept for five minutes', async () => {
    const answer = await app.inject('/.well-known/jwks.json')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=300')
    expect(answer.json()).toEqual({
      keys: [{ kty: 'OKP', crv: 'Ed25519', x: expect.any(String), kid: expect.any(String), alg: 'EdDSA', use: 'sig' }],
    })
  })

  test('a journey, in the language asked for', async () => {
    const phone = newPhone()
    const body = { provider, identifierId: phone, password: goodPassword, language: 'ar' }
    const sent = await post('/public/mfa-provider-password-otp/register', body)
    expect(sent.json()).toMatchObject({ expiresIn: 300, message: 'أرسلنا إليك رمزاً في رسالة نصية.' })
    const code = await createTestAuth(database.db).codeOf(phone)
    const verified = await post('/public/mfa-provider-password-otp/verify', { id: sent.json().id, code })
    expect(verified.statusCode).toBe(200)
    expect(verified.headers['cache-control']).toBe('no-store')
    const { accessToken } = verified.json()
    const wrong = { currentPassword: 'x', newPassword: 'another good one', confirmPassword: 'another good one' }
    const refused = await post('/update-password?lang=ku', wrong, { authorization: `Bearer ${accessToken}` })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({
      code: 'WRONG_PASSWORD',
      errors: { currentPassword: 'وشەی نهێنی دروست نییە.' },
    })
  })

  test('over a limit the answer says when to come back', async () => {
    const body = { provider, identifierId: newPhone() }
    for (let n = 0; n < 5; n += 1) expect((await post('/forgot-password', body)).statusCode).toBe(200)
    const refused = await post('/forgot-password', body)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test('every call is described', async () => {
    const { info, paths } = (await app.inject('/openapi.json')).json()
    expect(info.title).toBe('Safar auth')
    expect(Object.keys(paths)).toHaveLength(16)
    const headersOf = (path: string) =>
      paths[path].post.parameters.flatMap((one: { in: string; name: string }) =>
        one.in === 'header' ? [one.name] : [],
      )
    expect(headersOf('/forgot-password')).toEqual(['x-recaptcha-token'])
    expect(headersOf('/reset-password')).toEqual([])
  })
})
