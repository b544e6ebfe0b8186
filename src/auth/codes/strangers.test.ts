import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findAccountByPhone } from '../../db/queries/accounts/accounts.ts'
import { eraseAccount } from '../../db/queries/accounts/erase-account.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { waitForLocks } from '../../db/testing/locks.ts'
import type { CallInput } from '../../http/call-input.ts'
import {
  codeOfProblem,
  createTestAuth,
  forgiveLimits,
  goodPassword,
  holdBack,
  newPhone,
  passForLimits,
  type TestAuth,
} from '../testing/auth.ts'

const database = openTestDatabase()
const open = () => createTestAuth(database.db)

const strangers = [{ address: '203.0.113.1' }, { address: '203.0.113.2' }] as const
const [stranger] = strangers
const elsewhere = { address: '198.51.100.1' }
const passwords = { newPassword: 'another horse battery', confirmPassword: 'another horse battery' }

const verify = (auth: TestAuth, id: string, code: string, input: Partial<CallInput> = elsewhere) =>
  auth.call('POST /public/mfa-provider-password-otp/verify', { id, code }, input)
const check = (...input: Parameters<typeof verify>) => codeOfProblem(verify(...input))
const answerOf = (promise: Promise<object>): Promise<object> =>
  promise.then(
    (answer) => ({ ...answer, id: 'any' }),
    ({ code, retryAfter }) => ({ code, retryAfter }),
  )

const erase = async (phone: string) =>
  eraseAccount(database.db, (await findAccountByPhone(database.db, phone))?.id ?? '', new Date())

/** The account of a stranger that wanted a phone as often as messages may go there. */
async function wantPhone(auth: TestAuth, newIdentifier: string) {
  const { phone, accessToken: token } = await auth.signUp()
  await forgiveLimits(database.db)
  let wanted = ''
  for (const { address } of [...strangers, ...strangers, stranger]) {
    const body = { password: goodPassword, newIdentifier }
    wanted = (await auth.call('POST /public/auth/initiate-update-identifier', body, { token, address })).token
  }
  return { phone, token, wanted }
}

/** All the messages that may go to it, asked for by strangers: their own verifications. */
async function askForAll(auth: TestAuth, phone: string): Promise<string[]> {
  const ids: string[] = []
  for (const from of [...strangers, ...strangers, stranger]) ids.push((await auth.forgot(phone, from)).id)
  return ids
}

/** Without a message: the address has had all of its own sent to others before. */
async function askInVain(auth: TestAuth, phone: string): Promise<void> {
  for (const from of strangers) {
    for (let n = 0; n < 30; n += 1) await auth.forgot(newPhone(), from)
    for (let n = 0; n < 3; n += 1) expect(await codeOfProblem(auth.forgot(phone, from))).toBe('TOO_MANY_REQUESTS')
  }
}

describe('codes to a phone that a stranger’s account wanted are not taken back', () => {
  const ways = {
    'by another password': (auth: TestAuth, { token }: { token: string }) =>
      auth.call('POST /update-password', { currentPassword: goodPassword, ...passwords }, { token }),
    'by the end of the account': (_: TestAuth, { phone }: { phone: string }) => erase(phone),
  }
  describe.each(Object.entries(ways))('%s', (_, takeBack) => {
    test('from the owner, who has forgotten the password', async () => {
      const auth = open()
      const { phone } = await auth.signUp()
      const account = await wantPhone(auth, phone)
      const code = await auth.codeOf(phone)
      const before = await auth.forgot(phone, elsewhere)
      await takeBack(auth, account)
      const { id } = await auth.forgot(phone, { address: '198.51.100.2' })
      expect(await check(auth, before.id, code)).toBe('ok')
      expect(await check(auth, id, code)).toBe('CODE_EXPIRED')
    })

    test('from the owner, who is just choosing a new password', async () => {
      const auth = open()
      const { phone } = await auth.signUp()
      const account = await wantPhone(auth, phone)
      const { id } = await auth.forgot(phone, elsewhere)
      const allowed = await verify(auth, id, await auth.codeOf(phone))
      await takeBack(auth, account)
      expect(await codeOfProblem(auth.call('POST /reset-password', { ...allowed, ...passwords }))).toBe('ok')
    })

    test('from whoever registers it; and the account has nothing of them', async () => {
      const auth = open()
      const phone = newPhone()
      const account = await wantPhone(auth, phone)
      const code = await auth.codeOf(phone)
      await codeOfProblem(auth.register(phone, goodPassword, { address: '198.51.100.2' }))
      await takeBack(auth, account)
      auth.travel(301)
      const resend = auth.call('POST /public/mfa-provider-password-otp/resend-otp-register', { id: account.wanted })
      expect(await codeOfProblem(resend)).toBe('CODE_EXPIRED')
      const { id } = await auth.register(phone, goodPassword, elsewhere)
      expect(await check(auth, id, code)).toBe('ok')
    })
  })
})

