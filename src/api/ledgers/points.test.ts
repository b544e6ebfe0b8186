import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember } from '../customers/testing/member.ts'
import { openPaying } from '../payments/testing/paying.ts'

const database = openTestDatabase()
const { ask, cancel, fill, hold, payUrl } = openPaying(database)
const pointsOf = (member: Parameters<typeof ask>[1]) => ask('GET /customer/points', member)

test('an order that is not paid yet says what it will bring; paid, it is an entry with its order and what was there then', async () => {
  const held = await hold()
  const { expected, data } = await pointsOf(held.member)
  const order = {
    orderId: expect.any(Number),
    code: held.code,
    itemType: 'reservation',
    title: expect.any(String),
    itemPath: `/account/history/${held.id}`,
  }
  expect(data).toEqual([])
  expect(expected).toEqual([{ ...order, points: 200, used: 0 }])
  await fill(held.member, 500_000)
  await payUrl(held, 'wallet')
  expect(await pointsOf(held.member)).toMatchObject({
    balance: 200,
    expected: [],
    data: [{ points: 200, balance: 200, reason: 'reservation', order }],
  })
  await cancel(held)
  const after = await pointsOf(held.member)
  expect(after.data[0]).toMatchObject({ reason: 'clawback', balance: after.balance, order })
})

test('points of ended orders are no longer expected, and customers see only their own', async () => {
  const held = await hold()
  expect((await pointsOf(await addMember(database.db))).expected).toEqual([])
  await cancel(held)
  expect((await pointsOf(held.member)).expected).toEqual([])
})
