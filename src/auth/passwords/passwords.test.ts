import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { listOutbox } from '../../db/queries/messages/sms-messages.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import {
  codeOfProblem,
  countOf,
  createTestAuth,
  forgiveLimits,
  goodPassword,
  holdBack,
  newPhone,
  type TestAuth,
} from '../testing/auth.ts'

const database = openTestDatabase()
const open = () => createTestAuth(database.db)
const another = 'another good password'
const twice = (password: string) => ({ newPassword: password, confirmPassword: password })
const reset = (auth: TestAuth, token: string, password = another) =>
  auth.call('POST /reset-password', { token, ...twice(password) })

describe('a forgotten password', () => {
  test('is replaced with a code, then a token, and every session ends', async () => {
    const auth = open()
    const { phone, refreshToken } = await auth.signUp()
    const elsewhere = await auth.signIn(phone)
    const token = await auth.resetToken(phone)
    expect(await reset(auth, token)).toEqual({ message: 'Your password has been changed.' })
    for (const old of [refreshToken, elsewhere.refreshToken])
      expect(await codeOfProblem(auth.refresh(old))).toBe('SESSION_ENDED')
    expect(await codeOfProblem(auth.login(phone))).toBe('INVALID_CREDENTIALS')
    expect(await codeOfProblem(auth.login(phone, another))).toBe('ok')
  })

  test('the token is good once, even if ten use it at the same moment', async () => {
    const auth = open()
    const { phone } = await auth.signUp()
    const token = await auth.resetToken(phone)
    const answers = await Promise.all(Array.from({ length: 10 }, () => codeOfProblem(reset(auth, token))))
    expect(countOf(answers)).toEqual({ ok: 1, TOKEN_EXPIRED: 9 })
  })

  test('the token is good for ten minutes', async () => {
    const auth = open()
    const { phone } = await auth.signUp()
    const token = await auth.resetToken(phone)
    auth.travel(601)
    expect(await codeOfProblem(reset(auth, token))).toBe('TOKEN_EXPIRED')
    expect(await codeOfProblem(reset(auth, 'made up'))).toBe('TOKEN_EXPIRED')
  })

  test('a password that will not do is told, and the token stays good', async () => {
    const auth = open()
    const { phone } = await auth.signUp()
    const token = await auth.resetToken(phone)
    await expect(reset(auth, token, 'short')).rejects.toMatchObject({ fields: { newPassword: { error: 'too_short' } } })
    await expect(reset(auth, token, phone.replace('+964', '0'))).rejects.toMatchObject({
      fields: { newPassword: { error: 'weak_password', weakness: expect.anything() } },
    })
    const different = auth.call('POST /reset-password', { token, newPassword: another, confirmPassword: 'x' })
    await expect(different).rejects.toMatchObject({
      code: 'PASSWORD_MISMATCH',
      fields: { confirmPassword: { error: 'mismatch' } },
    })
    expect(await codeOfProblem(reset(auth, token))).toBe('ok')
  })

  test('whatever else was on its way for the account is worth nothing any more', async () => {
    const auth = open()
    const { phone } = await auth.signUp()
    const signingIn = await auth.login(phone)
    const code = await auth.codeOf(phone)
    const stolen = await auth.resetToken(phone)
    await forgiveLimits(database.db)
    await reset(auth, await auth.resetToken(phone))
    expect(await codeOfProblem(auth.verify(signingIn.id, code))).toBe('CODE_EXPIRED')
    expect(await codeOfProblem(reset(auth, stolen))).toBe('TOKEN_EXPIRED')
  })

  test('resets and sign-ins at the same moment do not block each other, and leave no session behind', async () => {
    const auth = open()
    const { phone } = await auth.signUp()
    const signingIn: { id: string; code: string }[] = []
    const tokens: string[] = []
    for (let n = 0; n < 4; n += 1) {
      await forgiveLimits(database.db)
      signingIn.push({ id: (await auth.login(phone)).id, code: await auth.codeOf(phone) })
      tokens.push(await auth.resetToken(phone))
    }
    await forgiveLimits(database.db)
    const answers = await Promise.all([
      ...tokens.map((token) => codeOfProblem(reset(auth, token))),
      ...signingIn.map(({ id, code }) => codeOfProblem(auth.verify(id, code))),
    ])
    expect(answers.filter((answer) => !/^(ok|TOKEN_EXPIRED|CODE_EXPIRED)$/.test(answer))).toEqual([])
    expect(answers.slice(0, 4).filter((answer) => answer === 'ok')).toHaveLength(1)
    const live = await sql`select from sessions s join accounts a on a.id = s.account_id
      where a.phone = ${phone} and s.ended_at is null`.execute(database.db)
    expect(live.rows).toEqual([])
  })

  test('of a phone that nobody has looks the same, and sends nothing', async () => {
    const auth = open()
    const { phone: known } = await auth.signUp()
    const unknown = newPhone()
    const answers = [await auth.forgot(known), await auth.forgot(unknown)]
    const [ofKnown, ofUnknown] = answers.map(({ id, ...rest }) => ({ ...rest, id: id.length }))
    expect(ofUnknown).toEqual(ofKnown)
    expect((await listOutbox(database.db, 100)).filter(({ to }) => to === unknown)).toEqual([])
    const rows = async (phone: string) =>
      (
        await sql`select (select count(*)::int from verifications where phone = ${phone} and purpose = 'forgot') as codes,
          (select count(*)::int from sms_messages where phone = ${phone} and created_at > now() - interval '1 hour') as sms`.execute(
          database.db,
        )
      ).rows[0]
    expect(await rows(unknown)).toEqual({ codes: 1, sms: 1 })
    expect(await rows(known)).toEqual({ codes: 1, sms: 2 })

    const id = answers[1]?.id ?? ''
    const guesses = [...Array(5).keys()].map((n) => codeOfProblem(auth.verify(id, `00000${n}`)))
    expect(countOf(await Promise.all(guesses))).toEqual({ INVALID_CODE: 5 })
    expect(await codeOfProblem(auth.verify(id, '000005'))).toBe('CODE_EXPIRED')
    auth.travel(301)
    const again = await auth.call('POST /public/mfa-provider-password-otp/resend-otp-register', { id })
    expect(again).toEqual(answers[1])
    expect((await listOutbox(database.db, 100)).filter(({ to }) => to === unknown)).toEqual([])
  })
})

