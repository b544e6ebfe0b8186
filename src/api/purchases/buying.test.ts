import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { saleKinds } from '../../domain/sales/sale.ts'
import { addMember, testAccounts } from '../customers/testing/member.ts'
import { createApi } from '../service.ts'
import { openBuying } from './testing/buying.ts'
import { type TestSale, toChoice } from './testing/sales.ts'

const database = openTestDatabase()
const { add, priceOf, buy, pay, pass, lapse, takenOf, ticketsOf, messagesTo, fill, walletOf, api, bank, now } =
  openBuying(database)

const wholes = { offer: 120_000, tourism: 800_000, umrah: 1_800_000, event: 50_000, activity: 60_000 }

describe.each(saleKinds)('%s', (kind) => {
  test('is held, paid, and in the hand; what is shown is what is charged', async () => {
    const sale = await add(kind)
    const member = await addMember(database.db)
    const shown = await priceOf(sale, { member, people: 2 })
    expect(shown.total).toBe(wholes[kind])
    const bought = await buy(sale, { member, people: 2, priceKey: shown.priceKey, total: shown.total })
    expect(bought).toMatchObject({
      status: 'pending',
      paymentStatus: 'unpaid',
      total: { amount: shown.total, currency: 'IQD' },
    })
    expect(new Date(bought.holdUntil ?? 0).getTime() - now().getTime()).toBe(15 * 60_000)
    expect(await takenOf(sale)).toEqual([2])
    expect(await ticketsOf(bought)).toEqual([])
    const { payment } = await pay(bought)
    expect(payment?.amount.amount).toBe(shown.total)
    expect(await ticketsOf(bought)).toEqual(['1', '2'])
    const { rows } = await sql<{ status: string }>`select status from purchases where id = ${bought.id}`.execute(
      database.db,
    )
    expect(rows[0]?.status).toBe('accepted')
    expect((await messagesTo(member)).join('\n')).toContain(bought.code)
  })

  test('gives its places back where nobody pays', async () => {
    const sale = await add(kind)
    const bought = await buy(sale, { people: 3 })
    pass(16)
    expect(await lapse()).toBeGreaterThanOrEqual(1)
    expect(await takenOf(sale)).toEqual([0])
    expect(await ticketsOf(bought)).toEqual([])
  })

  test('is sold out at once, with what is left and what else there is', async () => {
    const other = kind === 'event' || kind === 'offer' ? {} : { day: '2027-03-02' }
    const sale = await add(kind, {
      stocks: [{ capacity: 3 }, ...(kind === 'offer' ? [] : [{ ...other, capacity: 5 }])],
    })
    await buy(sale, { people: 2 })
    const details = {
      left: 1,
      others: kind === 'offer' ? [] : [expect.objectContaining({ id: sale.stocks[1], left: 5 })],
    }
    await expect(buy(sale, { people: 2 })).rejects.toMatchObject({ code: 'SOLD_OUT', details })
    const member = await addMember(database.db)
    await expect(priceOf(sale, { member, people: 2 })).rejects.toMatchObject({ code: 'SOLD_OUT', details })
    expect((await takenOf(sale))[0]).toBe(2)
  })
})

test('a party of every age in dollars, with voucher and points: the lines add up to what is charged', async () => {
  await sql`insert into vouchers (code, percent) values ('TENTH', 10)`.execute(database.db)
  const prices = { adult: 33_333, child: 22_222, infant: 3_333 }
  const sale = await add('tourism', { currency: 'USD', stocks: [{ prices }] })
  const member = await addMember(database.db, { entries: 50 })
  const wanted = { member, party: { adults: 2, childrenAges: [1, 7] }, voucherCode: 'TENTH', usePoints: true }
  const shown = await priceOf(sale, wanted)
  expect(shown.lines.map(({ kind, count, amount }) => [kind, count, amount])).toEqual([
    ['adult', 2, 666.66],
    ['child', 1, 222.22],
    ['infant', 1, 33.33],
  ])
  expect(shown.totalBeforeDiscount).toBe(922.21)
  const bought = await buy(sale, { ...wanted, priceKey: shown.priceKey })
  expect(bought.total).toEqual({ amount: shown.total, currency: 'USD' })
  expect(Math.round((shown.totalBeforeDiscount - shown.voucherDiscount - shown.pointsDiscount) * 100)).toBe(
    Math.round(shown.total * 100),
  )
  expect(await takenOf(sale)).toEqual([3])
  const { payment } = await pay(bought)
  expect(payment?.amount).toEqual({ amount: shown.inDinars?.amount, currency: 'IQD' })
})

