import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findAccountByPhone } from '../../db/queries/accounts/accounts.ts'
import { eraseAccount } from '../../db/queries/accounts/erase-account.ts'
import { listOutbox } from '../../db/queries/messages/sms-messages.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import {
  codeOfProblem,
  countOf,
  createTestAuth,
  goodPassword,
  newIdToken,
  newPhone,
  otherThan,
  type TestAuth,
  testGoogle,
} from '../testing/auth.ts'

const database = openTestDatabase()
const open = () => createTestAuth(database.db, { google: testGoogle })

const confirm = (auth: TestAuth, token: string, body: object) =>
  auth.call('POST /public/auth/confirm-identity', body, { token })
const initiate = (auth: TestAuth, token: string, body: object = {}) =>
  auth.call('POST /public/auth/initiate-update-identifier', { newIdentifier: newPhone(), ...body }, { token })
const setPassword = (auth: TestAuth, token: string, body: object = {}) =>
  auth.call(
    'POST /update-password',
    { newPassword: 'another good password', confirmPassword: 'another good password', ...body },
    { token },
  )

/** An account made with Google, with the phone that it may have added. */
async function signUpWithGoogle(auth: TestAuth, { phone = null as string | null } = {}) {
  const subject = crypto.randomUUID()
  const identifierToken = newIdToken(subject)
  const { accessToken } = await auth.call('POST /public/auth/google', { identifierToken })
  await sql`update accounts set phone = ${phone} where google_subject = ${subject}`.execute(database.db)
  return { subject, accessToken }
}

describe('an access token alone', () => {
  test('changes neither phone nor password, and says which proofs there are', async () => {
    const auth = open()
    const { accessToken, phone } = await auth.signUp()
    await expect(initiate(auth, accessToken)).rejects.toMatchObject({
      code: 'CONFIRMATION_REQUIRED',
      status: 403,
      details: { methods: ['password', 'code'] },
    })
    expect(await codeOfProblem(setPassword(auth, accessToken))).toBe('CONFIRMATION_REQUIRED')
    expect(await codeOfProblem(setPassword(auth, accessToken, { currentPassword: 'x' }))).toBe('WRONG_PASSWORD')
    expect(await codeOfProblem(initiate(auth, accessToken, { password: 'x' }))).toBe('WRONG_PASSWORD')
    expect(await codeOfProblem(auth.login(phone))).toBe('ok')
  })

  test('sets no first password for an account that came by Google', async () => {
    const auth = open()
    const { accessToken } = await signUpWithGoogle(auth)
    await expect(setPassword(auth, accessToken)).rejects.toMatchObject({
      code: 'CONFIRMATION_REQUIRED',
      details: { methods: ['google'] },
    })
    expect(await codeOfProblem(setPassword(auth, accessToken, { currentPassword: '' }))).toBe('CONFIRMATION_REQUIRED')
  })
})

test('a stolen access token uses up neither passwords nor codes of its browser', async () => {
  const auth = open()
  const { accessToken: token, deviceToken: device, phone } = await auth.signUp()
  const guess = (password: string, input: object) =>
    codeOfProblem(auth.call('POST /public/auth/confirm-identity', { password }, { token, ...input }))
  const send = (input: object) => auth.call('POST /public/auth/send-confirmation-code', {}, { token, ...input })
  for (let n = 0; n < 12; n += 1) await guess('a wrong one', {})
  for (let n = 0; n < 7; n += 1) await codeOfProblem(send({}))
  expect([await guess(goodPassword, {}), await codeOfProblem(send({}))]).toEqual(Array(2).fill('TOO_MANY_REQUESTS'))

  expect(await guess(goodPassword, { device })).toBe('ok')
  const { id } = await send({ device })
  const body = { id, code: await auth.codeOf(phone) }
  expect(await codeOfProblem(auth.call('POST /public/auth/confirm-identity', body, { token, device }))).toBe('ok')
  const passwords = { newPassword: 'another good password', confirmPassword: 'another good password' }
  const change = auth.call('POST /update-password', { currentPassword: goodPassword, ...passwords }, { token, device })
  expect(await codeOfProblem(change)).toBe('ok')
  // The browser has an end of its own.
  const own: string[] = []
  for (let n = 0; n < 12; n += 1) own.push(await guess('a wrong one', { device }))
  expect(own.at(-1)).toBe('TOO_MANY_REQUESTS')
})

