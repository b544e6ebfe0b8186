import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Problem } from '../../contract/problems.ts'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { type Database, openDatabase } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { addDays, toDay } from '../../domain/time/day.ts'
import { addMember, type TestMember, testAccounts } from '../customers/testing/member.ts'
import { orderKinds } from '../order-kinds.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { sweepPayments } from '../payments/sweep.ts'
import { openTestPayments, type TestPayments } from '../payments/testing/payments.ts'
import { workRefunds } from '../payments/work-refunds.ts'
import { type Api, createApi } from '../service.ts'
import { expireChanges } from './give-up-change.ts'
import { addProperty, bookAs, toSelection } from './testing/booking.ts'

const crowd = sizeOf(200, 20)
const database = openTestDatabase()
let at = new Date('2027-01-10T09:00:00Z')
const now = () => at
const day = (away: number) => addDays(toDay(new Date('2027-01-10T09:00:00Z')), away)

/** Connections of two processes. */
const pools: Database[] = []
const banks: TestPayments[] = []
let apis: Api[] = []
beforeAll(() => {
  pools.push(openDatabase(database.url, { connections: 30 }), openDatabase(database.url, { connections: 30 }))
  banks.push(...pools.map(({ db }) => openTestPayments(db, { now })))
  apis = pools.map(({ db }, n) =>
    createApi({ db, accounts: testAccounts, payments: (banks[n] as TestPayments).payments, now }),
  )
})
afterAll(() => Promise.all(pools.map(({ close }) => close())))

const apiOf = (n: number): Api => apis[n % apis.length] as Api

async function addRich(): Promise<TestMember> {
  const member = await addMember(database.db)
  await sql`insert into wallet_entries (customer_id, amount, balance, reason) values (${member.customer}, 9000000, 9000000, 'gift')`.execute(
    database.db,
  )
  return member
}

const codesOf = (answers: PromiseSettledResult<unknown>[]): string[] => [
  ...new Set(
    answers.flatMap((answer) =>
      answer.status === 'rejected'
        ? [answer.reason instanceof Problem ? answer.reason.code : String(answer.reason)]
        : [],
    ),
  ),
]

test('a crowd that changes to nights and a crowd that books them, over two processes: never oversold, no deadlock', async () => {
  const units = Math.floor(crowd / 2)
  const property = await addProperty(database.db, [{ units: crowd }, { units }])
  const [wide = 0, few = 0] = property.rooms
  const guests = await Promise.all(Array.from({ length: crowd }, addRich))
  const stays = await Promise.all(
    guests.map(async ({ token }, n) => {
      const selection = toSelection(property, { checkIn: day(10 + (n % 3)), nights: 2 }, now())
      return bookAs(apiOf(n), { token }, selection, { paymentMethod: 'wallet' })
    }),
  )
  const others = await Promise.all(Array.from({ length: crowd }, addRich))
  const rooms = [{ roomTypeId: few, count: 1 }]
  const wanted = (n: number) => ({ checkIn: day(11), checkOut: day(13 + (n % 2)), rooms })
  const shown = await Promise.all(
    stays.map(({ id }, n) =>
      apiOf(n).dispatch('POST /customer/reservations/{id}/change/preview', {
        locale: 'en',
        token: guests[n]?.token,
        params: { id },
        body: wanted(n),
      }),
    ),
  )
  const answers = await Promise.allSettled([
    ...stays.map(({ id }, n) =>
      apiOf(n).dispatch('POST /customer/reservations/{id}/change', {
        locale: 'en',
        token: guests[n]?.token,
        params: { id },
        body: { ...wanted(n), priceKey: shown[n]?.priceKey ?? '', paymentMethod: n % 4 ? 'wallet' : 'qi' },
      }),
    ),
    ...others.map(({ token }, n) =>
      bookAs(apiOf(n), { token }, toSelection(property, { checkIn: day(11 + (n % 2)), nights: 2, rooms }, now()), {
        paymentMethod: n % 2 ? 'wallet' : 'qi',
      }),
    ),
  ])
  expect(codesOf(answers)).toEqual(['ROOM_UNAVAILABLE'])
  const { rows } = await sql<{ sold: number }>`
    select max(sold)::int as sold from room_nights where room_type_id = ${few}`.execute(database.db)
  expect(rows[0]?.sold).toBe(units)
  expect(wide).toBeGreaterThan(0)
  expect(await findViolations(database.db, now())).toEqual([])
}, 240_000)

test('changing, cancelling, paying, expiring and booking at the same moment end in balance', async () => {
  const endings = new Set<string>()
  for (let round = 0; round < sizeOf(50, 6); round++) {
    const property = await addProperty(database.db, [{ units: 2 }])
    const [guest, other] = [await addRich(), await addRich()]
    const { id } = await bookAs(apiOf(0), guest, toSelection(property, { nights: 3 }, now()), {
      paymentMethod: 'wallet',
    })
    const call = { locale: 'en', token: guest.token, params: { id } } as const
    const change = async (n: number, body: { checkIn?: string; checkOut: string }, paymentMethod: string) => {
      const { priceKey } = await apiOf(n).dispatch('POST /customer/reservations/{id}/change/preview', { ...call, body })
      return apiOf(n).dispatch('POST /customer/reservations/{id}/change', {
        ...call,
        body: { ...body, priceKey, paymentMethod },
      })
    }
    const { payment } = await change(0, { checkIn: day(12), checkOut: day(16) }, 'qi')
    await banks[0]?.choose(payment.link)
    at = new Date(at.getTime() + 60_000)
    const late = new Date(at.getTime() + 20 * 60_000)
    const works: (() => Promise<unknown>)[] = [
      () => sweepPayments((banks[0] as TestPayments).context, at),
      () => change(1, { checkOut: day(12) }, 'wallet'),
      () => change(0, { checkIn: day(11), checkOut: day(17) }, 'wallet'),
      () => apiOf(1).dispatch('PUT /customer/reservations/{id}/change/cancel', call),
      () => (round % 3 ? apiOf(0).dispatch('PUT /customer/reservations/{id}/cancel', call) : Promise.resolve()),
      () => expireChanges((pools[1] as Database).db, late),
      () => expireHolds((pools[0] as Database).db, orderKinds, late),
      () =>
        bookAs(apiOf(1), other, toSelection(property, { checkIn: day(13), nights: 2 }, now()), {
          paymentMethod: 'wallet',
        }),
      () => workRefunds((banks[1] as TestPayments).context, at),
      () => apiOf(0).dispatch('GET /customer/reservations/{id}/change', call),
    ]
    const order = [...works.slice(round % works.length), ...works.slice(0, round % works.length)]
    const answers = await Promise.allSettled(order.map((work) => work()))
    const bad = answers.flatMap((one) =>
      one.status === 'rejected' && !(one.reason instanceof Problem) ? [String(one.reason)] : [],
    )
    expect(bad).toEqual([])
    at = new Date(at.getTime() + 2 * 60_000)
    await sweepPayments((banks[0] as TestPayments).context, at)
    await workRefunds((banks[0] as TestPayments).context, at)
    expect(await findViolations(database.db, at)).toEqual([])
    const { status, checkIn, checkOut } = await apiOf(0).dispatch('GET /user/reservations/{id}', call)
    endings.add(`${status} ${checkIn} ${checkOut}`)
  }
  // Otherwise nothing has raced.
  expect(endings.size).toBeGreaterThan(1)
}, 240_000)
