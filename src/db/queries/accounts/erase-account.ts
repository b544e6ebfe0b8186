import { sql } from 'kysely'
import type { Db, Tx } from '../../database.ts'
import { deleteReminders } from '../catalogue/prayer-reminders.ts'
import { deleteWishlist } from '../catalogue/wishlist.ts'
import { deleteFilesOf } from '../files/files.ts'
import type { Sql } from '../fragments.ts'
import { eraseMail } from '../messages/mail-messages.ts'
import { eraseNotifications } from '../messages/notifications.ts'
import { eraseParts } from '../orders/order-parts.ts'
import { eraseQuestions } from '../reviews/questions.ts'
import { deleteReviews } from '../reviews/reviews.ts'
import { eraseAirlineTickets } from '../sales/airline-tickets.ts'
import { eraseEntries } from '../sales/waitlist-stock.ts'
import { deleteTravellers } from './travellers.ts'
import { leaveWantedPhones } from './verifications.ts'

const deadlock = '40P01'
const tries = 3

/** Erases all that is personal, at once; what financial records point to stays, empty. False where there is no such account. */
export async function eraseAccount(db: Db, account: string, now: Date): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute((tx) => erase(tx, account, now))
    } catch (error) {
      // Sign-ins and refreshes lock the same rows from the other end, and PostgreSQL then ends one of the two.
      if ((error as { code?: string }).code !== deadlock || attempt === tries) throw error
    }
  }
}

async function erase(tx: Tx, account: string, now: Date): Promise<boolean> {
  // Before anything is looked for: a profile or session that is being added has then landed, or never will.
  const locked = await sql`select from accounts where id = ${account}::uuid for update`.execute(tx)
  if (locked.rows.length === 0) return false
  // In the order of cancelling one; and once more for an order that was being placed, since no new one can begin from here on.
  const customer = sql`(select id from customers where account_id = ${account}::uuid)`
  await sql`select from orders where customer_id = ${customer} order by id for no key update`.execute(tx)
  await eraseReservations(tx, customer)
  await erasePurchases(tx, customer)
  const erased = await sql<{ id: number }>`
    update customers set account_id = null, name = null, date_of_birth = null, gender = null, email = null, qr_code = null,
      mail_unwanted = default, language = default, allow_notification = false, status = 'inactive', deleted_at = ${now}
    where account_id = ${account}::uuid returning id`.execute(tx)
  for (const { id } of erased.rows) {
    await eraseReservations(tx, sql`${id}`)
    await erasePurchases(tx, sql`${id}`)
    await eraseApplications(tx, id)
    await eraseParts(tx, id, now)
    await deleteTravellers(tx, id)
    await deleteWishlist(tx, id)
    await deleteReminders(tx, id)
    await deleteFilesOf(tx, id)
    await deleteReviews(tx, id)
    await eraseQuestions(tx, id)
    await eraseMail(tx, id)
    await eraseNotifications(tx, id)
    await eraseNotices(tx, id)
    await eraseEntries(tx, id, now)
  }
  await eraseMessages(tx, account)
  await leaveWantedPhones(tx, account, isForOthers(account, sql`v.phone`))
  await sql`delete from verifications v using accounts a where a.id = ${account}::uuid and v.phone = a.phone`.execute(
    tx,
  )
  await sql`delete from accounts where id = ${account}::uuid`.execute(tx)
  return true
}

const eraseReservations = (tx: Tx, customer: Sql): Promise<unknown> =>
  sql`update reservations r set guest_name = null, guest_phone = null, notes = null, arrival_hour = null, late_until = null, requests = '{}' from orders o
    where o.id = r.order_id and o.customer_id = ${customer}
      and (num_nonnulls(r.guest_name, r.guest_phone, r.notes, r.arrival_hour, r.late_until) > 0 or r.requests <> '{}')`.execute(
    tx,
  )

/** Travellers, and the names on the account's own tickets, also bought by others; tickets that were passed on have other names. */
async function erasePurchases(tx: Tx, customer: Sql): Promise<void> {
  await sql`update purchases set travellers = null, pickup_location = null
    where customer_id = ${customer} and num_nonnulls(travellers, pickup_location) > 0`.execute(tx)
  await sql`update tickets set holder = null where holder is not null and customer_id = ${customer}`.execute(tx)
  await eraseAirlineTickets(tx, customer)
}

/** Who applied and what was written; the papers go with the files of the customer. */
async function eraseApplications(tx: Tx, customer: number): Promise<void> {
  const own = sql`select id from visa_applications where customer_id = ${customer}`
  await sql`update visa_applicants set sealed = null where sealed is not null and application_id in (${own})`.execute(
    tx,
  )
  await sql`delete from visa_messages where application_id in (${own})`.execute(tx)
  await sql`delete from visa_drafts where customer_id = ${customer}`.execute(tx)
}

/** A bank may have told who paid. */
const eraseNotices = (tx: Tx, customer: number): Promise<unknown> =>
  sql`update payment_notices n set body = '' from payments p where p.id = n.payment_id and p.customer_id = ${customer}`.execute(
    tx,
  )

/** Messages to the account's phone, and to phones it had or wanted, unless another person may be waiting for one there. */
const eraseMessages = (tx: Tx, account: string): Promise<unknown> =>
  sql`delete from sms_messages m
    where m.phone = (select phone from accounts where id = ${account}::uuid)
      or (m.phone in (select phone from verifications where account_id = ${account}::uuid)
        and not ${isForOthers(account, sql`m.phone`)})`.execute(tx)

const isForOthers = (account: string, phone: Sql): Sql =>
  sql`(exists (select from accounts a where a.phone = ${phone})
    or exists (select from verifications o where o.phone = ${phone} and o.account_id is distinct from ${account}::uuid))`
