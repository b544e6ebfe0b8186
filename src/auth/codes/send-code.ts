import type { Tx } from '../../db/database.ts'
import { insertNoSms, insertSms } from '../../db/queries/sms-messages.ts'
import { insertVerification, type Purpose } from '../../db/queries/verifications.ts'
import { later } from '../../domain/later.ts'
import type { Locale } from '../../domain/locale.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import { codeSms } from '../../i18n/sms.ts'
import type { CallContext, Parts } from '../handler.ts'
import { lifetimes } from '../lifetimes.ts'
import { createCode, hashCode, hashNoCode } from './code.ts'
import type { Delivery } from './last-code.ts'
import { giveBackMessage } from './require-message.ts'

type Input = {
  purpose: Purpose
  phone: string
  account?: string
  passwordHash?: string
  /** Nobody is to get this one: it looks like any other and never fits. */
  isDummy?: boolean
}

export type CodeSent = { id: string; expiresIn: number; resendIn: number; message: string }

/** Whom it is for may be settled as late as in the transaction that writes it, so that nothing can change in between. */
export async function sendCode(
  context: CallContext,
  settle: (tx: Tx) => Promise<Input>,
  { codeOf, isBeyond }: Delivery = {},
): Promise<CodeSent & { isSentBefore?: true }> {
  const { db, now, locale } = context
  const id = crypto.randomUUID()
  const expiresAt = later(now, lifetimes.code)
  const isForNobody = await db.transaction().execute(async (tx) => {
    const { purpose, phone, account = null, passwordHash = null, isDummy = false } = await settle(tx)
    const message = { id, phone, language: locale, isDummy, now, expiresAt }
    const codeHash = codeOf === undefined ? await writeSms(context, tx, message) : hashNoCode()
    await insertVerification(tx, {
      id,
      purpose,
      phone,
      account,
      passwordHash,
      codeHash,
      codeOf: codeOf === null ? id : codeOf,
      language: locale,
      sentAt: now,
      expiresAt,
    })
    return isDummy
  })
  const before = { isSentBefore: true as const, message: successMessages[locale].CODE_SENT_BEFORE }
  if (codeOf !== undefined) return { ...toCodeSent(id, locale), ...before }
  if (isForNobody) giveBackMessage(context)
  context.onSms()
  return { ...toCodeSent(id, locale), ...(isBeyond && before) }
}

type Message = { id: string; phone: string; language: Locale; isDummy: boolean; now: Date; expiresAt: Date }

/** Puts a new code on its way, and answers what is kept of it. */
export async function writeSms({ secrets, host }: Parts, tx: Tx, message: Message): Promise<Buffer> {
  const { id, phone, language, isDummy, now, expiresAt } = message
  if (isDummy) {
    await insertNoSms(tx, { phone, now, expiresAt })
    return hashNoCode()
  }
  const code = createCode()
  const text = codeSms(language, { code, minutes: lifetimes.code / 60, host })
  await insertSms(tx, { phone, text, code, now, expiresAt })
  return hashCode(secrets.code, id, code)
}

export const toCodeSent = (id: string, locale: Locale): CodeSent => ({
  id,
  expiresIn: lifetimes.code,
  resendIn: lifetimes.resendAfter,
  message: successMessages[locale].CODE_SENT,
})
