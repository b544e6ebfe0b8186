import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  addProperty,
  type TestProperty,
  type TestRequest,
  toSelection,
} from '../../api/reservations/testing/booking.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { holdLimits } from '../../domain/stays/hold-rules.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { addDays, toDay } from '../../domain/time/day.ts'
import { type Answer, addSignedIn, call, type SignedIn } from './testing/customers.ts'
import { openTestPair } from './testing/pair.ts'

const crowd = sizeOf(500, 40)

const database = openTestDatabase()
// Almost a day from each other: most of the time they do not agree on what day it is.
const settings = [{ TZ: 'America/Los_Angeles' }, { TZ: 'Pacific/Kiritimati' }]
const { urlOf } = openTestPair({ database, settings })

type Body = ReturnType<typeof toSelection> & { total: number; paymentMethod: string }
const toBody = (
  property: TestProperty,
  { total = 200_000, paymentMethod = 'qi', ...request }: TestRequest & Partial<Body> = {},
) => ({
  ...toSelection(property, request),
  total,
  paymentMethod,
})

/** All at the same moment, every other one at the other process. */
const bookAll = (customers: SignedIn[], body: object, key?: string): Promise<Answer[]> =>
  Promise.all(customers.map(({ token }, n) => call(urlOf(n), 'POST /customer/reservations', { token, body, key })))

const payAll = (customer: SignedIn, ids: number[], paymentMethod: string): Promise<Answer[]> =>
  Promise.all(
    ids.map((id, n) =>
      call(urlOf(n), `POST /customer/reservations/pending/${id}/payment-url`, {
        token: customer.token,
        body: { paymentMethod },
      }),
    ),
  )

