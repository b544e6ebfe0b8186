import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addDays, toDay } from '../../domain/time/day.ts'
import { addMember, type TestMember } from '../customers/testing/member.ts'
import { orderKinds } from '../order-kinds.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { sweepPayments } from '../payments/sweep.ts'
import { openPaying } from '../payments/testing/paying.ts'
import { workRefunds } from '../payments/work-refunds.ts'
import { rejectReservation } from '../reservations/decide.ts'
import { addProperty, bookAs, type TestProperty, toSelection } from '../reservations/testing/booking.ts'
import { bookSplitAs, toSplit } from './testing/splitting.ts'

const database = openTestDatabase()
const { now, pass, bank, api, ask, cancel, fill, payUrl, transactionsOf, pointsOf, walletOf } = openPaying(database)

type Rates = Parameters<typeof addProperty>[2]

/** 100,000 a night in the first, 80,000 in the second: 200,000 and 240,000. */
async function addPair(rates: [Rates?, Rates?] = []) {
  return [
    await addProperty(database.db, [{ units: 1, price: 100_000 }], rates[0]),
    await addProperty(database.db, [{ units: 1, price: 80_000 }], rates[1]),
  ] as const
}

type Options = { method?: string; rates?: [Rates?, Rates?]; isReversed?: boolean; dinars?: number }

async function hold({ method = 'qi', rates = [], isReversed, dinars }: Options = {}) {
  const [low, high] = await addPair(isReversed ? [rates[1], rates[0]] : rates)
  const pair = isReversed ? ([high, low] as const) : ([low, high] as const)
  const member = await addMember(database.db)
  if (dinars) await fill(member, dinars)
  const made = await bookSplitAs(api(), member, toSplit(pair, now()), { paymentMethod: method })
  const [first = 0, second = 0] = made.ids
  return { pair, member, made, first, second }
}

const pageOf = (member: TestMember, id: number) => ask('GET /user/reservations/{id}', member, id)
const statesOf = async ({ member, first, second }: Awaited<ReturnType<typeof hold>>) => {
  const pages = [await pageOf(member, first), await pageOf(member, second)]
  return pages.map(({ status, paymentStatus }) => `${status} ${paymentStatus}`)
}
async function pay({ made }: Awaited<ReturnType<typeof hold>>): Promise<void> {
  await bank().choose(made.payment.link)
  pass(1)
  await sweepPayments(bank().context, now())
}
const settle = () => workRefunds(bank().context, now())