describe('a confirmation', () => {
  test('by password, by a code to the phone of the account, or by a fresh sign-in at Google lets the change through', async () => {
    const auth = open()
    const { accessToken, phone } = await auth.signUp()
    const byPassword = await confirm(auth, accessToken, { password: goodPassword })
    expect(byPassword).toMatchObject({ expiresIn: 600, message: 'Thank you. You can continue.' })
    expect(await codeOfProblem(initiate(auth, accessToken, byPassword))).toBe('ok')

    const { id } = await auth.call('POST /public/auth/send-confirmation-code', {}, { token: accessToken })
    const code = await auth.codeOf(phone)
    expect(await codeOfProblem(confirm(auth, accessToken, { id, code: otherThan(code) }))).toBe('INVALID_CODE')
    const byCode = await confirm(auth, accessToken, { id, code })
    expect(await codeOfProblem(initiate(auth, accessToken, byCode))).toBe('ok')
    expect(await codeOfProblem(confirm(auth, accessToken, { id, code }))).toBe('CODE_EXPIRED')

    const google = await signUpWithGoogle(auth)
    const byGoogle = await confirm(auth, google.accessToken, { identifierToken: newIdToken(google.subject) })
    expect(await codeOfProblem(setPassword(auth, google.accessToken, byGoogle))).toBe('ok')
  })

  test('is not given for a wrong password, another’s Google account, an old sign-in there, or a token that was used', async () => {
    const auth = open()
    const { accessToken, subject } = await signUpWithGoogle(auth)
    const ask = (body: object) => codeOfProblem(confirm(auth, accessToken, body))
    expect(await ask({})).toBe('WRONG_PASSWORD')
    expect(await ask({ password: goodPassword })).toBe('WRONG_PASSWORD')
    expect(await ask({ identifierToken: newIdToken('somebody else') })).toBe('GOOGLE_REFUSED')
    expect(await ask({ identifierToken: newIdToken(subject, 301) })).toBe('GOOGLE_REFUSED')
    const once = newIdToken(subject, 200)
    expect([await ask({ identifierToken: once }), await ask({ identifierToken: once })]).toEqual([
      'ok',
      'GOOGLE_REFUSED',
    ])
  })

  test('is good for ten minutes, for its own session and account only, and not after a change', async () => {
    const auth = open()
    const here = await auth.signUp()
    const there = await auth.signIn(here.phone)
    const stranger = await auth.signUp()
    const { confirmation } = await confirm(auth, here.accessToken, { password: goodPassword })
    const change = (token: string, text = confirmation) => codeOfProblem(initiate(auth, token, { confirmation: text }))
    expect(await change(there.accessToken)).toBe('CONFIRMATION_REQUIRED')
    expect(await change(stranger.accessToken)).toBe('CONFIRMATION_REQUIRED')
    for (const forged of ['x', `${confirmation}x`, confirmation.replace(/^\d+/, (seconds) => String(+seconds + 60))])
      expect(await change(here.accessToken, forged)).toBe('CONFIRMATION_REQUIRED')
    auth.travel(500)
    expect(await change(here.accessToken)).toBe('ok')
    auth.travel(101)
    expect(await change(here.accessToken)).toBe('CONFIRMATION_REQUIRED')
    const again = await confirm(auth, here.accessToken, { password: goodPassword })
    await setPassword(auth, here.accessToken, again)
    expect(await change(here.accessToken, again.confirmation)).toBe('CONFIRMATION_REQUIRED')
  })

  test('can be given to a deactivated account, and a code of it does nothing else', async () => {
    const auth = open()
    const { accessToken, phone } = await auth.signUp()
    await sql`insert into customers (account_id, name, status)
      select id, 'Somebody', 'inactive' from accounts where phone = ${phone}`.execute(database.db)
    const { id } = await auth.call('POST /public/auth/send-confirmation-code', {}, { token: accessToken })
    const code = await auth.codeOf(phone)
    expect(await codeOfProblem(auth.verify(id, code))).toBe('CODE_EXPIRED')
    expect(await codeOfProblem(confirm(auth, accessToken, { id, code }))).toBe('ok')
  })

  test('takes one code however often it is pressed, and five messages an hour', async () => {
    const auth = open()
    const { accessToken, phone } = await auth.signUp()
    const send = () => auth.call('POST /public/auth/send-confirmation-code', {}, { token: accessToken })
    const { id } = await send()
    const code = await auth.codeOf(phone)
    const twice = [1, 2].map(() => codeOfProblem(confirm(auth, accessToken, { id, code })))
    expect(countOf(await Promise.all(twice))).toEqual({ ok: 1, CODE_EXPIRED: 1 })
    const answers: string[] = []
    for (let n = 0; n < 5; n += 1) answers.push(await codeOfProblem(send()))
    expect(countOf(answers)).toEqual({ ok: 4, TOO_MANY_REQUESTS: 1 })
    const google = await signUpWithGoogle(auth)
    const none = auth.call('POST /public/auth/send-confirmation-code', {}, { token: google.accessToken })
    expect(await codeOfProblem(none)).toBe('NOT_FOUND')
  })
})

