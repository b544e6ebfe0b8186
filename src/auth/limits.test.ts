import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { takeFromLimit } from '../db/queries/accounts/rate-limits.ts'
import { openTestDatabase } from '../db/testing/database.ts'
import { waitForLocks } from '../db/testing/locks.ts'
import { limits } from '../domain/limits/limits.ts'
import { noBotCheck } from '../gateways/bot-check/no-bot-check.ts'
import { createLimits } from '../http/limits.ts'
import {
  codeOfProblem,
  countOf,
  createTestAuth,
  forgiveLimits,
  goodPassword,
  newPhone,
  otherThan,
  passForLimits,
  warmUp,
} from './testing/auth.ts'

const database = openTestDatabase()
const open = () => createTestAuth(database.db)

describe('a limit', () => {
  // So long that a busy machine's seconds are nothing to it.
  const rate = { burst: 3, every: 1_000 }
  const take = (key: string) => takeFromLimit(database.db, key, rate)

  test('lets so many through at once, then one after each interval, and says how long to wait', async () => {
    expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 0])
    const wait = await take('a')
    expect(wait).toBeGreaterThanOrEqual(900)
    expect(wait).toBeLessThanOrEqual(1_000)
    await passForLimits(database.db, 900)
    const rest = await take('a')
    expect(rest).toBeGreaterThan(0)
    expect(rest).toBeLessThanOrEqual(100)
    await passForLimits(database.db, 100)
    expect(await take('a')).toBe(0)
    expect(await take('a')).toBeGreaterThan(1)
  })

  test('saves up no more than a burst', async () => {
    await take('b')
    await passForLimits(database.db, 10_000)
    expect([await take('b'), await take('b'), await take('b')]).toEqual([0, 0, 0])
    expect(await take('b')).toBeGreaterThan(0)
  })

  test('is one, however many ask at the same moment', async () => {
    await warmUp(database.db)
    const waits = await Promise.all(Array.from({ length: 60 }, () => take('c')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
    // Callers of the same moment get the same answer as later ones.
    expect(Math.min(...waits.filter((wait) => wait > 0))).toBeGreaterThanOrEqual(900)
  })

  test('grants what is free to a statement that began first and gets the row last', async () => {
    await take('d')
    await passForLimits(database.db, 1_000)
    const key = sql`select from rate_limits where key = 'd'`
    const { first, rest } = await database.db.transaction().execute(async (tx) => {
      await sql`${key} for update`.execute(tx)
      const first = take('d')
      await waitForLocks(database.db, 1)
      return { first, rest: [await takeFromLimit(tx, 'd', rate), await takeFromLimit(tx, 'd', rate)] }
    })
    expect([await first, ...rest]).toEqual([0, 0, 0])
  })
})

