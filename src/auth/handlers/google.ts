import { Problem } from '../../contract/problems.ts'
import { getGoogleAccount } from '../../db/queries/accounts/accounts.ts'
import { useOnce as createUseOnce } from '../../db/queries/accounts/used-solutions.ts'
import { later } from '../../domain/time/later.ts'
import { GoogleError, type GoogleIdentity } from '../../gateways/google/google.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { CallContext, Handler } from '../handler.ts'
import { requireHuman } from '../require-human.ts'
import { sha256 } from '../secrets.ts'
import { openSession, openSessionAgain, toSignedIn } from '../tokens/open-session.ts'

export const signInWithGoogle: Handler<'POST /public/auth/google'> = async (call) => {
  const { body, google, db, limits, security, locale, address, agent } = call
  if (!google) throw new Problem('NOT_FOUND')
  await requireHuman(call, 'google')
  const { subject } = await takeGoogleToken(call, body.identifierToken)
  const opened = await db.transaction().execute(async (tx) => {
    const { account, isNew } = await getGoogleAccount(tx, subject)
    if (isNew) await limits.require(tx, 'newAccounts', `google:${subject}`)
    return isNew ? openSession(tx, call, account) : openSessionAgain(tx, call, account)
  })
  const { account, session } = opened
  call.onSms()
  security.record({ name: 'sign_in.succeeded', account, session, detail: 'google', address, agent })
  return { ...(await toSignedIn(call, opened)), message: successMessages[locale].SIGNED_IN }
}

/** Longer than clocks are apart. */
const spare = 5 * 60

/** The subject of an ID token. A token is good once, however long Google lets it live. */
export async function takeGoogleToken(call: CallContext, token: string): Promise<GoogleIdentity> {
  const { google, db, security, now, address } = call
  if (!google) throw new Problem('NOT_FOUND')
  const identity = await google.verify(token, now).catch(refuse)
  // The signed part without the signature, which can be written in more than one way.
  const signed = token.slice(0, token.lastIndexOf('.'))
  const key = `google:${sha256(signed).toString('base64url')}`
  if (await createUseOnce(db)(key, later(identity.expiresAt, spare))) return identity
  security.record({ name: 'google_token.reused', address })
  throw new Problem('GOOGLE_REFUSED')
}

function refuse(error: unknown): GoogleIdentity {
  if (!(error instanceof GoogleError)) throw error
  throw new Problem(error.reason === 'unavailable' ? 'UNAVAILABLE' : 'GOOGLE_REFUSED')
}
