import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { listOutbox } from '../../db/queries/messages/sms-messages.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { locales } from '../../domain/text/locale.ts'
import { codeSms } from '../../i18n/sms.ts'
import {
  codeOfProblem,
  countOf,
  createTestAuth,
  forgiveLimits,
  otherThan,
  passForLimits,
  type TestAuth,
} from '../testing/auth.ts'

const database = openTestDatabase()
const stranger = { address: '203.0.113.1' }

const messagesTo = async (phone: string) => (await listOutbox(database.db, 1_000)).filter(({ to }) => to === phone)
const longCodesTo = async (phone: string): Promise<string[]> =>
  (await messagesTo(phone)).flatMap(({ code }) => (code?.length === 12 ? [code] : []))
const check = (auth: TestAuth, id: string, code: string, from: object = stranger) =>
  codeOfProblem(auth.call('POST /public/mfa-provider-password-otp/verify', { id, code }, from))
const ask = (auth: TestAuth, id: string, from: object = stranger) =>
  codeOfProblem(auth.call('POST /public/mfa-provider-password-otp/send-long-code', { id }, from))

/** Uses up the guesses that an address has at the codes of a phone. */
async function useUp(auth: TestAuth, phone: string): Promise<string[]> {
  const guesses: string[] = []
  for (let n = 0; n < 3; n += 1) {
    const { id } = await auth.forgot(phone, stranger)
    for (let tries = 0; tries < 5; tries += 1) guesses.push(await check(auth, id, '000000'))
  }
  return guesses
}

/** A stranger at the owner's address has used up the guesses at the codes of a phone, and the owner is refused. */
async function begin() {
  const auth = createTestAuth(database.db)
  const { phone } = await auth.signUp()
  await forgiveLimits(database.db)
  const { id: first } = await auth.forgot(phone, stranger)
  const wrong = otherThan(await auth.codeOf(phone))
  const guesses: string[] = []
  for (let tries = 0; tries < 5; tries += 1) guesses.push(await check(auth, first, wrong))
  for (let n = 0; n < 2; n += 1) {
    const { id } = await auth.forgot(phone, stranger)
    for (let tries = 0; tries < 5; tries += 1) guesses.push(await check(auth, id, wrong))
  }
  expect(countOf(guesses)).toEqual({ INVALID_CODE: 10, TOO_MANY_REQUESTS: 5 })
  const { id } = await auth.forgot(phone, stranger)
  expect(await check(auth, id, await auth.codeOf(phone))).toBe('TOO_MANY_REQUESTS')
  return { auth, phone, id }
}

describe('the long code', () => {
  test('lets whoever reads the phone in where others have used up the guesses at the short one', async () => {
    const { auth, phone, id } = await begin()
    expect(await longCodesTo(phone)).toEqual([])
    expect(await ask(auth, id)).toBe('ok')
    const [long = 'none'] = await longCodesTo(phone)
    // Typed with spaces, as people do.
    const typed = long.replace(/(\d{4})(?=\d)/g, '$1 ').replace(/[0-9]/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    expect(await check(auth, id, typed)).toBe('ok')
  })

  test('is in no message before it is asked for, nor before a guess was refused', async () => {
    const auth = createTestAuth(database.db)
    const { phone } = await auth.signUp()
    const { id } = await auth.forgot(phone, { address: '198.51.100.7' })
    expect(await ask(auth, id)).toBe('CODE_EXPIRED')
    for (const { text, code } of await messagesTo(phone)) {
      expect(text.match(/\d{4,}/g)).toEqual([code, code])
      expect(code).toMatch(/^\d{6}$/)
    }
  })

  test('goes once for each code, however many ask: the owner has the one that a stranger asked for', async () => {
    const { auth, phone, id } = await begin()
    const { id: own } = await auth.forgot(phone, stranger)
    expect(await check(auth, own, '000000')).toBe('TOO_MANY_REQUESTS')
    const answers = await Promise.all([...Array(6).fill(id), ...Array(3).fill(own)].map((one) => ask(auth, one)))
    expect(answers).toEqual(Array(9).fill('ok'))
    const codes = await longCodesTo(phone)
    expect(codes).toHaveLength(1)
    expect(await check(auth, own, codes[0] ?? 'none')).toBe('ok')
  })

  test('is asked for of a phone that nobody has in the same way, and never sent', async () => {
    const auth = createTestAuth(database.db)
    const { phone: known } = await auth.signUp()
    await forgiveLimits(database.db)
    const answersOf = async (phone: string) => {
      const guesses = await useUp(auth, phone)
      const { id } = await auth.forgot(phone, stranger)
      const answers = [await check(auth, id, '000000'), await ask(auth, id), await ask(auth, id), await ask(auth, id)]
      return { guesses: countOf(guesses), answers }
    }
    const nobodys = '+9647709990001'
    expect(await answersOf(nobodys)).toEqual(await answersOf(known))
    expect(await messagesTo(nobodys)).toEqual([])
    expect(await longCodesTo(known)).toHaveLength(1)
  })

  test('is not sent where the password was not answered: it would be the answer', async () => {
    const { auth, phone, id } = await begin()
    await sql`update verifications set is_unanswered = true where id = ${id}`.execute(database.db)
    expect(await ask(auth, id)).toBe('CODE_EXPIRED')
    expect(await longCodesTo(phone)).toEqual([])
  })

  test('is good once, and the short one with it', async () => {
    const { auth, phone, id } = await begin()
    const again = await auth.forgot(phone, stranger)
    expect(await check(auth, again.id, '000000')).toBe('TOO_MANY_REQUESTS')
    await ask(auth, id)
    const [long = 'none'] = await longCodesTo(phone)
    expect(await check(auth, id, long)).toBe('ok')
    expect(await check(auth, id, long)).toBe('CODE_EXPIRED')
    expect(await check(auth, again.id, long)).toBe('CODE_EXPIRED')
    await passForLimits(database.db, 3 * 3_600)
    // Strangers who ask are not told that it was used.
    expect(await ask(auth, again.id)).toBe('ok')
    expect(await longCodesTo(phone)).toHaveLength(1)
  })

  test('can be mistyped five times', async () => {
    const { auth, phone, id } = await begin()
    await ask(auth, id)
    const [long = 'none'] = await longCodesTo(phone)
    const wrong = `${long.slice(0, -1)}${(Number(long.at(-1)) + 1) % 10}`
    for (let n = 0; n < 5; n += 1) expect(await check(auth, id, wrong)).toBe('INVALID_CODE')
    expect(await check(auth, id, long)).toBe('CODE_EXPIRED')
  })

  test('is for five minutes, and lies there for whoever asks again', async () => {
    const { auth, phone, id } = await begin()
    await ask(auth, id)
    const [long = 'none'] = await longCodesTo(phone)
    auth.travel(301)
    expect(await check(auth, id, long)).toBe('CODE_EXPIRED')
    const { id: again } = await auth.forgot(phone, stranger)
    expect(await check(auth, again, long)).toBe('ok')
  })

  test('keeps no room in the message of the short one, in any language', () => {
    for (const locale of locales) {
      const sms = { minutes: 5, host: 'www.safar.travel' }
      // Letters of English leave 160 characters to one message; others leave 67 to each of several.
      const max = { en: 160, ar: 134, ku: 134 }[locale]
      expect([...codeSms(locale, { ...sms, code: '482913' })].length).toBeLessThanOrEqual(max)
      expect([...codeSms(locale, { ...sms, code: '482719305562', kind: 'long' })].length).toBeLessThanOrEqual(max)
    }
  })
})
