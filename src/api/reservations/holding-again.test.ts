import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addDays, toDay } from '../../domain/time/day.ts'
import { addMember, type TestMember } from '../customers/testing/member.ts'
import { orderKinds } from '../order-kinds.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { sweepPayments } from '../payments/sweep.ts'
import { openPaying } from '../payments/testing/paying.ts'
import { addProperty, bookAs, type TestProperty, type TestRequest, toSelection } from './testing/booking.ts'

const database = openTestDatabase()
const { now, pass, bank, api, ask, fill, sweep, payInsteadOfCash } = openPaying(database)

const later = { code: 'HOLD_AGAIN_LATER' }
const lapse = () => expireHolds(database.db, orderKinds, now())
type More = TestRequest & { paymentMethod?: string }
const hold = (member: TestMember, property: TestProperty, { paymentMethod = 'qi', ...request }: More = {}) =>
  bookAs(api(), member, toSelection(property, request, now()), { paymentMethod })
const giveUp = (member: TestMember, { id }: { id: number }) =>
  ask('PUT /customer/reservations/pending/{id}/cancel', member, id)

/** Held for a quarter of an hour, and not paid for. */
async function holdInVain(member: TestMember, property: TestProperty, more: More = {}): Promise<void> {
  await hold(member, property, more)
  pass(15)
  await lapse()
}
async function pay(member: TestMember, property: TestProperty, more: More = {}): Promise<void> {
  const { payment } = await hold(member, property, more)
  await bank().choose(payment.link)
  pass(1)
  await sweepPayments(bank().context, now())
}
const addTwo = () => addProperty(database.db, [{ units: 4 }, { units: 4 }])
const ofSecond = ({ rooms }: TestProperty) => [{ roomTypeId: rooms[1] ?? 0, count: 1 }]

/** Runs the jobs that always run. */
afterEach(async () => {
  await lapse()
  for (let left = 3; left > 0; left--) await sweep()
})

describe('rooms that were held and not paid for', () => {
  test('twice for a quarter of an hour are waited for an hour, and others can have them', async () => {
    const property = await addTwo()
    const member = await addMember(database.db)
    await holdInVain(member, property)
    await holdInVain(member, property)
    const until = new Date(now().getTime() + 60 * 60_000).toISOString()
    await expect(hold(member, property)).rejects.toMatchObject({ ...later, retryAfter: 3600, details: { until } })
    // One of the nights is enough, and so is one of the rooms.
    const checkIn = addDays(toDay(now()), 11)
    await expect(hold(member, property, { checkIn, nights: 4 })).rejects.toMatchObject(later)
    const both = { adults: 4, rooms: property.rooms.map((roomTypeId) => ({ roomTypeId, count: 1 })) }
    await expect(hold(member, property, both)).rejects.toMatchObject(later)
    await expect(hold(member, property, { paymentMethod: 'cash' })).rejects.toMatchObject(later)
    await hold(await addMember(database.db), property)
    await fill(member, 200_000)
    await hold(member, property, { paymentMethod: 'wallet' })
  })

  test('are neither other rooms nor other nights', async () => {
    const property = await addTwo()
    const member = await addMember(database.db)
    await holdInVain(member, property)
    await holdInVain(member, property)
    await hold(member, property, { rooms: ofSecond(property) })
    await hold(member, property, { checkIn: addDays(toDay(now()), 12) })
    await hold(member, await addTwo())
  })

  test('are waited for twice as long after each further try', async () => {
    const property = await addTwo()
    const member = await addMember(database.db)
    await holdInVain(member, property)
    await holdInVain(member, property)
    pass(60)
    await holdInVain(member, property)
    pass(60)
    await expect(hold(member, property)).rejects.toMatchObject(later)
    pass(60)
    await hold(member, property)
  })

  test('never stop a family that changes its mind, or whose payment failed once', async () => {
    const property = await addProperty(database.db, [{ units: 8, adults: 3, children: 2 }])
    const member = await addMember(database.db)
    const rooms = [{ roomTypeId: property.rooms[0] ?? 0, count: 4 }]
    const family = { adults: 6, childrenAges: [3, 5, 8, 8, 11, 12], nights: 3, rooms }
    await holdInVain(member, property, family)
    for (const [nights, paymentMethod] of [
      [2, 'qi'],
      [4, 'fib'],
      [3, 'cash'],
    ] as const) {
      const changed = await hold(member, property, { ...family, nights, paymentMethod })
      pass(3)
      await giveUp(member, changed)
    }
    await pay(member, property, family)
  })

  test('are forgotten once something of the property is paid for', async () => {
    const property = await addTwo()
    const member = await addMember(database.db)
    await holdInVain(member, property)
    await holdInVain(member, property)
    await pay(member, property, { rooms: ofSecond(property) })
    await hold(member, property)
  })

  test('are not forgotten for something cheaper, which can be given back and paid for again', async () => {
    const property = await addProperty(database.db, [
      { units: 1, price: 5_000_000 },
      { units: 4, price: 10_000 },
    ])
    const member = await addMember(database.db)
    await holdInVain(member, property)
    await holdInVain(member, property)
    await pay(member, property, { rooms: ofSecond(property) })
    await expect(hold(member, property)).rejects.toMatchObject(later)
  })

  test('do not count where it was the property that did not want them', async () => {
    const property = await addTwo()
    const member = await addMember(database.db)
    await holdInVain(member, property)
    await holdInVain(member, property)
    await sql`update orders set cancelled_at = closed_at, cancelled_by = 'property' where customer_id = ${member.customer}`.execute(
      database.db,
    )
    await hold(member, property)
  })

  test('are twelve in a day, whichever they are, also where each was given up at once', async () => {
    const member = await addMember(database.db)
    const property = await addTwo()
    for (let held = 0; held < 12; held++) await giveUp(member, await hold(member, property))
    await expect(hold(member, property)).rejects.toMatchObject(later)
    await expect(hold(member, await addTwo())).rejects.toMatchObject(later)
    pass(24 * 60)
    await hold(member, property)
  })
})

