import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import type { CallInput } from '../../http/call-input.ts'
import { lifetimes } from '../lifetimes.ts'
import {
  codeOfProblem,
  createTestAuth,
  forgiveLimits,
  goodPassword,
  newPhone,
  otherThan,
  type TestAuth,
} from '../testing/auth.ts'

const database = openTestDatabase()
const open = () => createTestAuth(database.db)

const stranger = { address: '203.0.113.1' }
const another = { address: '203.0.113.2' }
const elsewhere = { address: '198.51.100.1' }

const verify = (auth: TestAuth, id: string, code: string, input: Partial<CallInput> = elsewhere) =>
  auth.call('POST /public/mfa-provider-password-otp/verify', { id, code }, input)
const check = (...input: Parameters<typeof verify>) => codeOfProblem(verify(...input))

const resend = (auth: TestAuth, id: string, input: Partial<CallInput> = {}) =>
  auth.call('POST /public/mfa-provider-password-otp/resend-otp-register', { id }, input).then(
    (answer) => ({ ...answer, id: 'any' }),
    ({ code, retryAfter }) => ({ code, retryAfter }),
  )

async function signUp() {
  const auth = open()
  const { phone } = await auth.signUp()
  await forgiveLimits(database.db)
  return { auth, phone }
}

/** The answers to strangers who asked before and after the owner, at once and when another code can be sent. */
async function answersAfter(auth: TestAuth, phone: string, act: (id: string) => Promise<unknown>) {
  await forgiveLimits(database.db)
  const first = await auth.forgot(phone, stranger)
  const mine = await auth.forgot(phone, elsewhere)
  const later = await auth.forgot(phone, another)
  await act(mine.id)
  const answers = [await resend(auth, first.id, stranger), await resend(auth, later.id, another)]
  auth.travel(lifetimes.resendAfter + 1)
  answers.push(await resend(auth, first.id, stranger), await resend(auth, later.id, another))
  const guesses = [await check(auth, first.id, 'x', stranger), await check(auth, later.id, 'x', another)]
  return { answers, guesses, ids: [first.id, later.id] }
}

describe('a stranger who has a code sent again', () => {
  test('does not learn that it was used, nor that there is a new password, nor whether somebody has the phone', async () => {
    const { auth, phone } = await signUp()
    const use = async (id: string) => verify(auth, id, await auth.codeOf(phone))
    const change = async (id: string) => {
      const password = { newPassword: 'another horse battery', confirmPassword: 'another horse battery' }
      await auth.call('POST /reset-password', { ...(await use(id)), ...password }, elsewhere)
    }
    const unused = await answersAfter(auth, phone, async () => {})
    const used = await answersAfter(auth, phone, use)
    const unknown = await answersAfter(auth, newPhone(), async () => {})
    const changed = await answersAfter(auth, phone, change)
    expect(unused.answers.map((answer) => 'code' in answer)).toEqual([true, true, false, false])
    for (const { answers, guesses } of [used, changed, unknown]) {
      expect(answers).toEqual(unused.answers)
      expect(guesses).toEqual(unused.guesses)
    }
    // All of them asked as if anew, for the one code that was sent then.
    expect(await check(auth, changed.ids[1] ?? '', await auth.codeOf(phone))).toBe('ok')
    expect(await check(auth, changed.ids[0] ?? '', await auth.codeOf(phone))).toBe('CODE_EXPIRED')
  })

  test('nor where their account wants the phone', async () => {
    const { auth, phone } = await signUp()
    const { accessToken: token } = await auth.signUp()
    await forgiveLimits(database.db)
    const body = { password: goodPassword, newIdentifier: phone }
    const wanted = await auth.call('POST /public/auth/initiate-update-identifier', body, { token, ...stranger })
    const before = await resend(auth, wanted.token, stranger)
    const { id } = await auth.forgot(phone, elsewhere)
    expect(await check(auth, id, await auth.codeOf(phone))).toBe('ok')
    expect(await resend(auth, wanted.token, stranger)).toEqual(before)
  })

  test('makes no code good twice', async () => {
    const { auth, phone } = await signUp()
    const theirs = await auth.forgot(phone, stranger)
    auth.travel(lifetimes.code - 10)
    const [mine, other] = [await auth.forgot(phone, elsewhere), await auth.forgot(phone, another)]
    const code = await auth.codeOf(phone)
    expect(await check(auth, mine.id, code)).toBe('ok')
    // The next code is another’s by then, so that theirs points to it.
    await auth.login(phone)
    auth.travel(11)
    expect(await resend(auth, theirs.id, stranger)).not.toHaveProperty('code')
    expect(await check(auth, other.id, code, another)).not.toBe('ok')
    const next = await auth.codeOf(phone)
    if (next !== code) expect(await check(auth, theirs.id, code, stranger)).toBe('INVALID_CODE')
    expect(await check(auth, theirs.id, next, stranger)).toBe('ok')
  })

  test('has none sent to a phone that the account has no more', async () => {
    const auth = open()
    const { phone, accessToken: token } = await auth.signUp()
    await forgiveLimits(database.db)
    const theirs = await auth.forgot(phone, stranger)
    const next = newPhone()
    const body = { password: goodPassword, newIdentifier: next }
    const wanted = await auth.call('POST /public/auth/initiate-update-identifier', body, { token })
    const proof = { token: wanted.token, code: await auth.codeOf(next) }
    await auth.call('POST /public/auth/verify-update-identifier', proof, { token })
    auth.travel(lifetimes.resendAfter + 1)
    expect(await resend(auth, theirs.id, stranger)).toMatchObject({ code: 'CODE_EXPIRED' })
  })
})

test('a used verification must start again', async () => {
  const { auth, phone } = await signUp()
  const { id } = await auth.forgot(phone, elsewhere)
  const code = await auth.codeOf(phone)
  expect(await check(auth, id, otherThan(code))).toBe('INVALID_CODE')
  expect(await check(auth, id, code)).toBe('ok')
  auth.travel(lifetimes.resendAfter + 1)
  expect(await resend(auth, id, elsewhere)).toMatchObject({ code: 'CODE_EXPIRED' })
})
