import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { holdLimits, purchaseHoldLimits } from '../../domain/stays/hold-rules.ts'
import { addMember, testAccounts } from '../customers/testing/member.ts'
import { toChoice } from '../purchases/testing/sales.ts'
import { bookAs } from '../reservations/testing/booking.ts'
import { createApi } from '../service.ts'
import { openWaitlist } from './testing/waitlist.ts'

const database = openTestDatabase()
const { add, buy, cancel, pass, lapse, api, ask, work, waitFor, waitForRooms, addFull, stateOf, toStay, bank, now } =
  openWaitlist(database)
const later = { code: 'HOLD_AGAIN_LATER' }

test('a customer who may not hold these rooms is skipped, and keeps the place in line', async () => {
  const { property, booked } = await addFull()
  pass(15)
  await lapse()
  const [renewer] = booked
  if (!renewer) throw new Error('Nobody has booked')
  await bookAs(api(), renewer.member, toStay(property))
  const [first, second] = [await waitForRooms(property, {}, renewer.member), await waitForRooms(property)]
  pass(15)
  await lapse()
  await work()
  expect([await stateOf(first), await stateOf(second)]).toEqual(['waiting', 'offered'])
})

test('unpaid holds of stays and of purchases are counted together', async () => {
  const { booked } = await addFull()
  const [{ member, id } = { member: await addMember(database.db), id: 0 }] = booked
  await ask('PUT /customer/reservations/pending/{id}/cancel', member, id)
  for (let held = 1; held < 12; held++) await cancel(await buy(await add('offer'), { member }))
  await expect(buy(await add('offer'), { member })).rejects.toMatchObject(later)
  const { property } = await addFull(2)
  await expect(bookAs(api(), member, toStay(property, { checkIn: '2027-03-10' }))).rejects.toMatchObject(later)
})

test('an offer of the waitlist counts as a hold', async () => {
  const { property, booked } = await addFull()
  const { member, id } = await waitForRooms(property)
  for (const one of booked) await ask('PUT /customer/reservations/{id}/cancel', one.member, one.id)
  await work()
  const { property: other } = await addFull(20, { checkIn: '2027-03-10' })
  for (let held = 1; held < holdLimits.holds; held++) await bookAs(api(), member, toStay(other))
  await expect(bookAs(api(), member, toStay(other))).rejects.toMatchObject({ code: 'TOO_MANY_HOLDS' })
  const offered = { ...toStay(property), waitingId: id }
  await bookAs(api(), member, offered)
})

test('places that are offered are held as well', async () => {
  const sale = await add('event', { stocks: [{ capacity: 1 }] })
  const holder = await buy(sale)
  const { member, id } = await waitFor(sale)
  await cancel(holder)
  await work()
  for (let held = 1; held < purchaseHoldLimits.holds; held++) await buy(await add('offer'), { member })
  await expect(buy(await add('offer'), { member })).rejects.toMatchObject({ code: 'TOO_MANY_HOLDS' })
  await buy(sale, { member, waitingId: id })
})

test('cash is waited for once, be it of a purchase or of a stay', async () => {
  const member = await addMember(database.db)
  const cashAddress = { en: 'Karrada', ar: 'الكرادة', ku: 'کەڕادە' }
  const own = createApi({
    db: database.db,
    accounts: testAccounts,
    payments: { ...bank().payments, cashAddress },
    now,
  })
  const call = { locale: 'en', token: member.token } as const
  await own.dispatch('POST /customer/purchases', {
    ...call,
    body: { ...toChoice(await add('event')), paymentMethod: 'cash' },
  })
  const { property } = await addFull(1, { checkIn: '2027-03-10' })
  const price = await own.dispatch('POST /customer/reservations/calculate-price', { ...call, body: toStay(property) })
  expect(price.cash).toEqual({ until: null, reason: 'open' })
  await expect(bookAs(own, member, toStay(property), { paymentMethod: 'cash' })).rejects.toMatchObject({
    code: 'CASH_NOT_OFFERED',
    details: { cash: { reason: 'open' } },
  })
})

test('a customer who accepts an offer without paying can join again after a day', async () => {
  const sale = await add('event', { stocks: [{ capacity: 1 }] })
  const holder = await buy(sale)
  const { member, id } = await waitFor(sale)
  await cancel(holder)
  await work()
  pass(29)
  await cancel(await buy(sale, { member, waitingId: id }))
  await buy(sale)
  await expect(waitFor(sale, 1, member)).rejects.toMatchObject(later)
  pass(24 * 60)
  await lapse()
  await buy(sale)
  await waitFor(sale, 1, member)
})
