import type { Tx } from '../../db/database.ts'
import { getMailedOrder } from '../../db/queries/orders/mailed-orders.ts'
import { type Addressee, claimMessage, countMessages, findAddressee } from '../../db/queries/orders/order-messages.ts'
import type { MailDetails } from '../../domain/accounts/mail.ts'
import type { NotificationEvent } from '../../domain/accounts/notification.ts'
import { maxMessagesADay } from '../../domain/limits/limits.ts'
import { later } from '../../domain/time/later.ts'
import { day } from '../../domain/time/units.ts'
import { toCashMail } from '../../i18n/cash-mail.ts'
import { reservationsText } from '../../i18n/messages/reservations.ts'
import { hasReceipt, toOrderTables } from '../../i18n/order-mail.ts'
import type { Cash } from '../../i18n/sms-parts.ts'
import { notify } from '../../notify/notify.ts'

/** `subject`: the payment or refund that it is about. `customer`: the reader, where it is not the customer of the order. */
type News = { event: NotificationEvent; subject?: number; customer?: number | null; cash?: Cash }
export type NotificationTiming = { now: Date; expiresAt?: Date }

/**
 * Tells what became of an order, in the transaction of what it tells: neither is there without the other. Once, however often it is asked
 * for. Comes last in a transaction, after all locks of its own.
 */
export async function notifyCustomer(
  tx: Tx,
  order: number,
  { event, subject = 0, customer = null, cash }: News,
  { write, ...when }: NotificationTiming & { write: (to: Addressee) => Promise<string> },
): Promise<void> {
  const { now } = when
  if (!(await claimMessage(tx, { order, event, subject, customer, now }))) return
  const to = await findAddressee(tx, order, customer)
  if (!to) return
  const isTooMuch = (await countMessages(tx, { order, customer, since: later(now, -day) })) > maxMessagesADay
  const news = {
    event,
    key: `${order}:${subject}`,
    entity: to.isOther ? 'ticket' : to.kind,
    entityId: to.item,
    text: await write(to),
    mail: to.takesMail ? await toDetails(tx, order, to, { event, cash }) : undefined,
  } as const
  await notify(tx, to, news, { ...when, isTooMuch })
}

/** Additions of the mail: other readers get no price. The code for cash stays where only its customer can see it. */
async function toDetails(
  tx: Tx,
  orderId: number,
  { language, code, kind, isOther }: Addressee,
  { event, cash }: Pick<News, 'event' | 'cash'>,
): Promise<MailDetails> {
  if (isOther) return { number: code }
  const order = await getMailedOrder(tx, orderId, language)
  const receipt = { label: reservationsText[language].detail.receipt, path: `/account/invoices/${orderId}` }
  return {
    number: order.code,
    tables: toOrderTables(language, { kind, event, order }),
    links: hasReceipt({ event, order }) ? [receipt] : [],
    ...(cash && { text: toCashMail(language, cash) }),
  }
}
