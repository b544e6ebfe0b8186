import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { Problem } from '../../contract/problems.ts'
import { openTestDatabase } from '../../db/test-database.ts'
import { mostHolds } from '../../domain/reservation-states.ts'
import { addMember, type TestMember, testAccounts } from '../customers/test-member.ts'
import { createApi } from '../service.ts'
import { addStay, bookAs, findImbalances, type TestStay, type TestWish, toSelection } from './test-booking.ts'

const database = openTestDatabase()
const now = new Date('2027-01-10T09:00:00Z')
const api = (at = now) => createApi({ db: database.db, accounts: testAccounts, now: () => at })
const hold = (member: TestMember, stay: TestStay, { paymentMethod = 'qi', at = now, ...wish }: More = {}) =>
  bookAs(api(at), member, toSelection(stay, wish, now), { paymentMethod })
type More = TestWish & { paymentMethod?: string; at?: Date }

async function fillHolds(member: TestMember, stay: TestStay): Promise<number[]> {
  const ids: number[] = []
  // Cash waits for its money as well.
  for (let n = 0; n < mostHolds; n++) ids.push((await hold(member, stay, { paymentMethod: n % 2 ? 'cash' : 'qi' })).id)
  return ids
}

const soldOf = async ({ rooms }: TestStay) =>
  (
    await sql<{
      sold: number
    }>`select max(sold)::int as sold from room_nights where room_type_id = ${rooms[0]}`.execute(database.db)
  ).rows[0]?.sold

describe('what one customer can hold without paying', () => {
  test('is limited, and the refusal leaves nothing behind', async () => {
    const stay = await addStay(database.db, [{ units: 50 }])
    const member = await addMember(database.db)
    await fillHolds(member, stay)
    await expect(hold(member, stay)).rejects.toMatchObject({ code: 'TOO_MANY_HOLDS', status: 409 })
    expect(await soldOf(stay)).toBe(mostHolds)
    // Somebody else is not kept from anything.
    await hold(await addMember(database.db), stay)
    expect(await findImbalances(database.db)).toEqual([])
  })

  test('is free again once one is cancelled, has run out, or is paid', async () => {
    const stay = await addStay(database.db, [{ units: 50 }])
    const member = await addMember(database.db)
    const [first = 0, , third = 0] = await fillHolds(member, stay)
    await api().dispatch('PUT /customer/reservations/pending/{id}/cancel', {
      locale: 'en',
      token: member.token,
      params: { id: first },
    })
    await hold(member, stay)
    await expect(hold(member, stay)).rejects.toMatchObject({ code: 'TOO_MANY_HOLDS' })
    await sql`update reservations set status = 'accepted', payment_status = 'paid', hold_until = null where id = ${third}`.execute(
      database.db,
    )
    await hold(member, stay)
    await expect(hold(member, stay)).rejects.toMatchObject({ code: 'TOO_MANY_HOLDS' })
    // The three of a quarter of an hour have run out, whether or not that has been written down.
    await hold(member, stay, { at: new Date(now.getTime() + 15 * 60_000) })
  })

  test('is limited for what costs something only', async () => {
    await sql`insert into vouchers (code, percent) values ('GIFT', 100)`.execute(database.db)
    const stay = await addStay(database.db, [{ units: 50 }])
    const member = await addMember(database.db)
    await fillHolds(member, stay)
    expect(await hold(member, stay, { voucherCode: 'GIFT' })).toMatchObject({ paymentStatus: 'paid' })
  })

  test('is as much when everything is tried at once', async () => {
    const stay = await addStay(database.db, [{ units: 50 }])
    const member = await addMember(database.db)
    const tries = await Promise.allSettled(Array.from({ length: 30 }, () => hold(member, stay)))
    const codes = tries.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason instanceof Problem ? answer.reason.code : answer.reason] : [],
    )
    expect(new Set(codes)).toEqual(new Set(['TOO_MANY_HOLDS']))
    expect(codes).toHaveLength(30 - mostHolds)
    expect(await soldOf(stay)).toBe(mostHolds)
  })
})
