import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { setRate } from '../../db/queries/catalogue/exchange-rates.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember } from '../customers/testing/member.ts'
import { orderKinds } from '../order-kinds.ts'
import { rejectPurchase } from './decide-purchase.ts'
import { endOverdueRests, remindOfRests } from './end-rests.ts'
import type { TestPurchase } from './testing/add-purchase.ts'
import { type BuyInput, openAfter } from './testing/after.ts'

const database = openTestDatabase()
const after = openAfter(database)
const { api, bank, now, pass, passUntil, ask, fill, buyAndPay, see, cancel, pay, payUrl, refund, sweep, lapse } = after
const { takenOf, factsOf, transactionsOf, walletOf, pointsOf, textsTo } = after

/** A quarter of 400,000 paid, the rest due on 10 February. */
const withRest = (input: BuyInput = {}) =>
  buyAndPay({ price: 400_000, rest: { amount: 300_000, due: '2027-02-10' }, ...input })
const end = () => endOverdueRests(database.db, orderKinds, now())
const ordersOf = async ({ member }: TestPurchase): Promise<number> =>
  (
    await sql<{
      count: number
    }>`select count(*)::int as count from orders where customer_id = ${member.customer}`.execute(database.db)
  ).rows[0]?.count ?? 0

describe('the rest of a deposit', () => {
  test('in dollars each part has the dinars that its payment fixed, and the rest is about until then', async () => {
    const rate = (dinarsPerDollar: number, day: string) =>
      database.db.transaction().execute((tx) => setRate(tx, { dinarsPerDollar, day }))
    await rate(1_300, '2027-01-01')
    const bought = await withRest({ currency: 'USD', price: 40_000, rest: { amount: 30_000, due: '2027-02-10' } })
    await rate(1_500, '2027-01-02')
    const depositDinars = { amount: 130_000, rate: 1_300, day: '2027-01-01', isFixed: true }
    const left = { amount: 450_000, rate: 1_500, day: '2027-01-02', isFixed: false }
    expect(await see(bought)).toMatchObject({
      deposit: { amount: 100, currency: 'USD' },
      depositDinars,
      rest: { amount: { amount: 300 }, dinars: left },
      dinars: { amount: 580_000, rate: null, day: null, isFixed: false },
    })
    await payUrl(bought)
    const open = { ...left, isFixed: true }
    expect(await see(bought)).toMatchObject({ rest: { dinars: open }, dinars: { amount: 580_000, isFixed: true } })
    await pay(bought)
    const whole = { dinars: { amount: 580_000, rate: null, isFixed: true }, depositDinars, rest: null }
    expect(await see(bought)).toMatchObject(whole)
    expect((await ask('GET /customer/purchases', bought.member)).data).toMatchObject([whole])
    await sql`delete from exchange_rates`.execute(database.db)
  })

  test('is shown, paid by an order of its own, and then nothing is left', async () => {
    const bought = await withRest()
    expect(await see(bought)).toMatchObject({
      status: 'accepted',
      paymentStatus: 'paid',
      totalPrice: { amount: 400_000 },
      deposit: { amount: 100_000 },
      rest: { amount: { amount: 300_000, currency: 'IQD' }, dueOn: '2027-02-10' },
      canPay: false,
      canPayRest: true,
      restPaidAt: null,
      restOrderId: null,
      restInvoiceId: null,
      lines: [{ kind: 'adult', amount: 400_000 }],
      totalBeforeDiscount: { amount: 400_000 },
    })
    pass(60 * 24 * 20)
    await pay(bought)
    const { restOrder } = await factsOf(bought)
    expect(await see(bought)).toMatchObject({
      status: 'accepted',
      rest: null,
      canPayRest: false,
      restPaidAt: expect.any(String),
      restOrderId: restOrder,
      restInvoiceId: `INV-${restOrder}`,
      totalPrice: { amount: 400_000 },
      refundNow: { amount: { amount: 400_000 }, percent: 100 },
    })
    expect(await transactionsOf(bought.member)).toEqual(['debit 300000 qi', 'debit 100000 qi'])
    expect(await pointsOf(bought.member)).toBe(400)
    const { data } = await ask('GET /customer/transactions', bought.member)
    expect(data).toMatchObject([
      { itemType: 'tourism', itemId: bought.id, orderId: restOrder },
      { itemType: 'tourism', itemId: bought.id, orderId: bought.order },
    ])
    const titles = async (order: number | null) =>
      (await ask('GET /customer/orders/{id}/invoice', bought.member, order ?? 0)).lines.map(({ title, amount }) => [
        title,
        amount.amount,
      ])
    expect(await titles(bought.order)).toEqual([
      ['Adult', 400_000],
      ['To pay later', -300_000],
    ])
    expect(await titles(restOrder)).toEqual([['Remaining amount after the deposit', 300_000]])
    expect((await textsTo(bought.member)).at(-1)).toMatch(/پارەی ماوە گەیشت/)
    await expect(payUrl(bought)).rejects.toMatchObject({ code: 'ORDER_NOT_PAYABLE' })
  })

  test('is one order, however often and from wherever it is asked for', async () => {
    const bought = await withRest()
    const all = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => payUrl(bought)),
      payUrl(bought, 'qi', 'the-same-click'),
      payUrl(bought, 'qi', 'the-same-click'),
    ])
    const links = new Set(all.map((one) => (one.status === 'fulfilled' ? one.value.payment_url : one.reason)))
    expect(links.size).toBe(1)
    expect(await ordersOf(bought)).toBe(2)
    const { payment_url } = await payUrl(bought, 'fastpay')
    expect(links).not.toContain(payment_url)
    expect(await ordersOf(bought)).toBe(2)
    await cancel(bought)
    expect(await see(bought), 'by themselves, in time').toMatchObject({ isRestMissed: false })
    await refund()
  })

  test('can be paid again days after a payment that was declined or never finished', async () => {
    const bought = await withRest()
    const first = await payUrl(bought)
    await bank().choose(first.payment_url, 'decline')
    await sweep()
    pass(60 * 24)
    const second = await payUrl(bought)
    expect(second.payment_url).not.toBe(first.payment_url)
    pass(60 * 24)
    await sweep()
    await pay(bought)
    expect(await see(bought)).toMatchObject({ rest: null })
  })

  test('is paid from the wallet, and never in cash', async () => {
    const member = await addMember(database.db)
    const bought = await withRest({ member })
    await expect(payUrl(bought, 'cash')).rejects.toMatchObject({ code: 'PAYMENT_METHOD_REQUIRED' })
    await expect(payUrl(bought, 'wallet')).rejects.toMatchObject({ code: 'WALLET_TOO_LOW' })
    await fill(member, 350_000)
    await pay(bought, 'wallet')
    expect(await walletOf(member)).toBe(50_000)
    expect(await see(bought)).toMatchObject({ rest: null })
  })

  test('cannot be paid before the deposit, nor after its day', async () => {
    const unpaid = await after.buy({ rest: { amount: 300_000, due: '2027-02-10' } })
    expect(await see(unpaid)).toMatchObject({ canPay: true, canPayRest: false, deposit: { amount: 100_000 } })
    await payUrl(unpaid)
    expect((await factsOf(unpaid)).restOrder).toBeNull()
    await cancel(unpaid)
    const bought = await withRest()
    passUntil('2027-02-11T00:00:00')
    expect(await see(bought)).toMatchObject({ canPayRest: false, rest: { dueOn: '2027-02-10' } })
    await expect(payUrl(bought)).rejects.toMatchObject({ code: 'ORDER_NOT_PAYABLE' })
    expect(await end()).toBe(0)
    expect(await see(bought)).toMatchObject({ isRestMissed: false })
    pass(60)
    await end()
    expect(await see(bought)).toMatchObject({ isRestMissed: true })
    await refund()
  })

  test('goes back with the deposit, as much of both', async () => {
    const bought = await withRest()
    await fill(bought.member, 300_000)
    await pay(bought, 'wallet')
    passUntil('2027-02-15T12:00:00')
    expect((await see(bought)).refundNow).toMatchObject({ amount: { amount: 200_000 }, percent: 50 })
    expect(await cancel(bought)).toMatchObject({ status: 'ended', refund: { amount: 200_000 } })
    await refund()
    expect(await see(bought)).toMatchObject({
      paymentStatus: 'refunded',
      refund: { amount: { amount: 200_000 }, status: 'refunded' },
      refunds: [
        { amount: { amount: 50_000 }, to: 'qi' },
        { amount: { amount: 150_000 }, to: 'wallet' },
      ],
    })
    expect(await walletOf(bought.member)).toBe(150_000)
    // Each by its own way, so that each is told.
    expect((await textsTo(bought.member)).filter((text) => text.includes('هەڵوەشێندرایەوە'))).toHaveLength(2)
    expect(await takenOf(bought)).toBe(0)
  })

  test('goes back whole where the seller says no', async () => {
    const bought = await withRest({ acceptance: 'manual' })
    await pay(bought)
    expect(await see(bought)).toMatchObject({ status: 'pending', rest: null })
    await database.db.transaction().execute((tx) => rejectPurchase(tx, bought.id, now()))
    await refund()
    expect(await see(bought)).toMatchObject({ status: 'rejected', refund: { amount: { amount: 400_000 } } })
    expect(await pointsOf(bought.member)).toBe(0)
  })
})

