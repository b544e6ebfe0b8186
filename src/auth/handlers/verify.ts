import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { insertAccount } from '../../db/queries/accounts/accounts.ts'
import { giveAccount, giveResetToken, type Verification } from '../../db/queries/accounts/verifications.ts'
import { later } from '../../domain/time/later.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import { useCode } from '../codes/use-code.ts'
import type { CallContext, Handler } from '../handler.ts'
import { lifetimes } from '../lifetimes.ts'
import { countPending } from '../limits-of-calls.ts'
import { parsePhone } from '../phone.ts'
import { requireHuman } from '../require-human.ts'
import { createToken, sha256 } from '../secrets.ts'
import { type Opened, openSession, openSessionAgain, toSignedIn } from '../tokens/open-session.ts'

type Allowed = { token: string; expiresIn: number }
type Entered = { opened: Opened; event: 'sign_in.succeeded' | 'account.created' }

export const verify: Handler<'POST /public/mfa-provider-password-otp/verify'> = async (call) => {
  const { body, now, locale, security, address, agent } = call
  const phone = body.identifierId === undefined ? undefined : parsePhone(body.identifierId, 'identifierId')
  await requireHuman(call, 'verify', () => countPending(call, body.id))
  const isFor = ({ purpose }: Verification) => purpose !== 'phone' && purpose !== 'confirm'
  const input = await useCode<Entered | Allowed>(
    call,
    { id: body.id, code: body.code, phone, isFor },
    async (tx, verification) =>
      verification.purpose === 'forgot' ? allowReset(tx, verification, now) : signIn(tx, call, verification),
  )
  const messages = successMessages[locale]
  if ('token' in input) return { ...input, message: messages.CODE_ACCEPTED }
  const { opened, event } = input
  const { account, session } = opened
  call.onSms()
  security.record({ name: event, account, session, detail: 'password', address, agent })
  return { ...(await toSignedIn(call, opened)), message: messages.SIGNED_IN }
}

async function signIn(
  tx: Tx,
  context: CallContext,
  { id, account, phone, passwordHash }: Verification,
): Promise<Entered | Problem> {
  if (account) return { opened: await openSessionAgain(tx, context, account), event: 'sign_in.succeeded' }
  const created = passwordHash && (await insertAccount(tx, { phone, passwordHash }))
  if (!created) return new Problem('PHONE_TAKEN')
  await context.limits.require(tx, 'newAccounts', phone)
  await giveAccount(tx, id, created)
  return { opened: await openSession(tx, context, created), event: 'account.created' }
}

async function allowReset(tx: Tx, { id }: Verification, now: Date): Promise<Allowed> {
  const token = createToken()
  await giveResetToken(tx, id, { hash: sha256(token), expiresAt: later(now, lifetimes.resetToken) })
  return { token, expiresIn: lifetimes.resetToken }
}
