import { randomUUID } from 'node:crypto'
import type { Tx } from '../db/database.ts'
import { findRecipientOf } from '../db/queries/messages/notifications.ts'
import { insertSms } from '../db/queries/messages/sms-messages.ts'
import type { NotificationEvent } from '../domain/accounts/notification.ts'
import type { Locale } from '../domain/text/locale.ts'
import { later } from '../domain/time/later.ts'
import { day } from '../domain/time/units.ts'
import { noticeSms, type SmsNotice } from '../i18n/sms.ts'
import { notify } from './notify.ts'

/** In seconds: a security message is worth sending for as long as its reader can act on it. */

/**
 * `phone`: where its owner reads messages, which may be the number of before; null where none is to be sent. `agent`: of the device that it
 * is about. `locale`: for who has no profile yet.
 */
type About = {
  account: string
  phone: string | null
  notice: SmsNotice
  agent?: string | null
  locale: Locale
  now: Date
}

const events = {
  phone: 'phone-changed',
  password: 'password-changed',
  device: 'new-device',
  email: 'email-changed',
  deactivated: 'account-deactivated',
  activated: 'account-activated',
} as const satisfies Record<SmsNotice, NotificationEvent>

/** Tells the owner of an account what was done to it, in the transaction of what it tells of: the message goes at once. */
export async function notifyOfSecurity(tx: Tx, about: About): Promise<void> {
  const { account, phone, notice, agent = null, locale, now } = about
  const to = await findRecipientOf(tx, account)
  const text = noticeSms(to?.language ?? locale, notice, agent)
  if (phone !== null) await insertSms(tx, { phone, text, code: null, now, expiresAt: later(now, day), account })
  if (!to) return
  const news = {
    event: events[notice],
    key: randomUUID(),
    entity: 'account',
    entityId: to.customer,
    text,
  } as const
  await notify(tx, to, news, { now })
}
