import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, testAccounts } from '../customers/testing/member.ts'
import { createApi } from '../service.ts'

const database = openTestDatabase()
const read = (key: 'GET /customer/points' | 'GET /customer/wallet', token: string, query = {}) =>
  createApi({ db: database.db, accounts: testAccounts }).dispatch(key, { locale: 'en', token, query })

test('points: the balance, and what changed it, the newest first', async () => {
  const { token, customer } = await addMember(database.db, { entries: 3 })
  await sql`insert into point_entries (customer_id, points, balance, reason) values (${customer}, -25, 5, 'discount')`.execute(
    database.db,
  )
  const { balance, data, meta } = await read('GET /customer/points', token, { limit: '2' })
  expect(balance).toBe(5)
  expect(data).toMatchObject([
    { points: -25, reason: 'discount' },
    { points: 10, reason: 'reservation', createdAt: expect.stringMatching(/Z$/) },
  ])
  expect(meta).toEqual({ total: 4, limit: 2, page: 1, last: 2, previous: null, next: 2 })
})

test('the wallet is in whole dinars, beyond what 32 bits hold', async () => {
  const { token, customer } = await addMember(database.db, { entries: 1 })
  await sql`insert into wallet_entries (customer_id, amount, balance, reason) values (${customer}, 5000000000, 5000025000, 'top_up')`.execute(
    database.db,
  )
  const { balance, data } = await read('GET /customer/wallet', token)
  expect(balance).toEqual({ amount: 5_000_025_000, currency: 'IQD' })
  expect(data).toMatchObject([
    { amount: { amount: 5_000_000_000, currency: 'IQD' }, reason: 'top_up' },
    { amount: { amount: 25_000, currency: 'IQD' }, reason: 'refund' },
  ])
})

test('a customer without entries has a balance of zero', async () => {
  await addMember(database.db, { entries: 5 })
  const { token } = await addMember(database.db)
  expect(await read('GET /customer/points', token)).toMatchObject({ balance: 0, data: [], meta: { total: 0 } })
  expect(await read('GET /customer/wallet', token)).toMatchObject({
    balance: { amount: 0, currency: 'IQD' },
    data: [],
    meta: { total: 0 },
  })
})
