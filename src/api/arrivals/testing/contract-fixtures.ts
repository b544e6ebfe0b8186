import { sql } from 'kysely'
import type { Key } from '../../../contract/contract.ts'
import type { Db } from '../../../db/database.ts'
import { addDays, toDay } from '../../../domain/time/day.ts'
import { addMember, type TestMember } from '../../customers/testing/member.ts'
import { addProperty } from '../../reservations/testing/booking.ts'
import { addStay } from '../../reviews/testing/reviewing.ts'
import { addReceiver } from './receiving.ts'

type Prepared = { id?: string; body?: object }

/** The bookings that calls about arrivals need. */
export async function prepareArrivals(db: Db, key: Key, member: TestMember): Promise<Prepared> {
  if (key === 'PUT /customer/reservations/{id}/late') return prepareLate(db, member)
  if (!key.includes('/business/arrivals')) return {}
  const { id: property } = await addProperty(db, [{ units: 1 }])
  await addReceiver(db, member, property)
  const ids: number[] = []
  for (let left = key.startsWith('GET') ? 7 : 1; left > 0; left--) ids.push(await addArrival(db, property))
  if (key.endsWith('/undo'))
    await sql`with marked as (update reservations set presence = 'arrived' where id = ${ids[0]} returning id)
      insert into arrival_marks (reservation_id, kind, presence, marked_at) select id, 'mark', 'arrived', now() from marked`.execute(
      db,
    )
  return { id: String(ids[0]), body: { presence: 'arrived' } }
}

/** Here since yesterday, until tomorrow. */
async function addArrival(db: Db, property: number): Promise<number> {
  const guest = await addMember(db)
  return (await addStay(db, guest, { property, checkOut: addDays(toDay(new Date()), 1) })).id
}

async function prepareLate(db: Db, member: TestMember): Promise<Prepared> {
  if (member.customer === 0) return {}
  const { id } = await addStay(db, member, { property: 1, checkOut: addDays(toDay(new Date()), 2) })
  return { id: String(id), body: { until: '22:00' } }
}