describe('a rest that is not paid', () => {
  test('is reminded of the day before, once, in the daytime', async () => {
    const [bought, paid] = [await withRest(), await withRest()]
    await pay(paid)
    passUntil('2027-02-09T09:59:00')
    const remind = () => remindOfRests(database.db, now())
    expect(await remind()).toBe(0)
    pass(1)
    const before = await textsTo(bought.member)
    await Promise.all([remind(), remind(), remind()])
    const told = (await textsTo(bought.member)).slice(before.length)
    expect(told).toEqual([expect.stringContaining('300,000')])
    expect(await remind()).toBe(0)
    await cancel(bought)
    await refund()
  })

  test('ends what it is for under the policy, once', async () => {
    const bought = await withRest({ freeUntilDays: 14, percentAfter: 30 })
    await payUrl(bought)
    passUntil('2027-02-11T01:00:00')
    await lapse()
    await sweep(0)
    await Promise.all([end(), end(), end()])
    await refund()
    expect(await see(bought)).toMatchObject({
      status: 'ended',
      paymentStatus: 'refunded',
      rest: null,
      cancelledAt: expect.any(String),
      refund: { amount: { amount: 30_000 }, status: 'refunded', to: 'qi' },
    })
    expect(await takenOf(bought)).toBe(0)
    const told = (await textsTo(bought.member)).filter((text) => text.includes('پارەی ماوە لە کاتی خۆیدا نەدرا'))
    expect(told).toHaveLength(1)
    await sweep(60 * 60)
  })

  test('ends a ticket that was passed on as well, and whoever took it is told', async () => {
    const friend = await addMember(database.db)
    const bought = await withRest({ kind: 'event' })
    await sql`update tickets set customer_id = ${friend.customer} where purchase_id = ${bought.id} and number = 2`.execute(
      database.db,
    )
    passUntil('2027-02-11T01:00:00')
    expect(await end()).toBe(1)
    expect(await textsTo(friend)).toEqual([expect.stringContaining('گەشتی ئێواران')])
    await refund()
  })

  test('is honoured where its money comes late and it still stands, and given back where it does not', async () => {
    const [kept, lost] = [await withRest(), await withRest()]
    passUntil('2027-02-10T23:55:00')
    const links = [await payUrl(kept), await payUrl(lost)]
    for (const { payment_url } of links) await bank().choose(payment_url)
    passUntil('2027-02-11T00:05:00')
    await lapse()
    const { restOrder } = await factsOf(kept)
    await after.paymentOf(kept.member, restOrder ?? 0)
    expect(await see(kept)).toMatchObject({ status: 'accepted', rest: null, restPaidAt: expect.any(String) })
    passUntil('2027-02-11T01:00:00')
    await end()
    await sweep()
    await refund()
    expect(await see(lost)).toMatchObject({ status: 'ended', refund: { amount: { amount: 400_000 } } })
    expect((await transactionsOf(lost.member)).toSorted()).toEqual([
      'credit 100000 qi',
      'credit 300000 qi',
      'debit 100000 qi',
      'debit 300000 qi',
    ])
  })
})

