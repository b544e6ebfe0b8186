import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { authCalls } from '../contract/auth.ts'
import { findAccountByPhone } from '../db/queries/accounts/accounts.ts'
import { listOutbox } from '../db/queries/messages/sms-messages.ts'
import { openTestDatabase } from '../db/testing/database.ts'
import {
  ageCodes,
  codeOfProblem,
  countOf,
  createTestAuth,
  forgiveLimits,
  goodPassword,
  newPhone,
  passForLimits,
  provider,
} from './testing/auth.ts'

const database = openTestDatabase()
const open = (deps = {}) => createTestAuth(database.db, deps)

describe('signing up', () => {
  test('a code goes to the phone, and typed in it gives an account with a session', async () => {
    const auth = open()
    const phone = newPhone()
    const sent = await auth.register(phone)
    expect(sent).toEqual({
      id: expect.any(String),
      expiresIn: 300,
      resendIn: 300,
      message: 'We have sent you a code by SMS.',
    })
    expect(await findAccountByPhone(database.db, phone)).toBeNull()

    const code = await auth.codeOf(phone)
    expect(code).toMatch(/^\d{6}$/)
    const answer = await auth.verify(sent.id, code, { identifierId: phone })
    authCalls['POST /public/mfa-provider-password-otp/verify'].ok.parse(answer)
    expect(answer).toMatchObject({ expiresIn: 900, refreshExpiresIn: 2_592_000, message: 'You are signed in.' })
    const account = await findAccountByPhone(database.db, phone)
    expect(await auth.accounts.identify(answer.accessToken, auth.now())).toMatchObject({ account: account?.id })
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$/)
  })

  test('the message has the code in front, and in its last line for the browser', async () => {
    const auth = open()
    const body = { provider, password: goodPassword }
    for (const [locale, text] of [
      ['en', 'is your Safar code'],
      ['ar', 'سفر'],
      ['ku', 'سەفەر'],
    ] as const) {
      const identifierId = newPhone()
      await auth.call('POST /public/mfa-provider-password-otp/register', { ...body, identifierId }, { locale })
      const [sms] = await listOutbox(database.db, 1)
      expect(sms?.to).toBe(identifierId)
      expect(sms?.text).toMatch(new RegExp(`^${sms?.code} .*${text}.*\n@safar\\.example #${sms?.code}$`))
    }
  })

  test('the code may be typed in any digits', async () => {
    const auth = open()
    const phone = newPhone()
    const { id } = await auth.register(phone)
    const code = (await auth.codeOf(phone)).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    expect(await auth.verify(id, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toHaveProperty('accessToken')
  })

  test('a phone that has an account is told', async () => {
    const auth = open()
    const { phone } = await auth.signUp()
    expect(await codeOfProblem(auth.register(phone))).toBe('PHONE_TAKEN')
  })

  test('neither code nor password is kept in the clear', async () => {
    const auth = open()
    const phone = newPhone()
    await auth.register(phone)
    const code = await auth.codeOf(phone)
    const { rows } = await sql<{ row: string }>`
      select v::text as row from verifications v where phone = ${phone}`.execute(database.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(goodPassword)
    expect(rows[0]?.row.replace(phone, '')).not.toContain(`,${code},`)
    expect(rows[0]?.row).toContain('$argon2id$')
  })

  test('of many codes for one phone, used at once in two processes, one gives an account', async () => {
    const [one, two] = [open(), open()]
    const phone = newPhone()
    const codes: { id: string; code: string }[] = []
    for (let n = 0; n < 30; n += 1) {
      await forgiveLimits(database.db)
      codes.push({ id: (await one.register(phone)).id, code: await one.codeOf(phone) })
      await ageCodes(database.db, phone)
    }
    const answers = await Promise.all(
      codes.map(({ id, code }, n) => codeOfProblem((n % 2 ? one : two).verify(id, code))),
    )
    expect(countOf(answers)).toEqual({ ok: 1, PHONE_TAKEN: 29 })
    const accounts = await sql`select from accounts where phone = ${phone}`.execute(database.db)
    expect(accounts.rows).toHaveLength(1)
  })
})

test('a phone makes two accounts, however often the one before is deleted, and another a week later', async () => {
  const auth = open()
  const phone = newPhone()
  const signUp = async () => {
    const { id } = await auth.register(phone)
    const answer = await codeOfProblem(auth.verify(id, await auth.codeOf(phone)))
    await sql`delete from accounts where phone = ${phone}`.execute(database.db)
    return answer
  }
  expect([await signUp(), await signUp(), await signUp()]).toEqual(['ok', 'ok', 'TOO_MANY_REQUESTS'])
  await passForLimits(database.db, 7 * 24 * 60 * 60)
  expect([await signUp(), await signUp()]).toEqual(['ok', 'TOO_MANY_REQUESTS'])
})

describe('what is checked before a code is sent', () => {
  test.each([
    ['no phone', { identifierId: 'abc', password: goodPassword }, { identifierId: { error: 'phone' } }],
    [
      'a short password',
      { identifierId: '07700000001', password: 'short' },
      { password: { error: 'too_short', limit: 8 } },
    ],
    [
      'a common one',
      { identifierId: '07700000001', password: 'football1' },
      { password: { error: 'weak_password', weakness: expect.anything() } },
    ],
    ['nothing', {}, { identifierId: { error: 'required' }, password: { error: 'required' } }],
  ])('%s is told by field, and uses up no solution', async (_, body, fields) => {
    let checks = 0
    const botCheck = {
      kind: 'none' as const,
      challenge: async () => ({ provider: 'none' as const }),
      check: async () => {
        checks += 1
        return 'passed' as const
      },
      origins: { script: [], frame: [], connect: [] },
    }
    const refused = open({ botCheck }).call('POST /public/mfa-provider-password-otp/register', { provider, ...body })
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT', fields })
    expect(checks).toBe(0)
  })
})
