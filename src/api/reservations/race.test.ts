import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Problem } from '../../contract/problems.ts'
import { type Database, openDatabase } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { addMember, testAccounts, toToken } from '../customers/testing/member.ts'
import { orderKinds } from '../order-kinds.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { type Api, createApi } from '../service.ts'
import { addProperty, bookAs, findImbalances, toSelection } from './testing/booking.ts'

const crowd = sizeOf(500, 40)

const database = openTestDatabase()
const now = new Date('2027-01-10T09:00:00Z')
/** Connections of two processes. */
const pools: Database[] = []
let apis: Api[] = []
beforeAll(() => {
  pools.push(openDatabase(database.url, { connections: 40 }), openDatabase(database.url, { connections: 40 }))
  apis = pools.map(({ db }) => createApi({ db, accounts: testAccounts, now: () => now }))
})
afterAll(() => Promise.all(pools.map(({ close }) => close())))
afterEach(async () => expect(await findImbalances(database.db)).toEqual([]))

const apiOf = (n: number): Api => apis[n % apis.length] as Api

async function addMembers(count: number): Promise<{ token: string }[]> {
  const { rows } = await sql<{ account: string; session: string }>`
    with made as (insert into accounts (google_subject) select gen_random_uuid() from generate_series(1, ${count}::int) returning id),
      profiles as (insert into customers (account_id, name) select id, 'Sara' from made)
    insert into sessions (account_id, expires_at) select id, now() + interval '1 day' from made
    returning account_id as account, id as session`.execute(database.db)
  return rows.map(({ account, session }) => ({ token: toToken(account, session) }))
}

/** The quotes of all customers; each then books at the same moment. */
async function bookAll(
  members: { token: string }[],
  selectionOf: (n: number) => ReturnType<typeof toSelection>,
  key?: string,
) {
  const shown = await Promise.all(
    members.map(({ token }, n) =>
      apiOf(n).dispatch('POST /customer/reservations/calculate-price', { locale: 'en', token, body: selectionOf(n) }),
    ),
  )
  const answers = await Promise.allSettled(
    members.map(({ token }, n) => {
      const body = { ...selectionOf(n), priceKey: shown[n]?.priceKey, paymentMethod: 'qi' as const }
      return apiOf(n).dispatch('POST /customer/reservations', { locale: 'en', token, body, idempotencyKey: key })
    }),
  )
  return toOutcomes(answers)
}

function toOutcomes<T>(answers: PromiseSettledResult<T>[]) {
  const made = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const problems = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  // Anything else than a problem, such as a deadlock, would be a 500.
  return {
    made,
    problems,
    codes: [...new Set(problems.map((error) => (error instanceof Problem ? error.code : String(error))))],
  }
}

const soldOf = async (room: number | undefined) =>
  (
    await sql<{ sold: number }>`select max(sold)::int as sold from room_nights where room_type_id = ${room}`.execute(
      database.db,
    )
  ).rows[0]?.sold

/** Creates the counters of the nights first: otherwise the first booking ever would make all others wait for its new rows. */
async function countNights(selection: ReturnType<typeof toSelection>): Promise<void> {
  const { token } = await addMember(database.db)
  const { id } = await bookAs(apiOf(0), { token }, selection)
  await apiOf(0).dispatch('PUT /customer/reservations/{id}/cancel', { locale: 'en', token, params: { id } })
}

describe('the last room', () => {
  test.each(['counted before', 'never counted'])(
    'is sold once to a crowd who want it at once (%s), and the others learn what is free',
    async (nights) => {
      const property = await addProperty(database.db, [{ units: 1 }, { units: 600, price: 130_000 }])
      if (nights === 'counted before') await countNights(toSelection(property, {}, now))
      const { made, problems, codes } = await bookAll(await addMembers(crowd), () => toSelection(property, {}, now))
      expect(made).toHaveLength(1)
      expect(codes).toEqual(['ROOM_UNAVAILABLE'])
      expect(problems).toHaveLength(crowd - 1)
      for (const { details } of problems)
        expect(details.combinations[0].rooms).toMatchObject([{ roomTypeId: property.rooms[1], count: 1 }])
      expect(await soldOf(property.rooms[0])).toBe(1)
    },
  )

  test('of nights that overlap only in part is sold once a night', async () => {
    const property = await addProperty(database.db, [{ units: 3 }])
    const { made, codes } = await bookAll(await addMembers(120), (n) =>
      toSelection(property, { checkIn: `2027-02-0${1 + (n % 5)}`, nights: 1 + (n % 4) }, now),
    )
    expect(made.length).toBeGreaterThanOrEqual(6)
    expect(codes).toEqual(['ROOM_UNAVAILABLE'])
    expect(await soldOf(property.rooms[0])).toBe(3)
  })

  test('two room types, chosen in opposite orders, do not wait for each other', async () => {
    const property = await addProperty(database.db, [{ units: 100 }, { units: 100 }])
    const [one = 0, two = 0] = property.rooms
    const rooms = [
      { roomTypeId: one, count: 1 },
      { roomTypeId: two, count: 1 },
    ]
    await countNights(toSelection(property, { nights: 5, rooms }, now))
    const { made, codes } = await bookAll(await addMembers(100), (n) =>
      toSelection(property, { nights: 5, rooms: n % 2 ? rooms : rooms.toReversed() }, now),
    )
    expect(codes).toEqual([])
    expect(made).toHaveLength(100)
    expect([await soldOf(one), await soldOf(two)]).toEqual([100, 100])
  })
})