describe('limits of the service', () => {
  test('messages: five an hour to a phone, split over two processes', async () => {
    const [one, two] = [open(), open()]
    const phone = newPhone()
    const sent = async () => {
      const { rows } = await sql`select from sms_messages where phone = ${phone}`.execute(database.db)
      return rows.length
    }
    await Promise.all(Array.from({ length: 12 }, (_, n) => codeOfProblem((n % 2 ? one : two).register(phone))))
    expect(await sent()).toBe(5)
    expect(await two.register(phone)).toMatchObject({ isSentBefore: true })
    expect(await sent()).toBe(5)
    await passForLimits(database.db, 12 * 60)
    expect(await one.register(phone)).not.toHaveProperty('isSentBefore')
    expect(await sent()).toBe(6)
    expect(await one.forgot(newPhone())).not.toHaveProperty('isSentBefore')
  })

  test('whoever guesses at codes that anyone can ask for does not keep out who knows the password', async () => {
    const rates = { verify: { burst: 15, every: 240 }, verifyFirst: { burst: 5, every: 720 } }
    const limits = createLimits({ key: Buffer.from('a key of guesses'), rates })
    const auth = createTestAuth(database.db, { limits })
    const { phone } = await auth.signUp()
    await forgiveLimits(database.db)
    const problems: string[] = []
    for (let n = 0; n < 5; n += 1) {
      const { id } = await auth.forgot(phone)
      const wrong = otherThan(await auth.codeOf(phone))
      for (let guess = 0; guess < 5; guess += 1) problems.push(await codeOfProblem(auth.verify(id, wrong)))
    }
    expect(countOf(problems)).toEqual({ INVALID_CODE: 20, TOO_MANY_REQUESTS: 5 })
    expect(await codeOfProblem(auth.signIn(phone))).toBe('ok')
  })

  test('passwords: ten from an address for a phone, known or not, right or wrong; then one a minute', async () => {
    const [one, two] = [open(), open()]
    const { phone } = await one.signUp()
    const stranger = { address: '203.0.113.1' }
    for (const tried of [phone, newPhone()]) {
      const answers = await Promise.all(
        Array.from({ length: 14 }, (_, n) =>
          codeOfProblem((n % 2 ? one : two).login(tried, 'wrong password', stranger)),
        ),
      )
      // The queue for hashing takes so many of one address; the others are refused as well.
      expect(answers.filter((answer) => answer === 'INVALID_CREDENTIALS').length).toBeLessThanOrEqual(10)
      expect(answers).not.toContain('ok')
      await expect(one.login(tried, goodPassword, stranger)).rejects.toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        retryAfter: expect.toSatisfy((wait: number) => wait <= 60),
      })
    }
  })

  test('a stranger does not keep the owner out, neither at home nor elsewhere', async () => {
    const auth = open()
    const { phone, deviceToken } = await auth.signUp()
    for (let n = 0; n < 12; n += 1) await codeOfProblem(auth.login(phone, 'wrong password', { address: '203.0.113.2' }))
    for (let n = 0; n < 8; n += 1) await codeOfProblem(auth.forgot(phone, { address: '203.0.113.2' }))
    for (let n = 0; n < 8; n += 1) await codeOfProblem(auth.register(phone, undefined, { address: '203.0.113.3' }))
    // On another phone, from another address.
    expect(await codeOfProblem(auth.login(phone, goodPassword, { address: '198.51.100.1' }))).toBe('ok')
    expect(await codeOfProblem(auth.forgot(phone, { address: '198.51.100.1' }))).toBe('ok')
    // In the browser of before, even from the stranger's own address.
    const device = { address: '203.0.113.2', device: deviceToken }
    expect(await codeOfProblem(auth.login(phone, goodPassword, device))).toBe('ok')
    expect(await codeOfProblem(auth.forgot(phone, device))).toBe('ok')
  })

  test('whoever uses up the messages of an address keeps no browser from a new password that has signed in before', async () => {
    const auth = open()
    const { phone, deviceToken: device } = await auth.signUp()
    await forgiveLimits(database.db)
    const address = '203.0.113.85'
    const asked = await Promise.all(
      Array.from({ length: limits.smsPerIpAddress.burst + 2 }, () =>
        codeOfProblem(auth.forgot(newPhone(), { address })),
      ),
    )
    expect(asked).toContain('TOO_MANY_REQUESTS')
    expect(await codeOfProblem(auth.forgot(phone, { address }))).toBe('TOO_MANY_REQUESTS')
    expect(await auth.forgot(phone, { address, device })).not.toHaveProperty('isSentBefore')
  })

  test('many browsers of an account, or of an address, have no more messages sent than their limits say', async () => {
    const auth = open()
    const { phone } = await auth.signUp()
    const address = '203.0.113.86'
    const askWith = (device: string | undefined, whose = phone) =>
      codeOfProblem(auth.forgot(whose, { address, device }))
    const devices: string[] = []
    for (let n = 0; n < 6; n += 1) devices.push((await auth.signIn(phone)).deviceToken)
    await forgiveLimits(database.db)
    const before = (await sql`select from sms_messages where phone = ${phone}`.execute(database.db)).rows.length
    for (const device of devices) for (let n = 0; n < 4; n += 1) await askWith(device)
    const { rows } = await sql`select from sms_messages where phone = ${phone}`.execute(database.db)
    expect(rows.length - before).toBe(limits.smsOfDevices.burst)

    await forgiveLimits(database.db)
    const answers: string[] = []
    for (let n = 0; n < 12; n += 1) {
      const own = await auth.signUp()
      for (let times = 0; times < 3; times += 1) answers.push(await askWith(own.deviceToken, own.phone))
    }
    expect(countOf(answers).ok).toBeLessThanOrEqual(limits.smsOfDevicesPerIpAddress.burst + 1)
    expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS')
  })

  test('a known browser has limits, too, and those of its own account only', async () => {
    const auth = open()
    const { phone, deviceToken: device } = await auth.signUp()
    const other = await auth.signUp()
    const answers: string[] = []
    for (let n = 0; n < 12; n += 1) answers.push(await codeOfProblem(auth.login(phone, 'wrong password', { device })))
    expect(countOf(answers)).toEqual({ INVALID_CREDENTIALS: 10, TOO_MANY_REQUESTS: 2 })
    const stranger = { address: '203.0.113.5', device }
    const strange: string[] = []
    for (let n = 0; n < 12; n += 1) strange.push(await codeOfProblem(auth.login(other.phone, 'wrong', stranger)))
    expect(countOf(strange)).toEqual({ INVALID_CREDENTIALS: 10, TOO_MANY_REQUESTS: 2 })
  })

  test('a phone that somebody has can be registered in vain without costing its owner a message', async () => {
    const auth = open()
    const { phone } = await auth.signUp()
    await forgiveLimits(database.db)
    const address = '203.0.113.6'
    const answers: string[] = []
    for (let n = 0; n < 25; n += 1) answers.push(await codeOfProblem(auth.register(phone, undefined, { address })))
    expect(countOf(answers)).toEqual({ PHONE_TAKEN: 20, TOO_MANY_REQUESTS: 5 })
    for (let n = 0; n < 5; n += 1) expect(await codeOfProblem(auth.forgot(phone))).toBe('ok')
  })

  test('tries of a code: ten from an address over all codes of a phone, then one a minute; two hundred from everywhere', async () => {
    const auth = open()
    const phone = newPhone()
    const ids: string[] = []
    for (let n = 0; n < 45; n += 1) {
      await forgiveLimits(database.db)
      ids.push((await auth.register(phone)).id)
    }
    const wrong = otherThan(await auth.codeOf(phone))
    const guess = async (id: string | undefined, address: string) => {
      const answers: string[] = []
      const body = { id, code: wrong }
      for (let tries = 0; tries < 5; tries += 1)
        answers.push(await codeOfProblem(auth.call('POST /public/mfa-provider-password-otp/verify', body, { address })))
      return countOf(answers)
    }
    const stranger = '203.0.113.61'
    expect(await guess(ids[0], stranger)).toEqual({ INVALID_CODE: 5 })
    expect(await guess(ids[1], stranger)).toEqual({ INVALID_CODE: 5 })
    expect(await guess(ids[2], stranger)).toEqual({ TOO_MANY_REQUESTS: 5 })
    await passForLimits(database.db, 60)
    expect(await guess(ids[2], stranger)).toEqual({ INVALID_CODE: 1, TOO_MANY_REQUESTS: 4 })
    const counts = await Promise.all(ids.slice(3).map((id, n) => guess(id, `198.51.100.${n}`)))
    const guessed = counts.reduce((sum, { INVALID_CODE = 0 }) => sum + INVALID_CODE, 11)
    expect(guessed).toBeGreaterThanOrEqual(200)
    expect(guessed).toBeLessThanOrEqual(202)
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
    const begun = performance.now()
    const max = () => 130 + (performance.now() - begun) / 1000
    const counts = countOf(await many(140, () => '203.0.113.7'))
    expect(counts.CODE_EXPIRED).toBeGreaterThanOrEqual(120)
    expect(counts.CODE_EXPIRED).toBeLessThan(max())
    expect(countOf(await many(20, () => '203.0.113.8'))).toEqual({ CODE_EXPIRED: 20 })
    const ofOneLine = countOf(await many(140, (n) => `2001:db8:1:2::${n.toString(16)}`))
    expect(ofOneLine.CODE_EXPIRED).toBeLessThan(max())
    expect(countOf(await many(140, () => undefined))).toEqual({ CODE_EXPIRED: 140 })
    const address = '203.0.113.7'
    // Counted by itself.
    expect(await codeOfProblem(one.call('GET /public/bot-check/challenge', {}, { address }))).toBe('ok')
    expect(await codeOfProblem(one.call('POST /public/auth/logout', {}, { address }))).toBe('ok')
  })

  test('messages from an address: thirty, ten of them abroad, however many phones there are', async () => {
    const [one, two] = [open(), open()]
    const ask = (phone: string, address: string, n = 0) => codeOfProblem((n % 2 ? one : two).forgot(phone, { address }))
    const many = (address: string, phone: (n: number) => string) =>
      Promise.all(Array.from({ length: 40 }, (_, n) => ask(phone(n), address, n)))
    const abroad = countOf(await many('203.0.113.98', (n) => `+4915112345${100 + n}`))
    expect(abroad).toEqual({ ok: 10, TOO_MANY_REQUESTS: 30 })
    expect(countOf(await many('203.0.113.99', newPhone))).toEqual({ ok: 30, TOO_MANY_REQUESTS: 10 })
    const ofOneLine = await Promise.all(
      Array.from({ length: 40 }, (_, n) => ask(newPhone(), `2001:db8:7:7::${n.toString(16)}`, n)),
    )
    expect(countOf(ofOneLine)).toEqual({ ok: 30, TOO_MANY_REQUESTS: 10 })
    const ofManyAddresses = await Promise.all(
      Array.from({ length: 130 }, (_, n) => ask(newPhone(), `2001:db8:8:${n.toString(16)}::1`, n)),
    )
    expect(countOf(ofManyAddresses)).toEqual({ ok: 120, TOO_MANY_REQUESTS: 10 })
  })

  test('messages to a phone: three an hour and six a day for one stranger, five and fifteen for all', async () => {
    const auth = open()
    const phone = newPhone()
    const askOften = async (times: number, address: string) => {
      const answers: string[] = []
      for (let n = 0; n < times; n += 1)
        answers.push(await auth.forgot(phone, { address }).then(({ isSentBefore }) => String(isSentBefore), String))
      return countOf(answers).undefined ?? 0
    }
    expect(await askOften(5, '203.0.113.10')).toBe(3)
    expect(await askOften(5, '203.0.113.11')).toBe(2)
    // A line at home has 256 of what other limits take for an address.
    await forgiveLimits(database.db)
    const ofOneLine = [1, 2, 3, 4, 5].map((n) => askOften(1, `2001:db8:5:${n}::1`))
    expect((await Promise.all(ofOneLine)).reduce((sum, count) => sum + count)).toBe(3)
    expect(await askOften(5, '203.0.113.11')).toBe(2)
    // One address has its share of an hour back.
    await forgiveLimits(database.db)
    expect(await askOften(5, '203.0.113.10')).toBe(3)
    await passForLimits(database.db, 3600)
    expect(await askOften(5, '203.0.113.10')).toBe(3)
    await passForLimits(database.db, 3600)
    expect(await askOften(5, '203.0.113.10')).toBeLessThanOrEqual(1)
    expect(await askOften(5, '203.0.113.12')).toBeGreaterThanOrEqual(2)
    let sent = 0
    for (let address = 20; address < 40; address += 1) {
      await passForLimits(database.db, 720)
      sent += await askOften(1, `203.0.113.${address}`)
    }
    expect(sent).toBeLessThan(10)
  })

  test('messages in all: what is over the budget waits and is an alarm, signing in with a password goes on', async () => {
    const hits: string[] = []
    const limits = createLimits({
      key: Buffer.from('another key, and so other limits'),
      rates: { smsGlobally: { burst: 3, every: 1200 } },
      onHit: (name, by) => hits.push(`${name} by ${by}`),
    })
    const auth = createTestAuth(database.db, { limits })
    const { phone } = await auth.signUp()
    const answers: string[] = []
    for (let n = 0; n < 4; n += 1)
      answers.push(await codeOfProblem(auth.register(newPhone(), undefined, { address: `192.0.2.${n}` })))
    expect(countOf(answers)).toEqual({ ok: 2, TOO_MANY_REQUESTS: 2 })
    expect(hits).toEqual(['smsGlobally by all', 'smsGlobally by all'])
    expect(await codeOfProblem(auth.signIn(phone))).toBe('ok')
  })

  test('messages in all: for phones that nobody has none is sent, and none is counted', async () => {
    const key = Buffer.from('a key of phones that nobody has')
    const limits = createLimits({ key, rates: { smsGlobally: { burst: 3, every: 1200 } } })
    const auth = createTestAuth(database.db, { limits })
    const { phone } = await auth.signUp()
    for (let n = 0; n < 6; n += 1) {
      expect(await codeOfProblem(auth.forgot(newPhone(), { address: `192.0.2.${20 + n}` }))).toBe('ok')
      // Given back after the answer.
      await expect.poll(() => limits.fill(database.db, 'smsGlobally', 'all')).toBeLessThan(0.5)
    }
    expect(await codeOfProblem(auth.forgot(phone, { address: '192.0.2.40' }))).toBe('ok')
  })

  test('a hit names the account where it is known, and nothing else of anybody', async () => {
    const hits: unknown[][] = []
    const key = Buffer.from('one more key')
    const auth = createTestAuth(database.db, { limits: createLimits({ key, onHit: (...hit) => hits.push(hit) }) })
    const { phone } = await auth.signUp()
    for (let n = 0; n < 11; n += 1) await codeOfProblem(auth.login(phone, 'wrong', { address: '203.0.113.60' }))
    expect(hits).toEqual([['passwordsPerIpAddress', 'phone and address', expect.stringMatching(/^[0-9a-f-]{36}$/)]])
  })

  test('renewals of a session: it waits and lives on, asking again costs nothing, and other sessions go on', async () => {
    const key = Buffer.from('a key of renewals')
    const auth = createTestAuth(database.db, {
      limits: createLimits({ key, rates: { renewals: { burst: 3, every: 60 } } }),
    })
    const browser = 'a name that nobody guesses'
    const renew = (refreshToken: string) => auth.call('POST /public/auth/refresh', { refreshToken, browser })
    const { phone, refreshToken } = await auth.signUp()
    const elsewhere = await auth.signIn(phone)
    let token = refreshToken
    for (let n = 0; n < 3; n += 1) token = (await renew(token)).refreshToken
    expect(await codeOfProblem(renew(token))).toBe('TOO_MANY_REQUESTS')
    expect((await renew(refreshToken)).refreshToken).toBe(token)
    expect(await codeOfProblem(renew(elsewhere.refreshToken))).toBe('ok')
    await passForLimits(database.db, 60)
    expect(await codeOfProblem(renew(token))).toBe('ok')
  })

  test('four hundred wrong passwords from one address leave a right one from another its turn', async () => {
    const auth = open()
    const { phone } = await auth.signUp()
    const address = '203.0.113.70'
    const begun = performance.now()
    // Another password each time, as a guesser would: the tests remember the answer to one that was tried before.
    const wrong = Array.from({ length: 400 }, (_, n) =>
      codeOfProblem(auth.login(newPhone(), `wrong password ${n}`, { address })),
    )
    let answered = 0
    for (const one of wrong) void one.then(() => answered++)
    expect(await codeOfProblem(auth.login(phone, goodPassword, { address: '198.51.100.7' }))).toBe('ok')
    const before = answered
    const counts = countOf(await Promise.all(wrong))
    expect(Object.keys(counts).sort()).toEqual(['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'])
    // It need not wait until the last of them has had its turn.
    expect(before).toBeLessThan(400)
    const seconds = Math.ceil((performance.now() - begun) / 1000)
    expect(counts.INVALID_CREDENTIALS).toBeLessThanOrEqual(limits.signIn.burst + seconds / limits.signIn.every)
  })

  test('bot checks are harder for an address that begins many, and not for others', async () => {
    const loads: number[] = []
    const botCheck = {
      ...noBotCheck,
      challenge(at: Date, load = 0) {
        loads.push(load)
        return noBotCheck.challenge(at)
      },
    }
    const auth = createTestAuth(database.db, { botCheck })
    const begin = (address: string) => codeOfProblem(auth.call('GET /public/bot-check/challenge', {}, { address }))
    for (let n = 0; n < 100; n += 1) await begin('203.0.113.80')
    expect(loads[0]).toBeLessThan(0.05)
    expect(loads.at(-1)).toBeGreaterThan(0.7)
    await begin('203.0.113.81')
    expect(loads.at(-1)).toBeLessThan(0.25)
    // No harder than that: a caller who begins many and solves none does not keep others from beginning one.
    for (let n = 0; n < 40; n += 1) expect(await begin('203.0.113.80')).toBe('ok')
    expect(loads.at(-1)).toBeLessThanOrEqual(1)
    await begin('203.0.113.84')
    expect(loads.at(-1)).toBeLessThan(0.1)
  })

  test('nobody can be read out of the table', async () => {
    await forgiveLimits(database.db)
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
