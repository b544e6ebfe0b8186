import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  addSubscription,
  findBusinesses,
  findUsed,
  type TestBusiness,
} from '../../api/redemptions/testing/redeeming.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { limits } from '../../domain/limits/limits.ts'
import { shortCodeLength, shortCodeLetters } from '../../domain/orders/short-code.ts'
import { type Answer, addSignedIn, call, type SignedIn } from './testing/customers.ts'
import { openTestPair } from './testing/pair.ts'

const crowd = 200

const database = openTestDatabase()
const { urlOf } = openTestPair({ database })
let places: TestBusiness[] = []

beforeAll(async () => {
  places = await findBusinesses(database.db)
})

/** So many cashiers of one business, by its place in the list. */
async function addCashiers(count: number, place = 0): Promise<SignedIn[]> {
  const cashiers = await addSignedIn(database.db, count)
  await sql`insert into memberships (account_id, business_id, role, created_at)
    select account_id, ${places[place]?.business ?? 0}, 'cashier', now() from customers
    where id = any(${cashiers.map(({ customer }) => customer)}::int[])`.execute(database.db)
  return cashiers
}

async function addGuest(uses: number | null) {
  const [guest] = await addSignedIn(database.db, 1)
  if (!guest) throw new Error('One is needed')
  const subscription = await addSubscription(database.db, guest.customer, { uses })
  const show = async (n = 0, isNew = false): Promise<Answer> =>
    call(urlOf(n), `GET /customer/auth/receive-discount${isNew ? '?new=true' : ''}`, guest)
  return { ...guest, subscription, show }
}

const redeem = (n: number, cashier: SignedIn | undefined, body: object): Promise<Answer> =>
  call(urlOf(n), 'POST /business/redemptions', { token: cashier?.token ?? '', body })

function tally(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const name = status === 200 ? '200' : `${status} ${body.code}`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

describe('over two processes', { timeout: 120_000 }, () => {
  test('one token sent by a crowd of shops at once is one use', async () => {
    const guest = await addGuest(10)
    const { body } = await guest.show()
    const cashiers = [...(await addCashiers(5)), ...(await addCashiers(5, 1))]
    const answers = await Promise.all(
      Array.from({ length: crowd }, (_, n) => redeem(n, cashiers[n % 10], { token: body.token })),
    )
    expect(tally(answers)).toEqual({ 200: 1, '409 TOKEN_USED': crowd - 1 })
    expect(await findUsed(database.db, guest.subscription)).toEqual({ used: 1, status: 'active' })
  })

  test('two phones that show at once show the same, and the last use is used once', async () => {
    const guest = await addGuest(1)
    const shown = await Promise.all(Array.from({ length: 20 }, (_, n) => guest.show(n)))
    expect(new Set(shown.map(({ body }) => body.token)).size).toBe(1)
    const cashiers = await addCashiers(2)
    const { token, shortCode } = shown[0]?.body ?? {}
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => redeem(n, cashiers[n % 2], n % 2 ? { token } : { shortCode })),
    )
    expect(tally(answers)['200']).toBe(1)
    expect(await findUsed(database.db, guest.subscription)).toEqual({ used: 1, status: 'ended' })
    expect((await guest.show()).body.code).toBe('NO_ACTIVE_PACKAGE')
  })

  test('new codes, uses and undos all at once keep the count', async () => {
    const guest = await addGuest(null)
    const [cashier] = await addCashiers(1)
    const done: number[] = []
    const live = async (n: number) => {
      const { body } = await guest.show(n, n % 3 === 0)
      const { status, body: made } = await redeem(n, cashier, { token: body.token })
      if (status !== 200) return
      done.push(made.id)
      if (n % 2)
        await Promise.all(
          [0, 1].map((server) =>
            call(urlOf(server), `PUT /business/redemptions/${made.id}/undo`, {
              token: cashier?.token ?? '',
              body: { reason: 'a mistake' },
            }),
          ),
        )
    }
    for (let round = 0; round < 4; round++) await Promise.all(Array.from({ length: 10 }, (_, n) => live(n)))
    expect(done.length).toBeGreaterThan(1)
  })

  test('guesses are counted by member and by business; what is no guess goes on', async () => {
    const guest = await addGuest(null)
    const guess = () =>
      Array.from({ length: shortCodeLength }, () => shortCodeLetters[Math.floor(Math.random() * 28)]).join('')
    const guessAll = (cashiers: SignedIn[], each: number) =>
      Promise.all(
        cashiers.flatMap((cashier) =>
          Array.from({ length: each }, (_, n) => redeem(n, cashier, { shortCode: guess() })),
        ),
      ).then(tally)
    const one = await guessAll(await addCashiers(1, 1), limits.shortCodes.burst + 10)
    expect(one['404 SHORT_CODE_UNKNOWN']).toBeLessThanOrEqual(limits.shortCodes.burst + 1)
    expect(one['429 TOO_MANY_REQUESTS']).toBeGreaterThanOrEqual(9)
    const many = await guessAll(await addCashiers(5, 1), limits.shortCodes.burst)
    expect(many['404 SHORT_CODE_UNKNOWN']).toBeLessThanOrEqual(limits.shortCodesOfBusiness.burst + 3)
    await sql`delete from rate_limits`.execute(database.db)
    // Who does not guess types as often as there are guests.
    const [cashier] = await addCashiers(1, 1)
    const { body } = await guest.show()
    expect((await redeem(0, cashier, { token: body.token })).status).toBe(200)
    const code = (await guest.show(0, true)).body.shortCode
    expect((await redeem(0, cashier, { shortCode: code })).status).toBe(200)
  })
})
