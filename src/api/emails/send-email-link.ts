import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import { insertEmailLink } from '../../db/queries/accounts/email-links.ts'
import { insertMail } from '../../db/queries/messages/mail-messages.ts'
import { toMailbox } from '../../domain/accounts/email-address.ts'
import type { LimitName } from '../../domain/limits/limits.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { later } from '../../domain/time/later.ts'
import { day } from '../../domain/time/units.ts'
import type { Limits } from '../../http/limits.ts'
import { mailTexts } from '../../i18n/messages/mail.ts'

export const hashEmailSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

type Link = { customer: number; email: string; language: Locale; now: Date }

/**
 * Queues the mail with the link that confirms an address, within its limits. The mail does not name the customer: a name would be a stranger's
 * text in the mailbox.
 */
export async function sendEmailLink(tx: Tx, limits: Limits, { customer, email, language, now }: Link): Promise<void> {
  const shares: [LimitName, string][] = [
    ['emailLinks', String(customer)],
    ['emailLinksToMailbox', toMailbox(email)],
    ['emailLinksGlobally', 'all'],
  ]
  for (const [name, subject] of shares) if ((await limits.take(tx, name, subject)) > 0) return
  const secret = randomBytes(24).toString('base64url')
  const expiresAt = later(now, day)
  await insertEmailLink(tx, { customer, email, hash: hashEmailSecret(secret), now, expiresAt })
  const { title, text, expiry, action } = mailTexts[language].confirm
  const content = { title, paragraphs: [text, expiry], action: { label: action, path: `/email/confirm/${secret}` } }
  await insertMail(tx, { customer, kind: 'address', address: email, language, content, now, expiresAt })
}
