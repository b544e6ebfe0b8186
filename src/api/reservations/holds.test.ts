import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { Problem } from '../../contract/problems.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { holdLimits } from '../../domain/stays/hold-rules.ts'
import { addMember, type TestMember, testAccounts } from '../customers/testing/member.ts'
import { orderKinds } from '../order-kinds.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { createApi } from '../service.ts'
import {
  addProperty,
  bookAs,
  findImbalances,
  type TestProperty,
  type TestRequest,
  toSelection,
} from './testing/booking.ts'

const database = openTestDatabase()
const now = new Date('2027-01-10T09:00:00Z')
const api = (at = now) => createApi({ db: database.db, accounts: testAccounts, now: () => at })
const hold = (member: TestMember, property: TestProperty, { paymentMethod = 'qi', at = now, ...request }: More = {}) =>
  bookAs(api(at), member, toSelection(property, request, now), { paymentMethod })
type More = TestRequest & { paymentMethod?: string; at?: Date }

async function fillHolds(member: TestMember, property: TestProperty): Promise<number[]> {
  const ids: number[] = []
  // Cash waits for its money as well.
  for (let n = 0; n < holdLimits.holds; n++)
    ids.push((await hold(member, property, { paymentMethod: n === 1 ? 'cash' : 'qi' })).id)
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
    expect(await soldOf(property)).toBe(holdLimits.holds)
    // Other customers are not affected.
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
    await sql`with paid as (update orders set payment_status = 'paid', hold_until = null where id = (select order_id from reservations where id = ${third}) returning id)
      update reservations r set status = 'accepted' from paid where r.order_id = paid.id`.execute(database.db)
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
    expect(codes).toHaveLength(30 - holdLimits.holds)
    expect(await soldOf(property)).toBe(holdLimits.holds)
  })
})

describe('a hold that costs nothing', () => {
  const rooms = (property: TestProperty, count: number) => [{ roomTypeId: property.rooms[0] ?? 0, count }]

  test('takes no house: neither many rooms for many nights, nor rooms without an adult', async () => {
    const property = await addProperty(database.db, [{ units: 200 }])
    const member = await addMember(database.db)
    const all = { adults: 30, rooms: rooms(property, 30) }
    await expect(hold(member, property, { ...all, nights: 90 })).rejects.toMatchObject({ code: 'HOLDS_TOO_LARGE' })
    await expect(hold(member, property, { ...all, adults: 29, nights: 1 })).rejects.toMatchObject({
      code: 'ROOMS_WITHOUT_ADULT',
      status: 400,
    })
    expect(await soldOf(property)).toBeNull()
    await hold(member, property, { ...all, nights: 4 })
    await expect(hold(member, property)).rejects.toMatchObject({ code: 'HOLDS_TOO_LARGE', status: 409 })
    expect(await findImbalances(database.db)).toEqual([])
  })

  test('in cash is one at a time, and twelve people for three nights in four rooms get it', async () => {
    const property = await addProperty(database.db, [{ units: 200, price: 300_000 }])
    const member = await addMember(database.db)
    const family = { adults: 6, childrenAges: [3, 5, 8, 8, 11, 12], nights: 3, rooms: rooms(property, 4) }
    expect(await hold(member, property, { ...family, paymentMethod: 'cash' })).toMatchObject({
      paymentStatus: 'notPaidYet',
    })
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => hold(member, property, { paymentMethod: 'cash' })),
    )
    for (const answer of tries)
      expect(answer).toMatchObject({ reason: { code: 'CASH_NOT_OFFERED', details: { cash: { reason: 'open' } } } })
    expect(await soldOf(property)).toBe(4)
    // Online they may go on.
    await hold(member, property, family)
  })

  test('in cash of many who try at once is one', async () => {
    const property = await addProperty(database.db, [{ units: 200 }])
    const member = await addMember(database.db)
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => hold(member, property, { paymentMethod: 'cash' })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await soldOf(property)).toBe(1)
  })

  test('in cash is offered with its deadline, or not, before anybody books', async () => {
    const property = await addProperty(database.db, [{ units: 200 }])
    const member = await addMember(database.db)
    const price = async (request: TestRequest) =>
      (
        await api().dispatch('POST /customer/reservations/calculate-price', {
          locale: 'en',
          token: member.token,
          body: toSelection(property, request, now),
        })
      ).cash
    expect(await price({})).toEqual({ until: '2027-01-11T09:00:00.000Z', reason: null })
    expect(await price({ nights: 8 })).toEqual({ until: null, reason: 'nights' })
    expect(await price({ adults: 11, nights: 2, rooms: rooms(property, 11) })).toEqual({ until: null, reason: 'rooms' })
    const { id } = await hold(member, property)
    await sql`with paid as (update orders set payment_status = 'paid', hold_until = null where id = (select order_id from reservations where id = ${id}) returning id)
      update reservations r set status = 'accepted' from paid where r.order_id = paid.id`.execute(database.db)
    expect(await price({ nights: 8 })).toMatchObject({ reason: null })
  })

  test('keeps a use of a limited voucher for its own time only, one a customer, and is named as what it is', async () => {
    await sql`insert into vouchers (code, percent, limit_in_all) values ('TWO-ONLY', 10, 2)`.execute(database.db)
    const property = await addProperty(database.db, [{ units: 50 }])
    const [stranger, guest, other] = [
      await addMember(database.db),
      await addMember(database.db),
      await addMember(database.db),
    ]
    const voucherCode = 'TWO-ONLY'
    const held = await hold(stranger, property, { voucherCode, paymentMethod: 'cash' })
    expect(held.holdUntil).toBe('2027-01-10T11:00:00.000Z')
    await expect(hold(stranger, property, { voucherCode })).rejects.toMatchObject({ code: 'VOUCHER_RESERVED' })
    await hold(guest, property, { voucherCode })
    await expect(hold(other, property, { voucherCode })).rejects.toMatchObject({
      code: 'VOUCHER_RESERVED',
      status: 409,
    })
    await expireHolds(database.db, orderKinds, new Date(now.getTime() + 2 * 3_600_000))
    await hold(other, property, { voucherCode })
    expect(await findImbalances(database.db)).toEqual([])
  })
})
