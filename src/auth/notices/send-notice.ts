import type { Tx } from '../../db/database.ts'
import { findLanguage } from '../../db/queries/customers.ts'
import { insertSms } from '../../db/queries/sms-messages.ts'
import { later } from '../../domain/later.ts'
import { type Notice, noticeSms } from '../../i18n/sms.ts'
import type { CallContext } from '../handler.ts'

/** A message about what was done is worth sending for as long as somebody can act on it. */
const day = 24 * 60 * 60

type About = { account: string; phone: string; notice: Notice }

/** Tells the owner's phone, in the account's language, in the transaction of what it tells of. */
export async function sendNotice(
  tx: Tx,
  { now, locale }: CallContext,
  { account, phone, notice }: About,
): Promise<void> {
  const text = noticeSms((await findLanguage(tx, account)) ?? locale, notice)
  await insertSms(tx, { phone, text, code: null, now, expiresAt: later(now, day), account })
}