describe('what is limited', () => {
  test('a voucher for one is used once by a hundred at once', async () => {
    await sql`insert into vouchers (code, percent, limit_in_all) values ('ONLY-ONE', 10, 1)`.execute(database.db)
    const property = await addProperty(database.db, [{ units: 200 }])
    const { made, codes } = await bookAll(await addMembers(100), () =>
      toSelection(property, { voucherCode: 'ONLY-ONE' }, now),
    )
    expect(made).toHaveLength(1)
    expect(codes).toEqual(['VOUCHER_RESERVED'])
    expect(await soldOf(property.rooms[0])).toBe(1)
  })

  test('a voucher for one each is used once by each, however often they try at once', async () => {
    await sql`insert into vouchers (code, percent, limit_per_customer) values ('ONE-EACH', 10, 1)`.execute(database.db)
    const property = await addProperty(database.db, [{ units: 200 }])
    const members = await addMembers(3)
    const { made, codes } = await bookAll([...members, ...members, ...members, ...members, ...members], () =>
      toSelection(property, { voucherCode: 'ONE-EACH' }, now),
    )
    expect(made).toHaveLength(3)
    expect(codes).toEqual(['VOUCHER_RESERVED'])
  })

  test('points are spent once, and never more than there are', async () => {
    const property = await addProperty(database.db, [{ units: 100 }])
    const member = await addMember(database.db, { entries: 100 })
    const { made, codes } = await bookAll(Array(20).fill(member), () => toSelection(property, { usePoints: true }, now))
    expect(made).toHaveLength(1)
    expect(codes).toEqual(['PRICE_CHANGED'])
    const { rows } = await sql<{
      min: number
    }>`select min(balance) as min from point_entries where customer_id = ${member.customer}`.execute(database.db)
    expect(rows[0]?.min).toBe(0)
  })

  test('the same Idempotency-Key makes one reservation, and everybody gets its answer', async () => {
    const property = await addProperty(database.db, [{ units: 100 }])
    const member = await addMember(database.db)
    const { made, codes } = await bookAll(Array(50).fill(member), () => toSelection(property, {}, now), 'once')
    expect(codes).toEqual([])
    expect(made).toHaveLength(50)
    expect(new Set(made.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await soldOf(property.rooms[0])).toBe(1)
  })
})

describe('what ends', () => {
  const cancel = (token: string, id: number, n: number) =>
    apiOf(n).dispatch('PUT /customer/reservations/pending/{id}/cancel', { locale: 'en', token, params: { id } })

  test('is freed once, however often it is cancelled at once', async () => {
    const property = await addProperty(database.db, [{ units: 2 }])
    const member = await addMember(database.db, { entries: 10 })
    await sql`insert into vouchers (code, percent) values ('MANY', 10)`.execute(database.db)
    const { id } = await bookAs(apiOf(0), member, toSelection(property, { voucherCode: 'MANY', usePoints: true }, now))
    await bookAs(apiOf(0), member, toSelection(property, {}, now))
    const answers = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => cancel(member.token, id, n)))
    const { made, codes } = toOutcomes(answers)
    expect(made).toHaveLength(1)
    expect(codes).toEqual(['CANNOT_CANCEL'])
    expect(await soldOf(property.rooms[0])).toBe(1)
  })

  test('holds that ran out are ended once by however many processes, while others cancel and book', async () => {
    const later = new Date(now.getTime() + 15 * 60_000)
    await expireHolds(database.db, orderKinds, later)
    const property = await addProperty(database.db, [{ units: 40 }])
    const members = await addMembers(40)
    const { made } = await bookAll(members, (n) => toSelection(property, { nights: 1 + (n % 3) }, now))
    const [expired, outcomes] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, (_, n) => expireHolds((pools[n % 2] as Database).db, orderKinds, later))),
      Promise.allSettled([
        ...made.map(({ id }, n) => cancel(members[n]?.token ?? '', id, n)),
        ...members.map((member, n) => bookAs(apiOf(n), member, toSelection(property, {}, now))),
      ]),
    ])
    const { codes } = toOutcomes(outcomes)
    expect(codes.filter((code) => code !== 'CANNOT_CANCEL' && code !== 'ROOM_UNAVAILABLE')).toEqual([])
    const cancelled = outcomes.slice(0, 40).filter(({ status }) => status === 'fulfilled').length
    const last = await expireHolds(database.db, orderKinds, later)
    const lapsed = expired.reduce((sum, count) => sum + count, last)
    const { rows } = await sql<{ status: string; count: number }>`
      select status, count(*)::int from reservations where property_id = ${property.id} group by 1`.execute(database.db)
    expect(rows).toEqual([{ status: 'failed', count: cancelled + lapsed }])
    expect(await soldOf(property.rooms[0])).toBe(0)
  })
})
