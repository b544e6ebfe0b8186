import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { type AccountRow, findAccount, lockAccount, setPassword } from '../../db/queries/accounts/accounts.ts'
import { endSessions } from '../../db/queries/accounts/sessions.ts'
import { findResetToken, takeResetToken, voidVerifications } from '../../db/queries/accounts/verifications.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import { notifyOfSecurity } from '../../notify/notify-of-security.ts'
import { requireConfirmation } from '../confirmation/require-confirmation.ts'
import type { CallContext, Handler } from '../handler.ts'
import { hashPassword } from '../passwords/hashing.ts'
import { requireGoodPassword, requireSamePassword } from '../passwords/password-rules.ts'
import { sha256 } from '../secrets.ts'

export const resetPassword: Handler<'POST /reset-password'> = async (call) => {
  const { body, db, now, locale, security, address, agent } = call
  requireSamePassword(body)
  const hash = sha256(body.token)
  const found = await findResetToken(db, hash, now)
  if (!found) throw new Problem('TOKEN_EXPIRED')
  requireGoodPassword({ password: body.newPassword, field: 'newPassword', phone: found.phone })
  const passwordHash = await hashPassword(body.newPassword, address)
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, found.account)
    if (!account || !(await takeResetToken(tx, hash, now))) throw new Problem('TOKEN_EXPIRED')
    await changePassword(tx, call, { account, passwordHash })
  })
  call.onSms()
  security.record({ name: 'password.reset', account: found.account, address, agent })
  return { message: successMessages[locale].PASSWORD_CHANGED }
}

export const updatePassword: Handler<'POST /update-password'> = async (call) => {
  const { body, caller, db, security, now, locale, address, agent } = call
  requireSamePassword(body)
  const { phone = null } = (await findAccount(db, caller.account)) ?? {}
  requireGoodPassword({ password: body.newPassword, field: 'newPassword', phone })
  const proof = { confirmation: body.confirmation, password: body.currentPassword, field: 'currentPassword' }
  const confirmed = await requireConfirmation(call, caller, proof, now)
  const passwordHash = await hashPassword(body.newPassword, caller.account)
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, caller.account)
    if (!account) throw new Problem('UNAUTHORIZED')
    // It was changed while this one was checked.
    if (account.passwordHash !== confirmed.passwordHash)
      throw new Problem('WRONG_PASSWORD', { fields: { currentPassword: { error: 'wrong' } } })
    await changePassword(tx, call, { account, passwordHash, except: caller.session })
  })
  call.onSms()
  const name = confirmed.passwordHash === null ? 'password.set' : 'password.changed'
  security.record({ name, ...caller, address, agent })
  return { message: successMessages[locale].PASSWORD_CHANGED }
}

type Change = { account: AccountRow; passwordHash: string; except?: string }

/** Codes before sessions: one that is just being used has its session by then, and that ends with the others. */
async function changePassword(tx: Tx, context: CallContext, { account, passwordHash, except }: Change): Promise<void> {
  const { now, locale } = context
  await setPassword(tx, account.id, passwordHash)
  await voidVerifications(tx, account.id, now)
  await endSessions(tx, account.id, { now, except })
  await notifyOfSecurity(tx, { account: account.id, phone: account.phone, notice: 'password', locale, now })
}
