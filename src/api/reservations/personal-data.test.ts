import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, type TestMember, testAccounts, testPassword } from '../customers/testing/member.ts'
import { createApi } from '../service.ts'
import { addProperty, type TestProperty, toSelection } from './testing/booking.ts'

const database = openTestDatabase()
const api = () => createApi({ db: database.db, accounts: testAccounts })

const guest = { guestName: 'Zheno Guest', guestPhone: '+9647701112233', notes: 'A cot, please' }
const book = ({ token }: TestMember, property: TestProperty) =>
  api().dispatch('POST /customer/reservations', {
    locale: 'en',
    token,
    idempotencyKey: crypto.randomUUID(),
    body: { ...toSelection(property), ...guest, ...wanted, total: 200_000, paymentMethod: 'qi' },
  })
const remove = ({ token }: TestMember) =>
  api().dispatch('POST /customer/auth/delete-account', {
    locale: 'en',
    token,
    body: { password: testPassword, acceptLoss: true },
  })
const wanted = { arrivalHour: 23, requests: ['prayer_mat'] }
const findText = async (text: string) =>
  (await sql`select from reservations r where r::text like ${`%${text}%`}`.execute(database.db)).rows.length

test('the export has the reservations of the customer, and nobody else’s', async () => {
  const property = await addProperty(database.db, [{ units: 9 }])
  const [member, other] = [await addMember(database.db), await addMember(database.db)]
  const { id } = await book(member, property)
  await book(other, property)
  const file = await api().dispatch('POST /customer/auth/export', {
    locale: 'en',
    token: member.token,
    body: { password: testPassword },
  })
  expect(file.reservations).toMatchObject([
    {
      id,
      guest_name: guest.guestName,
      arrival_hour: 23,
      requests: ['prayer_mat'],
      total: 200_000,
      rooms: [{ room_type_id: property.rooms[0], count: 1 }],
    },
  ])
  await remove(member)
  await remove(other)
})

test('a deleted account leaves its reservations without anything personal, and their money as it was', async () => {
  const property = await addProperty(database.db, [{ units: 9 }])
  const member = await addMember(database.db)
  const { id } = await book(member, property)
  expect(await Promise.all(Object.values(guest).map(findText))).toEqual([1, 1, 1])
  await remove(member)
  expect(await Promise.all(Object.values(guest).map(findText))).toEqual([0, 0, 0])
  const after = await sql`select arrival_hour, requests from reservations where id = ${id}`.execute(database.db)
  expect(after.rows).toEqual([{ arrival_hour: null, requests: [] }])
  const { rows } =
    await sql`select total::int, customer_id from orders where id = (select order_id from reservations where id = ${id})`.execute(
      database.db,
    )
  expect(rows).toEqual([{ total: 200_000, customer_id: member.customer }])
  const stored = await sql`select from idempotency_keys where account_id = ${member.account}`.execute(database.db)
  expect(stored.rows).toEqual([])
})

test('deleting while booking leaves nothing personal either way', async () => {
  const property = await addProperty(database.db, [{ units: 500 }])
  for (let round = 0; round < 15; round++) {
    const member = await addMember(database.db)
    const answers = await Promise.allSettled([book(member, property), remove(member), book(member, property)])
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await Promise.all(Object.values(guest).map(findText))).toEqual([0, 0, 0])
  }
})
