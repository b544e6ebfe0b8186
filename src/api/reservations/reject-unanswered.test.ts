import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { openPaying } from '../payments/testing/paying.ts'
import { workRefunds } from '../payments/work-refunds.ts'
import { rejectUnanswered } from './reject-unanswered.ts'

const database = openTestDatabase()
const { now, ask, pass, bank, hold, stateOf, sweep, transactionsOf, unitsLeft } = openPaying(database)

const paidFor = async (checkIn: string, hour = 0) => {
  pass(hour * 60)
  const held = await hold({ checkIn }, { rates: { acceptance: 'manual' } })
  await bank().choose(held.link)
  await sweep()
  expect(await stateOf(held)).toMatchObject({ status: 'pending', paymentStatus: 'paid' })
  return held
}

test('what a property never answers to is given back when the guest arrives, once', async () => {
  const held = await paidFor('2027-01-20')
  const shown = await ask('GET /user/reservations/{id}', held.member, held.id)
  expect(shown.answerBy).toBe('2027-01-20T11:00:00Z')
  pass((new Date('2027-01-20T11:00:00Z').getTime() - now().getTime()) / 60_000 - 1)
  expect(await rejectUnanswered(database.db, now())).toBe(0)
  pass(1)
  const ended = await Promise.all(Array.from({ length: 4 }, () => rejectUnanswered(database.db, now())))
  expect(ended.reduce((sum, count) => sum + count)).toBe(1)
  await workRefunds(bank().context, now())
  expect(await stateOf(held)).toMatchObject({ status: 'rejected', paymentStatus: 'refunded' })
  expect(await transactionsOf(held.member)).toEqual(['credit 200000 qi', 'debit 200000 qi'])
  expect(await unitsLeft(held.property)).toBe(1)
})

test('who books for tonight waits two hours', async () => {
  const held = await paidFor('2027-01-10', 8)
  pass(118)
  expect(await rejectUnanswered(database.db, now())).toBe(0)
  pass(2)
  expect(await rejectUnanswered(database.db, now())).toBe(1)
  expect(await stateOf(held)).toMatchObject({ status: 'rejected', refund: { amount: { amount: 200_000 } } })
})
