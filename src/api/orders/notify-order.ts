import type { Tx } from '../../db/database.ts'
import type { Addressee } from '../../db/queries/orders/order-messages.ts'
import { type OrderNews, orderSms } from '../../i18n/order-sms.ts'
import { type NotificationTiming, notifyCustomer } from '../notifications/notify-customer.ts'
import { getOrderKind, type OrderKinds } from './order-kind.ts'

/** Sends each message about an order and its money once, in the text of its kind where it has one. */
export const notifyOrder = (
  tx: Tx,
  kinds: OrderKinds,
  order: number,
  news: OrderNews,
  when: NotificationTiming,
): Promise<void> => {
  const write = async (to: Addressee): Promise<string> => {
    const kind = getOrderKind(kinds, to.kind)
    if (kind.write) return kind.write(tx, order, to, news)
    const { title } = await kind.describe(tx, { id: order, kind: to.kind })
    return orderSms(to.language, { code: to.code, kind: to.kind, title }, news)
  }
  return notifyCustomer(tx, order, news, { ...when, write })
}
