import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { listOutbox } from '../../db/queries/messages/sms-messages.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
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
  warmUp,
} from '../testing/auth.ts'
import { createCode } from './code.ts'

const database = openTestDatabase()
const open = () => createTestAuth(database.db)

const strangers = Array.from({ length: 4 }, (_, n) => ({ address: `203.0.113.${n + 1}` }))
const [stranger] = strangers
const elsewhere = { address: '198.51.100.1' }

const check = (auth: TestAuth, id: string, code: string, input: Partial<CallInput> = {}) =>
  codeOfProblem(auth.call('POST /public/mfa-provider-password-otp/verify', { id, code }, input))

const codesTo = async (phone: string) =>
  (await listOutbox(database.db, 200)).filter(({ to }) => to === phone).map(({ code }) => code ?? '')

async function signUp(auth = open()) {
  const { phone, accessToken } = await auth.signUp()
  await forgiveLimits(database.db)
  const before = (await codesTo(phone)).length
  return { auth, phone, accessToken, sent: async () => (await codesTo(phone)).slice(0, -before) }
}

describe('a phone has one code at a time', () => {
  test('whichever of the messages of one moment its owner reads, in two processes', async () => {
    const { auth, phone, sent } = await signUp()
    const other = open()
    await warmUp(database.db)
    const asked = await Promise.all(
      [...strangers, ...strangers, elsewhere].map((input, n) => (n % 2 ? auth : other).forgot(phone, input)),
    )
    const codes = await sent()
    expect(codes.length).toBeGreaterThanOrEqual(5)
    expect(new Set(codes).size).toBe(1)
    expect(await check(auth, asked.at(-1)?.id ?? '', codes[0] ?? '', elsewhere)).toBe('ok')
    const rest = await Promise.all(asked.map(({ id }) => check(auth, id, codes[0] ?? '')))
    expect(countOf(rest)).toEqual({ CODE_EXPIRED: asked.length })
  })

  test('a stranger who has asked for it does not learn that it was used', async () => {
    const { auth, phone } = await signUp()
    const [first, mine, later] = [
      await auth.forgot(phone, stranger),
      await auth.forgot(phone, elsewhere),
      await auth.forgot(phone, strangers[1]),
    ]
    const code = await auth.codeOf(phone)
    const wrong = otherThan(code)
    expect(await check(auth, first.id, wrong, stranger)).toBe('INVALID_CODE')
    expect(await check(auth, mine.id, code, elsewhere)).toBe('ok')
    const answers: string[] = []
    for (let n = 0; n < 5; n += 1) answers.push(await check(auth, first.id, wrong, stranger))
    expect(countOf(answers)).toEqual({ INVALID_CODE: 4, CODE_EXPIRED: 1 })
    expect(await check(auth, later.id, wrong, strangers[1])).toBe('INVALID_CODE')
    expect(await check(auth, later.id, code, strangers[1])).toBe('CODE_EXPIRED')
  })

  test('of processes whose clocks are apart, too', async () => {
    const { auth, phone, sent } = await signUp()
    const behind = open()
    auth.travel(20)
    const first = await auth.forgot(phone, elsewhere)
    expect(await check(auth, first.id, await auth.codeOf(phone), elsewhere)).toBe('ok')
    const mine = await behind.forgot(phone, elsewhere)
    await behind.forgot(phone, stranger)
    const [, ...codes] = await sent()
    expect(codes).toHaveLength(2)
    expect(new Set(codes).size).toBe(1)
    expect(await check(behind, mine.id, codes[0] ?? '', elsewhere)).toBe('ok')
  })

  test('whoever registers it, with the password of their own', async () => {
    const auth = open()
    const phone = newPhone()
    await auth.register(phone, 'the password of a stranger', stranger)
    const { id } = await auth.register(phone, goodPassword, elsewhere)
    await auth.register(phone, 'the password of a stranger', stranger)
    expect(new Set(await codesTo(phone)).size).toBe(1)
    expect(await check(auth, id, await auth.codeOf(phone))).toBe('ok')
    expect(await codeOfProblem(auth.login(phone, goodPassword, elsewhere))).toBe('ok')
    expect(await codeOfProblem(auth.login(phone, 'the password of a stranger', elsewhere))).toBe('INVALID_CREDENTIALS')
  })

  test('also where somebody else’s account wants it, who never learns the code', async () => {
    const { auth, phone, sent } = await signUp()
    const { accessToken: token } = await auth.signUp()
    await forgiveLimits(database.db)
    const { id } = await auth.forgot(phone, elsewhere)
    const body = { password: goodPassword, newIdentifier: phone }
    const wanted = await auth.call('POST /public/auth/initiate-update-identifier', body, { token, ...stranger })
    const codes = await sent()
    expect(codes).toHaveLength(2)
    expect(await check(auth, id, codes[0] ?? '', elsewhere)).toBe('ok')
    const late = { token: wanted.token, code: codes[0] ?? '' }
    expect(await codeOfProblem(auth.call('POST /public/auth/verify-update-identifier', late, { token }))).toBe(
      'CODE_EXPIRED',
    )
  })

  test('a stranger who asks while the owner signs in sends the owner’s code once more', async () => {
    const { auth, phone, sent } = await signUp()
    const { id } = await auth.login(phone, goodPassword, elsewhere)
    await auth.forgot(phone, stranger)
    const codes = await sent()
    expect(codes).toHaveLength(2)
    expect(await check(auth, id, codes[0] ?? '', elsewhere)).toBe('ok')
  })

  test('nor does one who asks while the owner types what lies there change it', async () => {
    const { auth, phone, sent } = await signUp()
    for (const input of [...strangers, stranger]) await auth.forgot(phone, input)
    auth.travel(lifetimes.code + 60)
    const { id, isSentBefore } = await auth.forgot(phone, elsewhere)
    expect(isSentBefore).toBe(true)
    await passForLimits(database.db, 12 * 60)
    expect(await auth.forgot(phone, { address: '203.0.113.9' })).not.toHaveProperty('isSentBefore')
    const codes = await sent()
    expect(codes).toHaveLength(6)
    expect(await check(auth, id, codes[0] ?? '', elsewhere)).toBe('ok')
  })

  test('nor one who has theirs sent again', async () => {
    const { auth, phone, sent } = await signUp()
    const theirs = await auth.forgot(phone, stranger)
    auth.travel(lifetimes.code - 10)
    const mine = await auth.forgot(phone, elsewhere)
    auth.travel(11)
    const body = { id: theirs.id }
    await auth.call('POST /public/mfa-provider-password-otp/resend-otp-register', body, stranger)
    const codes = await sent()
    expect(codes).toHaveLength(3)
    expect(new Set(codes).size).toBe(1)
    expect(await check(auth, mine.id, codes[0] ?? '', elsewhere)).toBe('ok')
    expect(await check(auth, theirs.id, codes[0] ?? '', stranger)).toBe('CODE_EXPIRED')
  })

  test('what was asked for by others still fits when theirs becomes another’s', async () => {
    const { auth, phone } = await signUp()
    const theirs = await auth.forgot(phone, stranger)
    auth.travel(lifetimes.code - 10)
    const mine = await auth.forgot(phone, elsewhere)
    const code = await auth.codeOf(phone)
    await auth.login(phone)
    auth.travel(11)
    const body = { id: theirs.id }
    await auth.call('POST /public/mfa-provider-password-otp/resend-otp-register', body, stranger)
    expect(await check(auth, mine.id, code, elsewhere)).toBe('ok')
  })
})

