import type { AuthInput } from '../../contract/auth.ts'
import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import {
  endSession,
  lockRefreshToken,
  prolongSession,
  replaceRefreshToken,
} from '../../db/queries/accounts/sessions.ts'
import type { Member } from '../../domain/accounts/member.ts'
import { later } from '../../domain/time/later.ts'
import type { CallContext } from '../handler.ts'
import { lifetimes } from '../lifetimes.ts'
import { hmac, sha256 } from '../secrets.ts'
import type { Opened } from './open-session.ts'

type Renewal = AuthInput<'POST /public/auth/refresh'>['body']

/** So many renewals a browser can have fallen behind. */
const maxBehind = 10

/**
 * Exchanges a refresh token for its successor, which follows from it: two that truly come at once get the same one. A browser that has
 * used it already under the same name has lost the answer, or got an older one after a newer: it is given the token that is in use now.
 * Any other second use that began after the first was done means that two hold the token, and one of them stole it: the session ends.
 */
export async function rotate(call: CallContext, { refreshToken, browser: name }: Renewal): Promise<Opened> {
  const { db, secrets, security, limits, now, address, agent } = call
  const browser = name === undefined ? null : sha256(name)
  const toSuccessor = (token: string) => hmac(secrets.refresh, token).toString('base64url')
  const came = performance.now()
  let reused: Member | null = null

  async function exchange(tx: Tx, waited: number): Promise<Opened | null> {
    let token = refreshToken
    let found = await lockRefreshToken(tx, { hash: sha256(token), browser, waited })
    const isBehind = found?.isUsed === true
    for (let behind = 0; found?.isUsed; behind++) {
      if ((!found.isAtOnce && !found.isSameBrowser) || behind === maxBehind) {
        const account = await endSession(tx, found.session, now)
        reused = account === null ? null : { account, session: found.session }
        return null
      }
      token = toSuccessor(token)
      found = await lockRefreshToken(tx, { hash: sha256(token), browser, waited })
    }
    if (!found) return null
    const { session } = found
    const expiresAt = later(now, lifetimes.refreshToken)
    const prolonged = await prolongSession(tx, session, { now, expiresAt, max: lifetimes.session })
    if (!prolonged) return null
    if (isBehind) return { ...prolonged, session, refreshToken: token }
    await limits.require(tx, 'renewals', session, prolonged.account)
    const successor = toSuccessor(token)
    await replaceRefreshToken(tx, { session, hash: sha256(token), browser, successor: sha256(successor), now })
    return { ...prolonged, session, refreshToken: successor }
  }

  const opened = await db.connection().execute((connection) => {
    // Where connections are scarce, the other use may be done long before this one gets a connection.
    const waited = (performance.now() - came) / 1000
    return connection.transaction().execute((tx) => exchange(tx, waited))
  })
  if (reused) security.record({ name: 'token.reused', ...(reused as Member), address, agent })
  if (!opened) throw new Problem('SESSION_ENDED')
  return opened
}
