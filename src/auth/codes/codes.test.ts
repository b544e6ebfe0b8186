import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { createLimits } from '../../http/limits.ts'
import { codeOfProblem, countOf, createTestAuth, forgiveLimits, newPhone, otherThan } from '../testing/auth.ts'

const database = openTestDatabase()
const key = randomBytes(32)
/** All tries are to meet at the code itself, where fewer of them would be looked at. */
const rates = { signInPending: { burst: 1_000, every: 1 } }
const open = () => createTestAuth(database.db, { limits: createLimits({ key, rates }) })

async function begin(auth = open()) {
  const phone = newPhone()
  const { id } = await auth.register(phone)
  const code = await auth.codeOf(phone)
  const guess = (typed: string, more: object = {}) => codeOfProblem(auth.verify(id, typed, more))
  const resend = () => auth.call('POST /public/mfa-provider-password-otp/resend-otp-register', { id })
  return { auth, phone, id, code, guess, resend, wrong: otherThan(code) }
}

describe('a code', () => {
  test('is good once', async () => {
    const { guess, code } = await begin()
    expect(await guess(code)).toBe('ok')
    expect(await guess(code)).toBe('CODE_EXPIRED')
  })

  test('is good for five minutes', async () => {
    const { auth, guess, code } = await begin()
    auth.travel(200)
    expect(await guess(otherThan(code))).toBe('INVALID_CODE')
    auth.travel(101)
    expect(await guess(code)).toBe('CODE_EXPIRED')
  })

  test('is lost after five wrong tries, even if the sixth is right', async () => {
    const { guess, code, wrong } = await begin()
    for (let n = 0; n < 5; n += 1) expect(await guess(wrong)).toBe('INVALID_CODE')
    expect(await guess(code)).toBe('CODE_EXPIRED')
  })

  test('is right after four wrong ones', async () => {
    const { guess, code, wrong } = await begin()
    for (let n = 0; n < 4; n += 1) await guess(wrong)
    expect(await guess(code)).toBe('ok')
  })

  test.each(['nothing', 'f47ac10b-58cc-4372-a567-0e02b2c3d479', "' or 1=1 --"])(
    'of %j, which does not exist, has expired',
    async (id) => expect(await codeOfProblem(open().verify(id, '123456'))).toBe('CODE_EXPIRED'),
  )

  test('is wrong for another phone, and that counts as a try', async () => {
    const { guess, code, phone } = await begin()
    for (let n = 0; n < 5; n += 1) expect(await guess(code, { identifierId: newPhone() })).toBe('INVALID_CODE')
    expect(await guess(code, { identifierId: phone })).toBe('CODE_EXPIRED')
  })

  test('is found with the phone in any form', async () => {
    const { guess, code, phone } = await begin()
    expect(await guess(code, { identifierId: phone.replace('+964', '0') })).toBe('ok')
  })

  test('of one verification is worth nothing for another', async () => {
    const [mine, theirs] = [await begin(), await begin()]
    if (mine.code !== theirs.code) expect(await theirs.guess(mine.code)).toBe('INVALID_CODE')
    await sql`update verifications set code_hash = (select code_hash from verifications where id = ${mine.id}::uuid)
      where id = ${theirs.id}::uuid`.execute(database.db)
    expect(await theirs.guess(mine.code)).toBe('INVALID_CODE')
  })
})

