import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { lockRefreshToken, replaceRefreshToken } from '../../db/queries/accounts/sessions.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { waitForLocks } from '../../db/testing/locks.ts'
import { day } from '../../domain/time/units.ts'
import { hmac, sha256, toSecrets } from '../secrets.ts'
import { codeOfProblem, createTestAuth, holdBack, testSecret } from '../testing/auth.ts'

const database = openTestDatabase()
const open = () => createTestAuth(database.db)

const holdBackToken = <T>(token: string, waiting: number, begin: () => T) =>
  holdBack(database.url, sql`select from refresh_tokens where hash = ${sha256(token)}`, waiting, begin)

describe('a refresh token', () => {
  test('gives the next pair, and so on', async () => {
    const auth = open()
    const first = await auth.signUp()
    const second = await auth.refresh(first.refreshToken)
    expect(second).toMatchObject({ expiresIn: 900, refreshExpiresIn: 2_592_000 })
    expect(second.refreshToken).not.toBe(first.refreshToken)
    const third = await auth.refresh(second.refreshToken)
    const who = (token: string) => auth.accounts.identify(token, auth.now())
    expect(await who(third.accessToken)).toEqual(await who(first.accessToken))
  })

  test('used a second time, right after the first, ends the session with all its tokens', async () => {
    const auth = open()
    const { phone, refreshToken, accessToken } = await auth.signUp()
    const elsewhere = await auth.signIn(phone)
    const next = await auth.refresh(refreshToken)
    expect(await codeOfProblem(auth.refresh(refreshToken))).toBe('SESSION_ENDED')
    expect(await codeOfProblem(auth.refresh(next.refreshToken))).toBe('SESSION_ENDED')
    const body = { currentPassword: 'x', newPassword: 'a new password', confirmPassword: 'a new password' }
    expect(await codeOfProblem(auth.call('POST /update-password', body, { token: accessToken }))).toBe('UNAUTHORIZED')
    expect(await codeOfProblem(auth.refresh(elsewhere.refreshToken))).toBe('ok')
  })

  test('the same in two processes', async () => {
    const { refreshToken } = await open().signUp()
    const next = await open().refresh(refreshToken)
    expect(await codeOfProblem(open().refresh(refreshToken))).toBe('SESSION_ENDED')
    expect(await codeOfProblem(open().refresh(next.refreshToken))).toBe('SESSION_ENDED')
  })

  test('two at once in one process get the same answer', async () => {
    const auth = open()
    const { refreshToken } = await auth.signUp()
    const answers = await Promise.all(Array.from({ length: 20 }, () => auth.refresh(refreshToken)))
    expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1)
    expect(await codeOfProblem(auth.refresh(answers[0]?.refreshToken ?? ''))).toBe('ok')
  })

  test('two at once in two processes get the same successor, and the session lives', async () => {
    const [one, two, three] = [open(), open(), open()]
    const { refreshToken } = await one.signUp()
    const answers = await holdBackToken(refreshToken, 3, () =>
      Promise.all([one.refresh(refreshToken), two.refresh(refreshToken), three.refresh(refreshToken)]),
    )
    const [successor = '', ...others] = new Set(answers.map((answer) => answer.refreshToken))
    expect(others).toEqual([])
    expect(await codeOfProblem(two.refresh(successor))).toBe('ok')
    const { rows } = await sql`select from refresh_tokens t
      where session_id = (select session_id from refresh_tokens where hash = ${sha256(refreshToken)})`.execute(
      database.db,
    )
    expect(rows).toHaveLength(3)
  })

  test('one that comes while the other is being written down is not too late', async () => {
    const auth = open()
    const { refreshToken } = await auth.signUp()
    const hash = sha256(refreshToken)
    const successor = sha256(hmac(toSecrets(testSecret).refresh, refreshToken).toString('base64url'))
    const { answer } = await database.db.transaction().execute(async (tx) => {
      const session = (await lockRefreshToken(tx, { hash, browser: null, waited: 0 }))?.session ?? ''
      await replaceRefreshToken(tx, { session, hash, browser: null, successor, now: auth.now() })
      const answer = codeOfProblem(auth.refresh(refreshToken))
      await waitForLocks(database.db, 1)
      return { answer }
    })
    expect(await answer).toBe('ok')
  })

  test('one that found no free connection before the other was done gets the same successor', async () => {
    const narrow = openDatabase(database.url, { connections: 1 })
    try {
      const [one, two] = [open(), createTestAuth(narrow.db)]
      const { refreshToken } = await one.signUp()
      const { early, first } = await narrow.db.connection().execute(async () => {
        const early = two.refresh(refreshToken)
        // Longer than a busy database takes to begin a transaction: that much the moment of coming is not known.
        await sleep(500)
        const first = await one.refresh(refreshToken)
        return { early, first }
      })
      expect((await early).refreshToken).toBe(first.refreshToken)
      // It is its coming that counts, not its waiting: one that came afterwards is too late.
      const late = await narrow.db.connection().execute(async () => {
        const late = codeOfProblem(two.refresh(refreshToken))
        await sleep(20)
        return { late }
      })
      expect(await late.late).toBe('SESSION_ENDED')
    } finally {
      await narrow.close()
    }
  })

  test('one that waited is still too late once the other is done', async () => {
    const [one, two] = [open(), open()]
    const { refreshToken } = await one.signUp()
    await one.refresh(refreshToken)
    const answer = holdBackToken(refreshToken, 1, () => codeOfProblem(two.refresh(refreshToken)))
    expect(await answer).toBe('SESSION_ENDED')
  })

  describe('of a browser that has a name', () => {
    const browser = 'a name that nobody guesses'
    const renew = (auth: ReturnType<typeof open>, refreshToken: string, name: string | undefined = browser) =>
      auth.call('POST /public/auth/refresh', { refreshToken, browser: name })

    test('gives the same successor again, however late: the answer was lost', async () => {
      const [one, two] = [open(), open()]
      const { refreshToken } = await one.signUp()
      const lost = await renew(one, refreshToken)
      two.travel(20 * day)
      expect((await renew(two, refreshToken)).refreshToken).toBe(lost.refreshToken)
      expect(await codeOfProblem(renew(one, lost.refreshToken))).toBe('ok')
    })

    test('and the one in use now, where an older answer came after a newer', async () => {
      const auth = open()
      const { refreshToken: first } = await auth.signUp()
      const { refreshToken: second } = await renew(auth, first)
      const { refreshToken: third } = await renew(auth, second)
      const answers = await Promise.all([renew(auth, second), renew(open(), first), renew(open(), second)])
      expect(new Set(answers.map(({ refreshToken }) => refreshToken))).toEqual(new Set([third]))
      expect(await codeOfProblem(renew(auth, third))).toBe('ok')
    })

    test('but not for ever: who is far behind has it from elsewhere', async () => {
      const auth = open()
      const { refreshToken } = await auth.signUp()
      let last = refreshToken
      for (let n = 0; n < 11; n++) last = (await renew(auth, last)).refreshToken
      expect(await codeOfProblem(renew(auth, refreshToken))).toBe('SESSION_ENDED')
      expect(await codeOfProblem(renew(auth, last))).toBe('SESSION_ENDED')
    })

    test.each([
      { first: browser, second: 'a name that somebody tries' },
      { first: browser, second: undefined },
      { first: undefined, second: 'a name that somebody tries' },
    ])('ends the session when another brings it again: $first, $second', async ({ first, second }) => {
      const auth = open()
      const { refreshToken } = await auth.signUp()
      const body = (name: string | undefined) => ({ refreshToken, browser: name })
      const { refreshToken: next } = await auth.call('POST /public/auth/refresh', body(first))
      expect(await codeOfProblem(auth.call('POST /public/auth/refresh', body(second)))).toBe('SESSION_ENDED')
      expect(await codeOfProblem(auth.refresh(next))).toBe('SESSION_ENDED')
    })

    test('also when it comes while the browser asks again', async () => {
      const auth = open()
      const { refreshToken } = await auth.signUp()
      await renew(auth, refreshToken)
      const answers = await Promise.all([
        codeOfProblem(renew(auth, refreshToken)),
        codeOfProblem(auth.refresh(refreshToken)),
      ])
      expect(answers[1]).toBe('SESSION_ENDED')
    })

    test('and somebody who has used one of its successors is a thief', async () => {
      const auth = open()
      const { refreshToken } = await auth.signUp()
      const { refreshToken: next } = await renew(auth, refreshToken)
      const stolen = await auth.refresh(next)
      expect(await codeOfProblem(renew(auth, refreshToken))).toBe('SESSION_ENDED')
      expect(await codeOfProblem(auth.refresh(stolen.refreshToken))).toBe('SESSION_ENDED')
    })
  })

  test('lives for thirty days after its last use', async () => {
    const auth = open()
    const day = 24 * 60 * 60
    const { refreshToken } = await auth.signUp()
    auth.travel(29 * day)
    const next = await auth.refresh(refreshToken)
    auth.travel(29 * day)
    const last = await auth.refresh(next.refreshToken)
    auth.travel(30 * day + 1)
    expect(await codeOfProblem(auth.refresh(last.refreshToken))).toBe('SESSION_ENDED')
  })

  test('is worth nothing without its account, or if it is made up', async () => {
    const auth = open()
    const { phone, refreshToken } = await auth.signUp()
    await sql`delete from accounts where phone = ${phone}`.execute(database.db)
    expect(await codeOfProblem(auth.refresh(refreshToken))).toBe('SESSION_ENDED')
    expect(await codeOfProblem(auth.refresh('made up'))).toBe('SESSION_ENDED')
  })

  test('lives for 90 days at most, however often it is renewed', async () => {
    const auth = open()
    let { refreshToken } = await auth.signUp()
    const left: number[] = []
    for (let n = 0; n < 4; n += 1) {
      auth.travel(22 * day)
      const next = await auth.refresh(refreshToken)
      refreshToken = next.refreshToken
      left.push(Math.round(next.refreshExpiresIn / day))
    }
    expect(left).toEqual([30, 30, 24, 2])
    auth.travel(2 * day + 60)
    expect(await codeOfProblem(auth.refresh(refreshToken))).toBe('SESSION_ENDED')
  })

  test('is not kept in the clear', async () => {
    const { refreshToken } = await open().signUp()
    const { rows } = await sql`select from refresh_tokens t
      where encode(hash, 'base64') = ${Buffer.from(refreshToken, 'base64url').toString('base64')}`.execute(database.db)
    expect(rows).toEqual([])
  })
})

