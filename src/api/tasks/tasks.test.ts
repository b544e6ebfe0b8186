import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, type TestMember } from '../customers/testing/member.ts'
import { openBuying } from '../purchases/testing/buying.ts'

const database = openTestDatabase()
const { api, now, add, buy, pay, lapse, end } = openBuying(database)

const tasksOf = async (member: TestMember) =>
  (await api().dispatch('GET /customer/tasks', { locale: 'en', token: member.token })).data

test('a new customer has no tasks', async () => {
  expect(await tasksOf(await addMember(database.db))).toEqual([])
})

test('a held order is a task until its hold ends, a remaining amount until its last day', async () => {
  const member = await addMember(database.db)
  const held = await buy(await add('tourism'), { member })
  const [task] = await tasksOf(member)
  expect(task).toMatchObject({ kind: 'pay', entity: 'purchase', id: held.id })
  expect(Date.parse(task?.until ?? '')).toBeGreaterThan(now().getTime())
  await sql`update orders set hold_until = ${now()} where id = ${held.orderId}`.execute(database.db)
  await lapse()
  expect(await tasksOf(member)).toEqual([])
  const sale = await add('tourism', { deposit: { percent: 20, restDays: 14 } })
  const bought = await buy(sale, { member, payDeposit: true })
  await pay(bought)
  expect(await tasksOf(member)).toMatchObject([
    { kind: 'rest', entity: 'purchase', id: bought.id, until: '2027-02-15T21:00:00Z' },
  ])
})

test('an ended stay is a review task of its customer for 90 days', async () => {
  const member = await addMember(database.db)
  const stranger = await addMember(database.db)
  const bought = await buy(await add('activity'), { member })
  await pay(bought)
  const endAgo = async (interval: string) => {
    await sql`update purchases set ends_at = ${now()}::timestamptz - ${interval}::interval, starts_at = null
      where id = ${bought.id}`.execute(database.db)
    await end()
  }
  await endAgo('1 hour')
  expect(await tasksOf(member)).toMatchObject([{ kind: 'review', entity: 'purchase', id: bought.id }])
  expect(await tasksOf(stranger)).toEqual([])
  await endAgo('92 days')
  expect(await tasksOf(member)).toEqual([])
})
