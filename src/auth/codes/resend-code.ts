import { Problem } from '../../contract/problems.ts'
import { type AccountRow, lockAccountOf } from '../../db/queries/accounts/accounts.ts'
import { lockVerification, replaceCode, type Verification } from '../../db/queries/accounts/verifications.ts'
import { later } from '../../domain/time/later.ts'
import type { Handler } from '../handler.ts'
import { lifetimes } from '../lifetimes.ts'
import { toWhosePhone } from '../limits-of-phone.ts'
import { chooseCode } from './choose-code.ts'
import { isVerificationId } from './code.ts'
import { giveBackMessage, takeMessage, takeMessageAfterPassword } from './require-message.ts'
import { toCodeSent, writeSms } from './send-code.ts'

export const resendCode: Handler<'POST /public/mfa-provider-password-otp/resend-otp-register'> = async (call) => {
  const { db, now, locale, onSms } = call
  const id = call.body.id.toLowerCase()
  if (!isVerificationId(id)) throw new Problem('CODE_EXPIRED')
  let isForNobody = false
  const problem = await db.transaction().execute(async (tx) => {
    const account = await lockAccountOf(tx, id)
    const verification = await lockVerification(tx, id)
    if (!verification || !canResend(verification, account, now)) return new Problem('CODE_EXPIRED')
    const early = secondsUntilResend(verification, now)
    if (early > 0) return new Problem('TOO_MANY_REQUESTS', { retryAfter: early })
    const { purpose, phone, language } = verification
    const take = purpose === 'login' ? takeMessageAfterPassword : takeMessage
    const wait = await take(call, { purpose, ...toWhosePhone(verification) }, tx)
    if (wait > 0) return new Problem('TOO_MANY_REQUESTS', { retryAfter: wait })
    const expiresAt = later(now, lifetimes.code)
    isForNobody = isDummy(verification)
    const code = await chooseCode(call, tx, { ...verification, isDummy: isForNobody })
    await writeSms(call, tx, { phone, sent: code.sent, language, expiresAt })
    await replaceCode(tx, { id, codeHash: code.hash, codeOf: code.of, sentAt: code.sentAt, expiresAt })
    return null
  })
  if (problem) throw problem
  if (isForNobody) giveBackMessage(call)
  onSms()
  return toCodeSent(id, locale)
}

const canResend = (verification: Verification, account: AccountRow | null, now: Date): boolean => {
  const { usedAt, wasResent, sentAt, isUnanswered } = verification
  const isOver = usedAt !== null && !canStartAgain(verification, account)
  // Whether another message may be sent would tell whether the password was right.
  return !isOver && !wasResent && !isUnanswered && !isLeft(verification) && later(sentAt, lifetimes.resendWithin) > now
}

/**
 * A stranger who asks for the code again does not learn that it was used, or that the password changed: both would tell when the owner signs
 * in. The answer is that of a new request.
 */
const canStartAgain = ({ purpose, phone }: Verification, account: AccountRow | null): boolean =>
  purpose === 'phone' || (purpose === 'forgot' && account?.phone === phone)

/** The account that wanted the phone does not any more. */
const isLeft = ({ purpose, account }: Verification): boolean => purpose === 'phone' && account === null

const secondsUntilResend = ({ sentAt }: Verification, now: Date): number =>
  Math.ceil((later(sentAt, lifetimes.resendAfter).getTime() - now.getTime()) / 1000)

/** The phone had no account when the password was forgotten. */
const isDummy = ({ purpose, account }: Verification): boolean => purpose === 'forgot' && account === null
