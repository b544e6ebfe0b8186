import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { lockAccountOf } from '../../db/queries/accounts/accounts.ts'
import { isOpenVerification, lockVerification, type Verification } from '../../db/queries/accounts/verifications.ts'
import { later } from '../../domain/time/later.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { CallContext, Handler } from '../handler.ts'
import { lifetimes } from '../lifetimes.ts'
import { takeAll } from '../limits-of-phone.ts'
import { createLongCode, isVerificationId, maxTries } from './code.ts'
import { giveBackMessage, sharesOfLongCode } from './require-message.ts'
import { writeSms } from './send-code.ts'
import { isOpen } from './use-code.ts'

/**
 * Sends the long code of a verification whose guesses a limit refuses. It is sent once for each code that lies on the phone: a stranger who asks
 * for it has it sent to the owner, and uses up nothing that the owner would need. So the answer is the same whether it goes now or went before.
 */
export const sendLongCode: Handler<'POST /public/mfa-provider-password-otp/send-long-code'> = async (call) => {
  const { db, limits, now, locale } = call
  const id = call.body.id.toLowerCase()
  if (!isVerificationId(id) || !(await isOpenVerification(db, id, { now, max: maxTries })))
    throw new Problem('CODE_EXPIRED')
  await limits.require(db, 'signInPending', id)
  const outcome = await db.transaction().execute((tx) => send(call, tx, id))
  if (outcome instanceof Problem) throw outcome
  if (outcome === 'for nobody') giveBackMessage(call)
  call.onSms()
  return { message: successMessages[locale].LONG_CODE_SENT }
}

async function send(
  context: CallContext,
  tx: Tx,
  id: string,
): Promise<Problem | 'for nobody' | 'sent' | 'there already'> {
  const { limits, secrets, now } = context
  await lockAccountOf(tx, id)
  const verification = await lockVerification(tx, id)
  if (!verification || !canBeAskedFor(verification, now)) return new Problem('CODE_EXPIRED')
  const { phone, codeId, codeSentAt, language } = verification
  const isForNobody = hasNone(verification)
  // A phone without an account gets as many answers, so counting them tells nothing.
  const subject = isForNobody ? `nobody ${phone}` : `${codeId} ${codeSentAt.getTime()}`
  if ((await limits.take(tx, 'longCodes', subject)) > 0) return 'there already'
  const wait = await takeAll(context, sharesOfLongCode(context, phone), tx)
  if (wait > 0) {
    await limits.giveBack(tx, 'longCodes', subject)
    return new Problem('TOO_MANY_REQUESTS', { retryAfter: wait })
  }
  const isUsed = verification.usedAt !== null
  const sent = isForNobody || isUsed ? null : createLongCode(secrets.code, { id: codeId, sentAt: codeSentAt })
  await writeSms(context, tx, { phone, sent, kind: 'long', language, expiresAt: later(now, lifetimes.code) })
  return sent === null ? 'for nobody' : 'sent'
}

/** Only where it is needed, so that it does not double the messages to a phone. Where the password was not answered, a message would answer it. */
const canBeAskedFor = (verification: Verification, now: Date): boolean =>
  isOpen(verification, now) && verification.wasRefused && !verification.isUnanswered

/** The phone had no account, or no message could be sent to it: no code fits, and none is sent. */
const hasNone = ({ purpose, account, isCodeless }: Verification): boolean =>
  isCodeless || (purpose === 'forgot' && account === null)
