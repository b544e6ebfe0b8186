import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import type { TestMember } from '../customers/testing/member.ts'
import { openWaitlist } from '../waitlist/testing/waitlist.ts'

const database = openTestDatabase()
const { add, buy, cancel, pass, work, waitFor, entryOf, leave, api } = openWaitlist(database)

const tasksOf = async (member: TestMember) =>
  (await api().dispatch('GET /customer/tasks', { locale: 'en', token: member.token })).data

test('an offer of the waitlist waits for an answer until it runs out; then the next in line has one', async () => {
  const sale = await add('event', { stocks: [{ capacity: 1 }] })
  const holder = await buy(sale)
  const [first, second] = [await waitFor(sale), await waitFor(sale)]
  expect(await tasksOf(first.member)).toEqual([])
  await cancel(holder)
  await work()
  const { title, offeredUntil } = await entryOf(first)
  const task = { kind: 'offer', entity: 'waiting', id: first.id, title, until: offeredUntil }
  expect(await tasksOf(first.member)).toEqual([task])
  expect(await tasksOf(second.member)).toEqual([])
  pass(30)
  expect(await tasksOf(first.member)).toEqual([])
  await work()
  expect(await tasksOf(second.member)).toMatchObject([{ kind: 'offer', id: second.id }])
})

test('an offer that was taken waits for its payment alone, and one that was left for nothing', async () => {
  const sale = await add('activity', { stocks: [{ capacity: 2 }] })
  const holders = [await buy(sale), await buy(sale)]
  const [taker, leaver] = [await waitFor(sale), await waitFor(sale)]
  for (const holder of holders) await cancel(holder)
  await work()
  expect((await tasksOf(leaver.member)).map(({ kind }) => kind)).toEqual(['offer'])
  const bought = await buy(sale, { member: taker.member, waitingId: taker.id })
  await leave(leaver)
  expect(await tasksOf(taker.member)).toMatchObject([{ kind: 'pay', entity: 'purchase', id: bought.id }])
  expect(await tasksOf(leaver.member)).toEqual([])
})
