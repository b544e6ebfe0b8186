import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Key } from '../../contract/contract.ts'
import { putMembership } from '../../db/queries/organisations/memberships.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import type { RoleKey } from '../../domain/organisations/roles.ts'
import { addMember, type TestMember } from '../customers/testing/member.ts'
import { openTestDoors, toSecret } from '../tickets/testing/tickets.ts'
import { openBuying, type TestPurchase } from './testing/buying.ts'

const database = openTestDatabase()
const { api, now, add, buy, pay } = openBuying(database)

const traveller = { firstName: 'Zara', lastName: 'Ahmed', passportNumber: 'A1234567', nationality: 'IQ' }

/** Bought and paid by hand, so that there is something to decide. */
let tour: TestPurchase
let evening: TestPurchase
let saved: number
let ticket = { id: '', token: '', code: '' }
let link = ''
const people: Record<string, TestMember> = {}

const join = (role: RoleKey, seller: number, { account }: TestMember) =>
  database.db
    .transaction()
    .execute((tx) => putMembership(tx, { account, kind: 'seller', id: seller, role, now: now() }))

beforeAll(async () => {
  tour = await buy(await add('tourism', { acceptance: 'manual' }))
  await pay(tour)
  evening = await buy(await add('event'))
  await pay(evening)
  const { token } = evening.member
  const body = { locale: 'en', token, body: traveller } as const
  saved = (await api().dispatch('POST /customer/travellers', body)).id
  const doors = openTestDoors(database.db, { now })
  const [first] = await doors.list(evening.member, evening.id)
  ticket = { id: first?.id ?? '', token: first?.token ?? '', code: first?.code ?? '' }
  link = toSecret(await doors.pass(evening.member, ticket.id))
  const { rows } = await sql<{ id: number }>`select id from sellers order by id`.execute(database.db)
  const [own, other] = rows.map(({ id }) => id) as [number, number]
  for (const name of ['customer', 'otherManager', 'otherCashier', 'ownCashier'])
    people[name] = await addMember(database.db)
  await join('manager', other, people.otherManager as TestMember)
  await join('cashier', other, people.otherCashier as TestMember)
  await join('cashier', own, people.ownCashier as TestMember)
})

type Attempt = [Key, () => object, code: string]

const tokenOf = (who: string): string | undefined => people[who]?.token
const attempt = (who: string, key: Key, input: object) =>
  api()
    .dispatch(key, { locale: 'en', ...(tokenOf(who) && { token: tokenOf(who) }), ...input })
    .then(
      () => 'done',
      ({ code }) => code,
    )

/** Everything that a stranger could have changed. */
async function stateOf(): Promise<string> {
  const { rows } = await sql`
    select (select jsonb_agg(to_jsonb(p) order by p.id) from purchases p) as purchases,
      (select jsonb_agg(to_jsonb(o) order by o.id) from orders o) as orders,
      (select jsonb_agg(to_jsonb(t) order by t.id) from tickets t) as tickets,
      (select jsonb_agg(to_jsonb(v) order by v.id) from travellers v) as travellers,
      (select jsonb_agg(to_jsonb(f) order by f.id) from ticket_passes f) as passes,
      (select count(*) from ticket_entries)::int as entries, (select count(*) from payments)::int as payments`.execute(
    database.db,
  )
  return JSON.stringify(rows)
}

const idOf = (one: () => unknown) => () => ({ params: { id: one() } })
const ofCustomers: Attempt[] = [
  ['GET /customer/purchases/{id}', idOf(() => evening.id), 'NOT_FOUND'],
  ['GET /customer/purchases/{id}/tickets', idOf(() => evening.id), 'NOT_FOUND'],
  ['PUT /customer/purchases/{id}/cancel', idOf(() => evening.id), 'NOT_FOUND'],
  [
    'POST /customer/purchases/{id}/payment-url',
    () => ({ params: { id: evening.id }, body: { paymentMethod: 'qi' } }),
    'NOT_FOUND',
  ],
  ['GET /customer/orders/{id}/payment', idOf(() => evening.orderId), 'NOT_FOUND'],
  ['GET /customer/orders/{id}/invoice', idOf(() => evening.orderId), 'NOT_FOUND'],
  ['PUT /customer/travellers/{id}', () => ({ params: { id: saved }, body: traveller }), 'NOT_FOUND'],
  ['DELETE /customer/travellers/{id}', idOf(() => saved), 'NOT_FOUND'],
  ['POST /customer/tickets/{id}/pass', idOf(() => ticket.id), 'NOT_FOUND'],
  ['DELETE /customer/tickets/{id}/pass', idOf(() => ticket.id), 'NOT_FOUND'],
  ['GET /customer/ticket-passes/{secret}', () => ({ params: { secret: 'x'.repeat(32) } }), 'PASS_OVER'],
  ['POST /customer/ticket-passes/{secret}', () => ({ params: { secret: 'x'.repeat(32) }, body: {} }), 'PASS_OVER'],
]