/** How often each answer was given: `200`, or the code of a problem. */
function tally(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const name = status === 200 ? '200' : `${status} ${body.code}`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

const minOf = async (table: 'wallet_entries' | 'point_entries', { customer }: SignedIn) =>
  Number(
    (
      await sql<{ min: number | bigint }>`
        select min(balance) as min from ${sql.table(table)} where customer_id = ${customer}`.execute(database.db)
    ).rows[0]?.min,
  )

describe('over two processes', { timeout: 120_000 }, () => {
  test('the last room is sold to one of a crowd, and the others learn what is free', async () => {
    const property = await addProperty(database.db, [{ units: 1 }, { units: 600, price: 130_000 }])
    const answers = await bookAll(await addSignedIn(database.db, crowd), toBody(property))
    expect(tally(answers)).toEqual({ 200: 1, '409 ROOM_UNAVAILABLE': crowd - 1 })
    for (const { status, body } of answers)
      if (status === 409)
        expect(body.details.combinations[0]).toMatchObject({ rooms: [{ roomTypeId: property.rooms[1], count: 1 }] })
  })

  test('a crowd who all get a room wait for each other, and nobody is sent away for that', async () => {
    const property = await addProperty(database.db, [{ units: crowd }])
    expect(tally(await bookAll(await addSignedIn(database.db, crowd), toBody(property)))).toEqual({ 200: crowd })
  })

  test('a voucher for one is used by one of 100', async () => {
    await sql`insert into vouchers (code, percent, limit_in_all) values ('ONLY-ONE', 10, 1)`.execute(database.db)
    const property = await addProperty(database.db, [{ units: 200 }])
    const body = toBody(property, { voucherCode: 'ONLY-ONE', total: 180_000 })
    const answers = await bookAll(await addSignedIn(database.db, 100), body)
    expect(tally(answers)).toEqual({ 200: 1, '409 VOUCHER_RESERVED': 99 })
  })

  test('the same Idempotency-Key, 50 times, is one reservation and one answer', async () => {
    const property = await addProperty(database.db, [{ units: 100 }])
    const [customer] = await addSignedIn(database.db, 1)
    if (!customer) throw new Error('One is needed')
    const answers = await bookAll(Array(50).fill(customer), toBody(property), 'a-key-of-both')
    expect(tally(answers)).toEqual({ 200: 50 })
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const { rows } = await sql`select from reservations where property_id = ${property.id}`.execute(database.db)
    expect(rows).toHaveLength(1)
  })

  test('two tabs that pay get one payment and the same link', async () => {
    const property = await addProperty(database.db, [{ units: 1 }])
    const [customer] = await addSignedIn(database.db, 1)
    if (!customer) throw new Error('One is needed')
    const [booked] = await bookAll([customer], toBody(property))
    const { id, payment } = booked?.body ?? {}
    // Another method than the one that was booked with: the tabs have to make a payment of their own.
    const answers = await payAll(customer, Array(20).fill(id), 'fib')
    expect(tally(answers)).toEqual({ 200: 20 })
    const links = new Set(answers.map(({ body }) => body.payment_url))
    expect(links.size).toBe(1)
    expect(links).not.toContain(payment.link)
    const { rows } = await sql<{ method: string; status: string }>`
      select method, status from payments where order_id = (select order_id from reservations where id = ${id}) order by id`.execute(
      database.db,
    )
    expect(rows).toEqual([
      { method: 'qi', status: 'cancelled' },
      { method: 'fib', status: 'open' },
    ])
  })

  test('a wallet with the money for one pays for one, however often it is asked to', async () => {
    const property = await addProperty(database.db, [{ units: 100 }])
    const [customer] = await addSignedIn(database.db, 1, { wallet: 200_000 })
    if (!customer) throw new Error('One is needed')
    const held = (await bookAll(Array(holdLimits.holds).fill(customer), toBody(property))).map(({ body }) => body.id)
    const tries = Array.from({ length: 4 }, () => held).flat()
    const paid = tally(await payAll(customer, tries, 'wallet'))
    expect(Object.keys(paid).sort()).toEqual(['200', '409 CANNOT_PAY', '409 WALLET_TOO_LOW'])
    const { rows } =
      await sql`select from reservations r join orders o on o.id = r.order_id where r.property_id = ${property.id} and o.payment_status = 'paid'`.execute(
        database.db,
      )
    expect(rows).toHaveLength(1)
    expect(await minOf('wallet_entries', customer)).toBe(0)
  })

  test('a wallet with the money for one, of 20 who book with it at once, pays for one', async () => {
    const property = await addProperty(database.db, [{ units: 100 }])
    const [customer] = await addSignedIn(database.db, 1, { wallet: 200_000 })
    if (!customer) throw new Error('One is needed')
    const answers = await bookAll(Array(20).fill(customer), toBody(property, { paymentMethod: 'wallet' }))
    for (const name of Object.keys(tally(answers)))
      expect(['200', '409 WALLET_TOO_LOW', '409 TOO_MANY_HOLDS']).toContain(name)
    expect(answers.filter(({ body }) => body.paymentStatus === 'paid')).toHaveLength(1)
    expect(await minOf('wallet_entries', customer)).toBe(0)
  })

  test('points for one discount are spent by one of 20', async () => {
    const property = await addProperty(database.db, [{ units: 100 }])
    const [customer] = await addSignedIn(database.db, 1, { points: 100 })
    if (!customer) throw new Error('One is needed')
    const body = { ...toSelection(property), usePoints: true }
    const { body: quote } = await call(urlOf(0), 'POST /customer/reservations/calculate-price', { ...customer, body })
    expect(quote.pointsToUse).toBe(100)
    const request = { ...body, priceKey: quote.priceKey, paymentMethod: 'qi' }
    expect(tally(await bookAll(Array(20).fill(customer), request))).toEqual({ 200: 1, '409 PRICE_CHANGED': 19 })
    expect(await minOf('point_entries', customer)).toBe(0)
  })

  test('nights are the same, whatever time it is where a process runs, and one guest leaves on the day the next comes', async () => {
    const property = await addProperty(database.db, [{ units: 1 }])
    const customers = await addSignedIn(database.db, 3)
    const first = addDays(toDay(new Date()), 20)
    const days = [first, addDays(first, 2), addDays(first, 4)] as const
    const answers = await Promise.all(
      customers.map(({ token }, n) =>
        call(urlOf(n), 'POST /customer/reservations', {
          token,
          body: toBody(property, { checkIn: days[n] ?? days[0] }),
        }),
      ),
    )
    expect(tally(answers)).toEqual({ 200: 3 })
    for (const [n, { body }] of answers.entries())
      for (const server of [0, 1]) {
        const { body: page } = await call(urlOf(server), `GET /user/reservations/${body.id}`, {
          token: customers[n]?.token ?? '',
        })
        expect([page.checkIn, page.lines.length, page.lines[0].night]).toEqual([days[n], 2, days[n]])
      }
    const { rows } = await sql<{ nights: string[] }>`
      select array_agg(night::text order by night) as nights from room_nights where room_type_id = ${property.rooms[0]} and sold = 1`.execute(
      database.db,
    )
    expect(rows[0]?.nights).toEqual([0, 1, 2, 3, 4, 5].map((day) => addDays(first, day)))
  })

  test('one customer holds no more than a few, however often they try at once', async () => {
    const property = await addProperty(database.db, [{ units: 100 }])
    const [customer] = await addSignedIn(database.db, 1)
    const answers = await bookAll(Array(30).fill(customer), toBody(property))
    expect(tally(answers)).toEqual({ 200: holdLimits.holds, '409 TOO_MANY_HOLDS': 30 - holdLimits.holds })
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.message).toContain(String(holdLimits.holds))
  })
})
