import { expect, inject, test } from 'vitest'
import { type Locale, locales } from '../../src/domain/text/locale.ts'
import { problemMessages } from '../../src/i18n/messages/problems.ts'
import { successMessages } from '../../src/i18n/messages/successes.ts'
import { type Answer, createClient, goodPassword, names, newPhone, provider } from '../support/client.ts'
import { casesIn } from '../support/locale-sample.ts'
import { messagesTo } from '../support/outbox.ts'

type Code = keyof (typeof problemMessages)['en']
type Success = keyof (typeof successMessages)['en']

const expectProblem = (locale: Locale, answer: Answer, status: number, code: Code) => {
  expect(answer.body).toMatchObject({ statusCode: status, code, message: problemMessages[locale][code] })
  expect(answer.status).toBe(status)
}

const texts = {
  en: /Safar code/,
  ar: /[\u0600-\u06ff]{3}/,
  ku: /[\u06d5\u06ce\u06c6]/,
}

test.each(casesIn('ku', locales))('the whole life of an account over plain HTTP, in %s', async (locale) => {
  const client = createClient({ locale })
  const { auth, customer, human, send } = client
  const refused = (answer: Answer, status: number, code: Code) => expectProblem(locale, answer, status, code)
  const done = (answer: Answer, code: Success) => {
    expect(answer.body).toMatchObject({ message: successMessages[locale][code] })
    expect(answer.status).toBe(200)
    return answer.body
  }
  const phone = newPhone()
  const secondPassword = 'a second good one'
  const thirdPassword = 'the third is good too'

  const begun = await client.register(phone)
  expect(begun.body).toMatchObject({ id: expect.any(String), expiresIn: 300, resendIn: 300 })
  done(begun, 'CODE_SENT')
  const [sms] = await messagesTo(client.server, phone)
  expect(sms?.text).toMatch(texts[locale])
  expect(sms?.text).toContain(sms?.code)

  const entered = await client.verify(begun.body.id, String(sms?.code), phone)
  done(entered, 'SIGNED_IN')
  expect(Object.keys(entered.body).sort()).toEqual(['accessToken', 'expiresIn', 'message'])
  const { accessToken } = entered.body
  refused(await customer('GET', 'me', accessToken), 404, 'NOT_FOUND')
  refused(await customer('GET', 'me'), 401, 'UNAUTHORIZED')

  const details = { name: names[locale], dateOfBirth: '1990-02-28', gender: 'female', email: 'layla@example.com' }
  done(await customer('POST', 'register', accessToken, details), 'PROFILE_SAVED')
  const me = await customer('GET', 'me', accessToken)
  expect(me.body).toMatchObject({ ...details, phone, language: locale, status: 'active', hasPassword: true })
  refused(await customer('POST', 'register', accessToken, details), 409, 'PROFILE_EXISTS')
  refused(await createClient({ locale }).register(phone), 409, 'PHONE_TAKEN')

  done(await send('POST', '/api/logout', { body: { token: accessToken, language: locale } }), 'SIGNED_OUT')
  refused(await customer('GET', 'me', accessToken), 401, 'UNAUTHORIZED')
  refused(await client.refresh(), 401, 'SESSION_ENDED')

  refused(await client.login(phone, 'not this one'), 401, 'INVALID_CREDENTIALS')
  const again = done(await client.login(phone), 'CODE_SENT')
  const back = done(await client.verify(again.id, await client.codeOf(phone), phone), 'SIGNED_IN')
  expect((await customer('GET', 'me', back.accessToken)).body.name).toBe(names[locale])

  const forgotten = done(await client.forgot(phone), 'CODE_SENT')
  const allowed = await client.verify(forgotten.id, await client.codeOf(phone), phone)
  const { token } = done(allowed, 'CODE_ACCEPTED')
  const reset = (body: object) => auth('reset-password', { token, ...body })
  refused(await reset({ newPassword: secondPassword, confirmPassword: 'another' }), 400, 'PASSWORD_MISMATCH')
  done(await reset({ newPassword: secondPassword, confirmPassword: secondPassword }), 'PASSWORD_CHANGED')
  refused(await reset({ newPassword: secondPassword, confirmPassword: secondPassword }), 410, 'TOKEN_EXPIRED')
  refused(await customer('GET', 'me', back.accessToken), 401, 'UNAUTHORIZED')
  refused(await client.login(phone), 401, 'INVALID_CREDENTIALS')
  const third = done(await client.login(phone, secondPassword), 'CODE_SENT')
  const session = done(await client.verify(third.id, await client.codeOf(phone), phone), 'SIGNED_IN')
  const bearer: string = session.accessToken

  const newNumber = newPhone()
  const change = { identifierId: phone, newIdentifier: newNumber }
  const initiate = (proof: object) => auth('public/auth/initiate-update-identifier', { ...change, ...proof }, bearer)
  refused(await initiate({}), 403, 'CONFIRMATION_REQUIRED')
  const { confirmation } = done(
    await auth('public/auth/confirm-identity', { password: secondPassword }, bearer),
    'IDENTITY_CONFIRMED',
  )
  const initiated = done(await initiate({ confirmation }), 'CODE_SENT')
  const proof = { code: await client.codeOf(newNumber), token: initiated.token }
  done(await auth('public/auth/verify-update-identifier', proof, bearer), 'PHONE_CHANGED')
  expect((await customer('GET', 'me', bearer)).body.phone).toBe(newNumber)

  const passwords = { newPassword: thirdPassword, confirmPassword: thirdPassword }
  const update = (body: object) => auth('update-password', { ...passwords, ...body }, bearer)
  refused(await update({ currentPassword: goodPassword }), 400, 'WRONG_PASSWORD')
  refused(await update({ currentPassword: secondPassword, confirmPassword: 'x' }), 400, 'PASSWORD_MISMATCH')
  done(await update({ currentPassword: secondPassword }), 'PASSWORD_CHANGED')

  refused(await customer('POST', 'deactivate-account', bearer, {}), 403, 'CONFIRMATION_REQUIRED')
  const proved = { password: thirdPassword }
  done(await customer('POST', 'deactivate-account', bearer, proved), 'ACCOUNT_DEACTIVATED')
  const closed: [method: string, path: string, body?: object][] = [
    ['PUT', 'self', { name: 'Other Name' }],
    ['POST', 'deactivate-account'],
    ['GET', 'sessions'],
    ['DELETE', 'sessions'],
  ]
  for (const [method, path, body] of closed)
    refused(await customer(method, path, bearer, body), 403, 'ACCOUNT_INACTIVE')
  refused(await update({ currentPassword: thirdPassword }), 403, 'ACCOUNT_INACTIVE')
  refused(
    await auth('public/auth/initiate-update-identifier', { newIdentifier: newPhone() }, bearer),
    403,
    'ACCOUNT_INACTIVE',
  )
  refused(await customer('POST', 'export', bearer, {}), 403, 'CONFIRMATION_REQUIRED')
  expect((await customer('POST', 'export', bearer, proved)).status).toBe(200)
  refused(await customer('POST', 'activate-account', bearer, {}), 403, 'CONFIRMATION_REQUIRED')
  done(await customer('POST', 'activate-account', bearer, proved), 'ACCOUNT_ACTIVATED')
  done(await customer('PUT', 'self', bearer, { allowNotification: false }), 'PROFILE_SAVED')

  const elsewhere = createClient({ locale })
  const other = done(await elsewhere.login(newNumber, thirdPassword), 'CODE_SENT')
  const there = done(await elsewhere.verify(other.id, await client.codeOf(newNumber)), 'SIGNED_IN')
  const sessions = (await customer('GET', 'sessions', bearer)).body.data as { id: string; isCurrent: boolean }[]
  expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
  const theirs = sessions.find(({ isCurrent }) => !isCurrent)?.id
  refused(await customer('DELETE', `sessions/${theirs}`, bearer), 403, 'CONFIRMATION_REQUIRED')
  refused(await customer('DELETE', 'sessions', bearer), 403, 'CONFIRMATION_REQUIRED')
  done(await customer('DELETE', `sessions/${theirs}`, bearer, { password: thirdPassword }), 'SIGNED_OUT_THERE')
  refused(await customer('GET', 'me', there.accessToken), 401, 'UNAUTHORIZED')

  const exported = await customer('POST', 'export', bearer, proved)
  expect(exported.headers.get('content-disposition')).toBe('attachment; filename="safar-export.json"')
  expect(exported.body.profile).toMatchObject({ name: names[locale], phone: newNumber })
  expect(JSON.stringify(exported.body)).not.toMatch(/argon2|hash|refresh/i)

  refused(await customer('POST', 'delete-account', bearer, {}), 403, 'CONFIRMATION_REQUIRED')
  refused(await customer('POST', 'delete-account', bearer, { password: secondPassword }), 400, 'WRONG_PASSWORD')
  done(await customer('POST', 'delete-account', bearer, { password: thirdPassword }), 'ACCOUNT_DELETED')
  refused(await customer('GET', 'me', bearer), 401, 'UNAUTHORIZED')
  refused(await client.refresh(), 401, 'SESSION_ENDED')
  refused(await client.login(newNumber, thirdPassword), 401, 'INVALID_CREDENTIALS')
  done(await client.register(newNumber), 'CODE_SENT')

  // The same call of the auth service itself, where the tokens are both in the answer.
  const direct = await auth('public/mfa-provider-password-otp/register', {
    provider,
    identifierId: newPhone(),
    password: goodPassword,
    recaptchaToken: await human(),
  })
  done(direct, 'CODE_SENT')
})

test('a phone is known by any of its spellings, and codes may have any digits', async () => {
  const client = createClient({ locale: 'ar' })
  const phone = newPhone()
  const toArabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  const { id } = (await client.register(toArabic(phone.replace('+964', '0')))).body
  const entered = await client.verify(id, toArabic(await client.codeOf(phone)), phone.replace('+', '00'))
  expect(entered.status).toBe(200)
  expect((await client.register(phone.replace('+964', '0'))).body.code).toBe('PHONE_TAKEN')
})

test('the auth service has a page and a document, and publishes its keys without their secret half', async () => {
  const { keys } = await (await fetch(`${inject('site')}/services/auth/.well-known/jwks.json`)).json()
  expect(keys.length).toBeGreaterThan(0)
  for (const key of keys) {
    expect(key).toMatchObject({ kid: expect.any(String), use: 'sig', kty: 'OKP' })
    expect(key).not.toHaveProperty('d')
  }
  expect((await fetch(`${inject('site')}/services/auth/openapi.json`)).status).toBe(200)
})
