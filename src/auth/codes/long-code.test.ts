import { describe, expect, test } from 'vitest'
import { listOutbox } from '../../db/queries/sms-messages.ts'
import { openTestDatabase } from '../../db/test-database.ts'
import { locales } from '../../domain/locale.ts'
import { codeSms } from '../../i18n/sms.ts'
import {
  codeOfProblem,
  countOf,
  createTestAuth,
  forgiveLimits,
  otherThan,
  passForLimits,
  type TestAuth,
} from '../test-auth.ts'

const database = openTestDatabase()
const stranger = { address: '203.0.113.1' }

const longCodeOf = async (phone: string): Promise<string> => {
  const sms = (await listOutbox(database.db, 1_000)).find(({ to, code }) => to === phone && code !== null)
  return sms?.text.match(/\d{12}/)?.[0] ?? 'none'
}
const check = (auth: TestAuth, id: string, code: string) =>
  codeOfProblem(auth.call('POST /public/mfa-provider-password-otp/verify', { id, code }, stranger))

/** A stranger at the owner's address has used up the guesses at the codes of a phone, and goes on. */
async function begin() {
  const auth = createTestAuth(database.db)
  const { phone } = await auth.signUp()
  await forgiveLimits(database.db)
  const guesses: string[] = []
  for (let n = 0; n < 3; n += 1) {
    const { id } = await auth.forgot(phone, stranger)
    const wrong = otherThan(await auth.codeOf(phone))
    for (let tries = 0; tries < 5; tries += 1) guesses.push(await check(auth, id, wrong))
  }
  expect(countOf(guesses)).toEqual({ INVALID_CODE: 10, TOO_MANY_REQUESTS: 5 })
  const { id } = await auth.forgot(phone, stranger)
  return { auth, phone, id }
}

describe('the long code of a message', () => {
  test('lets whoever reads the phone in where others have used up the guesses at the short one', async () => {
    const { auth, phone, id } = await begin()
    expect(await check(auth, id, await auth.codeOf(phone))).toBe('TOO_MANY_REQUESTS')
    const long = await longCodeOf(phone)
    // As a person may type it.
    const typed = long.replace(/(\d{4})(?=\d)/g, '$1 ').replace(/[0-9]/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    expect(await check(auth, id, typed)).toBe('ok')
  })

  test('is good once, and the short one with it', async () => {
    const { auth, phone, id } = await begin()
    const again = await auth.forgot(phone, stranger)
    const long = await longCodeOf(phone)
    expect(await check(auth, id, long)).toBe('ok')
    expect(await check(auth, id, long)).toBe('CODE_EXPIRED')
    expect(await check(auth, again.id, long)).toBe('CODE_EXPIRED')
    await passForLimits(database.db, 3_600)
    expect(await check(auth, again.id, await auth.codeOf(phone))).toBe('CODE_EXPIRED')
  })

  test('can be mistyped five times', async () => {
    const { auth, phone, id } = await begin()
    const long = await longCodeOf(phone)
    const wrong = `${long.slice(0, -1)}${(Number(long.at(-1)) + 1) % 10}`
    for (let n = 0; n < 5; n += 1) expect(await check(auth, id, wrong)).toBe('INVALID_CODE')
    expect(await check(auth, id, long)).toBe('CODE_EXPIRED')
  })

  test('is for a phone alone, and for five minutes', async () => {
    const { auth, phone, id } = await begin()
    const { phone: other } = await auth.signUp()
    await auth.forgot(other, { address: '198.51.100.1' })
    expect(await check(auth, id, await longCodeOf(other))).toBe('INVALID_CODE')
    auth.travel(301)
    expect(await check(auth, id, await longCodeOf(phone))).toBe('CODE_EXPIRED')
  })

  test('stands in each message: the newest code of a phone may be one that came after its password', async () => {
    const { auth, phone } = await begin()
    const elsewhere = { address: '198.51.100.1' }
    for (let n = 0; n < 2; n += 1) await auth.forgot(phone, elsewhere)
    await auth.login(phone)
    auth.travel(1)
    const { id, isSentBefore } = await auth.forgot(phone, { address: '198.51.100.2' })
    expect(isSentBefore).toBe(true)
    expect(await check(auth, id, await longCodeOf(phone))).toBe('ok')
  })

  test.each(locales)('needs no message more, in %s', (locale) => {
    const sms = { code: '482913', minutes: 5, host: 'www.safar.travel' }
    // Letters of English leave 153 characters to each message of several and 160 to one alone; others 67 and 70.
    const most = { en: 160, ar: 134, ku: 134 }[locale]
    expect([...codeSms(locale, { ...sms, longCode: '482719305562' })].length).toBeLessThanOrEqual(most)
  })
})
