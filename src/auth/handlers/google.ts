import { Problem } from '../../contract/problems.ts'
import { getGoogleAccount } from '../../db/queries/accounts.ts'
import { GoogleError, type GoogleIdentity } from '../../gateways/google/google.ts'
import { successMessages } from '../../i18n/successes.ts'
import type { Handler } from '../handler.ts'
import { requireHuman } from '../require-human.ts'
import { openSession, toSignedIn } from '../tokens/open-session.ts'

export const signInWithGoogle: Handler<'POST /public/auth/google'> = async (call) => {
  const { body, google, db, now, locale } = call
  if (!google) throw new Problem('NOT_FOUND')
  await requireHuman(call, 'google')
  const { subject } = await google.verify(body.identifierToken, now).catch(refuse)
  const opened = await db
    .transaction()
    .execute(async (tx) => openSession(tx, call, await getGoogleAccount(tx, subject)))
  return { ...(await toSignedIn(call, opened)), message: successMessages[locale].SIGNED_IN }
}

function refuse(error: unknown): GoogleIdentity {
  if (!(error instanceof GoogleError)) throw error
  throw new Problem(error.reason === 'unavailable' ? 'UNAVAILABLE' : 'GOOGLE_REFUSED')
}
