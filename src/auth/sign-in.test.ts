import * as argon2 from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findAccountByPhone } from '../db/queries/accounts/accounts.ts'
import { openTestDatabase } from '../db/testing/database.ts'
import { codeOfProblem, createTestAuth, goodPassword, newPhone, otherThan } from './testing/auth.ts'

// Files share their modules. This one loads its own, so that they meet the library that is counted.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.doUnmock('@node-rs/argon2')
  vi.resetModules()
})

// The library itself runs; it is only counted.
vi.mock('@node-rs/argon2', { spy: true })

const database = openTestDatabase()
const open = () => createTestAuth(database.db)
beforeEach(() => void vi.clearAllMocks())

describe('signing in', () => {
  test('takes the password, then a code', async () => {
    const auth = open()
    const { phone } = await auth.signUp()
    const { id } = await auth.login(phone.replace('+964', '0'))
    const code = await auth.codeOf(phone)
    expect(await codeOfProblem(auth.verify(id, otherThan(code)))).toBe('INVALID_CODE')
    const { accessToken } = await auth.verify(id, code)
    const account = await findAccountByPhone(database.db, phone)
    expect(await auth.accounts.identify(accessToken, auth.now())).toMatchObject({ account: account?.id })
  })

  test('never says which half was wrong, and does the same work for both', async () => {
    const auth = open()
    const { phone } = await auth.signUp()
    vi.clearAllMocks()
    const known = await auth.login(phone, 'not the password').catch((error) => error)
    const workForKnown = [vi.mocked(argon2.verify).mock.calls.length, vi.mocked(argon2.hash).mock.calls.length]
    vi.clearAllMocks()
    const unknown = await auth.login(newPhone(), 'not the password').catch((error) => error)
    const workForUnknown = [vi.mocked(argon2.verify).mock.calls.length, vi.mocked(argon2.hash).mock.calls.length]
    expect(known).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(unknown).toEqual(known)
    expect(workForKnown).toEqual([1, 0])
    expect(workForUnknown).toEqual(workForKnown)
    const [hash = ''] = vi.mocked(argon2.verify).mock.calls[0] ?? []
    expect(argon2.parseOptions(hash)).toMatchObject({ memoryCost: 32_768, timeCost: 3, parallelism: 1, outputLen: 32 })
  })

  test('an account without a password cannot be signed in to with one', async () => {
    const auth = open()
    const { phone } = await auth.signUp()
    await sql`update accounts set password_hash = null where phone = ${phone}`.execute(database.db)
    expect(await codeOfProblem(auth.login(phone))).toBe('INVALID_CREDENTIALS')
    expect(await codeOfProblem(auth.login(phone, ''))).toBe('INVALID_INPUT')
    expect(argon2.verify).toHaveBeenCalledOnce()
  })

  test('a password is the same in whichever form its letters and digits are typed', async () => {
    const auth = open()
    const phone = newPhone()
    const { id } = await auth.register(phone, 'café ١٢٣ ｘｙｚ')
    await auth.verify(id, await auth.codeOf(phone))
    expect(await codeOfProblem(auth.login(phone, 'cafe\u0301 123 xyz'))).toBe('ok')
  })

  test('a hash of other parameters is renewed by the next sign-in', async () => {
    const auth = open()
    const { phone } = await auth.signUp()
    const old = await argon2.hash(goodPassword, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
    await sql`update accounts set password_hash = ${old} where phone = ${phone}`.execute(database.db)
    expect(await codeOfProblem(auth.login(phone, 'not the password'))).toBe('INVALID_CREDENTIALS')
    expect((await findAccountByPhone(database.db, phone))?.passwordHash).toBe(old)
    await auth.signIn(phone)
    expect((await findAccountByPhone(database.db, phone))?.passwordHash).toContain('m=32768,t=3,p=1')
  })

  test('a password that is changed while it is checked lets nobody in', async () => {
    const auth = open()
    const { phone } = await auth.signUp()
    vi.mocked(argon2.verify).mockImplementationOnce(async () => {
      await sql`update accounts set password_hash = 'another' where phone = ${phone}`.execute(database.db)
      return true
    })
    expect(await codeOfProblem(auth.login(phone))).toBe('INVALID_CREDENTIALS')
  })

  test('hashes wait for each other, so that a burst needs little memory', async () => {
    const auth = open()
    let running = 0
    let max = 0
    // No hash ends before three have begun: otherwise they meet only where the database is fast enough.
    const three = Promise.withResolvers<void>()
    vi.mocked(argon2.verify).mockImplementation(async () => {
      running += 1
      max = Math.max(max, running)
      if (running === 3) three.resolve()
      await three.promise
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      return false
    })
    const answers = await Promise.all(Array.from({ length: 40 }, () => codeOfProblem(auth.login(newPhone()))))
    vi.mocked(argon2.verify).mockReset()
    expect(new Set(answers)).toEqual(new Set(['INVALID_CREDENTIALS']))
    expect(max).toBe(3)
  })
})
