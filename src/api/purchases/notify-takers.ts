import type { Tx } from '../../db/database.ts'
import type { PurchaseFacts } from '../../db/queries/sales/purchase-facts.ts'
import { endedTicketSms } from '../../i18n/ticket-sms.ts'
import { notifyCustomer } from '../notifications/notify-customer.ts'

/** Tells the holders of passed-on tickets that their ticket has ended, before they stand at a door. */
export async function notifyTakers(
  tx: Tx,
  { order, title }: PurchaseFacts,
  takers: readonly { customer: number; number: number }[],
  now: Date,
): Promise<void> {
  for (const { customer, number } of takers) {
    const news = { event: 'ticket-ended', subject: number, customer } as const
    await notifyCustomer(tx, order, news, {
      now,
      write: async ({ language, code }) => endedTicketSms(language, { title, code }),
    })
  }
}
