import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { Problem } from '../../contract/problems.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { limits } from '../../domain/limits/limits.ts'
import type { CallInput } from '../../http/call-input.ts'
import { createLimits } from '../../http/limits.ts'
import {
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
const address = '203.0.113.1'
const key = Buffer.from('another key, and so other limits')

/** A stranger has used up the passwords of a phone from this address, and goes on. */
async function begin() {
  const auth = createTestAuth(database.db)
  const { phone } = await auth.signUp()
  await forgiveLimits(database.db)
  for (let n = 0; n < 12; n += 1) await codeOfProblem(auth.login(phone, 'not the right one', { address }))
  return { auth, phone }
}

/** Everything that a guesser of passwords can observe. */
async function tryPassword(auth: TestAuth, phone: string, password: string, input: Partial<CallInput> = { address }) {
  const problem: unknown = await auth.login(phone, password, input).catch((error) => error)
  if (!(problem instanceof Problem)) throw new Error('A refusal was expected')
  return {
    code: problem.code,
    wait: problem.retryAfter,
    sent: problem.details && 'sent' in problem.details ? problem.details.sent : undefined,
  }
}

const check = (auth: TestAuth, id: string, code: string) =>
  codeOfProblem(auth.call('POST /public/mfa-provider-password-otp/verify', { id, code }, { address }))
const resend = (auth: TestAuth, id: string) =>
  codeOfProblem(auth.call('POST /public/mfa-provider-password-otp/resend-otp-register', { id }, { address }))

const messagesTo = async (phone: string) =>
  (await sql`select from sms_messages where phone = ${phone} and text is not null`.execute(database.db)).rows.length

describe('where a stranger never stops trying passwords', () => {
  test('the owner gets in at once, at the same address and on a new browser, by the code', async () => {
    const { auth, phone } = await begin()
    const { code, wait, sent } = await tryPassword(auth, phone, goodPassword)
    expect(code).toBe('TOO_MANY_REQUESTS')
    expect(wait).toBeGreaterThan(0)
    expect(sent).toMatchObject({ expiresIn: 300, message: expect.stringContaining('If yours is right') })
    const answer = await auth.verify(sent?.id ?? '', await auth.codeOf(phone))
    expect(answer).toMatchObject({ accessToken: expect.any(String) })
  })

  test('whoever does not read the phone learns nothing: not by the answer, the tries or another code', async () => {
    const { auth, phone } = await begin()
    const unknown = newPhone()
    for (let n = 0; n < 12; n += 1) await codeOfProblem(auth.login(unknown, goodPassword, { address }))
    const before = await messagesTo(phone)
    const tried = {
      right: await tryPassword(auth, phone, goodPassword),
      wrong: await tryPassword(auth, phone, 'not the right one'),
      unknown: await tryPassword(auth, unknown, goodPassword),
    }
    expect((await messagesTo(phone)) - before).toBe(1)
    const guess = otherThan(await auth.codeOf(phone))
    const seen = await Promise.all(
      Object.values(tried).map(async ({ code, sent }) => {
        const { id = '', ...rest } = sent ?? {}
        const answers = [await resend(auth, id)]
        for (let n = 0; n < 6; n += 1) answers.push(await check(auth, id, guess))
        return { code, rest, answers }
      }),
    )
    expect(seen[0]?.answers).toEqual(['CODE_EXPIRED', ...Array(5).fill('INVALID_CODE'), 'CODE_EXPIRED'])
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
  })

  test('nor where no other message may go to the phone', async () => {
    const { auth, phone } = await begin()
    const before = await messagesTo(phone)
    const answers = []
    for (let n = 0; n < 12; n += 1) answers.push(await tryPassword(auth, phone, goodPassword))
    expect((await messagesTo(phone)) - before).toBe(limits.smsAfterPassword.burst)
    for (const { code, sent } of answers)
      expect({ code, sent }).toEqual({ code: 'TOO_MANY_REQUESTS', sent: { ...answers[0]?.sent, id: sent?.id } })
    expect(new Set(answers.map(({ sent }) => sent?.id)).size).toBe(12)
  })

  test('the same is written for a wrong password, and waits for the same row', async () => {
    const { auth, phone } = await begin()
    const rowsOf = async () => {
      const count = (table: string) =>
        sql<{ n: number }>`select count(*)::int n from ${sql.table(table)} where phone = ${phone}`
      const tables = ['verifications', 'sms_messages'].map((table) => count(table).execute(database.db))
      return (await Promise.all(tables)).map(({ rows }) => rows[0]?.n ?? 0)
    }
    const [codes = 0, messages = 0] = await rowsOf()
    const right = await tryPassword(auth, phone, goodPassword)
    expect(await rowsOf()).toEqual([codes + 1, messages + 1])
    const wrong = await tryPassword(auth, phone, 'not the right one')
    expect(await rowsOf()).toEqual([codes + 2, messages + 2])
    const ids = [right.sent?.id ?? '', wrong.sent?.id ?? '']
    const account = sql`select from accounts where phone = ${phone}`
    const answers = await holdBack(database.url, account, 4, () =>
      Promise.all(ids.flatMap((id) => [resend(auth, id), check(auth, id, '000000')])),
    )
    expect(countOf(answers)).toEqual({ CODE_EXPIRED: 2, INVALID_CODE: 2 })
  })

  test.each([
    ['right', goodPassword],
    ['wrong', 'not the right one'],
  ])('the budget of messages is neither spent nor filled by a %s one', async (_, password) => {
    const { phone } = await begin()
    const rates = {
      passwordsPerIpAddress: { burst: 1, every: 1_000 },
      smsGlobally: { burst: 3, every: 1_000 },
      smsGloballyPerDay: { burst: 3, every: 1_000 },
    }
    const auth = createTestAuth(database.db, { limits: createLimits({ key: randomBytes(32), rates }) })
    const register = (n: number) => codeOfProblem(auth.register(newPhone(), goodPassword, { address: `192.0.2.${n}` }))
    await codeOfProblem(auth.login(phone, 'not the right one', { address }))
    expect((await tryPassword(auth, phone, password)).sent).toBeDefined()
    expect([await register(1), await register(2), await register(3), await register(4)]).toEqual([
      ...Array(3).fill('ok'),
      'TOO_MANY_REQUESTS',
    ])
    for (let n = 0; n < 3; n += 1) expect((await tryPassword(auth, phone, password)).sent).toBeDefined()
    expect(await register(5)).toBe('TOO_MANY_REQUESTS')
  })

  test('strangers use up nobody’s tries of codes, and hide no code that lies on the phone', async () => {
    const { auth, phone } = await begin()
    for (let n = 0; n < 6; n += 1) {
      const { sent } = await tryPassword(auth, phone, 'not the right one')
      for (let tries = 0; tries < 5; tries += 1) await check(auth, sent?.id ?? '', '000000')
    }
    const elsewhere = { address: '198.51.100.7' }
    const { id } = await auth.login(phone, goodPassword, elsewhere)
    expect(await check(auth, id, await auth.codeOf(phone))).toBe('ok')
    const forgotten = await auth.forgot(phone, elsewhere)
    expect(await check(auth, forgotten.id, await auth.codeOf(phone))).toBe('ok')
  })

  describe('where no message may go to the phone that anyone may ask for', () => {
    const elsewhere = { address: '198.51.100.8' }
    /** The owner has typed the right password, and the answer did not tell it. */
    async function signInUnanswered() {
      const { auth, phone } = await begin()
      for (let n = 0; n < 5; n += 1) await auth.forgot(phone, n < 3 ? { address } : elsewhere)
      const { sent } = await tryPassword(auth, phone, goodPassword)
      const { id, isSentBefore } = await auth.forgot(phone, elsewhere)
      expect(isSentBefore).toBe(true)
      return { auth, code: await auth.codeOf(phone), signIn: sent?.id ?? '', forgotten: id }
    }

    test('the newest code fits whoever claims to have forgotten the password after all', async () => {
      const { auth, code, forgotten, signIn } = await signInUnanswered()
      expect(await check(auth, forgotten, otherThan(code))).toBe('INVALID_CODE')
      expect(await check(auth, forgotten, code)).toBe('ok')
      expect(await check(auth, signIn, code)).toBe('CODE_EXPIRED')
    })

    test('it is good once', async () => {
      const { auth, code, forgotten, signIn } = await signInUnanswered()
      expect(await check(auth, signIn, code)).toBe('ok')
      expect(await check(auth, forgotten, code)).toBe('CODE_EXPIRED')
    })
  })

  test('junk from the address takes nothing from the answer', async () => {
    const { auth, phone } = await begin()
    const junk = Array.from({ length: 130 }, () => resend(auth, 'none'))
    expect(countOf(await Promise.all(junk)).TOO_MANY_REQUESTS).toBeGreaterThan(0)
    expect((await tryPassword(auth, phone, goodPassword)).sent).toBeDefined()
  })

  test('there is a ceiling for all of them: beyond it nothing is hashed or written', async () => {
    const { phone } = await begin()
    const rates = { passwordsPerIpAddress: { burst: 1, every: 1_000 }, passwordsUnanswered: { burst: 2, every: 1_000 } }
    const tight = createTestAuth(database.db, { limits: createLimits({ key, rates }) })
    await codeOfProblem(tight.login(phone, 'not the right one', { address }))
    const answers = []
    for (let n = 0; n < 4; n += 1) answers.push(await tryPassword(tight, phone, goodPassword))
    expect(answers.map(({ sent }) => sent !== undefined)).toEqual([true, true, false, false])
  })

  test('a new password meanwhile makes the old one’s code worth nothing', async () => {
    const { auth, phone } = await begin()
    const { sent } = await tryPassword(auth, phone, goodPassword)
    const code = await auth.codeOf(phone)
    auth.travel(1)
    const token = await auth.resetToken(phone)
    const passwords = { newPassword: 'another horse battery', confirmPassword: 'another horse battery' }
    await auth.call('POST /reset-password', { token, ...passwords })
    expect(await check(auth, sent?.id ?? '', code)).toBe('CODE_EXPIRED')
  })
})
