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
import { addProperty, bookAs, type TestProperty, toSelection } from '../reservations/testing/booking.ts'
import { type Api, createApi } from '../service.ts'
import { bookSplitAs, toSplit } from './testing/splitting.ts'

const crowd = sizeOf(200, 20)
const database = openTestDatabase()
const start = new Date('2027-01-10T09:00:00Z')
let at = start

/** Connections of two processes. */
const pools: Database[] = []
const banks: TestPayments[] = []
let apis: Api[] = []
beforeAll(() => {
  pools.push(openDatabase(database.url, { connections: 20 }), openDatabase(database.url, { connections: 20 }))
  apis = pools.map(({ db }) => {
    const bank = openTestPayments(db, { now: () => at })
    banks.push(bank)
    return createApi({ db, accounts: testAccounts, payments: bank.payments, now: () => at })
  })
})
afterAll(() => Promise.all(pools.map(({ close }) => close())))
const apiOf = (n: number): Api => apis[n % 2] as Api
const bankOf = (n: number): TestPayments => banks[n % 2] as TestPayments

/** An error without a problem's code is a fault: a deadlock above all. */
async function codesOf(acts: Promise<unknown>[]): Promise<string[]> {
  const answers = await Promise.allSettled(acts)
  return answers.map((answer) => {
    if (answer.status === 'fulfilled') return 'done'
    if (answer.reason instanceof Problem) return answer.reason.code
    throw answer.reason
  })
}

test('both or none, there and back, beside those who want one of them; paid, given up and run out all at once', async () => {
  const houses: TestProperty[] = []
  for (let house = 0; house < 4; house++) houses.push(await addProperty(database.db, [{ units: sizeOf(20, 3) }]))
  const houseOf = (n: number) => houses[n % houses.length] as TestProperty
  const members: TestMember[] = []
  for (let n = 0; n < crowd; n++) members.push(await addMember(database.db))
  const made: { member: TestMember; id: number; other: number; link: string | null }[] = []
  const book = async (member: TestMember, n: number) => {
    const { ids, payment } = await bookSplitAs(apiOf(n), member, toSplit([houseOf(n), houseOf(n * 3 + 1)], at))
    made.push({ member, id: ids[0] ?? 0, other: ids[1] ?? 0, link: payment.link })
  }
  const single = (member: TestMember, n: number) =>
    bookAs(apiOf(n), member, toSelection(houseOf(n), { checkIn: addDays(toDay(at), 11) }, at))
  const codes = await codesOf(members.map((member, n) => (n % 3 === 2 ? single(member, n) : book(member, n))))
  expect(new Set(codes)).toEqual(new Set(['done', 'ROOM_UNAVAILABLE']))
  expect(made.length).toBeGreaterThan(2)
  expect(await findViolations(database.db, at)).toEqual([])

  await Promise.all(made.filter((_, n) => n % 3 > 0).map(({ link }, n) => bankOf(n).choose(link)))
  at = new Date(start.getTime() + 16 * 60_000)
  const cancel = (n: number, { member, id, other }: (typeof made)[number]) =>
    apiOf(n).dispatch(
      n % 2 ? 'PUT /customer/reservations/{id}/cancel' : 'PUT /customer/reservations/{id}/split/cancel',
      { locale: 'en', token: member.token, params: { id: n % 4 ? id : other } },
    )
  const ends = await codesOf([
    ...made.map((one, n) => cancel(n, one)),
    ...pools.map(({ db }) => expireHolds(db, orderKinds, at)),
    ...banks.map(({ context }) => sweepPayments(context, at)),
    ...made.map((one, n) => cancel(n + 1, one)),
    ...banks.map(({ context }) => sweepPayments(context, at)),
  ])
  expect(ends.filter((code) => code !== 'done' && code !== 'CANNOT_CANCEL')).toEqual([])
  at = new Date(start.getTime() + 40 * 60_000)
  await codesOf(pools.map(({ db }) => expireHolds(db, orderKinds, at)))
  await codesOf(banks.map(({ context }) => sweepPayments(context, at)))
  await codesOf(banks.map(({ context }) => workRefunds(context, at)))
  expect(await findViolations(database.db, at)).toEqual([])
}, 60_000)
