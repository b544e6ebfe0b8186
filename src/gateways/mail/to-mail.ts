import type { MailEntry } from '../../db/queries/messages/mail-messages.ts'
import { isOptionalMail, toLinkEnding } from '../../domain/accounts/mail.ts'
import { localeFacts, localPath } from '../../i18n/locale-facts.ts'
import type { Mail } from './mail-gateway.ts'
import { renderMail } from './render-mail.ts'

export type MailPlaces = {
  /** How its readers reach the site. */
  publicUrl: string
  /** The host of the sender's address, which Message-IDs end with. */
  host: string
}

/** A row of the outbox as the message that its reader gets. */
export function toMail(entry: MailEntry, { publicUrl, host }: MailPlaces): Mail {
  const { messageId, kind, address, language, content, createdAt, secret } = entry
  const what = toLinkEnding(kind)
  const ending = what && secret ? publicUrl + localPath(language, `/email/unsubscribe/${what}/${secret}`) : null
  return {
    ...renderMail({ kind, language, content, publicUrl, ending }),
    messageId: `${messageId}@${host}`,
    to: address,
    date: createdAt,
    language: localeFacts[language].tag,
    unsubscribe: isOptionalMail(kind) ? ending : null,
  }
}
