import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { limits } from '../../domain/limits/limits.ts'
import type { CallInput } from '../../http/call-input.ts'
import { lifetimes } from '../lifetimes.ts'
import {
  codeOfProblem,
  countOf,
  createTestAuth,
  forgiveLimits,
  goodPassword,
  newPhone,
  otherThan,
  passForLimits,
  type TestAuth,
} from '../testing/auth.ts'

const database = openTestDatabase()
const open = () => createTestAuth(database.db)

const strangers = [{ address: '203.0.113.1' }, { address: '203.0.113.2' }]
const elsewhere = { address: '198.51.100.1' }

/** Two strangers ask as long as messages are sent; their own verifications. */
async function askUntilRefused(ask: (input: Partial<CallInput>) => Promise<{ id: string; isSentBefore?: true }>) {
  const ids: string[] = []
  for (const stranger of [...strangers, ...strangers, ...strangers]) {
    const sent = await ask(stranger).catch(() => null)
    if (sent && !sent.isSentBefore) ids.push(sent.id)
  }
  expect(ids).toHaveLength(5)
  return ids
}

const messagesTo = async (phone: string) =>
  (await sql`select from sms_messages where phone = ${phone} and text is not null`.execute(database.db)).rows.length

const check = (auth: TestAuth, id: string, code: string, input: Partial<CallInput> = {}) =>
  codeOfProblem(auth.call('POST /public/mfa-provider-password-otp/verify', { id, code }, input))

async function beginForgotten() {
  const auth = open()
  const { phone } = await auth.signUp()
  await forgiveLimits(database.db)
  const before = await messagesTo(phone)
  const ids = await askUntilRefused((input) => auth.forgot(phone, input))
  return { auth, phone, ids, sent: async () => (await messagesTo(phone)) - before }
}

test('a code can be asked for again for as long as the pause between two messages can be', () => {
  for (const name of [
    'smsToPhone',
    'smsToPhonePerDay',
    'smsToPhonePerIpAddress',
    'smsToPhonePerIpAddressPerDay',
    'smsOfDevice',
  ] as const)
    expect(limits[name].every).toBeLessThanOrEqual(lifetimes.codeAgain)
})

