import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { orderKinds } from '../order-kinds.ts'
import { endOverdueRests } from './end-rests.ts'
import { rejectUnansweredPurchases } from './reject-unanswered.ts'
import type { TestPurchase } from './testing/add-purchase.ts'
import { openAfter } from './testing/after.ts'

const database = openTestDatabase()
const { now, pass, passUntil, buy, buyAndPay, lapse, refund, takenOf } = openAfter(database)

const places = 2
const setTaken = ({ stock }: TestPurchase, taken: number) =>
  sql`update stocks set taken = ${taken} where id = ${stock}`.execute(database.db)
const reject = () => rejectUnansweredPurchases(database.db, now())
const endRests = () => endOverdueRests(database.db, orderKinds, now())
const rest = { amount: 300_000, due: '2027-02-10' }

test.each<[string, () => Promise<TestPurchase>, () => void, () => Promise<number>]>([
  ['a hold that ran out', buy, () => pass(15), lapse],
  ['silence of a seller', () => buyAndPay({ acceptance: 'manual' }), () => pass(60 * 48), reject],
  ['an overdue rest', () => buyAndPay({ price: 400_000, rest }), () => passUntil('2027-02-11T01:00:00'), endRests],
])('%s: one that cannot be ended stops nobody else’s, and is tried again', async (_, make, wait, end) => {
  const broken = await make()
  const whole = await make()
  // Fewer than it gives back: the database refuses that.
  await setTaken(broken, 0)
  wait()
  await expect(end()).rejects.toThrow('Left for the next run')
  expect(await takenOf(whole)).toBe(0)
  await setTaken(broken, places)
  expect(await end()).toBe(1)
  expect(await takenOf(broken)).toBe(0)
  await refund()
})
