import { sql } from 'kysely'
import type { Key } from '../../../contract/contract.ts'
import type { Db } from '../../../db/database.ts'
import { addMember, type TestMember } from '../../customers/testing/member.ts'
import { addSubscription, join, openTestShop } from './redeeming.ts'

export type ReadyCall = { id?: string; body?: object }

/** The rows that calls about codes need: a package, or a business of the caller that has redeemed a code. */
export async function prepareRedeeming(db: Db, key: Key, caller: TestMember): Promise<ReadyCall> {
  if (key === 'GET /customer/auth/receive-discount' && caller.customer > 0) await addSubscription(db, caller.customer)
  if (!key.includes(' /business/')) return {}
  const business = await addBusiness(db)
  const colleague = await addMember(db)
  await join(db, caller.account, business)
  await join(db, colleague.account, business)
  const shop = openTestShop(db)
  const show = async () => {
    const guest = await addMember(db)
    await addSubscription(db, guest.customer)
    return (await shop.show(guest)).token
  }
  if (key === 'POST /business/redemptions') return { body: { token: await show() } }
  if (key === 'GET /business/me') return {}
  const ids: number[] = []
  for (let left = key.includes('{id}') ? 1 : 7; left > 0; left--)
    ids.push((await shop.redeem(colleague, { token: await show() })).id)
  return { id: ids[0]?.toString(), body: key.startsWith('PUT') ? { reason: 'a mistake' } : undefined }
}

async function addBusiness(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into businesses (key, business_type_id, location_id, title, description, address, phone, opens, closes, latitude, longitude, album_id)
    select gen_random_uuid()::text, business_type_id, location_id, title, description, address, phone, opens, closes, latitude, longitude, album_id
    from businesses order by id limit 1 returning id`.execute(db)
  const business = rows[0]?.id ?? 0
  await sql`insert into discounts (key, business_id, title, description, terms, percent, album_id)
    select gen_random_uuid()::text, ${business}, title, description, terms, percent, album_id from discounts order by id limit 1`.execute(
    db,
  )
  return business
}
