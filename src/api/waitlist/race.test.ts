import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Problem } from '../../contract/problems.ts'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { type Database, openDatabase } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { testAccounts, toToken } from '../customers/testing/member.ts'
import { addSale, toChoice } from '../purchases/testing/sales.ts'
import { type Api, createApi } from '../service.ts'
import { processWaitlist } from './process-waitlist.ts'

const database = openTestDatabase()
const now = new Date('2027-01-10T09:00:00Z')
/** Connections of two processes. */
const pools: Database[] = []
let apis: Api[] = []
beforeAll(() => {
  pools.push(openDatabase(database.url, { connections: 20 }), openDatabase(database.url, { connections: 20 }))
  apis = pools.map(({ db }) => createApi({ db, accounts: testAccounts, now: () => now }))
})
afterAll(() => Promise.all(pools.map(({ close }) => close())))

const apiOf = (n: number): Api => apis[n % apis.length] as Api

async function addMembers(count: number): Promise<string[]> {
  const { rows } = await sql<{ account: string; session: string }>`
    with made as (insert into accounts (google_subject) select gen_random_uuid() from generate_series(1, ${count}::int) returning id),
      profiles as (insert into customers (account_id, name) select id, 'Sara' from made)
    insert into sessions (account_id, expires_at) select id, now() + interval '1 day' from made
    returning account_id as account, id as session`.execute(database.db)
  return rows.map(({ account, session }) => toToken(account, session))
}

const codeOf = (error: unknown): string => (error instanceof Problem ? error.code : String(error))

async function buyAll(tokens: string[], bodyOf: (n: number) => object): Promise<{ made: number; codes: string[] }> {
  const answers = await Promise.allSettled(
    tokens.map((token, n) =>
      apiOf(n).dispatch('POST /customer/purchases', {
        locale: 'en',
        token,
        body: { paymentMethod: 'qi', ...bodyOf(n) },
      }),
    ),
  )
  const codes = answers.flatMap((answer) => (answer.status === 'rejected' ? [codeOf(answer.reason)] : []))
  return { made: answers.length - codes.length, codes: [...new Set(codes)] }
}

test('twenty places that become free, fifty who wait and fifty who come by: each place is one person’s, in the order of the line', {
  timeout: 120_000,
}, async () => {
  const sale = await addSale(database.db, 'event', { stocks: [{ capacity: 20 }] })
  const [stock = 0] = sale.stocks
  const holders = await addMembers(20)
  expect((await buyAll(holders, () => toChoice(sale))).made).toBe(20)
  const tokens = await addMembers(50)
  const entries: number[] = []
  for (const [n, token] of tokens.entries())
    entries.push(
      (
        await apiOf(n).dispatch('POST /customer/waiting', {
          locale: 'en',
          token,
          body: { choice: toChoice(sale) },
        })
      ).id,
    )
  const { rows: held } = await sql<{ id: number; account: string; session: string }>`
    select p.id, c.account_id as account, s.id as session from purchases p join customers c on c.id = p.customer_id
      join sessions s on s.account_id = c.account_id where p.sale_id = ${sale.sale}`.execute(database.db)
  const works = () => Promise.all(pools.map(({ db }) => processWaitlist(db, now)))
  const [, bought] = await Promise.all([
    Promise.all(
      held.map(({ id, account, session }, n) =>
        apiOf(n).dispatch('PUT /customer/purchases/{id}/cancel', {
          locale: 'en',
          token: toToken(account, session),
          params: { id },
        }),
      ),
    ),
    buyAll(await addMembers(50), () => toChoice(sale)),
    works(),
    works(),
  ])
  expect(bought.codes.filter((code) => code !== 'SOLD_OUT')).toEqual([])
  await works()
  const { rows } = await sql<{ id: number; status: string }>`
    select id, status from waitlist_entries where id = any(${entries}::int[]) order by place`.execute(database.db)
  const offered = rows.filter(({ status }) => status === 'offered').map(({ id }) => id)
  expect(offered).toEqual(entries.slice(0, offered.length))
  expect(offered.length + bought.made).toBe(20)
  expect(await findViolations(database.db, now)).toEqual([])
  // All customers try all offers: each works once, for its own customer.
  const taken = await Promise.all([
    buyAll(tokens, (n) => ({ ...toChoice(sale), waitingId: entries[n] })),
    buyAll(tokens.toReversed(), (n) => ({ ...toChoice(sale), waitingId: entries[n] })),
    buyAll(await addMembers(20), () => toChoice(sale)),
    works(),
  ])
  expect(taken[0].made + taken[1].made).toBe(offered.length)
  expect(taken[2].made).toBe(0)
  expect(new Set([...taken[0].codes, ...taken[1].codes])).toEqual(new Set(['WAITING_OFFER_OVER']))
  const { rows: counted } = await sql<{ taken: number }>`select taken from stocks where id = ${stock}`.execute(
    database.db,
  )
  expect(counted).toEqual([{ taken: 20 }])
  expect(await findViolations(database.db, now)).toEqual([])
})