describe('an address that has had all of its messages sent', () => {
  test('uses up no phone’s without one being sent', async () => {
    const auth = open()
    const { phone } = await auth.signUp()
    await forgiveLimits(database.db)
    await askInVain(auth, phone)
    expect(await auth.forgot(phone, elsewhere)).not.toHaveProperty('isSentBefore')
  })

  test('does not learn that somebody has signed in with a phone', async () => {
    const auth = open()
    const [known, unknown] = ['+447400123456', '+447400123457']
    await auth.signUp(known)
    await forgiveLimits(database.db)
    for (let n = 0; n < 10; n += 1) await auth.forgot(`+4474001235${10 + n}`, stranger)
    const answers = await Promise.all([known, unknown].map((phone) => answerOf(auth.forgot(phone, stranger))))
    expect(answers[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(answers[1]).toEqual(answers[0])
  })
})

test('after a new password whoever asks again gets another code, and strangers are told the same for a phone that nobody has', async () => {
  const auth = open()
  const { phone: known } = await auth.signUp()
  const unknown = newPhone()
  await forgiveLimits(database.db)
  for (const phone of [known, unknown]) await askForAll(auth, phone)
  const { id } = await auth.forgot(known, elsewhere)
  await auth.call('POST /reset-password', { ...(await verify(auth, id, await auth.codeOf(known))), ...passwords })
  const used = await auth.codeOf(known)
  for (const phone of [known, unknown]) {
    const again = await auth.forgot(phone, stranger)
    expect(again.isSentBefore).toBe(true)
    const newest = await auth.codeOf(known)
    if (newest !== used) expect(await check(auth, again.id, used, stranger)).toBe('INVALID_CODE')
    expect(await check(auth, again.id, newest, stranger)).toBe(phone === known ? 'ok' : 'INVALID_CODE')
  }
})

test('nor is an address told by what it has left that somebody has a phone', async () => {
  const auth = open()
  const [{ phone: known }, { phone: used }, unknown] = [await auth.signUp(), await auth.signUp(), newPhone()]
  const left: number[] = []
  for (const [n, phone] of [known, used, unknown].entries()) {
    await forgiveLimits(database.db)
    const ids = await askForAll(auth, phone)
    if (phone === used) expect(await check(auth, ids.at(-1) ?? '', await auth.codeOf(phone), stranger)).toBe('ok')
    const from = { address: `192.0.2.${n}` }
    for (let times = 0; times < 2; times += 1) expect((await auth.forgot(phone, from)).isSentBefore).toBe(true)
    const answers: string[] = []
    for (let times = 0; times < 32; times += 1) answers.push(await codeOfProblem(auth.forgot(newPhone(), from)))
    left.push(answers.filter((answer) => answer === 'ok').length)
  }
  expect(new Set(left).size).toBe(1)
})

test('a full hashing queue uses up no phone’s messages', async () => {
  const auth = open()
  const phone = newPhone()
  for (const from of strangers) {
    const others = Array.from({ length: 12 }, () => codeOfProblem(auth.login(newPhone(), `wrong ${newPhone()}`, from)))
    const asked = Array.from({ length: 6 }, () =>
      codeOfProblem(auth.register(phone, `a password of ${newPhone()}`, from)),
    )
    expect(await Promise.all([...others, ...asked])).toContain('TOO_MANY_REQUESTS')
  }
  expect(await codeOfProblem(auth.register(phone, goodPassword, elsewhere))).toBe('ok')
})

test('nor does it tell that the phone is nobody’s, where an account that wanted it has ended', async () => {
  const auth = open()
  const [{ phone: known }, unknown] = [await auth.signUp(), newPhone()]
  const answers: object[] = []
  for (const phone of [known, unknown]) {
    await erase((await wantPhone(auth, phone)).phone)
    answers.push(await answerOf(auth.forgot(phone, elsewhere)))
  }
  expect(answers[1]).toEqual(answers[0])
})

describe('ten strangers who guess for hours', () => {
  const ten = Array.from({ length: 10 }, (_, n) => ({ address: `203.0.113.${10 + n}` }))

  test('at codes do not keep out an owner who has forgotten the password', async () => {
    const auth = open()
    const { phone } = await auth.signUp()
    await forgiveLimits(database.db)
    const ids = await askForAll(auth, phone)
    const guesses: string[] = []
    const guess = async (from: { address: string }) => guesses.push(await check(auth, ids.at(-1) ?? '', '0', from))
    const forgetTries = () => sql`update verifications set tries = 0 where phone = ${phone}`.execute(database.db)
    for (let minutes = 0; minutes < 25; minutes += 1) {
      await passForLimits(database.db, 60)
      for (const from of ten)
        for (let n = 0; n < (minutes ? 1 : 10); n += 1) {
          await forgetTries()
          await guess(from)
        }
    }
    expect(guesses.filter((answer) => answer === 'INVALID_CODE').length).toBeLessThanOrEqual(200 + 8)
    expect(guesses.at(-1)).toBe('TOO_MANY_REQUESTS')
    const { id } = await auth.forgot(phone, elsewhere)
    expect(await check(auth, id, await auth.codeOf(phone))).toBe('ok')
  })

  test('at passwords do not keep out an owner who knows it', async () => {
    const auth = open()
    const { phone } = await auth.signUp()
    await forgiveLimits(database.db)
    const answers: string[] = []
    for (let minutes = 0; minutes < 40; minutes += 1) {
      await passForLimits(database.db, 60)
      for (const from of ten)
        for (let n = 0; n < (minutes ? 1 : 10); n += 1)
          answers.push(await codeOfProblem(auth.login(phone, 'wrong', from)))
    }
    expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS')
    expect(await codeOfProblem(auth.login(phone, goodPassword, elsewhere))).toBe('ok')
  })
})

describe('at the same moment', () => {
  test('a new password and a code sent again do not wait for each other', async () => {
    const auth = open()
    const { phone } = await auth.signUp()
    await forgiveLimits(database.db)
    const ids = await askForAll(auth, phone)
    const again = await auth.forgot(phone, stranger)
    const { id } = await auth.forgot(phone, elsewhere)
    const [first = ''] = ids
    const { rows } = await sql<{ code: string }>`
      select code from sms_messages where phone = ${phone} and code is not null order by id desc limit 5`.execute(
      database.db,
    )
    const allowed = await verify(auth, first, rows.at(-1)?.code ?? '')
    expect(id).not.toBe(again.id)
    const newest = sql`select from verifications where id = ${ids.at(-1)}::uuid`
    const pending = await holdBack(database.url, newest, 2, () => {
      const reset = codeOfProblem(auth.call('POST /reset-password', { ...allowed, ...passwords }))
      const resend = waitForLocks(database.db, 1).then(() =>
        codeOfProblem(auth.call('POST /public/mfa-provider-password-otp/resend-otp-register', { id: again.id })),
      )
      return { answers: Promise.all([reset, resend]) }
    })
    expect(await pending.answers).toEqual(['ok', 'TOO_MANY_REQUESTS'])
  })

  test('an account that ends takes no other one’s code along, and fails nobody who asks', async () => {
    const auth = open()
    const { phone } = await auth.signUp()
    await forgiveLimits(database.db)
    await askForAll(auth, phone)
    const row = sql`select from accounts where phone = ${phone}`
    const pending = await holdBack(database.url, row, 2, () => {
      const erased = erase(phone)
      const asked = waitForLocks(database.db, 1).then(() => auth.forgot(phone, elsewhere))
      return { answers: Promise.all([erased, asked]) }
    })
    const [, { id, isSentBefore }] = await pending.answers
    expect(isSentBefore).toBe(true)
    // A code that was requested just before ended with the account.
    expect(['INVALID_CODE', 'CODE_EXPIRED']).toContain(await check(auth, id, '000000'))
  })
})
