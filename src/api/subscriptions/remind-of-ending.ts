import type { Db, Tx } from '../../db/database.ts'
import { lockNextEnding } from '../../db/queries/discounts/redemption-messages.ts'
import { findRecipient } from '../../db/queries/messages/notifications.ts'
import { later } from '../../domain/time/later.ts'
import { day } from '../../domain/time/units.ts'
import { endingPackageText } from '../../i18n/discount-news.ts'
import { notify } from '../../notify/notify.ts'

/** In days: how long before the end, and of how long a package at least. */
const remind = { before: 3, shortest: 7 } as const

/** Reminds of packages that end soon, each once, by whichever process comes first. Answers how many there were. */
export async function remindOfEndings(db: Db, now: Date): Promise<number> {
  for (let count = 0; ; count++) if (!(await db.transaction().execute((tx) => remindNext(tx, now)))) return count
}

async function remindNext(tx: Tx, now: Date): Promise<boolean> {
  const { before, shortest } = remind
  const ending = await lockNextEnding(tx, { from: now, to: later(now, before * day), shortest })
  const to = ending && (await findRecipient(tx, ending.customer))
  if (!ending || !to) return false
  const { key, id, expiresAt } = ending
  const text = endingPackageText(to.language, ending)
  const news = { event: 'subscription-ending', key, entity: 'discount_package', entityId: id, text } as const
  return (await notify(tx, to, news, { now, expiresAt })) !== null
}
