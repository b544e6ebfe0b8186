import type { Key } from '../../../contract/contract.ts'
import type { Db } from '../../../db/database.ts'
import { addMember, type TestMember } from '../../customers/testing/member.ts'
import { addProperty } from '../../reservations/testing/booking.ts'
import { writeReview } from '../write-review.ts'
import { addEndedPurchase, addPropertyManager, addStay, testReview } from './reviewing.ts'

type Prepared = { id?: string; body?: object }

/** The stays, purchases and reviews that calls about reviews need. */
export async function prepareReviews(db: Db, key: Key, member: TestMember): Promise<Prepared> {
  if (key.includes(' /business/reviews')) return prepareWork(db, key, member)
  if (member.customer === 0) return {}
  if (key === 'POST /customer/reviews/{id}/report') return { id: await addReview(db, 1), body: { reason: 'untrue' } }
  if (!key.endsWith('/review')) return {}
  const source = key.includes('/reservations/') ? 'reservation' : 'purchase'
  const { id } =
    source === 'reservation'
      ? await addStay(db, member, { property: 1 })
      : await addEndedPurchase(db, member, { kind: 'activity' })
  const own = { source, id, customer: member.customer, body: testReview, now: new Date() } as const
  if (key.startsWith('PUT ')) await db.transaction().execute((tx) => writeReview(tx, own))
  return { id: String(id), body: { ...testReview, rating: '٥' } }
}

/** A review of a property of its own, so that other managers have no part in it. */
async function prepareWork(db: Db, key: Key, member: TestMember): Promise<Prepared> {
  const { id: property } = await addProperty(db, [{ units: 1 }])
  await addPropertyManager(db, member, property)
  const ids: string[] = []
  for (let left = key.startsWith('GET') ? 7 : 1; left > 0; left--) ids.push(await addReview(db, property))
  return { id: ids[0] ?? '', body: { text: 'سوپاس بۆ سەردانەکەتان.' } }
}

async function addReview(db: Db, property: number): Promise<string> {
  const guest = await addMember(db)
  const { id } = await addStay(db, guest, { property })
  const own = { source: 'reservation', id, customer: guest.customer, body: testReview, now: new Date() } as const
  return String(await db.transaction().execute((tx) => writeReview(tx, own)))
}
