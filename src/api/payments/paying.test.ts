import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { setRate } from '../../db/queries/catalogue/exchange-rates.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addDays, toDay } from '../../domain/time/day.ts'
import { acceptReservation, rejectReservation } from '../reservations/decide.ts'
import { openPaying } from './testing/paying.ts'
import { openTestPayments } from './testing/payments.ts'
import { workRefunds } from './work-refunds.ts'

const database = openTestDatabase()
const { now, pass, bank, hold, ask, stateOf, payUrl, transactionsOf, pointsOf, unitsLeft, sweep } = openPaying(database)

describe('paying at the bank', () => {
  test('accepts the reservation, brings points, and is one transaction', async () => {
    const held = await hold()
    expect(held.link).toMatch(/^http:\/\/bank\.test\/sbx_/)
    expect(await stateOf(held)).toMatchObject({
      paymentStatus: 'unpaid',
      canPay: true,
      payment: { status: 'open', link: held.link },
    })
    await bank().choose(held.link)
    pass(1)
    expect(await stateOf(held)).toMatchObject({
      status: 'accepted',
      paymentStatus: 'paid',
      canPay: false,
      payment: { status: 'paid', link: null, amount: { amount: 200_000, currency: 'IQD' } },
      refund: null,
    })
    expect(await transactionsOf(held.member)).toEqual(['debit 200000 qi'])
    expect(await pointsOf(held.member)).toBe(200)
    const { data } = await ask('GET /customer/transactions', held.member)
    expect(await ask('GET /customer/transactions/{id}', held.member, data[0]?.id)).toMatchObject({
      itemId: held.id,
      itemType: 'reservation',
      title: expect.any(String),
      rate: null,
    })
    await expect(payUrl(held)).rejects.toMatchObject({ code: 'CANNOT_PAY' })
  })

  test('waits for the property where that decides for itself, which may say yes', async () => {
    const held = await hold({}, { rates: { acceptance: 'manual' } })
    await expect(database.db.transaction().execute((tx) => acceptReservation(tx, held.id, now()))).rejects.toThrow(
      'CANNOT_PAY',
    )
    await bank().choose(held.link)
    await sweep()
    expect(await stateOf(held)).toMatchObject({ status: 'pending', paymentStatus: 'paid' })
    await database.db.transaction().execute((tx) => acceptReservation(tx, held.id, now()))
    expect(await stateOf(held)).toMatchObject({ status: 'accepted', paymentStatus: 'paid' })
  })

  test('or no: then everything comes back', async () => {
    const held = await hold({ usePoints: true }, { rates: { acceptance: 'manual' }, entries: 100 })
    await bank().choose(held.link)
    await sweep()
    expect(await pointsOf(held.member)).toBe(199)
    await database.db.transaction().execute((tx) => rejectReservation(tx, held.id, now()))
    expect(await unitsLeft(held.property)).toBe(1)
    expect(await stateOf(held)).toMatchObject({
      status: 'rejected',
      paymentStatus: 'paid',
      refund: { status: 'waiting' },
    })
    await workRefunds(bank().context, now())
    expect(await stateOf(held)).toMatchObject({
      paymentStatus: 'refunded',
      refund: { status: 'refunded', to: 'qi', amount: { amount: 199_000 } },
    })
    expect(await transactionsOf(held.member)).toEqual(['credit 199000 qi', 'debit 199000 qi'])
    expect(await pointsOf(held.member)).toBe(100)
    await expect(database.db.transaction().execute((tx) => rejectReservation(tx, held.id, now()))).rejects.toThrow(
      'CANNOT_CANCEL',
    )
  })

  test('a price in dollars is paid in dinars, at a rate that stays', async () => {
    const held = await hold({}, { rates: { currency: 'USD' }, price: 10_050 })
    expect(await stateOf(held)).toMatchObject({ payment: { amount: { amount: 263_310, currency: 'IQD' } } })
    const other = openTestPayments(database.db, { now, dinarsPerDollar: 1500 })
    expect((await payUrl(held, 'qi', other)).payment_url).toBe(held.link)
    await bank().choose(held.link)
    await sweep()
    const { data } = await ask('GET /customer/transactions', held.member)
    expect(await ask('GET /customer/transactions/{id}', held.member, data[0]?.id)).toMatchObject({
      amount: { amount: 263_310, currency: 'IQD' },
      price: { amount: 201, currency: 'USD' },
      rate: 1310,
      // The rate was never set, so its day is that of the payment.
      rateDay: toDay(now()),
    })
  })

  test('a price in dollars stays the same in dinars after a payment that failed, as long as it is held', async () => {
    const rate = (dinarsPerDollar: number, day: string) =>
      database.db.transaction().execute((tx) => setRate(tx, { dinarsPerDollar, day }))
    const since = addDays(toDay(now()), -3)
    await rate(1310, since)
    const held = await hold({}, { rates: { currency: 'USD' }, price: 10_050 })
    await bank().choose(held.link, 'decline')
    await sweep()
    expect(await stateOf(held)).toMatchObject({ canPay: true, payment: { status: 'failed' } })
    await rate(1500, toDay(now()))
    const dinars = { amount: 263_310, rate: 1310, day: since, isFixed: true }
    expect(await ask('GET /user/reservations/{id}', held.member, held.id)).toMatchObject({ dinars })
    await payUrl(held)
    expect(await stateOf(held)).toMatchObject({ payment: { status: 'open', amount: { amount: 263_310 } } })
    expect(await ask('GET /user/reservations/{id}', held.member, held.id)).toMatchObject({ dinars })
    await sql`delete from exchange_rates`.execute(database.db)
  })
})