const filter = { query: {} }
const ofSellers: [Key, () => object, codes: { stranger: string; ownCashier: string; otherManager: string }][] = [
  [
    'GET /business/orders',
    () => filter,
    { stranger: 'NOT_A_MEMBER', ownCashier: 'MANAGERS_ONLY', otherManager: 'done' },
  ],
  [
    'GET /business/orders/export',
    () => filter,
    { stranger: 'NOT_A_MEMBER', ownCashier: 'MANAGERS_ONLY', otherManager: 'done' },
  ],
  ...(['accept', 'reject'] as const).map((word): (typeof ofSellers)[number] => [
    `PUT /business/orders/{id}/${word}`,
    idOf(() => tour.id),
    { stranger: 'NOT_A_MEMBER', ownCashier: 'MANAGERS_ONLY', otherManager: 'NOT_FOUND' },
  ]),
  [
    'PUT /business/orders/{id}/airline-ticket',
    () => ({ params: { id: tour.id }, body: { bookingNumber: 'AB12CD' } }),
    { stranger: 'NOT_A_MEMBER', ownCashier: 'MANAGERS_ONLY', otherManager: 'NOT_FOUND' },
  ],
  [
    'GET /business/departures/{id}/travellers',
    idOf(() => tour.sale.stocks[0]),
    { stranger: 'NOT_A_MEMBER', ownCashier: 'MANAGERS_ONLY', otherManager: 'NOT_FOUND' },
  ],
  [
    'GET /business/entries',
    () => ({ query: { sale: evening.sale.sale } }),
    { stranger: 'NOT_A_MEMBER', ownCashier: 'done', otherManager: 'NOT_FOUND' },
  ],
]

describe('what is somebody else’s', () => {
  test.each(ofCustomers)('%s', async (key, input, code) => {
    const before = await stateOf()
    expect(await attempt('customer', key, input())).toBe(code)
    expect(await attempt('nobody', key, input())).toBe('UNAUTHORIZED')
    expect(await stateOf()).toBe(before)
  })

  test.each(ofSellers)('%s', async (key, input, { stranger, ownCashier, otherManager }) => {
    const before = await stateOf()
    const codes = []
    for (const who of ['nobody', 'customer', 'ownCashier', 'otherManager']) codes.push(await attempt(who, key, input()))
    expect(codes).toEqual(['UNAUTHORIZED', stranger, ownCashier, otherManager])
    expect(await stateOf()).toBe(before)
  })

  test('a list shows one’s own alone', async () => {
    const own = { locale: 'en', token: tokenOf('customer') ?? '' } as const
    expect((await api().dispatch('GET /customer/purchases', own)).data).toEqual([])
    expect((await api().dispatch('GET /customer/travellers', own)).data).toEqual([])
    expect((await api().dispatch('GET /customer/tickets', own)).data).toEqual([])
    const manager = { locale: 'en', token: tokenOf('otherManager') ?? '' } as const
    expect((await api().dispatch('GET /business/orders', manager)).data).toEqual([])
    expect((await api().dispatch('GET /business/orders/export', manager)).count).toBe(0)
  })

  test('at a door of another seller a ticket is none, by its picture, by its code, or delivered later for one’s own sale', async () => {
    const before = await stateOf()
    for (const body of [
      { token: ticket.token },
      { code: ticket.code },
      { token: ticket.token, saleId: evening.sale.sale },
      { token: ticket.token, saleId: evening.sale.sale, offlineAt: now().toISOString() },
    ]) {
      expect(await attempt('otherCashier', 'POST /business/entries', { body })).toBe('NOT_FOUND')
      expect(await attempt('customer', 'POST /business/entries', { body })).toBe('NOT_A_MEMBER')
      expect(await attempt('nobody', 'POST /business/entries', { body })).toBe('UNAUTHORIZED')
    }
    expect(await stateOf()).toBe(before)
  })

  test('whoever takes a ticket sees that ticket, and nothing else of the purchase', async () => {
    const friend = await addMember(database.db)
    const { token } = friend
    const taken = await openTestDoors(database.db, { now }).take(friend, link)
    people.friend = friend
    expect(JSON.stringify(taken)).not.toContain(evening.member.phone)
    for (const [key, input, code] of ofCustomers.filter(([line]) => line.includes('/purchases/')))
      expect(await attempt('friend', key, input())).toBe(code)
    expect((await api().dispatch('GET /customer/purchases', { locale: 'en', token })).data).toEqual([])
    expect(await attempt('customer', 'POST /customer/tickets/{id}/pass', { params: { id: taken.id } })).toBe(
      'NOT_FOUND',
    )
  })
})