test('a purchase with a deposit orders only the deposit, and knows the remaining amount', async () => {
  const sale = await add('tourism', {
    deposit: { percent: 25, restDays: 10 },
    stocks: [{ prices: { adult: 333_333 } }],
  })
  const member = await addMember(database.db)
  const shown = await priceOf(sale, { member, payDeposit: true })
  expect(shown).toMatchObject({ total: 83_500, rest: { amount: { amount: 249_833 }, dueOn: '2027-02-19' } })
  const bought = await buy(sale, { member, payDeposit: true, priceKey: shown.priceKey })
  expect(bought.total.amount).toBe(83_500)
  await pay(bought)
  expect(await ticketsOf(bought)).toEqual(['1'])
  await expect(buy(await add('event'), { payDeposit: true })).rejects.toMatchObject({ code: 'DEPOSIT_NOT_OFFERED' })
})

test('a free purchase needs no payment method, and is limited per customer', async () => {
  const sale = await add('event', { maxPeople: 3, maxEach: 4, stocks: [{ prices: { ticket: 0 }, capacity: 20 }] })
  const member = await addMember(database.db)
  const bought = await buy(sale, { member, people: 3, paymentMethod: null })
  expect(bought).toMatchObject({ status: 'accepted', paymentStatus: 'paid', holdUntil: null, payment: { link: null } })
  expect(await ticketsOf(bought)).toEqual(['1', '2', '3'])
  const many = { code: 'TOO_MANY_PLACES', details: { left: 1 } }
  await expect(buy(sale, { member, people: 2 })).rejects.toMatchObject(many)
  await expect(priceOf(sale, { member, people: 2 })).rejects.toMatchObject(many)
  await buy(sale, { member })
  expect(await takenOf(sale)).toEqual([4])
  const costly = await add('event')
  await expect(buy(costly, { paymentMethod: null })).rejects.toMatchObject({ code: 'PAYMENT_METHOD_REQUIRED' })
})

test('another price than the one that was shown is refused with the new one', async () => {
  const sale = await add('activity')
  const member = await addMember(database.db)
  const { priceKey, total } = await priceOf(sale, { member })
  await sql`update stocks set prices = '{"person": 31000}' where id = ${sale.stocks[0]}`.execute(database.db)
  for (const expected of [{ priceKey }, { total }])
    await expect(buy(sale, { member, ...expected })).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      details: { price: { total: 31_000 } },
    })
  expect(await takenOf(sale)).toEqual([0])
  const changed = await priceOf(sale, { member })
  await buy(sale, { member, priceKey: changed.priceKey, total: changed.total })
})

test('an offer by the day takes of the day and of the whole', async () => {
  const sale = await add('offer', {
    stocks: [
      { day: null, capacity: 3 },
      { day: '2027-03-01', capacity: 2, prices: { piece: 70_000 } },
      { day: '2027-03-02', capacity: 2 },
    ],
  })
  await expect(buy(sale)).rejects.toMatchObject({ code: 'TRAVEL_DATE_REQUIRED' })
  await expect(buy(sale, { travelDate: '2027-03-03' })).rejects.toMatchObject({ code: 'SOLD_OUT' })
  const bought = await buy(sale, { people: 2, travelDate: '2027-03-01' })
  expect(bought.total.amount).toBe(140_000)
  expect(await takenOf(sale)).toEqual([2, 2, 0])
  await pay(bought)
  expect(await ticketsOf(bought)).toHaveLength(2)
  await expect(buy(sale, { people: 2, travelDate: '2027-03-02' })).rejects.toMatchObject({
    code: 'SOLD_OUT',
    details: { left: 1 },
  })
})

