import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { takeFromLimit } from '../db/queries/rate-limits.ts'
import { openTestDatabase } from '../db/test-database.ts'
import { codeOfProblem, countOf, createTestAuth, newPhone, otherThan, warmUp } from './test-auth.ts'

const database = openTestDatabase()
const open = () => createTestAuth(database.db)
/** As if so many seconds had passed. */
const pass = (seconds: number) =>
  sql`update rate_limits set free_at = free_at - make_interval(secs => ${seconds})`.execute(database.db)

describe('a limit', () => {
  const rate = { burst: 3, every: 10 }
  const take = (key: string) => takeFromLimit(database.db, key, rate)

  test('lets so many through at once, then one after each interval, and says how long to wait', async () => {
    expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 0])
    const wait = await take('a')
    expect(wait).toBeGreaterThanOrEqual(9)
    expect(wait).toBeLessThanOrEqual(10)
    await pass(9)
    expect(await take('a')).toBe(1)
    await pass(1.1)
    expect(await take('a')).toBe(0)
    expect(await take('a')).toBeGreaterThan(1)
  })

  test('saves up no more than a burst', async () => {
    await take('b')
    await pass(10_000)
    expect([await take('b'), await take('b'), await take('b')]).toEqual([0, 0, 0])
    expect(await take('b')).toBeGreaterThan(0)
  })

  test('is one, however many ask at the same moment', async () => {
    await warmUp(database.db)
    const waits = await Promise.all(Array.from({ length: 60 }, () => take('c')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
    // Whoever came with all the others is told the same as whoever comes later.
    expect(Math.min(...waits.filter((wait) => wait > 0))).toBeGreaterThanOrEqual(9)
  })
})

describe('limits of the service', () => {
  test('codes: five an hour to a phone, split over two processes', async () => {
    const [one, two] = [open(), open()]
    const phone = newPhone()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => codeOfProblem((n % 2 ? one : two).register(phone))),
    )
    expect(countOf(answers)).toEqual({ ok: 5, TOO_MANY_REQUESTS: 7 })
    await expect(two.forgot(phone)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) })
    await pass(12 * 60)
    expect(await codeOfProblem(one.forgot(phone))).toBe('ok')
    expect(await codeOfProblem(one.forgot(newPhone()))).toBe('ok')
  })

  test('whoever guesses at codes that anyone can ask for does not keep out who knows the password', async () => {
    const auth = open()
    const { phone } = await auth.signUp()
    await sql`delete from rate_limits`.execute(database.db)
    const problems: string[] = []
    for (let n = 0; n < 5; n += 1) {
      const { id } = await auth.forgot(phone)
      const wrong = otherThan(await auth.codeOf(phone))
      for (let guess = 0; guess < 5; guess += 1) problems.push(await codeOfProblem(auth.verify(id, wrong)))
    }
    expect(countOf(problems)).toEqual({ INVALID_CODE: 20, TOO_MANY_REQUESTS: 5 })
    expect(await codeOfProblem(auth.signIn(phone))).toBe('ok')
  })

  test('passwords: ten in a quarter of an hour for a phone, known or not, right or wrong', async () => {
    const [one, two] = [open(), open()]
    const { phone } = await one.signUp()
    for (const tried of [phone, newPhone()]) {
      const answers = await Promise.all(
        Array.from({ length: 14 }, (_, n) => codeOfProblem((n % 2 ? one : two).login(tried, 'wrong password'))),
      )
      expect(countOf(answers)).toEqual({ INVALID_CREDENTIALS: 10, TOO_MANY_REQUESTS: 4 })
      expect(await codeOfProblem(one.login(tried))).toBe('TOO_MANY_REQUESTS')
    }
  })

  test('tries of a code: twenty an hour for a phone, over all its codes', async () => {
    const auth = open()
    const phone = newPhone()
    const answers: string[] = []
    for (let n = 0; n < 5; n += 1) {
      const { id } = await auth.register(phone)
      const wrong = otherThan(await auth.codeOf(phone))
      for (let tries = 0; tries < 5; tries += 1) answers.push(await codeOfProblem(auth.verify(id, wrong)))
    }
    expect(countOf(answers)).toEqual({ INVALID_CODE: 20, TOO_MANY_REQUESTS: 5 })
  })

  test('codes that are over use up nothing', async () => {
    const auth = open()
    const phone = newPhone()
    const { id } = await auth.register(phone)
    const wrong = otherThan(await auth.codeOf(phone))
    for (let n = 0; n < 40; n += 1) await codeOfProblem(auth.verify(id, wrong))
    const again = await auth.register(phone)
    expect(await codeOfProblem(auth.verify(again.id, await auth.codeOf(phone)))).toBe('ok')
  })

  test('calls: 120 at once from an address, then one a second; the site itself has none', async () => {
    const [one, two] = [open(), open()]
    const ask = (n: number, address?: string) =>
      codeOfProblem(
        (n % 2 ? one : two).call(
          'POST /public/mfa-provider-password-otp/resend-otp-register',
          { id: 'none' },
          { address },
        ),
      )
    const many = (length: number, address: (n: number) => string | undefined) =>
      Promise.all(Array.from({ length }, (_, n) => ask(n, address(n))))
    const counts = countOf(await many(140, () => '203.0.113.7'))
    expect(counts.CODE_EXPIRED).toBeGreaterThanOrEqual(120)
    expect(counts.CODE_EXPIRED).toBeLessThan(130)
    expect(countOf(await many(20, () => '203.0.113.8'))).toEqual({ CODE_EXPIRED: 20 })
    const ofOneLine = countOf(await many(140, (n) => `2001:db8:1:2::${n.toString(16)}`))
    expect(ofOneLine.CODE_EXPIRED).toBeLessThan(130)
    expect(countOf(await many(140, () => undefined))).toEqual({ CODE_EXPIRED: 140 })
    const address = '203.0.113.7'
    expect(await codeOfProblem(one.call('GET /public/bot-check/challenge', {}, { address }))).toBe('ok')
    expect(await codeOfProblem(one.call('POST /public/auth/logout', {}, { address }))).toBe('ok')
  })

  test('messages abroad: ten an hour from an address, however many phones there are; at home none', async () => {
    const auth = open()
    const address = '203.0.113.99'
    const ask = (phone: string) =>
      codeOfProblem(
        auth.call('POST /forgot-password', { provider: 'mfa-provider-password-otp', identifierId: phone }, { address }),
      )
    const abroad = await Promise.all(Array.from({ length: 14 }, (_, n) => ask(`+4915112345${100 + n}`)))
    expect(countOf(abroad)).toEqual({ ok: 10, TOO_MANY_REQUESTS: 4 })
    const atHome = await Promise.all(Array.from({ length: 14 }, () => ask(newPhone())))
    expect(countOf(atHome)).toEqual({ ok: 14 })
  })

  test('nobody can be read out of the table', async () => {
    await sql`delete from rate_limits`.execute(database.db)
    const auth = open()
    const { phone } = await auth.signUp()
    await codeOfProblem(
      auth.call(
        'POST /public/mfa-provider-password-otp/resend-otp-register',
        { id: 'none' },
        { address: '198.51.100.23' },
      ),
    )
    const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(database.db)
    expect(rows.length).toBeGreaterThan(2)
    for (const { key } of rows) {
      expect(key).toMatch(/^[\w-]{43}$/)
      expect(key).not.toContain(phone.slice(1))
    }
  })
})