describe('changing the password', () => {
  const change = (auth: TestAuth, token: string, currentPassword = goodPassword, password = another) =>
    auth.call('POST /update-password', { currentPassword, ...twice(password) }, { token })

  test('ends every other session', async () => {
    const auth = open()
    const here = await auth.signUp()
    const there = await auth.signIn(here.phone)
    const signingIn = await auth.login(here.phone)
    const code = await auth.codeOf(here.phone)
    expect(await change(auth, here.accessToken)).toEqual({ message: 'Your password has been changed.' })
    expect(await codeOfProblem(auth.refresh(there.refreshToken))).toBe('SESSION_ENDED')
    expect(await codeOfProblem(auth.refresh(here.refreshToken))).toBe('ok')
    expect(await codeOfProblem(auth.verify(signingIn.id, code))).toBe('CODE_EXPIRED')
    expect(await codeOfProblem(auth.login(here.phone, another))).toBe('ok')
  })

  test('needs the present one', async () => {
    const auth = open()
    const { accessToken } = await auth.signUp()
    await expect(change(auth, accessToken, 'not it')).rejects.toMatchObject({
      code: 'WRONG_PASSWORD',
      fields: { currentPassword: { error: 'wrong' } },
    })
    await expect(change(auth, accessToken, goodPassword, 'football1')).rejects.toMatchObject({
      fields: { newPassword: { error: 'weak_password', weakness: expect.anything() } },
    })
  })

  test('two at once with the same present one: one of them is wrong by then', async () => {
    const auth = open()
    const { phone, accessToken } = await auth.signUp()
    const account = sql`select from accounts where phone = ${phone}`
    const answers = await holdBack(database.url, account, 2, () =>
      Promise.all(
        ['first new password', 'second new password'].map((password) =>
          codeOfProblem(change(auth, accessToken, goodPassword, password)),
        ),
      ),
    )
    expect(countOf(answers)).toEqual({ ok: 1, WRONG_PASSWORD: 1 })
  })

  test('is for whoever is signed in and not deactivated', async () => {
    const auth = open()
    const { phone, accessToken, refreshToken } = await auth.signUp()
    expect(await codeOfProblem(change(auth, ''))).toBe('UNAUTHORIZED')
    expect(await codeOfProblem(change(auth, 'forged'))).toBe('UNAUTHORIZED')
    await sql`insert into customers (account_id, name, status)
      select id, 'Somebody', 'inactive' from accounts where phone = ${phone}`.execute(database.db)
    expect(await codeOfProblem(change(auth, accessToken))).toBe('ACCOUNT_INACTIVE')
    await sql`update customers set status = 'active'`.execute(database.db)
    await auth.call('POST /public/auth/logout', { refreshToken })
    expect(await codeOfProblem(change(auth, accessToken))).toBe('UNAUTHORIZED')
  })
})

describe('confirming the password', () => {
  test('passes with the right one, tells the wrong one, and allows ten in a quarter of an hour', async () => {
    const auth = open()
    const { accessToken } = await auth.signUp()
    const member = (await auth.accounts.identify(accessToken, auth.now())) ?? { account: '', session: '' }
    const confirm = (password: string) =>
      auth.accounts.requireConfirmation(member, { password, field: 'password' }, auth.now())
    await confirm(goodPassword)
    await expect(confirm('wrong')).rejects.toMatchObject({
      code: 'WRONG_PASSWORD',
      fields: { password: { error: 'wrong' } },
    })
    for (let n = 0; n < 8; n += 1) await codeOfProblem(confirm('wrong'))
    await expect(confirm(goodPassword)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfter: expect.toSatisfy((seconds) => seconds >= 1 && seconds <= 90),
    })
  })

  test('is not for an account that is gone', async () => {
    const nobody = { account: crypto.randomUUID(), session: crypto.randomUUID() }
    const confirm = open().accounts.requireConfirmation(nobody, { password: '', field: 'password' }, new Date())
    expect(await codeOfProblem(confirm)).toBe('UNAUTHORIZED')
  })
})