test('a pickup where the offer needs one', async () => {
  const sale = await add('offer')
  await sql`update offers set needs_pickup = true where id = ${sale.itemId}`.execute(database.db)
  await expect(buy(sale)).rejects.toMatchObject({ code: 'PICKUP_REQUIRED' })
  await buy(sale, { pickupLocation: 'Hotel Babylon, gate 2' })
})

describe('what waits for its money', () => {
  test('is limited for a customer', async () => {
    const sale = await add('event', { stocks: [{ capacity: 100 }] })
    const member = await addMember(database.db)
    for (let held = 0; held < 5; held++) await buy(sale, { member })
    await expect(buy(sale, { member })).rejects.toMatchObject({ code: 'TOO_MANY_HOLDS' })
    expect(await takenOf(sale)).toEqual([5])
  })

  test('the wallet pays at once, or holds nothing', async () => {
    const sale = await add('activity')
    const member = await addMember(database.db)
    await expect(buy(sale, { member, paymentMethod: 'wallet' })).rejects.toMatchObject({ code: 'WALLET_TOO_LOW' })
    expect(await takenOf(sale)).toEqual([0])
    await fill(member, 30_000)
    const bought = await buy(sale, { member, paymentMethod: 'wallet' })
    expect(bought).toMatchObject({ status: 'accepted', paymentStatus: 'paid', holdUntil: null })
    expect(await walletOf(member)).toBe(0)
    expect(await ticketsOf(bought)).toEqual(['1'])
  })

  test('cash is waited for until its own hour, never beyond the moment nothing is sold, and once at a time', async () => {
    const cashAddress = { en: 'Karrada', ar: 'الكرادة', ku: 'کەڕادە' }
    const payments = { ...bank().payments, cashAddress }
    const own = createApi({ db: database.db, accounts: testAccounts, payments, now })
    const { token } = await addMember(database.db)
    const buyCash = (sale: TestSale) =>
      own.dispatch('POST /customer/purchases', {
        locale: 'en',
        token,
        body: { ...toChoice(sale), paymentMethod: 'cash' },
      })
    const closesAt = new Date(now().getTime() + 40 * 60_000)
    const held = await buyCash(await add('event', { stocks: [{ closesAt }] }))
    expect(held).toMatchObject({ paymentStatus: 'notPaidYet', holdUntil: closesAt.toISOString() })
    const open = { code: 'CASH_NOT_OFFERED', details: { cash: { reason: 'open' } } }
    await expect(buyCash(await add('event'))).rejects.toMatchObject(open)
    pass(41)
    await lapse()
    await expect(buyCash(await add('umrah', { stocks: [{ prices: { two: 10_000_250 } }] }))).rejects.toMatchObject({
      details: { cash: { reason: 'price' } },
    })
    await expect(buy(await add('event'), { paymentMethod: 'cash' })).rejects.toMatchObject({
      code: 'PAYMENT_METHOD_REQUIRED',
    })
  })

  test('the same Idempotency-Key buys once, and another body under it is refused', async () => {
    const sale = await add('umrah')
    const member = await addMember(database.db)
    const [one, two] = [
      await buy(sale, { member, idempotencyKey: 'k' }),
      await buy(sale, { member, idempotencyKey: 'k' }),
    ]
    expect(two.id).toBe(one.id)
    expect(await takenOf(sale)).toEqual([1])
    await expect(buy(sale, { member, people: 2, idempotencyKey: 'k' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    })
  })

  test('nothing is sold from the moment it closes', async () => {
    const sale = await add('tourism', { stocks: [{ closesAt: now() }] })
    await expect(buy(sale)).rejects.toMatchObject({ code: 'SALE_OVER' })
  })

  test('what is not sold is not there', async () => {
    const { itemType } = toChoice(await add('event'))
    const { token } = await addMember(database.db)
    const body = { itemType, itemId: 999_999, tickets: [], paymentMethod: 'qi' }
    const call = api().dispatch('POST /customer/purchases', { locale: 'en', token, body })
    await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