describe('a look at a refresh token', () => {
  test('tells whose it is without using it up', async () => {
    const auth = open()
    const { refreshToken, accessToken } = await auth.signUp()
    const member = await auth.accounts.identify(accessToken, auth.now())
    for (let n = 0; n < 2; n += 1) {
      const seen = await auth.peek(refreshToken)
      expect(seen).toEqual({ ...member, accessToken: expect.any(String) })
      const token = seen && seen !== 'replaced' ? seen.accessToken : ''
      expect(await open().accounts.identify(token, auth.now())).toEqual(member)
    }
  })

  test('shows nobody in one that was renewed, and tells for a moment that another is on its way', async () => {
    const auth = open()
    const { refreshToken } = await auth.signUp()
    await auth.refresh(refreshToken)
    expect(await auth.peek(refreshToken)).toBe('replaced')
    await sql`update refresh_tokens set used_at = used_at - interval '61 seconds'`.execute(database.db)
    expect(await auth.peek(refreshToken)).toBeNull()
  })

  test('and for as long as the session lives where a browser with a name may have lost it', async () => {
    const auth = open()
    const { refreshToken } = await auth.signUp()
    await auth.call('POST /public/auth/refresh', { refreshToken, browser: 'a name that nobody guesses' })
    await sql`update refresh_tokens set used_at = used_at - interval '61 seconds'`.execute(database.db)
    expect(await auth.peek(refreshToken)).toBe('replaced')
    await auth.call('POST /public/auth/logout', { refreshToken })
    expect(await auth.peek(refreshToken)).toBeNull()
  })

  test('sees nothing in one that is over', async () => {
    const auth = open()
    const { refreshToken } = await auth.signUp()
    await auth.call('POST /public/auth/logout', { refreshToken })
    expect(await auth.peek(refreshToken)).toBeNull()
    expect(await auth.peek('made up')).toBeNull()
    const late = await auth.signUp()
    auth.travel(31 * 24 * 60 * 60)
    expect(await auth.peek(late.refreshToken)).toBeNull()
  })
})

