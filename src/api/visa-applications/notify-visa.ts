import type { Tx } from '../../db/database.ts'
import type { ApplicationFacts } from '../../db/queries/visas/visa-applications.ts'
import { type VisaNews, visaSms } from '../../i18n/visa-sms.ts'
import { notifyCustomer } from '../notifications/notify-customer.ts'

/** Sends each message about an application once. */
export const notifyVisa = (
  tx: Tx,
  { order, title }: Pick<ApplicationFacts, 'order' | 'title'>,
  news: VisaNews,
  now: Date,
): Promise<void> =>
  notifyCustomer(tx, order, news, {
    now,
    write: async ({ language, code }) => visaSms(language, { code, title }, news),
  })
