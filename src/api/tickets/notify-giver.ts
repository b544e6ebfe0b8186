import type { Tx } from '../../db/database.ts'
import { getPurchaseTitle, type LockedTicket } from '../../db/queries/sales/ticket-passes.ts'
import { ticketSms } from '../../i18n/ticket-sms.ts'
import { notifyCustomer } from '../notifications/notify-customer.ts'

/** Tells the giver that the ticket was taken and that the own code has ended: a link that went astray is noticed. */
export const notifyGiver = (
  tx: Tx,
  { order, purchase, number, customer }: LockedTicket,
  { pass, now }: { pass: number; now: Date },
): Promise<void> =>
  notifyCustomer(
    tx,
    order,
    { event: 'ticket-passed', subject: pass, customer },
    {
      now,
      write: async ({ language, code }) =>
        ticketSms(language, { title: await getPurchaseTitle(tx, purchase), code, number }),
    },
  )
