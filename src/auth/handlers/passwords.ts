import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { findAccount, lockAccount, setPassword } from '../../db/queries/accounts.ts'
import { endSessions } from '../../db/queries/sessions.ts'
import { findResetToken, takeResetToken, voidVerifications } from '../../db/queries/verifications.ts'
import { successMessages } from '../../i18n/successes.ts'
import type { Handler } from '../handler.ts'
import { confirmPassword } from '../passwords/confirm-password.ts'
import { hashPassword } from '../passwords/hashing.ts'
import { requireGoodPassword, requireSamePassword } from '../passwords/password-rules.ts'
import { sha256 } from '../secrets.ts'

export const resetPassword: Handler<'POST /reset-password'> = async ({ body, db, now, locale, address }) => {
  requireSamePassword(body)
  const hash = sha256(body.token)
  const found = await findResetToken(db, hash, now)
  if (!found) throw new Problem('TOKEN_EXPIRED')
  requireGoodPassword({ password: body.newPassword, field: 'newPassword', phone: found.phone })
  const passwordHash = await hashPassword(body.newPassword, address)
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, found.account)
    if (!account || !(await takeResetToken(tx, hash, now))) throw new Problem('TOKEN_EXPIRED')
    await changePassword(tx, { account: account.id, passwordHash, now })
  })
  return { message: successMessages[locale].PASSWORD_CHANGED }
}

export const updatePassword: Handler<'POST /update-password'> = async ({ body, caller, db, limits, now, locale }) => {
  requireSamePassword(body)
  const { phone = null } = (await findAccount(db, caller.account)) ?? {}
  requireGoodPassword({ password: body.newPassword, field: 'newPassword', phone })
  const input = { account: caller.account, password: body.currentPassword, field: 'currentPassword' }
  const confirmed = await confirmPassword({ db, limits }, input)
  const passwordHash = await hashPassword(body.newPassword, caller.account)
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, caller.account)
    if (!account) throw new Problem('UNAUTHORIZED')
    // It was changed while this one was checked.
    if (account.passwordHash !== confirmed.passwordHash)
      throw new Problem('WRONG_PASSWORD', { currentPassword: { error: 'wrong' } })
    await changePassword(tx, { account: account.id, passwordHash, now, except: caller.session })
  })
  return { message: successMessages[locale].PASSWORD_CHANGED }
}

type Change = { account: string; passwordHash: string; now: Date; except?: string }

/** Codes before sessions: one that is just being used has its session by then, and that ends with the others. */
async function changePassword(tx: Tx, { account, passwordHash, now, except }: Change): Promise<void> {
  await setPassword(tx, account, passwordHash)
  await voidVerifications(tx, account, now)
  await endSessions(tx, account, { now, except })
}