describe('where strangers have had every message sent that may be', () => {
  test('the owner types the newest one, on a new browser, and chooses a new password', async () => {
    const { auth, phone, ids, sent } = await beginForgotten()
    const answer = await auth.forgot(phone, elsewhere)
    expect(answer).toMatchObject({
      isSentBefore: true,
      expiresIn: 300,
      message: expect.stringContaining('newest code'),
    })
    const code = await auth.codeOf(phone)
    const allowed = await auth.call('POST /public/mfa-provider-password-otp/verify', { id: answer.id, code }, elsewhere)
    expect(allowed).toMatchObject({ token: expect.any(String) })
    expect(await sent()).toBe(5)
    // It is good once, for the stranger who had it sent as well.
    expect(await check(auth, answer.id, code)).toBe('CODE_EXPIRED')
    for (const id of ids) expect(await check(auth, id, code)).toBe('CODE_EXPIRED')
  })

  test('so it is at the stranger’s own address, after seconds', async () => {
    const { auth, phone } = await beginForgotten()
    const [stranger] = strangers
    for (let n = 0; n < 5; n += 1) await codeOfProblem(auth.forgot(phone, stranger))
    await expect(auth.forgot(phone, stranger)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfter: expect.toSatisfy((wait: number) => wait <= 4),
    })
    await passForLimits(database.db, 4)
    const { id } = await auth.forgot(phone, stranger)
    expect(await check(auth, id, await auth.codeOf(phone), stranger)).toBe('ok')
  })

  test('and for as long as no other message may be sent, each time for five minutes', async () => {
    const { auth, phone, sent } = await beginForgotten()
    auth.travel(3_600)
    const { id } = await auth.forgot(phone, elsewhere)
    auth.travel(301)
    const code = await auth.codeOf(phone)
    expect(await check(auth, id, code)).toBe('CODE_EXPIRED')
    await passForLimits(database.db, 60)
    const again = await auth.forgot(phone, elsewhere)
    expect(again).toMatchObject({ isSentBefore: true })
    expect(await check(auth, again.id, code)).toBe('ok')
    expect(await sent()).toBe(5)
  })

  test('a message that may be sent is sent', async () => {
    const { auth, phone, sent } = await beginForgotten()
    await passForLimits(database.db, 12 * 60)
    expect(await auth.forgot(phone, elsewhere)).not.toHaveProperty('isSentBefore')
    expect(await sent()).toBe(6)
  })

  test('what strangers guess at costs the owner nothing', async () => {
    const { auth, phone, ids } = await beginForgotten()
    const code = await auth.codeOf(phone)
    const guesses: string[] = []
    for (const [n, id] of ids.entries())
      for (let tries = 0; tries < 5; tries += 1)
        guesses.push(await check(auth, id, otherThan(code), strangers[n % 2] ?? {}))
    expect(countOf(guesses)).toEqual({ INVALID_CODE: 20, TOO_MANY_REQUESTS: 5 })
    const { id } = await auth.forgot(phone, elsewhere)
    for (let tries = 0; tries < 4; tries += 1)
      expect(await check(auth, id, otherThan(code), elsewhere)).toBe('INVALID_CODE')
    expect(await check(auth, id, code, elsewhere)).toBe('ok')
  })

  test('whoever has asked for it again has five tries, as for any other', async () => {
    const { auth, phone } = await beginForgotten()
    const code = await auth.codeOf(phone)
    const { id } = await auth.forgot(phone, elsewhere)
    for (let n = 0; n < 5; n += 1) expect(await check(auth, id, otherThan(code), elsewhere)).toBe('INVALID_CODE')
    expect(await check(auth, id, code, elsewhere)).toBe('CODE_EXPIRED')
  })

  test('a code that was used is not good again: whoever asks then gets another, and is told the same', async () => {
    const { auth, phone, ids, sent } = await beginForgotten()
    const code = await auth.codeOf(phone)
    expect(await check(auth, ids.at(-1) ?? '', code)).toBe('ok')
    const { id, isSentBefore } = await auth.forgot(phone, elsewhere)
    expect(isSentBefore).toBe(true)
    expect(await sent()).toBe(6)
    const another = await auth.codeOf(phone)
    if (another !== code) expect(await check(auth, id, code, elsewhere)).toBe('INVALID_CODE')
    expect(await check(auth, id, another, elsewhere)).toBe('ok')
  })

  test('nor does a code typed for signing in leave an older one as the newest', async () => {
    const { auth, phone } = await beginForgotten()
    await auth.signIn(phone)
    const { id } = await auth.forgot(phone, elsewhere)
    expect(await check(auth, id, await auth.codeOf(phone), elsewhere)).toBe('ok')
  })

  test('another one after each use has an end, too', async () => {
    const { auth, phone, sent } = await beginForgotten()
    const before = await sent()
    for (let n = 0; n < limits.smsAfterUse.burst + 3; n += 1) {
      await passForLimits(database.db, 5)
      const { id } = await auth.forgot(phone, { address: `198.51.100.${20 + n}` })
      await check(auth, id, await auth.codeOf(phone), { address: `198.51.100.${20 + n}` })
    }
    expect(await sent()).toBe(before + limits.smsAfterUse.burst)
  })

  test('of many who ask for the same one, in two processes at once, one can use it', async () => {
    const { auth, phone } = await beginForgotten()
    const other = open()
    const asked = await Promise.all(
      Array.from({ length: 12 }, (_, n) => (n % 2 ? auth : other).forgot(phone, { address: `198.51.100.${10 + n}` })),
    )
    const code = await auth.codeOf(phone)
    const answers = await Promise.all(asked.map(({ id }, n) => check(n % 2 ? auth : other, id, code)))
    expect(countOf(answers)).toEqual({ ok: 1, CODE_EXPIRED: 11 })
  })

  test('a new password ends what others have asked for', async () => {
    const { auth, phone, ids } = await beginForgotten()
    const { id } = await auth.forgot(phone, elsewhere)
    const other = await auth.forgot(phone, { address: '198.51.100.2' })
    const code = await auth.codeOf(phone)
    const allowed = await auth.call('POST /public/mfa-provider-password-otp/verify', { id, code })
    if (!('token' in allowed)) throw new Error('A token was expected')
    const newPassword = 'another horse battery'
    await auth.call('POST /reset-password', { token: allowed.token, newPassword, confirmPassword: newPassword })
    for (const left of [other.id, ...ids]) expect(await check(auth, left, code)).toBe('CODE_EXPIRED')
  })

  test('a phone that nobody has gets the same answers, and nothing fits', async () => {
    const auth = open()
    const { phone: known } = await auth.signUp()
    const unknown = newPhone()
    await forgiveLimits(database.db)
    const answersFor = async (phone: string) => {
      const answers: unknown[] = []
      for (let n = 0; n < 14; n += 1) {
        const answer = await auth
          .forgot(phone, strangers[n % 2])
          .catch(({ code, retryAfter }) => ({ code, retryAfter }))
        answers.push({ ...answer, id: 'any' })
      }
      const { id, ...last } = await auth.forgot(phone, elsewhere)
      return { id, answers: [...answers, last] }
    }
    const [one, two] = [await answersFor(known), await answersFor(unknown)]
    expect(two.answers).toEqual(one.answers)
    expect(await check(auth, two.id, '000000')).toBe('INVALID_CODE')
    expect(await messagesTo(unknown)).toBe(0)
    // The owner has used theirs: neither is told.
    expect(await check(auth, one.id, await auth.codeOf(known))).toBe('ok')
    await passForLimits(database.db, 60)
    const [used, never] = [await auth.forgot(known, elsewhere), await auth.forgot(unknown, elsewhere)]
    expect({ ...used, id: 'any' }).toEqual({ ...never, id: 'any' })
  })

  test('whoever registers types it too, and has the password of their own choice', async () => {
    const auth = open()
    const phone = newPhone()
    await askUntilRefused((input) => auth.register(phone, 'the password of a stranger', input))
    const { id, isSentBefore } = await auth.register(phone, goodPassword, elsewhere)
    expect(isSentBefore).toBe(true)
    expect(await check(auth, id, await auth.codeOf(phone))).toBe('ok')
    expect(await codeOfProblem(auth.login(phone, goodPassword, elsewhere))).toBe('ok')
    expect(await codeOfProblem(auth.login(phone, 'the password of a stranger', elsewhere))).toBe('INVALID_CREDENTIALS')
  })

  test('whoever registers has a message, however often strangers say that they forgot the password of a phone that nobody has', async () => {
    const auth = open()
    const phone = newPhone()
    await askUntilRefused((input) => auth.forgot(phone, input))
    const { id, isSentBefore } = await auth.register(phone, goodPassword, elsewhere)
    expect(isSentBefore).toBeUndefined()
    expect(await check(auth, id, await auth.codeOf(phone))).toBe('ok')
  })

  test('nor do they take the newest code away from whoever registers', async () => {
    const auth = open()
    const phone = newPhone()
    await askUntilRefused((input) => auth.register(phone, 'the password of a stranger', input))
    await auth.forgot(phone, strangers[0])
    const { id, isSentBefore } = await auth.register(phone, goodPassword, elsewhere)
    expect(isSentBefore).toBe(true)
    expect(await check(auth, id, await auth.codeOf(phone))).toBe('ok')
  })

  test('an account that wants the phone uses up both, and gets no more than there is', async () => {
    const auth = open()
    const { accessToken: token } = await auth.signUp()
    await forgiveLimits(database.db)
    const phone = newPhone()
    const body = { newIdentifier: phone, password: goodPassword }
    const want = () => codeOfProblem(auth.call('POST /public/auth/initiate-update-identifier', body, { token }))
    expect([await want(), await want(), await want()]).toEqual(['ok', 'ok', 'ok'])
    const asked = [await auth.register(phone), await auth.register(phone), await auth.register(phone)]
    expect(asked.map(({ isSentBefore }) => isSentBefore)).toEqual([undefined, undefined, true])
    expect(await want()).toBe('TOO_MANY_REQUESTS')
    expect(await auth.forgot(phone)).not.toHaveProperty('isSentBefore')
    expect(await messagesTo(phone)).toBe(5)
  })

  test('another message takes its place for whoever asks for one then', async () => {
    const { auth, phone, ids } = await beginForgotten()
    const { id } = await auth.forgot(phone, elsewhere)
    const before = await auth.codeOf(phone)
    auth.travel(301)
    await passForLimits(database.db, 12 * 60)
    await auth.call('POST /public/mfa-provider-password-otp/resend-otp-register', { id }, elsewhere)
    const code = await auth.codeOf(phone)
    if (code !== before) expect(await check(auth, id, before, elsewhere)).toBe('INVALID_CODE')
    expect(await check(auth, id, code, elsewhere)).toBe('ok')
    expect(await check(auth, ids.at(-1) ?? '', code)).toBe('CODE_EXPIRED')
  })

  test('more than forty at once from everywhere wait', async () => {
    const { auth, phone } = await beginForgotten()
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, n) => codeOfProblem(auth.forgot(phone, { address: `192.0.2.${n}` }))),
    )
    expect(countOf(answers).ok).toBeGreaterThanOrEqual(40)
    expect(countOf(answers).TOO_MANY_REQUESTS).toBeGreaterThan(10)
  })
})
