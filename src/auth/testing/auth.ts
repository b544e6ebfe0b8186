import { deepStrictEqual } from 'node:assert'
import { type RawBuilder, sql } from 'kysely'
import { type AuthContract, type AuthKey, authCalls } from '../../contract/auth.ts'
import type { OkOf } from '../../contract/call.ts'
import { Problem } from '../../contract/problems.ts'
import { type Db, openDatabase } from '../../db/database.ts'
import { listOutbox } from '../../db/queries/messages/sms-messages.ts'
import { waitForLocks } from '../../db/testing/locks.ts'
import { noBotCheck } from '../../gateways/bot-check/no-bot-check.ts'
import { type Google, GoogleError } from '../../gateways/google/google.ts'
import type { CallInput } from '../../http/call-input.ts'
import { createSecurityLog, type EventLines } from '../../http/security-log.ts'
import { type Auth, type AuthDeps, createAuth } from '../service.ts'

export const provider = 'mfa-provider-password-otp'
export const goodPassword = 'correct horse battery'

let phones = 0
/** One that no other test has. */
export const newPhone = (): string => {
  phones += 1
  return `+964770${String(1_000_000 + phones)}`
}

/** The person is the beginning of a token's subject; real tokens come from `google.test.ts`. */
export const testGoogle: Google = {
  async verify(idToken, now = new Date()) {
    const [subject = '', ago = '0'] = idToken.split('.')
    if (subject === 'away') throw new GoogleError('unavailable', 'away')
    if (subject === 'forged') throw new GoogleError('refused', 'forged')
    const signedInAt = new Date(now.getTime() - Number(ago) * 1000)
    const expiresAt = new Date(now.getTime() + 3_600_000)
    return { subject, email: null, name: null, nonce: null, signedInAt, expiresAt }
  },
}

/** A fresh ID token of a person who signed in at Google so many seconds ago. */
export const newIdToken = (subject: string, ago = 0): string => `${subject}.${ago}.${crypto.randomUUID()}.signature`

export type TestAuth = ReturnType<typeof createTestAuth>

export const testSecret = 'a secret for tests alone'

/** An auth service whose clock can be moved, and the journeys that most tests begin with. */
export function createTestAuth(db: Db, deps: Partial<AuthDeps> = {}) {
  const clock = { offset: 0 }
  const now = () => new Date(Date.now() + clock.offset * 1000)
  const events: Parameters<EventLines['info']>[0][] = []
  const keep: EventLines['warn'] = (line) => void ('event' in line && events.push(line))
  const security = createSecurityLog({
    db,
    lines: { info: keep, warn: keep },
    addressKey: Buffer.from('a key for tests'),
    now,
  })
  const auth: Auth = createAuth({
    db,
    security,
    botCheck: noBotCheck,
    google: null,
    secret: testSecret,
    issuer: 'https://safar.example/services/auth',
    now,
    ...deps,
  })
  const call = async <K extends AuthKey>(
    key: K,
    body: object = {},
    input: Partial<CallInput> = {},
  ): Promise<OkOf<AuthContract[K]>> => {
    const answer = await auth.dispatch(key, { body, locale: 'en', ...input })
    // A schema leaves out what it does not know, so that an answer which says more differs from itself.
    deepStrictEqual(authCalls[key].ok.parse(answer), answer)
    return answer
  }
  const codeOf = async (phone: string): Promise<string> => {
    const sms = (await listOutbox(db, 1_000)).find(({ to, code }) => to === phone && code !== null)
    if (!sms?.code) throw new Error(`No code was sent to ${phone}`)
    return sms.code
  }
  const verify = async (id: string, code: string, more: object = {}) => {
    const answer = await call('POST /public/mfa-provider-password-otp/verify', { id, code, ...more })
    if (!('accessToken' in answer)) throw new Error('A session was expected')
    return answer
  }
  const register = (phone: string, password = goodPassword, input: Partial<CallInput> = {}) =>
    call('POST /public/mfa-provider-password-otp/register', { provider, identifierId: phone, password }, input)
  const login = (phone: string, password = goodPassword, input: Partial<CallInput> = {}) =>
    call('POST /public/mfa-provider-password-otp/login', { provider, identifierId: phone, password }, input)
  const forgot = (phone: string, input: Partial<CallInput> = {}) =>
    call('POST /forgot-password', { provider, identifierId: phone }, input)
  const refresh = (refreshToken: string) => call('POST /public/auth/refresh', { refreshToken })
  return {
    ...auth,
    now,
    /** The events in the security log so far. */
    events,
    settled: security.settled,
    /** In seconds. */
    travel: (seconds: number) => {
      clock.offset += seconds
    },
    call,
    codeOf,
    verify,
    register,
    login,
    forgot,
    refresh,
    /** A new account that is signed in. */
    async signUp(phone = newPhone()) {
      const { id } = await register(phone)
      return { phone, ...(await verify(id, await codeOf(phone))) }
    },
    async signIn(phone: string, password = goodPassword) {
      const { id } = await login(phone, password)
      return verify(id, await codeOf(phone))
    },
    async resetToken(phone: string) {
      const { id } = await forgot(phone)
      const answer = await call('POST /public/mfa-provider-password-otp/verify', { id, code: await codeOf(phone) })
      if (!('token' in answer)) throw new Error('A token was expected')
      return answer.token
    },
  }
}

/** The code of a problem, or what came instead. */
export const codeOfProblem = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'ok',
    (error) => (error instanceof Problem ? error.code : `unexpected: ${error}`),
  )

/** Moves codes back to yesterday, so that the next request has a code of its own. The codes fit as before. */
export const ageCodes = (db: Db, phone: string): Promise<unknown> =>
  sql`update verifications set sent_at = sent_at - interval '1 day' where phone = ${phone}`.execute(db)

/** Empties all limits. */
export const forgiveLimits = (db: Db): Promise<unknown> => sql`delete from rate_limits`.execute(db)

/** Lets so many seconds pass for the limits, which go by the database's clock. */
export const passForLimits = (db: Db, seconds: number): Promise<unknown> =>
  sql`update rate_limits set free_at = free_at - make_interval(secs => ${seconds})`.execute(db)

/** Opens every connection, so that what begins at once is not told apart by the time that takes. */
export const warmUp = (db: Db): Promise<unknown> =>
  Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.1)`.execute(db)))

/** Begins work that needs a locked row, and unlocks it once so many are waiting for it: they meet for certain. */
export async function holdBack<T>(url: string, row: RawBuilder<unknown>, waiting: number, begin: () => T): Promise<T> {
  const holder = openDatabase(url)
  const watcher = openDatabase(url)
  try {
    const { pending } = await holder.db.transaction().execute(async (tx) => {
      await sql`${row} for update`.execute(tx)
      const pending = begin()
      await waitForLocks(watcher.db, waiting)
      return { pending }
    })
    return await pending
  } finally {
    await holder.close()
    await watcher.close()
  }
}

/** Another code than this one. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000')

export const countOf = (list: string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(list, (entry) => entry)].map(([entry, all]) => [entry, all.length]))
