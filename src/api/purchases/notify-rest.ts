import type { Tx } from '../../db/database.ts'
import { getToldPurchase } from '../../db/queries/orders/order-messages.ts'
import { type RestNews, restSms } from '../../i18n/rest-sms.ts'
import { type NotificationTiming, notifyCustomer } from '../notifications/notify-customer.ts'

/** Under the number of the purchase, whichever of its two orders it is about. */
export const notifyRest = (tx: Tx, order: number, news: RestNews, when: NotificationTiming): Promise<void> =>
  notifyCustomer(tx, order, news, {
    ...when,
    write: async ({ language }) => restSms(language, await getToldPurchase(tx, order), news),
  })
