import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { endStays } from '../../db/queries/stays/reservations.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
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
/** A Sunday, at noon in Baghdad. */
const now = new Date('2027-01-10T09:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const days = (count: number) => minutes(count * 24 * 60)
const api = (at = now) => createApi({ db: database.db, accounts: testAccounts, now: () => at })

afterEach(async () => expect(await findImbalances(database.db)).toEqual([]))

type CancelKey = 'PUT /customer/reservations/pending/{id}/cancel' | 'PUT /customer/reservations/{id}/cancel'
const pendingCancel: CancelKey = 'PUT /customer/reservations/pending/{id}/cancel'
const anyCancel: CancelKey = 'PUT /customer/reservations/{id}/cancel'
const cancel = (
  { token }: TestMember,
  id: number,
  { key = anyCancel, at = now }: { key?: CancelKey; at?: Date } = {},
) => api(at).dispatch(key, { locale: 'en', token, params: { id } })
const preview = ({ token }: TestMember, id: number, at = now) =>
  api(at).dispatch('GET /customer/reservations/{id}/refund', { locale: 'en', token, params: { id } })
const read = ({ token }: TestMember, id: number, at = now) =>
  api(at).dispatch('GET /user/reservations/{id}', { locale: 'en', token, params: { id } })
const pending = async ({ token }: TestMember, at = now) =>
  (await api(at).dispatch('GET /customer/reservations/pending', { locale: 'en', token })).data.map(({ id }) => id)
const pointsOf = async ({ token }: TestMember) =>
  (await api().dispatch('GET /customer/points', { locale: 'en', token })).balance
const usedOf = async (code: string) =>
  (await sql<{ used: number }>`select used from vouchers where code = ${code}`.execute(database.db)).rows[0]?.used
const isFree = async (property: TestProperty) => {
  const { rooms: _, ...body } = toSelection(property, {}, now)
  const { roomTypes } = await api().dispatch('POST /user/properties/availablility', { locale: 'en', body })
  return roomTypes[0]?.unitsLeft === 1
}

/** The state that a payment will leave. */
const pay = (id: number, { accept = true, points = 0 } = {}) =>
  sql`with paid as (
      update orders set payment_status = 'paid', paid_at = ${now}, hold_until = null, points_earned = ${points}
      where id = (select order_id from reservations where id = ${id}) returning id)
    update reservations r set status = ${accept ? 'accepted' : 'pending'} from paid where r.order_id = paid.id`.execute(
    database.db,
  )
const earn = ({ customer }: TestMember, points: number) =>
  sql`insert into point_entries (customer_id, points, balance, reason)
    select ${customer}::int, ${points}::int, ${points}::int + coalesce((select balance from point_entries where customer_id = ${customer} order by id desc limit 1), 0), 'reservation'`.execute(
    database.db,
  )

async function hold(request: TestRequest = {}, { entries = 0, paymentMethod = 'qi', rates = {} } = {}) {
  const property = await addProperty(database.db, [{ units: 1 }], rates)
  const member = await addMember(database.db, { entries })
  const { id } = await bookAs(api(), member, toSelection(property, request, now), { paymentMethod })
  return { property, member, id }
}

describe('a hold', () => {
  test('that runs out frees everything once, and stays in the history', async () => {
    await sql`insert into vouchers (code, percent) values ('HOLD', 10)`.execute(database.db)
    const { property, member, id } = await hold({ voucherCode: 'HOLD', usePoints: true }, { entries: 10 })
    expect([await isFree(property), await pointsOf(member), await usedOf('HOLD')]).toEqual([false, 0, 1])
    expect(await expireHolds(database.db, orderKinds, minutes(14))).toBe(0)
    expect(await expireHolds(database.db, orderKinds, minutes(15))).toBe(1)
    expect(await expireHolds(database.db, orderKinds, minutes(16))).toBe(0)
    expect([await isFree(property), await pointsOf(member), await usedOf('HOLD')]).toEqual([true, 100, 0])
    expect(await read(member, id)).toMatchObject({
      status: 'failed',
      paymentStatus: 'failed',
      holdUntil: null,
      cancelledAt: null,
    })
    await bookAs(api(), member, toSelection(property, {}, now))
  })

  test('that has run out is over even while nobody has written it down', async () => {
    const { member, id } = await hold()
    expect(await pending(member, minutes(14))).toEqual([id])
    expect(await pending(member, minutes(15))).toEqual([])
    expect(await read(member, id, minutes(15))).toMatchObject({
      status: 'failed',
      paymentStatus: 'failed',
      canPay: false,
      canCancel: false,
    })
    await expect(cancel(member, id, { at: minutes(15) })).rejects.toMatchObject({ code: 'CANNOT_CANCEL' })
    await expireHolds(database.db, orderKinds, minutes(15))
  })

  test('for cash that never came ends at its time', async () => {
    const { property, member, id } = await hold({}, { paymentMethod: 'cash' })
    expect(await expireHolds(database.db, orderKinds, minutes(24 * 60 - 1))).toBe(0)
    expect(await expireHolds(database.db, orderKinds, minutes(24 * 60))).toBe(1)
    expect(await read(member, id)).toMatchObject({ status: 'failed', paymentStatus: 'notPaidYet' })
    expect(await isFree(property)).toBe(true)
  })

  test('that was paid does not run out', async () => {
    const { property, member, id } = await hold()
    await pay(id, { accept: false })
    expect(await expireHolds(database.db, orderKinds, days(1))).toBe(0)
    expect(await isFree(property)).toBe(false)
    expect(await pending(member, days(1))).toEqual([id])
  })
})

describe('cancelling', () => {
  test('a pending one frees everything at once and takes it from the list', async () => {
    await sql`insert into vouchers (code, percent, limit_in_all) values ('BACK', 10, 1)`.execute(database.db)
    const { property, member, id } = await hold({ voucherCode: 'BACK', usePoints: true }, { entries: 5 })
    expect(await preview(member, id)).toMatchObject({
      canCancel: true,
      refund: { amount: 0, currency: 'IQD' },
      pointsBack: 50,
      isVoucherBack: true,
    })
    expect(await cancel(member, id, { key: pendingCancel })).toMatchObject({
      id,
      status: 'failed',
      paymentStatus: 'failed',
      pointsBack: 50,
      isVoucherBack: true,
      message: 'Your booking has been cancelled.',
    })
    expect(await pending(member)).toEqual([])
    expect([await isFree(property), await pointsOf(member), await usedOf('BACK')]).toEqual([true, 50, 0])
    for (const key of [pendingCancel, anyCancel])
      await expect(cancel(member, id, { key })).rejects.toMatchObject({ code: 'CANNOT_CANCEL' })
    expect(await expireHolds(database.db, orderKinds, days(1))).toBe(0)
    expect([await pointsOf(member), await usedOf('BACK')]).toEqual([50, 0])
    expect(await read(member, id)).toMatchObject({ status: 'failed', cancelledAt: '2027-01-10T09:00:00Z' })
    await bookAs(api(), member, toSelection(property, { voucherCode: 'BACK' }, now))
  })

  test.each([
    ['in time', days(9), 200_000, 100],
    ['too late for all of it', days(10), 100_000, 50],
  ])('a paid one %s gives back what the policy says, as shown before', async (_, at, amount, percent) => {
    const { property, member, id } = await hold({}, { rates: { freeUntilDays: 1, percentAfter: 50 } })
    await pay(id)
    // The morning of the check-in, for the second one.
    const then = new Date(at.getTime() - 60_000)
    const refund = { amount, currency: 'IQD' }
    expect(await preview(member, id, then)).toMatchObject({ canCancel: true, refund, percent })
    await expect(cancel(member, id, { key: pendingCancel, at: then })).rejects.toMatchObject({ code: 'CANNOT_CANCEL' })
    expect(await cancel(member, id, { at: then })).toMatchObject({
      status: 'ended',
      paymentStatus: 'paid',
      refund,
      percent,
    })
    expect(await read(member, id, then)).toMatchObject({ status: 'ended', refund, canCancel: false })
    expect(await isFree(property)).toBe(true)
  })

  test('takes back the points that the payment had brought, as far as they are there', async () => {
    const { member, id } = await hold()
    await earn(member, 120)
    await pay(id, { points: 200 })
    expect(await cancel(member, id)).toMatchObject({ pointsBack: 0, pointsClawedBack: 120, pointsMissing: 80 })
    expect(await pointsOf(member)).toBe(0)
  })

  test('is over once the guests may have come', async () => {
    const { property, member, id } = await hold()
    await pay(id)
    const arrival = new Date('2027-01-20T11:00:00Z')
    expect(await preview(member, id, arrival)).toMatchObject({ canCancel: false, refund: { amount: 0 }, pointsBack: 0 })
    await expect(cancel(member, id, { at: arrival })).rejects.toMatchObject({ code: 'CANNOT_CANCEL' })
    expect(await isFree(property)).toBe(false)
  })

  test('what nobody has paid for is possible even after the check-in hour', async () => {
    const evening = new Date('2027-01-10T15:00:00Z')
    const property = await addProperty(database.db, [{ units: 1 }])
    const member = await addMember(database.db)
    const { id } = await bookAs(api(evening), member, toSelection(property, { checkIn: '2027-01-10' }, evening))
    expect(await cancel(member, id, { key: pendingCancel, at: evening })).toMatchObject({ status: 'failed' })
  })
})

test('a stay ends at the hour of its check-out, and its rooms stay counted', async () => {
  const { member, id } = await hold()
  await pay(id)
  expect(await endStays(database.db, new Date('2027-01-22T08:59:59Z'))).toBe(0)
  const counts = await Promise.all(
    Array.from({ length: 4 }, () => endStays(database.db, new Date('2027-01-22T09:00:00Z'))),
  )
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1)
  expect(await read(member, id, days(20))).toMatchObject({
    status: 'ended',
    paymentStatus: 'paid',
    cancelledAt: null,
    refund: null,
  })
})

test('the history is the customer’s own, the newest first', async () => {
  const property = await addProperty(database.db, [{ units: 9 }])
  const [member, other] = [await addMember(database.db), await addMember(database.db)]
  const ids: number[] = []
  for (const owner of [member, other, member, member]) {
    const { id } = await bookAs(api(), owner, toSelection(property, {}, now))
    if (owner === member) ids.unshift(id)
  }
  const { data, meta } = await api().dispatch('GET /user/reservations', {
    locale: 'en',
    token: member.token,
    query: { limit: '2' },
  })
  expect(data.map(({ id }) => id)).toEqual(ids.slice(0, 2))
  expect(meta).toMatchObject({ total: 3, last: 2, next: 2 })
})
