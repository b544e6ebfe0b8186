import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { type EmailOf, findEmailOf, lockEmailOf } from '../../db/queries/accounts/email-links.ts'
import { insertMail } from '../../db/queries/messages/mail-messages.ts'
import { findRecipient } from '../../db/queries/messages/notifications.ts'
import { later } from '../../domain/time/later.ts'
import { day } from '../../domain/time/units.ts'
import { mailTexts } from '../../i18n/messages/mail.ts'
import { notifyOfSecurity } from '../../notify/notify-of-security.ts'
import type { Call } from '../handler.ts'
import { sendEmailLink } from './send-email-link.ts'

type ChangeCall = Pick<
  Call<'PUT /customer/auth/self'>,
  'db' | 'caller' | 'body' | 'accounts' | 'limits' | 'locale' | 'now'
>

/** Whether another address is asked for. Proof is asked for first: a stolen session must not send receipts elsewhere. */
export async function proveEmailChange({ db, caller, body, accounts, now }: ChangeCall): Promise<boolean> {
  if (body.email === undefined) return false
  const present = await findEmailOf(db, caller.customer)
  if (!present) throw new Problem('UNAUTHORIZED')
  if (present.email === body.email) return false
  const { password, confirmation } = body
  await accounts.requireConfirmation(caller, { password, confirmation, field: 'password' }, now)
  return true
}

/** The address before, locked until the end of the transaction. */
export async function lockEmail(tx: Tx, { caller }: ChangeCall): Promise<EmailOf> {
  const before = await lockEmailOf(tx, caller.customer)
  if (!before) throw new Problem('UNAUTHORIZED')
  return before
}

/** Tells the phone, and the former address if it was confirmed; and sends the new address its link. */
export async function announceEmailChange(tx: Tx, call: ChangeCall, before: EmailOf): Promise<void> {
  const { caller, body, limits, locale, now } = call
  const { account, customer } = caller
  const to = await findRecipient(tx, customer)
  const language = to?.language ?? locale
  if (before.email !== null && before.isVerified && !before.isBouncing) {
    const { title, text } = mailTexts[language].left
    const mail = { customer, kind: 'address-left', address: before.email, language, now } as const
    await insertMail(tx, { ...mail, content: { title, paragraphs: [text] }, expiresAt: later(now, 2 * day) })
  }
  await notifyOfSecurity(tx, { account, phone: to?.phone ?? null, notice: 'email', locale, now })
  if (body.email) await sendEmailLink(tx, limits, { customer, email: body.email, language, now })
}