test('cash that was waited for in vain is not offered again at the same property, for a week', async () => {
  const property = await addTwo()
  const member = await addMember(database.db)
  const offered = async () => {
    const call = { locale: 'en', token: member.token, body: toSelection(property, {}, now()) } as const
    return (await api().dispatch('POST /customer/reservations/calculate-price', call)).cash
  }
  await hold(member, property, { paymentMethod: 'cash' })
  pass(36 * 60)
  await lapse()
  expect(await offered()).toEqual({ until: null, reason: 'missed' })
  await expect(hold(member, property, { paymentMethod: 'cash' })).rejects.toMatchObject({
    code: 'CASH_NOT_OFFERED',
    details: { cash: { reason: 'missed' } },
  })
  await giveUp(member, await hold(member, await addTwo(), { paymentMethod: 'cash' }))
  await giveUp(member, await hold(member, property))
  pass(7 * 24 * 60)
  expect(await offered()).toMatchObject({ reason: null })
})

test('cash that is given up soon, and again, was waited for in vain as well', async () => {
  const property = await addTwo()
  const member = await addMember(database.db)
  const holdCash = () => hold(member, property, { paymentMethod: 'cash' })
  for (const minutes of [20, 20, 30]) {
    const held = await holdCash()
    pass(minutes)
    await giveUp(member, held)
    pass(120)
  }
  await expect(holdCash()).rejects.toMatchObject({ details: { cash: { reason: 'missed' } } })
  await giveUp(member, await hold(member, property))
})

test('cash that is paid otherwise at the last moment, and then not, was waited for in vain as well', async () => {
  const property = await addTwo()
  const member = await addMember(database.db)
  const { id } = await hold(member, property, { paymentMethod: 'cash' })
  pass(3 * 60)
  await payInsteadOfCash({ member, id }, 'qi')
  pass(15)
  await lapse()
  await expect(hold(member, property, { paymentMethod: 'cash' })).rejects.toMatchObject({
    details: { cash: { reason: 'missed' } },
  })
})

test('a voucher that others want, too, is not reserved for ever by one, wherever it is used', async () => {
  await sql`insert into vouchers (code, percent, limit_in_all) values ('ONE-ONLY', 10, 1), ('PLENTY', 10, null)`.execute(
    database.db,
  )
  const voucherCode = 'ONE-ONLY'
  const member = await addMember(database.db)
  await holdInVain(member, await addTwo(), { voucherCode })
  await holdInVain(member, await addTwo(), { voucherCode })
  const property = await addTwo()
  await expect(hold(member, property, { voucherCode })).rejects.toMatchObject(later)
  await giveUp(member, await hold(member, property))
  await giveUp(member, await hold(member, property, { voucherCode: 'PLENTY' }))
  const other = await addMember(database.db)
  await giveUp(other, await hold(other, property, { voucherCode }))
  pass(60)
  await hold(member, property, { voucherCode })
})
