import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Problem } from '../../contract/problems.ts'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { type Database, type Db, openDatabase } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { saleKinds } from '../../domain/sales/sale.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { addMember, testAccounts, toToken } from '../customers/testing/member.ts'
import { orderKinds } from '../order-kinds.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { type Api, createApi } from '../service.ts'
import { addSale, type TestSale, toChoice } from './testing/sales.ts'

const crowd = sizeOf(500, 50)

const database = openTestDatabase()
const now = new Date('2027-01-10T09:00:00Z')
/** Connections of two processes. */
const pools: Database[] = []
let apis: Api[] = []
beforeAll(() => {
  pools.push(openDatabase(database.url, { connections: 30 }), openDatabase(database.url, { connections: 30 }))
  apis = pools.map(({ db }) => createApi({ db, accounts: testAccounts, now: () => now }))
})
afterAll(() => Promise.all(pools.map(({ close }) => close())))
afterEach(async () => expect(await findViolations(database.db, now)).toEqual([]))

const apiOf = (n: number): Api => apis[n % apis.length] as Api

async function addMembers(count: number): Promise<string[]> {
  const { rows } = await sql<{ account: string; session: string }>`
    with made as (insert into accounts (google_subject) select gen_random_uuid() from generate_series(1, ${count}::int) returning id),
      profiles as (insert into customers (account_id, name) select id, 'Sara' from made)
    insert into sessions (account_id, expires_at) select id, now() + interval '1 day' from made
    returning account_id as account, id as session`.execute(database.db)
  return rows.map(({ account, session }) => toToken(account, session))
}

type Choice = ReturnType<typeof toChoice>

async function buyAll(tokens: string[], choiceOf: (n: number) => Choice & { voucherCode?: string }, key?: string) {
  const answers = await Promise.allSettled(
    tokens.map((token, n) =>
      apiOf(n).dispatch('POST /customer/purchases', {
        locale: 'en',
        token,
        body: { ...choiceOf(n), paymentMethod: 'qi' },
        idempotencyKey: key,
      }),
    ),
  )
  const made = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const problems = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  // Anything else than a problem, such as a deadlock, would be a 500.
  const codes = [...new Set(problems.map((error) => (error instanceof Problem ? error.code : String(error))))]
  return { made, problems, codes }
}

const takenOf = async ({ stocks }: TestSale): Promise<number[]> => {
  const { rows } = await sql<{
    taken: number
  }>`select taken from stocks where id = any(${stocks}::int[]) order by id`.execute(database.db)
  return rows.map(({ taken }) => taken)
}

describe.each(saleKinds)('the last ten of: %s', (kind) => {
  test('go to parties of one to six, whole, and never an eleventh', { timeout: 120_000 }, async () => {
    const sale = await addSale(database.db, kind, { stocks: [{ capacity: 10 }] })
    const { made, problems, codes } = await buyAll(await addMembers(crowd), (n) => toChoice(sale, 1 + (n % 6)))
    expect(codes).toEqual(['SOLD_OUT'])
    const { rows } = await sql<{ people: number; places: number }>`
      select p.adults as people, (select sum(h.count)::int from purchase_stocks h where h.purchase_id = p.id) as places
      from purchases p where p.id = any(${made.map(({ id }) => id)}::int[])`.execute(database.db)
    for (const { people, places } of rows) expect(places).toBe(people)
    const [taken = 0] = await takenOf(sale)
    expect(rows.reduce((sum, { people }) => sum + people, 0)).toBe(taken)
    // With so many parties of one, none is left over.
    expect(taken).toBe(10)
    for (const { details } of problems) expect(details.left).toBeLessThan(6)
  })
})

test('two categories of an event, wanted in opposite orders, do not wait for each other', async () => {
  const sale = await addSale(database.db, 'event', { stocks: [{ capacity: 50 }, { capacity: 50 }] })
  const [one = 0, two = 0] = sale.stocks
  const tickets = [
    { categoryId: one, quantity: 1 },
    { categoryId: two, quantity: 1 },
  ]
  const choose = (n: number) => ({ ...toChoice(sale), tickets: n % 2 ? tickets : tickets.toReversed() })
  const { made, codes } = await buyAll(await addMembers(60), choose)
  expect(codes).toEqual(['SOLD_OUT'])
  expect(made).toHaveLength(50)
  expect(await takenOf(sale)).toEqual([50, 50])
})

test('days of an offer and its number in all: neither is oversold, and the whole ends it for every day', async () => {
  const stocks = [
    { day: null, capacity: 12 },
    ...['2027-03-01', '2027-03-02', '2027-03-03'].map((day) => ({ day, capacity: 5 })),
  ]
  const sale = await addSale(database.db, 'offer', { stocks })
  const choose = (n: number) => ({ ...toChoice(sale), travelDate: `2027-03-0${1 + (n % 3)}` })
  const { made, codes } = await buyAll(await addMembers(60), choose)
  expect(codes).toEqual(['SOLD_OUT'])
  expect(made).toHaveLength(12)
  const [whole, ...each] = await takenOf(sale)
  expect(whole).toBe(12)
  expect(each.reduce((sum, taken) => sum + taken, 0)).toBe(12)
})

