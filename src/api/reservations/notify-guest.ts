import type { Tx } from '../../db/database.ts'
import { type Addressee, getToldStay } from '../../db/queries/orders/order-messages.ts'
import { type BookingNews, bookingSms } from '../../i18n/booking-sms.ts'
import { type NotificationTiming, notifyCustomer } from '../notifications/notify-customer.ts'

/** Sends a message about a stay, named by the order that paid for it. */
export const notifyGuest = (tx: Tx, order: number, news: BookingNews, when: NotificationTiming): Promise<void> =>
  notifyCustomer(tx, order, news, { ...when, write: (to) => writeToGuest(tx, order, to, news) })

export async function writeToGuest(tx: Tx, order: number, to: Addressee, news: BookingNews): Promise<string> {
  const stay = await getToldStay(tx, order, to.language)
  return bookingSms(to.language, { ...stay, code: to.code }, news)
}
