import type { Tx } from '../../db/database.ts'
import { insertVerification, type Purpose } from '../../db/queries/accounts/verifications.ts'
import { insertNoSms, insertSms } from '../../db/queries/messages/sms-messages.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { later } from '../../domain/time/later.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import { codeSms, type SmsCodeKind } from '../../i18n/sms.ts'
import type { CallContext } from '../handler.ts'
import { lifetimes } from '../lifetimes.ts'
import { type Code, chooseCode } from './choose-code.ts'
import { type Delivery, giveBackBeyond } from './last-code.ts'
import { giveBackMessage } from './require-message.ts'

type Input = {
  purpose: Purpose
  phone: string
  account?: string
  passwordHash?: string
  /** A code for nobody: it looks like any other and never fits. */
  isDummy?: boolean
  isUnanswered?: boolean
}

export type SentCode = { id: string; expiresIn: number; resendIn: number; message: string }

/** Whom it is for may be settled as late as in the transaction that writes it, so that nothing can change in between. */
export async function sendCode(
  context: CallContext,
  settle: (tx: Tx) => Promise<Input>,
  delivery: Delivery = {},
): Promise<SentCode & { isSentBefore?: true }> {
  const { db, now, locale } = context
  const id = crypto.randomUUID()
  const expiresAt = later(now, lifetimes.code)
  const { isForNobody, isThere, phone } = await db.transaction().execute(async (tx) => {
    const { purpose, phone, account = null, passwordHash = null, isDummy = false, isUnanswered } = await settle(tx)
    const code = await chooseCode(context, tx, { id, phone, purpose, isDummy, isUnanswered, ...delivery })
    if (!code.isThere) await writeSms(context, tx, { phone, sent: code.sent, language: locale, expiresAt })
    // Those are many, and none of them is the newest code of a phone: whether one was sent would show by what others are sent.
    const { hash: codeHash, of: codeOf = isUnanswered ? id : undefined, sentAt } = code
    const verification = { id, purpose, phone, account, passwordHash, codeHash, codeOf, language: locale }
    await insertVerification(tx, { ...verification, isUnanswered, sentAt, expiresAt })
    return { isForNobody: isDummy && !isUnanswered, isThere: code.isThere, phone }
  })
  const { isLast, isBeyond } = delivery
  if (isThere && isBeyond) giveBackBeyond(context, phone)
  if (isForNobody && !isThere) giveBackMessage(context)
  if (!isThere) context.onSms()
  const before = { isSentBefore: true as const, message: successMessages[locale].CODE_SENT_BEFORE }
  return { ...toCodeSent(id, locale), ...((isLast || isBeyond) && before) }
}

type Message = { phone: string; sent: Code['sent']; kind?: SmsCodeKind; language: Locale; expiresAt: Date }

/** Queues a message with the code; without a code it does the same work, and sends nothing. */
export async function writeSms({ host, now }: CallContext, tx: Tx, message: Message): Promise<unknown> {
  const { phone, sent, kind = 'short', language, expiresAt } = message
  if (sent === null) return insertNoSms(tx, { phone, now, expiresAt })
  const text = codeSms(language, { code: sent, kind, minutes: lifetimes.code / 60, host })
  return insertSms(tx, { phone, text, code: sent, now, expiresAt })
}

export const toCodeSent = (id: string, locale: Locale): SentCode => ({
  id,
  expiresIn: lifetimes.code,
  resendIn: lifetimes.resendAfter,
  message: successMessages[locale].CODE_SENT,
})
