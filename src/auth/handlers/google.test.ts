import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { codeOfProblem, countOf, createTestAuth, newIdToken, testGoogle } from '../testing/auth.ts'

const database = openTestDatabase()

const open = (deps: object = { google: testGoogle }) => createTestAuth(database.db, deps)
const signIn = (auth: ReturnType<typeof open>, identifierToken: string) =>
  auth.call('POST /public/auth/google', { identifierToken })

describe('signing in with Google', () => {
  test('makes an account on the first visit, and finds it on the next', async () => {
    const auth = open()
    const who = async () => auth.accounts.identify((await signIn(auth, newIdToken('somebody'))).accessToken, auth.now())
    const [first, second] = [await who(), await who()]
    expect(first?.account).toBe(second?.account)
    expect(first?.session).not.toBe(second?.session)
  })

  test('makes one account for twenty first visits at once', async () => {
    const [one, two] = [open(), open()]
    await Promise.all(Array.from({ length: 20 }, (_, n) => signIn(n % 2 ? one : two, newIdToken('in a hurry'))))
    const { rows } = await sql`select from accounts where google_subject = 'in a hurry'`.execute(database.db)
    expect(rows).toHaveLength(1)
  })

  test('makes two accounts, however often the one before is deleted', async () => {
    const auth = open()
    const visit = async () => {
      const answer = await codeOfProblem(signIn(auth, newIdToken('again and again')))
      await sql`delete from accounts where google_subject = 'again and again'`.execute(database.db)
      return answer
    }
    expect([await visit(), await visit(), await visit()]).toEqual(['ok', 'ok', 'TOO_MANY_REQUESTS'])
  })

  test.each([
    ['a forged token', 'forged', 'GOOGLE_REFUSED'],
    ['Google being away', 'away', 'UNAVAILABLE'],
  ])('tells %s', async (_, token, code) => expect(await codeOfProblem(signIn(open(), newIdToken(token)))).toBe(code))

  test('takes a token once, however many come with it at once, however its signature is written', async () => {
    const [one, two] = [open(), open()]
    const token = newIdToken('one of a kind')
    const asks = Array.from({ length: 10 }, (_, n) => codeOfProblem(signIn(n % 2 ? one : two, token)))
    expect(countOf(await Promise.all(asks))).toEqual({ ok: 1, GOOGLE_REFUSED: 9 })
    expect(await codeOfProblem(signIn(one, token.replace('.signature', '.another')))).toBe('GOOGLE_REFUSED')
    expect(one.events).toContainEqual(expect.objectContaining({ event: 'google_token.reused' }))
  })

  test('does not exist where Google is not set up', async () =>
    expect(await codeOfProblem(signIn(open({ google: null }), newIdToken('somebody')))).toBe('NOT_FOUND'))
})