describe('at the same moment', () => {
  test('a hundred guesses get five tries in all', async () => {
    const { auth, id, wrong } = await begin()
    const other = open()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => codeOfProblem((n % 2 ? auth : other).verify(id, wrong))),
    )
    expect(countOf(answers)).toEqual({ INVALID_CODE: 5, CODE_EXPIRED: 95 })
  })

  test('without the lock there would be more', async () => {
    const { id } = await begin()
    const guessUnlocked = async () => {
      const { rows } = await sql<{ tries: number }>`
        select tries from verifications where id = ${id}::uuid`.execute(database.db)
      if ((rows[0]?.tries ?? 5) >= 5) return 'CODE_EXPIRED'
      await sql`update verifications set tries = tries + 1 where id = ${id}::uuid`.execute(database.db)
      return 'INVALID_CODE'
    }
    const counts = countOf(await Promise.all(Array.from({ length: 100 }, guessUnlocked)))
    expect(counts.INVALID_CODE).toBeGreaterThan(5)
  })

  test('the right code gives one session', async () => {
    const { auth, id, code, phone } = await begin()
    const other = open()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => codeOfProblem((n % 2 ? auth : other).verify(id, code))),
    )
    expect(countOf(answers)).toEqual({ ok: 1, CODE_EXPIRED: 49 })
    const sessions = await sql`
      select from sessions s join accounts a on a.id = s.account_id where a.phone = ${phone}`.execute(database.db)
    expect(sessions.rows).toHaveLength(1)
  })
})

describe('another code', () => {
  test('has to wait for five minutes, and says how long', async () => {
    const { auth, resend } = await begin()
    auth.travel(100)
    const problem = await resend().catch((error) => error)
    expect(problem).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(problem.retryAfter).toBeGreaterThan(100)
    expect(problem.retryAfter).toBeLessThanOrEqual(200)
  })

  test('replaces the first with its tries and its time', async () => {
    const { auth, id, phone, code, wrong, guess, resend } = await begin()
    for (let n = 0; n < 5; n += 1) await guess(wrong)
    auth.travel(301)
    expect(await resend()).toMatchObject({ id, expiresIn: 300, resendIn: 300 })
    const next = await auth.codeOf(phone)
    auth.travel(200)
    if (next !== code) expect(await guess(code)).toBe('INVALID_CODE')
    expect(await guess(next)).toBe('ok')
  })

  test('is sent once', async () => {
    const { auth, resend } = await begin()
    auth.travel(301)
    await resend()
    auth.travel(301)
    expect(await codeOfProblem(resend())).toBe('CODE_EXPIRED')
  })

  test('is sent once to whoever asks ten times at once', async () => {
    const { auth, phone, resend } = await begin()
    auth.travel(301)
    const answers = await Promise.all(Array.from({ length: 10 }, () => codeOfProblem(resend())))
    expect(countOf(answers)).toEqual({ ok: 1, CODE_EXPIRED: 9 })
    const { rows } = await sql`select from sms_messages where phone = ${phone}`.execute(database.db)
    expect(rows).toHaveLength(2)
  })

  test('is not sent for one that was used, nor half an hour later, nor for nothing', async () => {
    const used = await begin()
    await used.guess(used.code)
    used.auth.travel(301)
    expect(await codeOfProblem(used.resend())).toBe('CODE_EXPIRED')

    const late = await begin()
    late.auth.travel(1_801)
    expect(await codeOfProblem(late.resend())).toBe('CODE_EXPIRED')

    const nothing = used.auth.call('POST /public/mfa-provider-password-otp/resend-otp-register', { id: 'nothing' })
    expect(await codeOfProblem(nothing)).toBe('CODE_EXPIRED')
  })

  test('counts as a message to the phone', async () => {
    const { auth, phone, resend } = await begin()
    await forgiveLimits(database.db)
    for (let n = 0; n < 5; n += 1) await auth.register(phone)
    auth.travel(301)
    expect(await codeOfProblem(resend())).toBe('TOO_MANY_REQUESTS')
  })

  test('is in the language of the first', async () => {
    const { auth, id, phone } = await begin()
    auth.travel(301)
    await auth.call('POST /public/mfa-provider-password-otp/resend-otp-register', { id }, { locale: 'ar' })
    const { rows } = await sql<{ text: string }>`
      select text from sms_messages where phone = ${phone} order by id desc limit 1`.execute(database.db)
    expect(rows[0]?.text).toContain('is your Safar code')
  })
})