describe('another one is sent', () => {
  test('when it was used, or nobody can type it any more', async () => {
    const { auth, phone, sent } = await signUp()
    const first = await auth.forgot(phone, elsewhere)
    expect(await check(auth, first.id, await auth.codeOf(phone), elsewhere)).toBe('ok')
    await auth.forgot(phone, elsewhere)
    auth.travel(lifetimes.code + 1)
    await auth.forgot(phone, elsewhere)
    // Two of three random codes are alike once in 300,000 times.
    expect(new Set(await sent()).size).toBe(3)
  })

  test('after four hours, however often strangers ask', async () => {
    const { auth, phone, sent } = await signUp()
    await auth.forgot(phone, stranger)
    for (let n = 0; n < lifetimes.codeAgain / 240; n += 1) {
      auth.travel(240)
      await forgiveLimits(database.db)
      await auth.forgot(phone, stranger)
    }
    const codes = await sent()
    expect(new Set(codes).size).toBe(2)
    expect(codes.slice(1).every((code) => code === codes.at(-1))).toBe(true)
  })

  test('to whoever knows the password: who signs in on two devices uses two', async () => {
    const { auth, phone, sent } = await signUp()
    const [one, two] = [await auth.login(phone), await auth.login(phone)]
    const [newer = '', older = ''] = await sent()
    expect(await check(auth, two.id, newer)).toBe('ok')
    expect(await check(auth, one.id, older)).toBe('ok')
  })

  test('where a process of before drew the code by chance', async () => {
    const { auth, phone } = await signUp()
    const { id } = await auth.forgot(phone, stranger)
    await sql`update verifications set code_hash = sha256('drawn') where id = ${id}::uuid`.execute(database.db)
    const mine = await auth.forgot(phone, elsewhere)
    expect(await check(auth, mine.id, await auth.codeOf(phone), elsewhere)).toBe('ok')
  })
})

test('codes are of six digits, and no digit is likelier than another', () => {
  const key = Buffer.alloc(32, 7)
  const sentAt = new Date('2026-01-01T00:00:00Z')
  const digits = Array.from({ length: 20_000 }, () => createCode(key, { id: crypto.randomUUID(), sentAt })).join('')
  expect(digits).toHaveLength(120_000)
  for (const count of Object.values(countOf([...digits]))) expect(Math.abs(count - 12_000)).toBeLessThan(700)
})