test('thirty simultaneous requests of one customer for free tickets stay within the limit', async () => {
  const sale = await addSale(database.db, 'event', {
    maxPeople: 2,
    maxEach: 6,
    stocks: [{ capacity: 100, prices: { ticket: 0 } }],
  })
  const { token } = await addMember(database.db)
  const { made, codes } = await buyAll(Array(30).fill(token), () => toChoice(sale, 2))
  expect(made).toHaveLength(3)
  expect(codes).toEqual(['TOO_MANY_PLACES'])
  expect(await takenOf(sale)).toEqual([6])
})

test('a voucher for one is used once by many at once, and the others hold nothing', async () => {
  await sql`insert into vouchers (code, percent, limit_in_all) values ('ONLY-ONE', 10, 1)`.execute(database.db)
  const sale = await addSale(database.db, 'activity', { stocks: [{ capacity: 100 }] })
  const { made, codes } = await buyAll(await addMembers(40), () => ({ ...toChoice(sale), voucherCode: 'ONLY-ONE' }))
  expect(made).toHaveLength(1)
  expect(codes).toEqual(['VOUCHER_RESERVED'])
  expect(await takenOf(sale)).toEqual([1])
})

test('the same Idempotency-Key buys once, and everybody gets its answer', async () => {
  const sale = await addSale(database.db, 'tourism')
  const { token } = await addMember(database.db)
  const { made, codes } = await buyAll(Array(30).fill(token), () => toChoice(sale, 2), 'once')
  expect(codes).toEqual([])
  expect(new Set(made.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await takenOf(sale)).toEqual([2])
})

test('expiring, cancelled and new holds at once count every place once', async () => {
  const sale = await addSale(database.db, 'event', { stocks: [{ capacity: 20 }, { capacity: 20 }] })
  const [one = 0, two = 0] = sale.stocks
  const both = [one, two].map((categoryId) => ({ categoryId, quantity: 1 }))
  const tokens = await addMembers(20)
  const { made } = await buyAll(tokens, () => ({ ...toChoice(sale), tickets: both }))
  const later = new Date(now.getTime() + 16 * 60_000)
  const cancels = made.map(({ id }, n) =>
    apiOf(n).dispatch('PUT /customer/purchases/{id}/cancel', { locale: 'en', token: tokens[n] ?? '', params: { id } }),
  )
  const [, answers] = await Promise.all([
    Promise.all(Array.from({ length: 4 }, (_, n) => expireHolds((pools[n % 2] as Database).db, orderKinds, later))),
    Promise.allSettled([...cancels, buyAll(await addMembers(20), (n) => toChoice(sale, 1 + (n % 3)))]),
  ])
  const codes = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [String(answer.reason.code ?? answer.reason)] : [],
  )
  expect(codes.filter((code) => code !== 'ORDER_NOT_CANCELLABLE')).toEqual([])
  await expireHolds(database.db, orderKinds, later)
  expect(await takenOf(sale)).toEqual([0, 0])
})

describe('what the lock and the last guard are worth', () => {
  /** The common mistake: look, think, write. */
  const buyNaively = (db: Db, stock: number, think: () => Promise<void>): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{
        left: number
      }>`select capacity - taken as left from stocks where id = ${stock}`.execute(tx)
      if ((rows[0]?.left ?? 0) < 1) return false
      await think()
      await sql`update stocks set taken = taken + 1 where id = ${stock}`.execute(tx)
      return true
    })

  async function race() {
    const sale = await addSale(database.db, 'activity', { stocks: [{ capacity: 1 }] })
    const [stock = 0] = sale.stocks
    // No write happens before two have looked: otherwise they meet only where the machine is fast enough.
    const two = Promise.withResolvers<void>()
    let looked = 0
    const think = () => {
      if (++looked === 2) two.resolve()
      return two.promise
    }
    const tries = Array.from({ length: 20 }, (_, n) => buyNaively((pools[n % 2] as Database).db, stock, think))
    const failures = (await Promise.allSettled(tries)).flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason] : [],
    )
    const [taken] = await takenOf(sale)
    await sql`update stocks set taken = 0 where id = ${stock}`.execute(database.db)
    return { taken, failures }
  }

  test('without the lock the database still refuses the second one, but as a failure', async () => {
    const { taken, failures } = await race()
    expect(taken).toBe(1)
    expect(new Set(failures.map(({ constraint }) => constraint))).toEqual(new Set(['stocks_not_oversold']))
  })

  test('without lock and guard the last place is sold many times', async () => {
    await sql`alter table stocks drop constraint stocks_not_oversold`.execute(database.db)
    const { taken, failures } = await race()
    expect(failures).toEqual([])
    expect(taken).toBeGreaterThan(1)
  })
})
