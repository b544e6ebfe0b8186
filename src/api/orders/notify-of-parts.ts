import type { Tx } from '../../db/database.ts'
import type { Addressee } from '../../db/queries/orders/order-messages.ts'
import { type PartNews, partSms } from '../../i18n/part-sms.ts'
import { notifyCustomer } from '../notifications/notify-customer.ts'
import type { OrderKind } from './order-kind.ts'

/** To whom the order is, of what others have paid for it. */
export const notifyOfParts = (tx: Tx, kind: OrderKind, order: number, news: PartNews, now: Date): Promise<void> => {
  const write = async (to: Addressee): Promise<string> => {
    const { title } = await kind.describe(tx, { id: order, kind: to.kind })
    return partSms(to.language, { code: to.code, kind: to.kind, title }, news)
  }
  return notifyCustomer(tx, order, news, { now, write })
}
