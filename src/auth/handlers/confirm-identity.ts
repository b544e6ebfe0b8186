import type { AuthOk } from '../../contract/auth.ts'
import { Problem } from '../../contract/problems.ts'
import { type AccountRow, findAccount, lockAccount } from '../../db/queries/accounts/accounts.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import { countMessage, sharesOfAddress } from '../codes/require-message.ts'
import { sendCode } from '../codes/send-code.ts'
import { useCode as takeCode } from '../codes/use-code.ts'
import { issueConfirmation } from '../confirmation/confirmation.ts'
import { findDevice } from '../devices.ts'
import type { AuthCall, Handler } from '../handler.ts'
import { lifetimes } from '../lifetimes.ts'
import { type Share, sharesOfPhone, takeAll } from '../limits-of-phone.ts'
import { confirmPassword } from '../passwords/confirm-password.ts'
import { takeGoogleToken } from './google.ts'

/** A code to the phone that the account has. */
export const sendConfirmationCode: Handler<'POST /public/auth/send-confirmation-code'> = async (call) => {
  const { caller, db, secrets, device } = call
  const { phone } = await getAccount(call)
  if (phone === null) throw new Problem('NOT_FOUND')
  const whose = { phone, account: caller.account }
  const shares: Share[] = findDevice(secrets.device, device, caller.account)
    ? [...sharesOfPhone(call, 'sms', whose), ...sharesOfAddress(call, whose)]
    : [['smsConfirm', caller.account, caller.account]]
  const wait = await takeAll(call, shares, db)
  if (wait > 0) throw new Problem('TOO_MANY_REQUESTS', { retryAfter: wait })
  await countMessage(call)
  return sendCode(call, async (tx) => {
    // It may have been deleted meanwhile, or have another phone.
    const account = await lockAccount(tx, caller.account)
    if (account?.phone !== phone) throw new Problem('UNAUTHORIZED')
    return { purpose: 'confirm', phone, account: account.id }
  })
}

type Key = 'POST /public/auth/confirm-identity'

export const confirmIdentity: Handler<Key> = async (call): Promise<AuthOk<Key>> => {
  const { caller, secrets, security, now, locale } = call
  const account = await getAccount(call)
  const way = await prove(call, account)
  security.record({ name: 'identity.confirmed', ...caller, detail: way, address: call.address, agent: call.agent })
  return {
    confirmation: issueConfirmation(secrets.confirmation, caller, account, now),
    expiresIn: lifetimes.confirmation,
    message: successMessages[locale].IDENTITY_CONFIRMED,
  }
}

async function prove(call: AuthCall<Key>, account: AccountRow): Promise<'password' | 'code' | 'google'> {
  const { body, caller } = call
  if (body.identifierToken !== undefined) {
    await proveByGoogle(call, account, body.identifierToken)
    return 'google'
  }
  if (body.id !== undefined && body.code !== undefined) {
    const isFor = (sent: { purpose: string; account: string | null }) =>
      sent.purpose === 'confirm' && sent.account === caller.account
    await takeCode(call, { id: body.id, code: body.code, isFor }, async () => {})
    return 'code'
  }
  const { password = '' } = body
  await confirmPassword(call, { account, session: caller.session, password, field: 'password' })
  return 'password'
}

/** A sign-in at the account's own Google account within the last minutes: an older one may be another person's by now. */
async function proveByGoogle(call: AuthCall<Key>, { googleSubject }: AccountRow, token: string): Promise<void> {
  const { subject, signedInAt } = await takeGoogleToken(call, token)
  const isFresh = call.now.getTime() - signedInAt.getTime() <= lifetimes.googleSignIn * 1000
  if (subject === googleSubject && isFresh) return
  call.security.record({ name: 'identity.refused', ...call.caller, detail: 'google', address: call.address })
  throw new Problem('GOOGLE_REFUSED')
}

async function getAccount({ db, caller }: Pick<AuthCall<Key>, 'db' | 'caller'>): Promise<AccountRow> {
  const account = await findAccount(db, caller.account)
  if (!account) throw new Problem('UNAUTHORIZED')
  return account
}
