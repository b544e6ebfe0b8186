import { sql } from 'kysely'
import type { Key } from '../../../contract/contract.ts'
import type { Db } from '../../../db/database.ts'
import { putMembership } from '../../../db/queries/organisations/memberships.ts'
import { addMember, type TestMember } from '../../customers/testing/member.ts'
import { addTickets } from '../../tickets/testing/tickets.ts'

const isOfSellers = (key: Key): boolean => /\/business\/(sellers|orders|departures)/.test(key)

/** The rows that calls about orders need: a seller of the caller, with a sale. */
export async function prepareSeller(db: Db, key: Key, caller: TestMember): Promise<{ id?: string; body?: object }> {
  if (!isOfSellers(key)) return {}
  const now = new Date()
  const sold = await addSeller(db)
  await db
    .transaction()
    .execute((tx) =>
      putMembership(tx, { account: caller.account, kind: 'seller', id: sold.seller, role: 'manager', now }),
    )
  const ids: number[] = []
  for (let left = key.includes('{id}') ? 1 : 7; left > 0; left--) {
    const guest = await addMember(db)
    const sale = { ...sold, stocks: [sold.stock], canLeave: false }
    ids.push((await addTickets(db, { customer: guest.customer, sale, status: 'pending', now })).purchase)
  }
  await sql`update purchases set acceptance = 'manual' where seller_id = ${sold.seller}`.execute(db)
  if (key.endsWith('/airline-ticket')) {
    await confirmFlight(db, sold)
    return { id: String(ids[0]), body: { bookingNumber: 'AB12CD' } }
  }
  return { id: String(key.includes('/departures/') ? sold.stock : ids[0]) }
}

/** Makes the sale one of a flight, and what was bought of it confirmed. */
async function confirmFlight(db: Db, { seller, sale }: { seller: number; sale: number }): Promise<void> {
  await sql`update purchases set status = 'accepted', decided_at = now() where seller_id = ${seller}`.execute(db)
  await sql`
    with flight as (
      insert into offers (key, type, location_id, title, description, offered_by, includes, price, currency, ends_on, needs_pickup, needs_date,
        flight, album_id)
      select gen_random_uuid()::text, type, location_id, title, description, offered_by, includes, price, currency, ends_on, false, false, flight,
        album_id from offers where flight is not null order by id limit 1 returning id)
    update sales set activity_id = null, offer_id = flight.id from flight where sales.id = ${sale}`.execute(db)
}

/** With a sale of its own. */
async function addSeller(db: Db): Promise<{ seller: number; sale: number; stock: number }> {
  const { rows } = await sql<{ seller: number; sale: number; stock: number }>`
    with seller as (
      insert into sellers (key, kind, title, phone, location_id)
      select gen_random_uuid()::text, kind, title, phone, location_id from sellers order by id limit 1 returning id),
    activity as (
      insert into activities (key, location_id, title, subtitle, content, latitude, longitude, minutes, price, currency, album_id)
      select gen_random_uuid()::text, location_id, title, subtitle, content, latitude, longitude, minutes, price, currency, album_id
      from activities order by id limit 1 returning id),
    sale as (
      insert into sales (activity_id, seller_id, currency, acceptance, free_until_days, percent_after, traveller_data, most_people, most_each)
      select activity.id, seller.id, 'IQD', 'manual', 1, 0, 'none', 8, 100 from seller, activity returning id, seller_id)
    insert into stocks (sale_id, day, clock, prices, capacity, closes_at)
    select id, current_date + 2, time '10:00', '{"person": 0}', 100, now() + interval '2 days' from sale
    returning id as stock, sale_id as sale, (select id from seller) as seller`.execute(db)
  if (!rows[0]) throw new Error('No seller was added')
  return rows[0]
}
