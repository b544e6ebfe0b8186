import type { Tx } from '../../db/database.ts'
import { getToldPurchase } from '../../db/queries/orders/order-messages.ts'
import { type PurchaseNews, purchaseSms } from '../../i18n/purchase-sms.ts'
import { type NotificationTiming, notifyCustomer } from '../notifications/notify-customer.ts'

/** Sends a message about a purchase, named by the order that paid for it. */
export const notifyPurchase = (tx: Tx, order: number, news: PurchaseNews, when: NotificationTiming): Promise<void> =>
  notifyCustomer(tx, order, news, {
    ...when,
    write: async ({ language }) => purchaseSms(language, await getToldPurchase(tx, order), news),
  })
