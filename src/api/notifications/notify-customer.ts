import type { Tx } from '../../db/database.ts'
import { claimMessage, countMessages, findAddressee } from '../../db/queries/reservation-messages.ts'
import { insertSms } from '../../db/queries/sms-messages.ts'
import { type BookingNews, bookingSms } from '../../i18n/booking-sms.ts'

/** What became of a booking is worth knowing for as long as this, if no gateway takes messages now. */
const hoursOfUse = 12
const hour = 3_600_000

/** More than a traveller ever gets. Whoever books and cancels without end would make us pay for each. */
const mostADay = 40

type When = { now: Date; expiresAt?: Date }

/**
 * Puts a message on its way, in the transaction of what it tells: neither is there without the other. Once, however often it is asked for.
 * Comes last in a transaction, after all locks of its own.
 */
export async function notifyCustomer(tx: Tx, reservation: number, news: BookingNews, when: When): Promise<void> {
  const { now, expiresAt = new Date(now.getTime() + hoursOfUse * hour) } = when
  const subject = 'subject' in news ? news.subject : 0
  if (!(await claimMessage(tx, { reservation, event: news.event, subject, now }))) return
  const to = await findAddressee(tx, reservation)
  if (!to || (await countMessages(tx, reservation, new Date(now.getTime() - 24 * hour))) > mostADay) return
  const text = bookingSms(to.language, to, news)
  await insertSms(tx, { phone: to.phone, text, code: null, now, expiresAt })
}
