import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { endSession, lockRefreshToken, prolongSession, replaceRefreshToken } from '../../db/queries/sessions.ts'
import { later } from '../../domain/later.ts'
import type { CallContext } from '../handler.ts'
import { lifetimes } from '../lifetimes.ts'
import { hmac, sha256 } from '../secrets.ts'
import type { Opened } from './open-session.ts'

/**
 * Exchanges a refresh token for its successor, which follows from it: two that truly come at once get the same one. A second
 * use that began after the first was done means that two hold the token, and one of them stole it: the session ends.
 */
export async function rotate({ db, secrets, now }: CallContext, token: string): Promise<Opened> {
  const hash = sha256(token)
  const successor = hmac(secrets.refresh, token).toString('base64url')
  const came = performance.now()
  const exchange = async (tx: Tx, waited: number): Promise<Opened | null> => {
    const found = await lockRefreshToken(tx, hash, waited)
    if (!found) return null
    const { session, isUsed, isAtOnce } = found
    if (isUsed && !isAtOnce) {
      await endSession(tx, session, now)
      return null
    }
    const account = await prolongSession(tx, session, { now, expiresAt: later(now, lifetimes.refreshToken) })
    if (!account) return null
    if (!isUsed) await replaceRefreshToken(tx, { session, hash, successor: sha256(successor), now })
    return { account, session, refreshToken: successor }
  }
  const opened = await db.connection().execute((connection) => {
    // Where connections are scarce, the other one may be long done by the time this one gets its turn.
    const waited = (performance.now() - came) / 1000
    return connection.transaction().execute((tx) => exchange(tx, waited))
  })
  if (!opened) throw new Problem('SESSION_ENDED')
  return opened
}
