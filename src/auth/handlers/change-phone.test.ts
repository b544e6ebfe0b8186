import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findAccountByPhone } from '../../db/queries/accounts/accounts.ts'
import { eraseAccount } from '../../db/queries/accounts/erase-account.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { waitForLocks } from '../../db/testing/locks.ts'
import {
  ageCodes,
  codeOfProblem,
  countOf,
  createTestAuth,
  forgiveLimits,
  goodPassword,
  holdBack,
  newPhone,
  otherThan,
  type TestAuth,
} from '../testing/auth.ts'

const database = openTestDatabase()
const open = () => createTestAuth(database.db)

const initiate = (auth: TestAuth, token: string, body: object) =>
  auth.call('POST /public/auth/initiate-update-identifier', { password: goodPassword, ...body }, { token })
const finish = (auth: TestAuth, accessToken: string, token: string, code: string) =>
  auth.call('POST /public/auth/verify-update-identifier', { token, code }, { token: accessToken })

describe('another phone', () => {
  test('gets a code, and becomes the phone of the account', async () => {
    const auth = open()
    const { phone, accessToken } = await auth.signUp()
    const next = newPhone()
    const sent = await initiate(auth, accessToken, { identifierId: phone, newIdentifier: next.replace('+964', '0') })
    expect(sent).toMatchObject({ expiresIn: 300, resendIn: 300, message: 'We have sent you a code by SMS.' })
    const code = await auth.codeOf(next)
    expect(await codeOfProblem(finish(auth, accessToken, sent.token, otherThan(code)))).toBe('INVALID_CODE')
    expect(await finish(auth, accessToken, sent.token, code)).toEqual({
      message: 'Your phone number has been changed.',
    })
    expect(await findAccountByPhone(database.db, phone)).toBeNull()
    expect(await codeOfProblem(auth.login(next))).toBe('ok')
    expect(await codeOfProblem(finish(auth, accessToken, sent.token, code))).toBe('CODE_EXPIRED')
  })

  test('and the one before are forgotten with the account', async () => {
    const auth = open()
    const { phone, accessToken } = await auth.signUp()
    const next = newPhone()
    const { token } = await initiate(auth, accessToken, { newIdentifier: next })
    await finish(auth, accessToken, token, await auth.codeOf(next))
    const account = await findAccountByPhone(database.db, next)
    expect(await eraseAccount(database.db, account?.id ?? '', new Date())).toBe(true)
    const { rows } = await sql`
      select phone from verifications where phone in (${phone}, ${next})
      union all select phone from sms_messages where phone in (${phone}, ${next})`.execute(database.db)
    expect(rows).toEqual([])
  })

  test('is refused where it is no other, or the present one is not known', async () => {
    const auth = open()
    const { phone, accessToken } = await auth.signUp()
    const other = (await auth.signUp()).phone
    const ask = (body: object) => initiate(auth, accessToken, body)
    await expect(ask({ newIdentifier: phone })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { newIdentifier: { error: 'invalid' } },
    })
    await expect(ask({ newIdentifier: 'x' })).rejects.toMatchObject({ fields: { newIdentifier: { error: 'phone' } } })
    await expect(ask({ identifierId: other, newIdentifier: newPhone() })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { identifierId: { error: 'invalid' } },
    })
    expect(await codeOfProblem(initiate(auth, '', { newIdentifier: newPhone() }))).toBe('UNAUTHORIZED')
  })

  test('that somebody has is not told before the code that went there', async () => {
    const auth = open()
    const { phone, accessToken } = await auth.signUp()
    const taken = (await auth.signUp()).phone
    const [known, unknown] = [
      await initiate(auth, accessToken, { newIdentifier: taken }),
      await initiate(auth, accessToken, { newIdentifier: newPhone() }),
    ]
    expect({ ...known, token: '' }).toEqual({ ...unknown, token: '' })
    const code = await auth.codeOf(taken)
    expect(await codeOfProblem(finish(auth, accessToken, known.token, otherThan(code)))).toBe('INVALID_CODE')
    expect(await codeOfProblem(finish(auth, accessToken, known.token, code))).toBe('PHONE_TAKEN')
    expect(await findAccountByPhone(database.db, phone)).not.toBeNull()
  })

  test('a code is for its own account and its own call only', async () => {
    const auth = open()
    const [mine, theirs] = [await auth.signUp(), await auth.signUp()]
    const next = newPhone()
    const { token } = await initiate(auth, mine.accessToken, { newIdentifier: next })
    const code = await auth.codeOf(next)
    expect(await codeOfProblem(finish(auth, theirs.accessToken, token, code))).toBe('CODE_EXPIRED')
    expect(await codeOfProblem(auth.verify(token, code))).toBe('CODE_EXPIRED')
    const signingIn = await auth.login(mine.phone)
    const wrongCall = finish(auth, mine.accessToken, signingIn.id, await auth.codeOf(mine.phone))
    expect(await codeOfProblem(wrongCall)).toBe('CODE_EXPIRED')
    expect(await codeOfProblem(finish(auth, mine.accessToken, token, code))).toBe('ok')
  })

  test('a code that went to the phone of before signs nobody in', async () => {
    const auth = open()
    const { phone, accessToken } = await auth.signUp()
    const signingIn = await auth.login(phone)
    const code = await auth.codeOf(phone)
    const next = newPhone()
    const { token } = await initiate(auth, accessToken, { newIdentifier: next })
    await finish(auth, accessToken, token, await auth.codeOf(next))
    expect(await codeOfProblem(auth.verify(signingIn.id, code))).toBe('CODE_EXPIRED')
  })

  test('is refused where the account is deleted while it is being asked for', async () => {
    const auth = open()
    const { phone, accessToken } = await auth.signUp()
    const { answer } = await database.db.transaction().execute(async (tx) => {
      await sql`delete from accounts where phone = ${phone}`.execute(tx)
      const answer = codeOfProblem(initiate(auth, accessToken, { newIdentifier: newPhone() }))
      await waitForLocks(database.db, 1)
      return { answer }
    })
    expect(await answer).toBe('UNAUTHORIZED')
  })

  test('that two want at once becomes the phone of one', async () => {
    const auth = open()
    const next = newPhone()
    const rivals = []
    for (let n = 0; n < 4; n += 1) {
      const { accessToken } = await auth.signUp()
      const { token } = await initiate(auth, accessToken, { newIdentifier: next })
      rivals.push({ accessToken, token, code: await auth.codeOf(next) })
      await ageCodes(database.db, next)
    }
    const answers = await Promise.all(
      rivals.map(({ accessToken, token, code }) => codeOfProblem(finish(auth, accessToken, token, code))),
    )
    expect(countOf(answers)).toEqual({ ok: 1, PHONE_TAKEN: 3 })
  })

  test('changes of phone, password and sign-ins that meet do not block each other', async () => {
    const auth = open()
    const { phone, accessToken } = await auth.signUp()
    const reset = await auth.resetToken(phone)
    const signingIn = await auth.login(phone)
    const code = await auth.codeOf(phone)
    const next = newPhone()
    const { token } = await initiate(auth, accessToken, { newIdentifier: next })
    const nextCode = await auth.codeOf(next)
    const password = 'another good password'
    const account = sql`select from accounts where phone = ${phone}`
    const answers = await holdBack(database.url, account, 3, () =>
      Promise.all(
        [
          auth.call('POST /reset-password', { token: reset, newPassword: password, confirmPassword: password }),
          finish(auth, accessToken, token, nextCode),
          auth.verify(signingIn.id, code),
        ].map(codeOfProblem),
      ),
    )
    expect(answers.filter((answer) => !/^(ok|TOKEN_EXPIRED|CODE_EXPIRED)$/.test(answer))).toEqual([])
    expect(answers).toContain('ok')
  })

  test('another code can be asked for', async () => {
    const auth = open()
    const { accessToken } = await auth.signUp()
    const next = newPhone()
    const { token } = await initiate(auth, accessToken, { newIdentifier: next })
    auth.travel(301)
    await auth.call('POST /public/mfa-provider-password-otp/resend-otp-register', { id: token })
    expect(await codeOfProblem(finish(auth, accessToken, token, await auth.codeOf(next)))).toBe('ok')
  })

  test('a signed-in account cannot write to any number of phones', async () => {
    const auth = open()
    const { accessToken } = await auth.signUp()
    const answers: string[] = []
    for (let n = 0; n < 6; n += 1)
      answers.push(await codeOfProblem(initiate(auth, accessToken, { newIdentifier: newPhone() })))
    expect(countOf(answers)).toEqual({ ok: 5, TOO_MANY_REQUESTS: 1 })
  })

  test('a person who came by Google has none yet, and gets one', async () => {
    const auth = open()
    const { phone, accessToken } = await auth.signUp()
    await sql`update accounts set phone = null, google_subject = ${phone} where phone = ${phone}`.execute(database.db)
    const next = newPhone()
    expect(await codeOfProblem(initiate(auth, accessToken, { identifierId: phone, newIdentifier: next }))).toBe(
      'INVALID_INPUT',
    )
    const { token } = await initiate(auth, accessToken, { newIdentifier: next })
    expect(await codeOfProblem(finish(auth, accessToken, token, await auth.codeOf(next)))).toBe('ok')
  })
})

