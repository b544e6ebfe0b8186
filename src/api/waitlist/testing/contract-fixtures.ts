import { sql } from 'kysely'
import type { Key } from '../../../contract/contract.ts'
import type { Db } from '../../../db/database.ts'
import type { TestMember } from '../../customers/testing/member.ts'
import { addProperty, toSelection } from '../../reservations/testing/booking.ts'
import { joinWaitlist } from '../join-waitlist.ts'
import { toStayEntry } from '../to-stay-entry.ts'

type Prepared = { id?: string; body?: object; query?: object }

/** A property that is sold out, and for who has something to see or to leave, an entry for it. */
export async function prepareWaitlist(db: Db, key: Key, { customer }: TestMember): Promise<Prepared> {
  if (!key.includes('/customer/waiting')) return {}
  const property = await addProperty(db, [{ units: 1 }])
  const stay = { ...toSelection(property), childrenAges: [] }
  await sql`insert into room_nights (room_type_id, night, sold, total)
    select ${property.rooms[0]}::int, night::date, 1, 1 from generate_series(${stay.checkIn}::timestamp, ${stay.checkOut}::timestamp, interval '1 day') night`.execute(
    db,
  )
  if (key === 'POST /customer/waiting') return { body: { stay } }
  const { propertyId, checkIn, checkOut, adults } = stay
  if (key === 'GET /customer/waiting/rooms') return { query: { propertyId, checkIn, checkOut, adults } }
  if (customer === 0) return {}
  const at = { customer, locale: 'en', now: new Date(), dinarsPerDollar: 1_310 } as const
  const entry = await toStayEntry(db, stay, at)
  // A deactivated caller has no entry.
  const id = await db
    .transaction()
    .execute((tx) => joinWaitlist(tx, entry))
    .catch(() => null)
  return id === null ? {} : { id: String(id) }
}
