import type { Tx } from '../../db/database.ts'
import { getToldPurchase } from '../../db/queries/orders/order-messages.ts'
import { type PurchaseNews, purchaseSms } from '../../i18n/purchase-sms.ts'
import { notifyCustomer, type When } from '../notifications/notify-customer.ts'

/** What there is to tell of something that was bought, by the order that it was paid with. */
export const notifyPurchase = (tx: Tx, order: number, news: PurchaseNews, when: When): Promise<void> =>
  notifyCustomer(tx, order, news, {
    ...when,
    write: async ({ language }) => purchaseSms(language, await getToldPurchase(tx, order), news),
  })
