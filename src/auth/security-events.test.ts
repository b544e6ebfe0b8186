import { expect, test } from 'vitest'
import { openTestDatabase } from '../db/testing/database.ts'
import { noBotCheck } from '../gateways/bot-check/no-bot-check.ts'
import { codeOfProblem, createTestAuth, goodPassword, newPhone, otherThan, provider } from './testing/auth.ts'

const database = openTestDatabase()

test('every outcome of signing in is in the security log, and no secret, phone or address is', async () => {
  const auth = createTestAuth(database.db)
  const source = { address: '203.0.113.77', agent: 'A browser' }
  const { phone, accessToken, refreshToken } = await auth.signUp()
  const { account = '' } = (await auth.accounts.identify(accessToken, auth.now())) ?? {}
  const login = (password: string, identifierId = phone) =>
    auth.call('POST /public/mfa-provider-password-otp/login', { provider, identifierId, password }, source)
  await codeOfProblem(login('wrong password'))
  await codeOfProblem(login('wrong password', newPhone()))
  const { id } = await login(goodPassword)
  const code = await auth.codeOf(phone)
  await codeOfProblem(auth.verify(id, otherThan(code)))
  await auth.verify(id, code)
  await auth.refresh(refreshToken)
  await codeOfProblem(auth.refresh(refreshToken))
  for (let n = 0; n < 9; n += 1) await codeOfProblem(login('wrong password'))
  const reset = await auth.resetToken(phone)
  await auth.call('POST /reset-password', {
    token: reset,
    newPassword: 'another good password',
    confirmPassword: 'another good password',
  })
  const said = auth.events.map(({ event, account: whose, detail }) => [event, whose, detail])
  expect(said.slice(0, 6)).toEqual([
    ['account.created', account, 'password'],
    ['sign_in.failed', account, 'password'],
    ['sign_in.failed', undefined, 'password'],
    ['sign_in.failed', account, 'code'],
    ['sign_in.succeeded', account, 'password'],
    ['token.reused', account, undefined],
  ])
  expect(said).toContainEqual(['limit.hit', account, 'passwordsPerIpAddress'])
  expect(said).toContainEqual(['sign_in.locked', account, 'password'])
  expect(said.at(-1)).toEqual(['password.reset', account, undefined])
  const text = JSON.stringify(auth.events)
  for (const secret of [phone, phone.slice(4), code, refreshToken, reset, goodPassword, source.address])
    expect(text).not.toContain(secret)
})

test('a failed bot check is a security event', async () => {
  const auth = createTestAuth(database.db, { botCheck: { ...noBotCheck, check: async () => 'refused' } })
  await codeOfProblem(auth.login(newPhone()))
  expect(auth.events).toMatchObject([{ event: 'bot_check.failed', detail: 'login' }])
})

test('a request without the right to it is a security event', async () => {
  const auth = createTestAuth(database.db)
  const { accessToken } = await auth.signUp()
  const body = { newIdentifier: newPhone() }
  await codeOfProblem(auth.call('POST /public/auth/initiate-update-identifier', body, { token: accessToken }))
  expect(auth.events.at(-1)).toMatchObject({
    event: 'rights.refused',
    account: expect.any(String),
    detail: 'POST /public/auth/initiate-update-identifier',
  })
})