describe('what is offered', () => {
  const find = (query: object) =>
    api().dispatch('GET /user/properties/split', {
      locale: 'en',
      query: { checkIn: addDays(toDay(now()), 10), checkOut: addDays(toDay(now()), 15), adults: '2', ...query },
    })

  /** Far from everything else, so that nothing else is near. */
  async function moveAway(pair: readonly TestProperty[]): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into locations (key, title, city, latitude, longitude, position, album_id)
      select gen_random_uuid(), title, city, 31, 41, 99, album_id from locations order by id limit 1 returning id`.execute(
      database.db,
    )
    const location = rows[0]?.id ?? 0
    for (const [index, { id }] of pair.entries())
      await sql`update properties set location_id = ${location}, latitude = ${31 + index / 100}, longitude = 41 where id = ${id}`.execute(
        database.db,
      )
    return location
  }

  test('a pair that has all nights together, of the place or with one property', async () => {
    const pair = await addPair([{}, { discount: 20 }])
    await sql`update room_types set price = 100000 where property_id = ${pair[1].id}`.execute(database.db)
    const location = await moveAway(pair)
    expect((await find({ location: String(location) })).splits, 'while one has them alone').toEqual([])
    const member = await addMember(database.db)
    const nights = (checkIn: number, count: number) => ({ checkIn: addDays(toDay(now()), checkIn), nights: count })
    await bookAs(api(), member, toSelection(pair[0], nights(12, 3), now()))
    await bookAs(api(), member, toSelection(pair[1], nights(10, 2), now()))
    const { splits } = await find({ location: String(location) })
    expect(splits).toMatchObject([
      {
        movesOn: addDays(toDay(now()), 12),
        price: { amount: 440_000, currency: 'IQD' },
        priceBefore: { amount: 500_000, currency: 'IQD' },
        meters: 1112,
        parts: [
          { property: { id: pair[0].id }, nights: 2, price: { amount: 200_000 } },
          { property: { id: pair[1].id }, nights: 3, price: { amount: 240_000 } },
        ],
      },
    ])
    expect((await find({ propertyId: String(pair[1].id) })).splits).toEqual(splits)
    expect((await find({ location: String(location), type: '999999' })).splits).toEqual([])
    expect((await find({})).splits).toEqual([])
  })
})

describe('booking both', () => {
  test.each([{ isReversed: false }, { isReversed: true }])(
    'one payment for both, and what is cancelled is one of them: $isReversed',
    async ({ isReversed }) => {
      const held = await hold({ isReversed })
      const { made, member, first, second } = held
      expect(made.total).toEqual({ amount: isReversed ? 460_000 : 440_000, currency: 'IQD' })
      expect(await statesOf(held)).toEqual(['pending unpaid', 'pending unpaid'])
      const { data } = await api().dispatch('GET /user/reservations', { locale: 'en', token: member.token })
      const parts = Object.fromEntries(data.map(({ id, splitPart }) => [id, splitPart]))
      expect(parts).toEqual({ [first]: 1, [second]: 2 })
      await pay(held)
      expect(await statesOf(held)).toEqual(['accepted paid', 'accepted paid'])
      const sum = isReversed ? 460_000 : 440_000
      expect(await transactionsOf(member)).toEqual([`debit ${sum} qi`])
      expect(await pointsOf(member)).toBe(sum / 1000)
      await cancel({ member, id: second })
      await settle()
      expect(await statesOf(held)).toEqual(['accepted paid', 'ended refunded'])
      const back = isReversed ? 300_000 : 240_000
      expect(await transactionsOf(member)).toEqual([`credit ${back} qi`, `debit ${sum} qi`])
      await cancel({ member, id: first })
      await settle()
      expect(await statesOf(held)).toEqual(['ended refunded', 'ended refunded'])
      expect(await pointsOf(member)).toBe(0)
    },
  )

  test('both are cancelled together, each by its own policy', async () => {
    const held = await hold({ rates: [{ freeUntilDays: 30, percentAfter: 50 }, { freeUntilDays: 1 }] })
    await pay(held)
    const { member, first } = held
    expect(await ask('GET /customer/reservations/{id}/split/refund', member, first)).toMatchObject({
      canCancel: true,
      refund: { amount: 340_000 },
      pointsClawedBack: 340,
    })
    await ask('PUT /customer/reservations/{id}/split/cancel', member, first)
    await settle()
    expect(await statesOf(held)).toEqual(['ended refunded', 'ended refunded'])
    await expect(ask('PUT /customer/reservations/{id}/split/cancel', member, first)).rejects.toMatchObject({
      code: 'CANNOT_CANCEL',
    })
  })

  test('what cancelling both is said to bring is what it brings, where the points were spent meanwhile', async () => {
    const held = await hold()
    await pay(held)
    const { member, first } = held
    await sql`insert into point_entries (customer_id, points, balance, reason) values (${member.customer}, -300, 140, 'discount')`.execute(
      database.db,
    )
    const { refund } = await ask('GET /customer/reservations/{id}/split/refund', member, first)
    await ask('PUT /customer/reservations/{id}/split/cancel', member, first)
    const { rows } = await sql<{ back: number }>`
      select sum(amount)::int as back from refunds where customer_id = ${member.customer}`.execute(database.db)
    expect([refund.amount, refund.amount < 440_000]).toEqual([rows[0]?.back, true])
    await settle()
  })

  test('what is not paid yet is given up as a whole, and runs out as a whole', async () => {
    const held = await hold()
    await cancel({ member: held.member, id: held.second })
    expect(await statesOf(held)).toEqual(['failed failed', 'failed failed'])
    const lapsed = await hold()
    pass(16)
    await expireHolds(database.db, orderKinds, now())
    expect(await statesOf(lapsed)).toEqual(['failed failed', 'failed failed'])
  })

  test('an unpaid part that is rejected takes the other along, and what is paid all the same goes back', async () => {
    const held = await hold({ rates: [{ acceptance: 'manual' }, {}] })
    const { member, first, second } = held
    const { payment_url: url } = await payUrl({ member, id: first }, 'qi')
    await database.db.transaction().execute((tx) => rejectReservation(tx, first, now()))
    expect(await statesOf(held)).toEqual(['rejected failed', 'rejected failed'])
    expect(await ask('GET /customer/reservations/{id}/refund', member, second)).toMatchObject({ canCancel: false })
    await bank().choose(url)
    pass(1)
    await sweepPayments(bank().context, now())
    await settle()
    expect((await transactionsOf(member)).toSorted()).toEqual([
      'credit 200000 qi',
      'credit 240000 qi',
      'debit 440000 qi',
    ])
  })

  test('from either part one comes to the same payment; the wallet pays for both', async () => {
    const held = await hold()
    const { member, first, second } = held
    const [one, two] = [await payUrl({ member, id: first }, 'qi'), await payUrl({ member, id: second }, 'qi')]
    expect(one.payment_url).toBe(two.payment_url)
    await fill(member, 500_000)
    await payUrl({ member, id: second }, 'wallet')
    expect(await statesOf(held)).toEqual(['accepted paid', 'accepted paid'])
    expect(await walletOf(member)).toBe(60_000)
    const invoice = await api().dispatch('GET /customer/orders/{id}/invoice', {
      locale: 'en',
      token: member.token,
      params: { id: await orderOf(second) },
    })
    expect(invoice).toMatchObject({ total: { amount: 240_000 }, dinars: { amount: 240_000 } })
  })

  test('at once from the wallet, or not at all', async () => {
    const rich = await hold({ method: 'wallet', dinars: 440_000 })
    expect(rich.made).toMatchObject({ status: 'accepted', paymentStatus: 'paid' })
    expect(await statesOf(rich)).toEqual(['accepted paid', 'accepted paid'])
    await expect(hold({ method: 'wallet', dinars: 439_999 })).rejects.toMatchObject({ code: 'WALLET_TOO_LOW' })
  })

  test('in dollars the shares add up to the dinars that were paid', async () => {
    const pair = [
      await addProperty(database.db, [{ units: 1, price: 3333 }], { currency: 'USD' }),
      await addProperty(database.db, [{ units: 1, price: 3335 }], { currency: 'USD' }),
    ] as const
    const member = await addMember(database.db)
    const made = await bookSplitAs(api(), member, toSplit(pair, now()))
    const dinarsOf = () => Promise.all(made.ids.map(async (id) => (await pageOf(member, id)).dinars))
    const held = await dinarsOf()
    await pay({ pair, member, made, first: 0, second: 0 })
    expect(await dinarsOf()).toEqual(held)
    for (const id of made.ids) await cancel({ member, id })
    await settle()
    const { rows } = await sql<{ paid: number; back: number }>`
      select sum(amount) filter (where type = 'debit')::int as paid, sum(amount) filter (where type = 'credit')::int as back
      from transactions where customer_id = ${member.customer}`.execute(database.db)
    expect(rows[0]?.back).toBe(rows[0]?.paid)
    expect(held.map((dinars) => dinars?.isFixed)).toEqual([true, true])
    expect(held.reduce((sum, dinars) => sum + (dinars?.amount ?? 0), 0)).toBe(rows[0]?.paid)
  })

  const orderOf = async (id: number) =>
    (await sql<{ order: number }>`select order_id as order from reservations where id = ${id}`.execute(database.db))
      .rows[0]?.order ?? 0
})

describe('what is refused', () => {
  test('nothing is booked where one of both has gone, and which is said', async () => {
    const pair = await addPair()
    const member = await addMember(database.db)
    const split = toSplit(pair, now())
    const { priceKey } = await api().dispatch('POST /customer/reservations/split/calculate-price', {
      locale: 'en',
      token: member.token,
      body: split,
    })
    await bookAs(api(), await addMember(database.db), toSelection(pair[1], { checkIn: split.movesOn }, now()))
    const body = { ...split, priceKey, paymentMethod: 'qi' }
    await expect(
      api().dispatch('POST /customer/reservations/split', { locale: 'en', token: member.token, body }),
    ).rejects.toMatchObject({ code: 'ROOM_UNAVAILABLE', details: { part: 2, combinations: [] } })
    const { rows } = await sql`select from orders where customer_id = ${member.customer}`.execute(database.db)
    expect(rows).toEqual([])
  })

  test('another price than was shown, with the new one', async () => {
    const pair = await addPair()
    const { token } = await addMember(database.db)
    const body = { ...toSplit(pair, now()), priceKey: 'another', paymentMethod: 'qi' }
    await expect(
      api().dispatch('POST /customer/reservations/split', { locale: 'en', token, body }),
    ).rejects.toMatchObject({ code: 'PRICE_CHANGED', details: { price: { total: 440_000 } } })
  })

  test('cash, two currencies, one property twice', async () => {
    await expect(hold({ method: 'cash' })).rejects.toMatchObject({ code: 'PAYMENT_METHOD_REQUIRED' })
    await expect(hold({ rates: [{}, { currency: 'USD' } as Rates] })).rejects.toMatchObject({ code: 'INVALID_SPLIT' })
    const [one] = await addPair()
    await expect(bookSplitAs(api(), await addMember(database.db), toSplit([one, one], now()))).rejects.toMatchObject({
      code: 'INVALID_SPLIT',
    })
  })

  test('more than one may hold', async () => {
    const member = await addMember(database.db)
    for (let pair = 0; pair < 2; pair++) await bookSplitAs(api(), member, toSplit(await addPair(), now()))
    const third = await addPair()
    await expect(bookSplitAs(api(), member, toSplit(third, now()))).rejects.toMatchObject({ code: 'TOO_MANY_HOLDS' })
  })

  test('the same key books once', async () => {
    const pair = await addPair()
    const member = await addMember(database.db)
    const split = toSplit(pair, now())
    const once = () => bookSplitAs(api(), member, split, { idempotencyKey: '0f8fad5b-d9cb-469f-a165-70867728950e' })
    const first = await once()
    const body = { ...split, paymentMethod: 'qi' }
    await expect(
      api().dispatch('POST /customer/reservations/split', {
        locale: 'en',
        token: member.token,
        body,
        idempotencyKey: '0f8fad5b-d9cb-469f-a165-70867728950e',
      }),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    expect(first.ids).toHaveLength(2)
  })

  test('nobody else’s is found', async () => {
    const { first } = await hold()
    const stranger = await addMember(database.db)
    await expect(ask('PUT /customer/reservations/{id}/split/cancel', stranger, first)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(ask('GET /customer/reservations/{id}/split/refund', stranger, first)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

test('if one property rejects, its part is refunded and the other part can be cancelled free for a day', async () => {
  const rates: [Rates, Rates] = [{ freeUntilDays: 30, percentAfter: 50 }, { acceptance: 'manual' }]
  const held = await hold({ rates })
  const { member, first, second } = held
  await pay(held)
  expect(await statesOf(held)).toEqual(['accepted paid', 'pending paid'])
  await database.db.transaction().execute((tx) => rejectReservation(tx, second, now()))
  await settle()
  expect(await statesOf(held)).toEqual(['accepted paid', 'rejected refunded'])
  const refundOf = async () => (await ask('GET /customer/reservations/{id}/refund', member, first)).refund.amount
  expect(await refundOf()).toBe(200_000)
  pass(24 * 60)
  expect(await refundOf()).toBe(100_000)
  pass(-60)
  await expireHolds(database.db, orderKinds, now())
  await sweepPayments(bank().context, now())
  await cancel({ member, id: first })
  await settle()
  expect(await transactionsOf(member)).toEqual(['credit 200000 qi', 'credit 240000 qi', 'debit 440000 qi'])
})

describe('a payment that comes too late', () => {
  async function payLate() {
    const held = await hold()
    await bank().choose(held.made.payment.link)
    pass(16)
    await expireHolds(database.db, orderKinds, now())
    return held
  }

  test('gets both back', async () => {
    const held = await payLate()
    await sweepPayments(bank().context, now())
    expect(await statesOf(held)).toEqual(['accepted paid', 'accepted paid'])
  })

  test.each([0, 1])('is given back whole where the rooms of one have gone: %d', async (gone) => {
    const held = await payLate()
    const property = held.pair[gone] as TestProperty
    const checkIn = addDays(toDay(now()), 10 + 2 * gone)
    await bookAs(api(), await addMember(database.db), toSelection(property, { checkIn }, now()))
    await sweepPayments(bank().context, now())
    await settle()
    expect(await statesOf(held)).toEqual(['failed refunded', 'failed refunded'])
    expect((await transactionsOf(held.member)).sort()).toEqual([
      'credit 200000 qi',
      'credit 240000 qi',
      'debit 440000 qi',
    ])
    expect(await pointsOf(held.member)).toBe(0)
  })

  test('and one too many is given back in one', async () => {
    const held = await hold()
    await bank().choose(held.made.payment.link)
    await fill(held.member, 440_000)
    await payUrl({ member: held.member, id: held.first }, 'wallet').catch(() => null)
    pass(1)
    await sweepPayments(bank().context, now())
    await settle()
    expect(await statesOf(held)).toEqual(['accepted paid', 'accepted paid'])
  })
})

test('either part, held twice in vain, is waited for: also where the other is another', async () => {
  const { pair, member } = await hold()
  const lapse = async () => {
    pass(15)
    await expireHolds(database.db, orderKinds, now())
  }
  await lapse()
  const [other] = await addPair()
  const book = (both: readonly [TestProperty, TestProperty], paymentMethod = 'qi') =>
    bookSplitAs(api(), member, toSplit(both, now()), { paymentMethod })
  await book([pair[0], other])
  await lapse()
  await expect(book([pair[0], other])).rejects.toMatchObject({ code: 'HOLD_AGAIN_LATER' })
  await expect(book(pair)).rejects.toMatchObject({ code: 'HOLD_AGAIN_LATER' })
  const alone = toSelection(pair[0], {}, now())
  await expect(bookAs(api(), member, alone)).rejects.toMatchObject({ code: 'HOLD_AGAIN_LATER' })
  await fill(member, 500_000)
  await book(pair, 'wallet')
})
