import type { AuthInput } from '../../contract/auth.ts'
import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { endSession, lockRefreshToken, prolongSession, replaceRefreshToken } from '../../db/queries/sessions.ts'
import { later } from '../../domain/later.ts'
import type { Member } from '../../domain/member.ts'
import type { CallContext } from '../handler.ts'
import { lifetimes } from '../lifetimes.ts'
import { hmac, sha256 } from '../secrets.ts'
import type { Opened } from './open-session.ts'

type Renewal = AuthInput<'POST /public/auth/refresh'>['body']

/**
 * Exchanges a refresh token for its successor, which follows from it: two that truly come at once get the same one, and so does an
 * attempt that is made again because its answer was lost. Any other second use that began after the first was done means that two
 * hold the token, and one of them stole it: the session ends.
 */
export async function rotate(call: CallContext, { refreshToken: token, attempt: name }: Renewal): Promise<Opened> {
  const { db, secrets, security, now, address, agent } = call
  const hash = sha256(token)
  const attempt = name === undefined ? null : sha256(name)
  const successor = hmac(secrets.refresh, token).toString('base64url')
  const came = performance.now()
  let reused: Member | null = null
  const exchange = async (tx: Tx, waited: number): Promise<Opened | null> => {
    const found = await lockRefreshToken(tx, { hash, attempt, waited })
    if (!found) return null
    const { session, isUsed, isAtOnce, isSameAttempt } = found
    if (isUsed && !isAtOnce && !isSameAttempt) {
      const account = await endSession(tx, session, now)
      reused = account === null ? null : { account, session }
      return null
    }
    const expiresAt = later(now, lifetimes.refreshToken)
    const prolonged = await prolongSession(tx, session, { now, expiresAt, longest: lifetimes.session })
    if (!prolonged) return null
    if (!isUsed) await replaceRefreshToken(tx, { session, hash, attempt, successor: sha256(successor), now })
    return { ...prolonged, session, refreshToken: successor }
  }
  const opened = await db.connection().execute((connection) => {
    // Where connections are scarce, the other one may be long done by the time this one gets its turn.
    const waited = (performance.now() - came) / 1000
    return connection.transaction().execute((tx) => exchange(tx, waited))
  })
  if (reused) security.record({ name: 'token.reused', ...(reused as Member), address, agent })
  if (!opened) throw new Problem('SESSION_ENDED')
  return opened
}
