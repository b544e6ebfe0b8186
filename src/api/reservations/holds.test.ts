import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { Problem } from '../../contract/problems.ts'
import { openTestDatabase } from '../../db/test-database.ts'
import { mostHolds } from '../../domain/reservation-states.ts'
import { addMember, type TestMember, testAccounts } from '../customers/test-member.ts'
import { createApi } from '../service.ts'
import {
  addProperty,
  bookAs,
  findImbalances,
  type TestProperty,
  type TestRequest,
  toSelection,
} from './test-booking.ts'

const database = openTestDatabase()
const now = new Date('2027-01-10T09:00:00Z')
const api = (at = now) => createApi({ db: database.db, accounts: testAccounts, now: () => at })
const hold = (member: TestMember, property: TestProperty, { paymentMethod = 'qi', at = now, ...request }: More = {}) =>
  bookAs(api(at), member, toSelection(property, request, now), { paymentMethod })
type More = TestRequest & { paymentMethod?: string; at?: Date }

async function fillHolds(member: TestMember, property: TestProperty): Promise<number[]> {
  const ids: number[] = []
  // Cash waits for its money as well.
  for (let n = 0; n < mostHolds; n++)
    ids.push((await hold(member, property, { paymentMethod: n % 2 ? 'cash' : 'qi' })).id)
  return ids
}

const soldOf = async ({ rooms }: TestProperty) =>
  (
    await sql<{
      sold: number
    }>`select max(sold)::int as sold from room_nights where room_type_id = ${rooms[0]}`.execute(database.db)
  ).rows[0]?.sold

describe('what one customer can hold without paying', () => {
  test('is limited, and the refusal leaves nothing behind', async () => {
    const property = await addProperty(database.db, [{ units: 50 }])
    const member = await addMember(database.db)
    await fillHolds(member, property)
    await expect(hold(member, property)).rejects.toMatchObject({ code: 'TOO_MANY_HOLDS', status: 409 })
    expect(await soldOf(property)).toBe(mostHolds)
    // Somebody else is not kept from anything.
    await hold(await addMember(database.db), property)
    expect(await findImbalances(database.db)).toEqual([])
  })

  test('is free again once one is cancelled, has run out, or is paid', async () => {
    const property = await addProperty(database.db, [{ units: 50 }])
    const member = await addMember(database.db)
    const [first = 0, , third = 0] = await fillHolds(member, property)
    await api().dispatch('PUT /customer/reservations/pending/{id}/cancel', {
      locale: 'en',
      token: member.token,
      params: { id: first },
    })
    await hold(member, property)
    await expect(hold(member, property)).rejects.toMatchObject({ code: 'TOO_MANY_HOLDS' })
    await sql`update reservations set status = 'accepted', payment_status = 'paid', hold_until = null where id = ${third}`.execute(
      database.db,
    )
    await hold(member, property)
    await expect(hold(member, property)).rejects.toMatchObject({ code: 'TOO_MANY_HOLDS' })
    // The three of a quarter of an hour have run out, whether or not that has been written down.
    await hold(member, property, { at: new Date(now.getTime() + 15 * 60_000) })
  })

  test('is limited for what costs something only', async () => {
    await sql`insert into vouchers (code, percent) values ('GIFT', 100)`.execute(database.db)
    const property = await addProperty(database.db, [{ units: 50 }])
    const member = await addMember(database.db)
    await fillHolds(member, property)
    expect(await hold(member, property, { voucherCode: 'GIFT' })).toMatchObject({ paymentStatus: 'paid' })
  })

  test('is as much when everything is tried at once', async () => {
    const property = await addProperty(database.db, [{ units: 50 }])
    const member = await addMember(database.db)
    const tries = await Promise.allSettled(Array.from({ length: 30 }, () => hold(member, property)))
    const codes = tries.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason instanceof Problem ? answer.reason.code : answer.reason] : [],
    )
    expect(new Set(codes)).toEqual(new Set(['TOO_MANY_HOLDS']))
    expect(codes).toHaveLength(30 - mostHolds)
    expect(await soldOf(property)).toBe(mostHolds)
  })
})
