import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type AuthKey, authCalls } from '../contract/auth.ts'
import { openTestDatabase } from '../db/testing/database.ts'
import { createTestAuth, goodPassword, newPhone, provider, testGoogle } from './testing/auth.ts'

const database = openTestDatabase()

// Whether an answer is what the contract says, the test's own `call` sees to.
test('every call answers what the contract says, and nothing else', async () => {
  const auth = createTestAuth(database.db, { google: testGoogle })
  const answered = new Set<AuthKey>()
  const call: typeof auth.call = async (key, body, input) => {
    const answer = await auth.call(key, body, input)
    answered.add(key)
    return answer
  }
  const [phone, next] = [newPhone(), newPhone()]
  const credentials = { provider, identifierId: phone, password: goodPassword }
  const verify = async (id: string) =>
    call('POST /public/mfa-provider-password-otp/verify', { id, code: await auth.codeOf(phone) })

  await call('GET /public/bot-check/challenge')
  const registration = await call('POST /public/mfa-provider-password-otp/register', credentials)
  auth.travel(300)
  await call('POST /public/mfa-provider-password-otp/resend-otp-register', { id: registration.id })
  await verify(registration.id)
  const login = await call('POST /public/mfa-provider-password-otp/login', credentials)
  await sql`update verifications set refused_at = now() where id = ${login.id}`.execute(database.db)
  await call('POST /public/mfa-provider-password-otp/send-long-code', { id: login.id })
  const session = await verify(login.id)
  if (!('accessToken' in session)) throw new Error('A session was expected')
  const { refreshToken } = await call('POST /public/auth/refresh', { refreshToken: session.refreshToken })
  const member = { token: session.accessToken }
  const passwords = { newPassword: 'another good one', confirmPassword: 'another good one' }
  await call('POST /update-password', { currentPassword: goodPassword, ...passwords }, member)
  const sent = await call('POST /public/auth/send-confirmation-code', {}, member)
  const proof = { id: sent.id, code: await auth.codeOf(phone) }
  const { confirmation } = await call('POST /public/auth/confirm-identity', proof, member)
  const change = await call(
    'POST /public/auth/initiate-update-identifier',
    { newIdentifier: next, confirmation },
    member,
  )
  const code = await auth.codeOf(next)
  await call('POST /public/auth/verify-update-identifier', { token: change.token, code }, member)
  await call('POST /public/auth/logout', { refreshToken })
  await call('POST /public/auth/google', { identifierToken: 'x' })
  await call('POST /forgot-password', { provider, identifierId: next })
  await call('POST /reset-password', { token: await auth.resetToken(next), ...passwords })

  expect([...answered].sort()).toEqual(Object.keys(authCalls).sort())
})
