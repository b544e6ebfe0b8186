import { Problem } from '../../contract/problems.ts'
import { findAccount, lockAccount, setPhone } from '../../db/queries/accounts/accounts.ts'
import { endSessions } from '../../db/queries/accounts/sessions.ts'
import { voidVerifications } from '../../db/queries/accounts/verifications.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import { notifyOfSecurity } from '../../notify/notify-of-security.ts'
import { requireMessage } from '../codes/require-message.ts'
import { sendCode } from '../codes/send-code.ts'
import { useCode } from '../codes/use-code.ts'
import { requireConfirmation } from '../confirmation/require-confirmation.ts'
import type { Handler } from '../handler.ts'
import { parsePhone } from '../phone.ts'

export const initiatePhoneChange: Handler<'POST /public/auth/initiate-update-identifier'> = async (call) => {
  const { body, caller, db, limits, now } = call
  const present = body.identifierId === undefined ? undefined : parsePhone(body.identifierId, 'identifierId')
  const phone = parsePhone(body.newIdentifier, 'newIdentifier')
  const proof = { confirmation: body.confirmation, password: body.password, field: 'password' }
  const account = await requireConfirmation(call, caller, proof, now)
  if (present !== undefined && present !== account.phone)
    throw new Problem('INVALID_INPUT', { fields: { identifierId: { error: 'invalid' } } })
  if (phone === account.phone) throw new Problem('INVALID_INPUT', { fields: { newIdentifier: { error: 'invalid' } } })
  await limits.require(db, 'smsNewPhone', account.id, account.id)
  await requireMessage(call, { purpose: 'phone', phone, account: null })
  // Only the reader of that phone's messages learns whether it has an account, and not the caller.
  const { id, ...sent } = await sendCode(call, async (tx) => {
    // It may have been deleted meanwhile.
    if (!(await lockAccount(tx, account.id))) throw new Problem('UNAUTHORIZED')
    return { purpose: 'phone', phone, account: account.id }
  })
  return { token: id, ...sent }
}

export const verifyPhoneChange: Handler<'POST /public/auth/verify-update-identifier'> = async (call) => {
  const { body, caller, now, locale, security, address, agent } = call
  await useCode(
    call,
    {
      id: body.token,
      code: body.code,
      isFor: ({ purpose, account }) => purpose === 'phone' && account === caller.account,
    },
    async (tx, { phone }) => {
      // Codes that went to the phone of before must not sign anybody in.
      await voidVerifications(tx, caller.account, now)
      const account = await findAccount(tx, caller.account)
      if (!(await setPhone(tx, caller.account, phone))) throw new Problem('PHONE_TAKEN')
      await endSessions(tx, caller.account, { now, except: caller.session })
      // An owner who did not ask for it can still act.
      if (account)
        await notifyOfSecurity(tx, { account: account.id, phone: account.phone, notice: 'phone', locale, now })
    },
  )
  call.onSms()
  security.record({ name: 'phone.changed', ...caller, address, agent })
  return { message: successMessages[locale].PHONE_CHANGED }
}
