import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Problem } from '../contract/problems.ts'
import type { Tx } from '../db/database.ts'
import { forgetOldKeys } from '../db/queries/orders/idempotency.ts'
import { openTestDatabase } from '../db/testing/database.ts'
import { createRunOnce, isIdempotencyKey } from './run-once.ts'

const database = openTestDatabase()
const now = new Date('2027-01-10T09:00:00Z')

async function addAccount(): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into accounts (google_subject) values (gen_random_uuid()) returning id`.execute(database.db)
  return rows[0]?.id ?? ''
}

const onceAs = (account: string, key: string, request: unknown = {}) =>
  createRunOnce(database.db, { account, key, hash: JSON.stringify(request), now })

/** An effect that can be counted. */
const addLocation = (name: string) => async (tx: Tx) => {
  await sql`insert into used_solutions (key, until) values (${`${name}-${crypto.randomUUID()}`}, now())`.execute(tx)
  return { z: name, a: 1 }
}
const countOf = async (name: string) =>
  Number(
    (await sql<{ n: bigint }>`select count(*) n from used_solutions where key like ${`${name}-%`}`.execute(database.db))
      .rows[0]?.n,
  )

test('the same key and request get the first answer, and nothing is done again', async () => {
  const account = await addAccount()
  const first = await onceAs(account, 'k')(addLocation('same'))
  const second = await onceAs(account, 'k')(addLocation('other'))
  expect(JSON.stringify(second)).toBe(JSON.stringify(first))
  expect([await countOf('same'), await countOf('other')]).toEqual([1, 0])
})

test('the same key with another request is refused', async () => {
  const account = await addAccount()
  await onceAs(account, 'k', { a: 1 })(addLocation('one'))
  await expect(onceAs(account, 'k', { a: 2 })(addLocation('two'))).rejects.toMatchObject({
    code: 'IDEMPOTENCY_MISMATCH',
    status: 422,
  })
  expect(await countOf('two')).toBe(0)
})

test('a key is its account’s own', async () => {
  for (const account of [await addAccount(), await addAccount()]) await onceAs(account, 'k')(addLocation('own'))
  expect(await countOf('own')).toBe(2)
})

const price = { amount: 50_000, currency: 'IQD' } as const
const combination = { rooms: [{ roomTypeId: 1, title: 'Twin', count: 1 }], roomCount: 1, price, priceBefore: price }

test('a refusal undoes everything, and is given again', async () => {
  const account = await addAccount()
  const refuse = async (tx: Tx) => {
    await addLocation('undone')(tx)
    throw new Problem('ROOM_UNAVAILABLE', {
      fields: { rooms: { error: 'invalid' } },
      details: { combinations: [combination] },
    })
  }
  await expect(onceAs(account, 'k')(refuse)).rejects.toMatchObject({
    code: 'ROOM_UNAVAILABLE',
    details: { combinations: [combination] },
  })
  await expect(onceAs(account, 'k')(addLocation('undone'))).rejects.toMatchObject({
    code: 'ROOM_UNAVAILABLE',
    status: 409,
  })
  expect(await countOf('undone')).toBe(0)
})

test('of a refusal little is kept, however much it said', async () => {
  const account = await addAccount()
  const refuse = async () => {
    throw new Problem('ROOM_UNAVAILABLE', { details: { combinations: Array(500).fill(combination) } })
  }
  await expect(onceAs(account, 'k')(refuse)).rejects.toThrow()
  const { rows } = await sql<{ bytes: number }>`
    select pg_column_size(k.*)::int as bytes from idempotency_keys k where account_id = ${account}::uuid`.execute(
    database.db,
  )
  expect(rows[0]?.bytes).toBeLessThan(200)
})

test.each([new Problem('TOO_MANY_REQUESTS'), new Problem('UNAVAILABLE'), new Error('a bug')])(
  'what is wrong only for the moment (%s) may be tried again',
  async (error) => {
    const account = await addAccount()
    const fail = async () => {
      throw error
    }
    await expect(onceAs(account, 'k')(fail)).rejects.toBe(error)
    expect(await onceAs(account, 'k')(addLocation('again'))).toMatchObject({ a: 1 })
  },
)

test('while the first is under way, the others wait for its answer; where it fails, one of them takes its place', async () => {
  const account = await addAccount()
  let isFirst = true
  const act = async (tx: Tx) => {
    const fails = isFirst
    isFirst = false
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (fails) throw new Error('the first one dies')
    return addLocation('queue')(tx)
  }
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => onceAs(account, 'k')(act)))
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(await countOf('queue')).toBe(1)
})

test('all of those who are refused at once get the same answer', async () => {
  const account = await addAccount()
  const codes = ['ROOM_UNAVAILABLE', 'CLOSED', 'MIN_STAY'] as const
  let count = 0
  const act = async () => {
    throw new Problem(codes[count++ % 3] ?? 'CLOSED')
  }
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => onceAs(account, 'k')(act)))
  const told = answers.map((answer) => answer.status === 'rejected' && answer.reason.code)
  expect(new Set(told).size).toBe(1)
})

test('without a key everything is done each time', async () => {
  const once = createRunOnce(database.db, null)
  await once(addLocation('plain'))
  await once(addLocation('plain'))
  expect(await countOf('plain')).toBe(2)
})

test('a key is kept for a day', async () => {
  const account = await addAccount()
  await onceAs(account, 'k')(addLocation('day'))
  await forgetOldKeys(database.db, new Date('2027-01-11T09:00:00Z'))
  await onceAs(account, 'k')(addLocation('day'))
  expect(await countOf('day')).toBe(1)
  await forgetOldKeys(database.db, new Date('2027-01-11T09:00:01Z'))
  await onceAs(account, 'k')(addLocation('day'))
  expect(await countOf('day')).toBe(2)
})

test.each([
  ['6f1c1e9a-3b0e-4a53-9f7a-2f5f6a1d2c11', true],
  ['x'.repeat(255), true],
  ['', false],
  ['x'.repeat(256), false],
  ['a b', false],
  ['ک', false],
  ['a\n', false],
])('%j as a key: %s', (key, isGood) => expect(isIdempotencyKey(key)).toBe(isGood))