describe('signing out', () => {
  test('ends the session of either token, and of no other', async () => {
    const auth = open()
    const byRefresh = await auth.signUp()
    const other = await auth.signIn(byRefresh.phone)
    await auth.call('POST /public/auth/logout', { refreshToken: byRefresh.refreshToken })
    expect(await codeOfProblem(auth.refresh(byRefresh.refreshToken))).toBe('SESSION_ENDED')

    const byAccess = await auth.signIn(byRefresh.phone)
    await auth.call('POST /public/auth/logout', { token: byAccess.accessToken })
    expect(await codeOfProblem(auth.refresh(byAccess.refreshToken))).toBe('SESSION_ENDED')
    expect(await codeOfProblem(auth.refresh(other.refreshToken))).toBe('ok')
  })

  test('works with an access token that has expired, and with one in the header', async () => {
    const auth = open()
    const old = await auth.signUp()
    auth.travel(60 * 60)
    await auth.call('POST /public/auth/logout', { token: old.accessToken })
    expect(await codeOfProblem(auth.refresh(old.refreshToken))).toBe('SESSION_ENDED')
    const fresh = await auth.signUp()
    await auth.call('POST /public/auth/logout', {}, { token: fresh.accessToken })
    expect(await codeOfProblem(auth.refresh(fresh.refreshToken))).toBe('SESSION_ENDED')
  })

  test('does not mind what it does not know, and believes no forged token', async () => {
    const auth = open()
    const { accessToken, refreshToken } = await auth.signUp()
    const forged = `${accessToken.slice(0, -4)}AAAA`
    for (const body of [
      {},
      { token: 'x' },
      { token: forged },
      { refreshToken: 'made up' },
      { token: '', refreshToken: 'x' },
    ])
      expect(await auth.call('POST /public/auth/logout', body)).toEqual({ message: 'You are signed out.' })
    expect(await codeOfProblem(auth.refresh(refreshToken))).toBe('ok')
  })
})