describe('whoever wants a phone is a stranger to it, on a browser that their own account knows, too', () => {
  async function want(times: number) {
    const auth = open()
    const { phone } = await auth.signUp()
    const { accessToken: token, deviceToken: device } = await auth.signUp()
    await forgiveLimits(database.db)
    const from = { token, device, address: '203.0.113.1' }
    const body = { password: goodPassword, newIdentifier: phone }
    const ids: string[] = []
    for (let n = 0; n < times; n += 1)
      ids.push((await auth.call('POST /public/auth/initiate-update-identifier', body, from)).token)
    return { auth, phone, from, ids }
  }

  test('so they guess as often as any other', async () => {
    const { auth, phone, from, ids } = await want(3)
    const code = otherThan(await auth.codeOf(phone))
    const guesses: string[] = []
    for (const id of ids)
      for (let n = 0; n < 5; n += 1) {
        const guess = { token: id, code }
        guesses.push(await codeOfProblem(auth.call('POST /public/auth/verify-update-identifier', guess, from)))
      }
    expect(countOf(guesses)).toEqual({ INVALID_CODE: 10, TOO_MANY_REQUESTS: 5 })
  })

  test('and have no more messages sent', async () => {
    const { auth, from, ids } = await want(3)
    auth.travel(301)
    const answers: string[] = []
    for (const id of ids)
      answers.push(
        await codeOfProblem(auth.call('POST /public/mfa-provider-password-otp/resend-otp-register', { id }, from)),
      )
    expect(countOf(answers)).toEqual({ TOO_MANY_REQUESTS: 3 })
  })
})
