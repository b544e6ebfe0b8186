import type { emailCalls } from '../../contract/emails.ts'
import { Problem } from '../../contract/problems.ts'
import {
  disownEmail,
  findEmailLink,
  findUnsubscribed,
  forgetVerification,
  lockEmailOf,
  setUnsubscribed,
  useEmailLink,
} from '../../db/queries/accounts/email-links.ts'
import { findRecipient } from '../../db/queries/messages/notifications.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Handlers } from '../handler.ts'
import { hashEmailSecret, sendEmailLink } from './send-email-link.ts'

export const emailHandlers: Handlers<keyof typeof emailCalls> = {
  'POST /customer/email/link': async ({ db, caller: { customer }, limits, locale, now }) => {
    await db.transaction().execute(async (tx) => {
      const present = await lockEmailOf(tx, customer)
      if (!present?.email || (present.isVerified && !present.isBouncing)) return
      if (present.isBouncing) await forgetVerification(tx, customer)
      const to = await findRecipient(tx, customer)
      await sendEmailLink(tx, limits, { customer, email: present.email, language: to?.language ?? locale, now })
    })
    return { message: successMessages[locale].EMAIL_LINK_SENT }
  },
  'GET /public/email/links/{secret}': async ({ db, params, now }) => ({
    state: await findEmailLink(db, hashEmailSecret(params.secret), now),
  }),
  'POST /public/email/links/{secret}': async ({ db, params, security, now }) => {
    const hash = hashEmailSecret(params.secret)
    const used = await db.transaction().execute((tx) => useEmailLink(tx, hash, now))
    if (used) security.record({ name: 'email.confirmed', account: used.account })
    return { state: await findEmailLink(db, hash, now) }
  },
  'GET /public/email/unsubscribe/{kind}/{secret}': async ({ db, params }) => {
    const isOff = await findUnsubscribed(db, params.secret, params.kind)
    if (isOff === null) throw new Problem('NOT_FOUND')
    return { isOff }
  },
  'POST /public/email/unsubscribe/{kind}/{secret}': async ({ db, params: { secret, kind }, body: { isOff } }) => {
    const isDone =
      kind === 'all' ? isOff && (await disownEmail(db, secret)) : await setUnsubscribed(db, secret, { kind, isOff })
    if (!isDone) throw new Problem('NOT_FOUND')
    return { isOff }
  },
}
