import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember } from '../customers/testing/member.ts'
import { openBuying } from './testing/buying.ts'
import type { TestSale } from './testing/sales.ts'

const database = openTestDatabase()
const { add, priceOf, buy, see } = openBuying(database)

const reduce = ({ itemId }: TestSale, price: number) =>
  sql`update offers set price = ${price}, price_before = 75000, currency = 'IQD' where id = ${itemId}`.execute(
    database.db,
  )

test('an offer that costs less says so before it is bought and on its page', async () => {
  const sale = await add('offer')
  await reduce(sale, 60_000)
  const member = await addMember(database.db)
  const quote = await priceOf(sale, { member, people: 2 })
  expect(quote).toMatchObject({ total: 120_000, fullTotal: 150_000, saved: 30_000 })
  expect(quote.lines).toMatchObject([{ amount: 120_000, amountBefore: 150_000 }])
  // Later changes of the sale do not change the bought one.
  const bought = await buy(sale, { member, people: 2 })
  await reduce(sale, 70_000)
  expect(await see(bought)).toMatchObject({ fullTotal: { amount: 150_000 }, saved: { amount: 30_000 } })
})

test('a day of an offer that costs something else than its reduced price was never reduced', async () => {
  const sale = await add('offer')
  await reduce(sale, 50_000)
  const quote = await priceOf(sale, { member: await addMember(database.db), people: 1 })
  expect(quote).toMatchObject({ total: 60_000, fullTotal: 60_000, saved: 0 })
})