test('paying the rest and cancelling at the same moment: paid and given back, or never taken', async () => {
  for (let round = 0; round < 6; round++) {
    const bought = await withRest()
    await fill(bought.member, 300_000)
    await Promise.allSettled([payUrl(bought, 'wallet'), cancel(bought), payUrl(bought, 'wallet')])
    await refund()
    expect(await see(bought)).toMatchObject({ status: 'ended', paymentStatus: 'refunded' })
    expect(await walletOf(bought.member)).toBe(300_000)
    expect(await takenOf(bought)).toBe(0)
    const { total } = await api()
      .dispatch('GET /customer/transactions', { locale: 'en', token: bought.member.token })
      .then(({ meta }) => meta)
    expect([2, 4]).toContain(total)
  }
})

test('paying the rest and giving it up as overdue at the same moment decide once', async () => {
  for (let round = 0; round < 4; round++) {
    const bought = await withRest()
    const { payment_url } = await payUrl(bought)
    await bank().choose(payment_url)
    passUntil('2027-02-11T01:00:00')
    const { restOrder } = await factsOf(bought)
    await Promise.allSettled([after.paymentOf(bought.member, restOrder ?? 0), end(), lapse()])
    await sweep()
    await refund()
    const { status, refund: back } = await see(bought)
    expect([status, back?.amount.amount ?? 0]).toEqual(status === 'accepted' ? ['accepted', 0] : ['ended', 400_000])
    passUntil('2027-01-10T12:00:00')
  }
})