describe('after a change', () => {
  test.each([
    ['en', 'The phone number of your Safar account was changed. Not you? Contact us now.'],
    ['ar', 'تم تغيير رقم هاتف حسابك في «سفر». إن لم تكن أنت، فاتصل بنا فوراً.'],
    ['ku', 'ژمارەی مۆبایلی هەژمارەکەت لە «سەفەر» گۆڕدرا. ئەگەر تۆ نەبوویت، یەکسەر پەیوەندیمان پێوە بکە.'],
  ])(
    'of the phone the old one is told in the account’s language (%s), and every other session ends',
    async (language, text) => {
      const auth = open()
      const here = await auth.signUp()
      const there = await auth.signIn(here.phone)
      await sql`insert into customers (account_id, name, language)
      select id, 'Somebody', ${language} from accounts where phone = ${here.phone}`.execute(database.db)
      const next = newPhone()
      const { token } = await initiate(auth, here.accessToken, { newIdentifier: next, password: goodPassword })
      const code = await auth.codeOf(next)
      await auth.call('POST /public/auth/verify-update-identifier', { token, code }, { token: here.accessToken })
      const [newest] = (await listOutbox(database.db, 1_000)).filter(({ to }) => to === here.phone)
      expect(newest).toMatchObject({ text, code: null })
      expect(await codeOfProblem(auth.refresh(there.refreshToken))).toBe('SESSION_ENDED')
      expect(await codeOfProblem(auth.refresh(here.refreshToken))).toBe('ok')
      const account = await findAccountByPhone(database.db, next)
      await auth.settled()
      const { rows } = await sql<{ name: string }>`
      select name from security_events where account_id = ${account?.id} order by id`.execute(database.db)
      expect(rows.map(({ name }) => name)).toEqual(['account.created', 'sign_in.succeeded', 'phone.changed'])
      // The message to a phone that is theirs no more goes with the account.
      await eraseAccount(database.db, account?.id ?? '', new Date())
      expect((await listOutbox(database.db, 1_000)).filter(({ to, code }) => to === here.phone && !code)).toEqual([])
    },
  )

  test('of the password the phone is told', async () => {
    const auth = open()
    const { phone, accessToken } = await auth.signUp()
    await setPassword(auth, accessToken, { currentPassword: goodPassword })
    const [newest] = (await listOutbox(database.db, 1_000)).filter(({ to }) => to === phone)
    expect(newest?.text).toMatch(/^The password of your Safar account was changed\./)
  })
})
