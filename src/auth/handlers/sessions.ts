import { endSession, endSessionOfToken } from '../../db/queries/accounts/sessions.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Handler } from '../handler.ts'
import { sha256 } from '../secrets.ts'
import { toTokens } from '../tokens/open-session.ts'
import { rotate } from '../tokens/rotate.ts'

/** Callers with a token that is being exchanged right now wait for the same answer. */
export const refresh: Handler<'POST /public/auth/refresh'> = (call) => {
  const { body, now, rotating } = call
  // Only for the same browser: another holder of the token is found out.
  const key = JSON.stringify(body)
  const inFlight = rotating.get(key)
  if (inFlight) return inFlight
  const answer = rotate(call, body)
    .then((opened) => toTokens(call, opened, now))
    .finally(() => rotating.delete(key))
  rotating.set(key, answer)
  return answer
}

/** An access token that has expired still tells which session to end. */
export const logout: Handler<'POST /public/auth/logout'> = async (call) => {
  const { body, db, now, locale, accessTokens, security, limits, address } = call
  const ended = body.refreshToken ? await endSessionOfToken(db, sha256(body.refreshToken), now) : null
  if (ended) security.record({ name: 'session.ended', ...ended, detail: 'signed_out' })
  const token = body.token || call.token
  const member = token ? await accessTokens.identifyEver(token, now) : null
  if (member && (await endSession(db, member.session, now)))
    security.record({ name: 'session.ended', ...member, detail: 'signed_out' })
  if (!ended && !member) await limits.require(db, 'renewalsInVain', address)
  return { message: successMessages[locale].SIGNED_OUT }
}
