import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, testAccounts } from '../customers/testing/member.ts'
import { noPayments } from '../payments/no-payments.ts'
import { createApi } from '../service.ts'
import { addProperty, bookAs, toSelection } from './testing/booking.ts'

/** Programs of others write the same thing in more than one way. */
const database = openTestDatabase()
const now = new Date('2027-01-10T09:00:00Z')
const api = () => createApi({ db: database.db, accounts: testAccounts, now: () => now })

test('a number may be a text in any digits, and what is left out may be null', async () => {
  const property = await addProperty(database.db, [{ units: 3 }])
  const { token } = await addMember(database.db)
  const asked = {
    ...toSelection(property, {}, now),
    adults: '٢',
    childrenAges: null,
    usePoints: null,
    voucherCode: null,
  }
  const total = async (count: unknown) => {
    const body = { ...asked, rooms: [{ roomTypeId: `${property.rooms[0]}`, count }] }
    return (await api().dispatch('POST /customer/reservations/calculate-price', { locale: 'en', token, body })).total
  }
  expect([await total(2), await total('2'), await total('٢'), await total('۲')]).toEqual(Array(4).fill(400_000))
  for (const count of ['0', '-1', '1.5', 'two', '', null, true])
    await expect(total(count)).rejects.toThrow('INVALID_INPUT')
  const body = { ...asked, rooms: null }
  await expect(
    api().dispatch('POST /customer/reservations/calculate-price', { locale: 'en', token, body }),
  ).rejects.toThrow('ROOM_REQUIRED')
  expect(
    (await api().dispatch('POST /user/properties/availablility', { locale: 'en', body })).combinations,
  ).not.toHaveLength(0)
})

test('a room type that the address names without saying which is none', async () => {
  const property = await addProperty(database.db, [{ units: 1 }, { units: 1 }])
  const rooms = async (query: object) =>
    (await api().dispatch('GET /user/properties/{id}', { locale: 'en', params: { id: property.id }, query })).roomTypes
  expect(await rooms({ roomTypeId: '', roomId: '' })).toHaveLength(2)
  expect(await rooms({ roomTypeId: '', roomId: `${property.rooms[1]}` })).toMatchObject([{ id: property.rooms[1] }])
})

test('a reservation shows money in major units only, and what is pending is a list like any other', async () => {
  const property = await addProperty(database.db, [{ units: 1 }])
  const member = await addMember(database.db)
  const pending = () => api().dispatch('GET /customer/reservations/pending', { locale: 'en', token: member.token })
  expect((await pending()).meta).toEqual({ total: 0, limit: 1, page: 1, last: 0, previous: null, next: null })
  const { id } = await bookAs(api(), member, toSelection(property, {}, now))
  const page = await api().dispatch('GET /user/reservations/{id}', {
    locale: 'en',
    token: member.token,
    params: { id },
  })
  expect(page).not.toHaveProperty('refundAmount')
  expect(await pending()).toMatchObject({ data: [{ id }], meta: { total: 1, page: 1, last: 1, next: null } })
})

test('what is in dinars comes off a price in dollars at the rate at which that is paid', async () => {
  const property = await addProperty(database.db, [{ units: 1, price: 10_000 }], { currency: 'USD' })
  const { token } = await addMember(database.db, { entries: 15 })
  await sql`insert into vouchers (code, amount) values ('DINARS', 15000)`.execute(database.db)
  const payments = { ...noPayments, dinarsPerDollar: 1500 }
  const dear = createApi({ db: database.db, accounts: testAccounts, payments, now: () => now })
  const body = { ...toSelection(property, {}, now), voucherCode: 'DINARS', usePoints: true }
  expect(
    await dear.dispatch('POST /customer/reservations/calculate-price', { locale: 'en', token, body }),
  ).toMatchObject({ voucherDiscount: 10, pointsDiscount: 1, total: 189 })
  const checked = { voucherCode: 'DINARS', total: { amount: 200, currency: 'USD' as const } }
  expect(
    (await dear.dispatch('POST /user/vouchers/check', { locale: 'en', token, body: checked })).discount?.amount,
  ).toBe(10)
})
