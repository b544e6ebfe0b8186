import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/test-database.ts'
import { type Google, GoogleError } from '../../gateways/google/google.ts'
import { codeOfProblem, createTestAuth } from '../test-auth.ts'

const database = openTestDatabase()

/** The subject is what the token says; the gateway's own tests are about real ones. */
const google: Google = {
  verify: async (idToken) => {
    if (idToken === 'away') throw new GoogleError('unavailable', 'away')
    if (idToken === 'forged') throw new GoogleError('refused', 'forged')
    return { subject: idToken, email: null, name: null, nonce: null }
  },
}
const open = (deps: object = { google }) => createTestAuth(database.db, deps)
const signIn = (auth: ReturnType<typeof open>, identifierToken: string) =>
  auth.call('POST /public/auth/google', { identifierToken })

describe('signing in with Google', () => {
  test('makes an account on the first visit, and finds it on the next', async () => {
    const auth = open()
    const who = async () => auth.accounts.identify((await signIn(auth, 'somebody')).accessToken, auth.now())
    const [first, second] = [await who(), await who()]
    expect(first?.account).toBe(second?.account)
    expect(first?.session).not.toBe(second?.session)
  })

  test('makes one account for twenty first visits at once', async () => {
    const [one, two] = [open(), open()]
    await Promise.all(Array.from({ length: 20 }, (_, n) => signIn(n % 2 ? one : two, 'in a hurry')))
    const { rows } = await sql`select from accounts where google_subject = 'in a hurry'`.execute(database.db)
    expect(rows).toHaveLength(1)
  })

  test.each([
    ['a forged token', 'forged', 'GOOGLE_REFUSED'],
    ['Google being away', 'away', 'UNAVAILABLE'],
  ])('tells %s', async (_, token, code) => expect(await codeOfProblem(signIn(open(), token))).toBe(code))

  test('does not exist where Google is not set up', async () =>
    expect(await codeOfProblem(signIn(open({ google: null }), 'somebody'))).toBe('NOT_FOUND'))
})
