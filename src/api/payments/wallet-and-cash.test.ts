import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { setRate } from '../../db/queries/catalogue/exchange-rates.ts'
import { getOrderOf } from '../../db/queries/stays/reservations.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { holdLimits } from '../../domain/stays/hold-rules.ts'
import { addMember } from '../customers/testing/member.ts'
import { orderKinds } from '../order-kinds.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { addProperty, bookAs, toSelection } from '../reservations/testing/booking.ts'
import { confirmCash } from './cash.ts'
import { sweepPayments } from './sweep.ts'
import { openPaying } from './testing/paying.ts'
import { workRefunds } from './work-refunds.ts'

const database = openTestDatabase()
const {
  now,
  pass,
  bank,
  api,
  ask,
  fill,
  hold,
  cancel,
  stateOf,
  payUrl,
  payInsteadOfCash,
  transactionsOf,
  walletOf,
  paymentsOf,
  unitsLeft,
} = openPaying(database)

describe('the wallet', () => {
  test('pays at once', async () => {
    const property = await addProperty(database.db, [{ units: 1 }])
    const member = await addMember(database.db)
    await fill(member, 250_000)
    const made = await bookAs(api(), member, toSelection(property, {}, now()), { paymentMethod: 'wallet' })
    expect(made).toMatchObject({
      status: 'accepted',
      paymentStatus: 'paid',
      holdUntil: null,
      message: 'Your booking has been made.',
    })
    expect(made.payment.link).toBe(`http://safar.test/payment/success?order=${await getOrderOf(database.db, made.id)}`)
    expect([await walletOf(member), await transactionsOf(member)]).toEqual([50_000, ['debit 200000 wallet']])
    await cancel({ member, id: made.id })
    await workRefunds(bank().context, now())
    expect([await walletOf(member), await transactionsOf(member)]).toEqual([
      250_000,
      ['credit 200000 wallet', 'debit 200000 wallet'],
    ])
  })

  test('that has too little holds no rooms', async () => {
    const property = await addProperty(database.db, [{ units: 1 }])
    const member = await addMember(database.db)
    await fill(member, 199_999)
    const booking = bookAs(api(), member, toSelection(property, {}, now()), { paymentMethod: 'wallet' })
    await expect(booking).rejects.toMatchObject({ code: 'WALLET_TOO_LOW' })
    expect(await unitsLeft(property)).toBe(1)
    const { id } = await bookAs(api(), member, toSelection(property, {}, now()))
    await expect(payUrl({ member, id }, 'wallet')).rejects.toMatchObject({ code: 'WALLET_TOO_LOW' })
  })

  test('pays once, however many tabs ask at once, and tells the others that nothing is left to pay', async () => {
    const held = await hold()
    await fill(held.member, 250_000)
    const asked = await Promise.allSettled(Array.from({ length: 6 }, () => payUrl(held, 'wallet')))
    const problems = asked.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
    expect(problems).toEqual(Array(5).fill('CANNOT_PAY'))
    expect(await walletOf(held.member)).toBe(50_000)
  })

  test('is never below zero, whatever is paid at once', async () => {
    const property = await addProperty(database.db, [{ units: 20 }])
    const member = await addMember(database.db)
    await fill(member, 500_000)
    const made = await Promise.all(
      Array.from({ length: holdLimits.holds }, () => bookAs(api(), member, toSelection(property, {}, now()))),
    )
    const paid = await Promise.allSettled(made.map(({ id }) => payUrl({ member, id }, 'wallet')))
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await walletOf(member)).toBe(100_000)
  })
})

describe('cash', () => {
  const confirm = (code = '') =>
    database.db.transaction().execute((tx) => confirmCash(tx, bank().context.orders, code, now()))

  test('is what notes can pay, with a line that says so, whether or not the way to pay was known before', async () => {
    const property = await addProperty(database.db, [{ units: 3, price: 102_638 }])
    const member = await addMember(database.db)
    const body = toSelection(property, { nights: 3 }, now())
    const price = (paymentMethod?: 'cash') =>
      api().dispatch('POST /customer/reservations/calculate-price', {
        locale: 'en',
        token: member.token,
        body: { ...body, paymentMethod },
      })
    expect(await price()).toMatchObject({ total: 307_914, rounding: 0, inDinars: null })
    expect(await price('cash')).toMatchObject({ totalBeforeDiscount: 307_914, rounding: -164, total: 307_750 })
    const { id } = await api().dispatch('POST /customer/reservations', {
      locale: 'en',
      token: member.token,
      body: { ...body, paymentMethod: 'cash', priceKey: (await price()).priceKey, total: 307_914 },
    })
    const params = { id }
    const page = await api().dispatch('GET /user/reservations/{id}', { locale: 'en', token: member.token, params })
    expect(page).toMatchObject({ totalBeforeDiscount: 307_914, rounding: -164, total: 307_750 })
    const { payment } = await api().dispatch('GET /customer/reservations/{id}/payment', {
      locale: 'en',
      token: member.token,
      params,
    })
    expect(payment?.amount.amount).toBe(307_750)
  })

  test('for a price in dollars is what notes can pay at the rate that the operator has set', async () => {
    const property = await addProperty(database.db, [{ units: 3, price: 5_001 }], { currency: 'USD' })
    const member = await addMember(database.db)
    await database.db.transaction().execute((tx) => setRate(tx, { dinarsPerDollar: 1_400, day: '2027-01-09' }))
    const body = { ...toSelection(property, {}, now()), paymentMethod: 'cash' as const }
    const quote = await api().dispatch('POST /customer/reservations/calculate-price', {
      locale: 'en',
      token: member.token,
      body,
    })
    expect(quote).toMatchObject({
      total: 100.02,
      rounding: 0,
      inDinars: { amount: 140_000, rate: 1_400, day: '2027-01-09' },
    })
    const { id } = await api().dispatch('POST /customer/reservations', { locale: 'en', token: member.token, body })
    const { payment } = await api().dispatch('GET /customer/reservations/{id}/payment', {
      locale: 'en',
      token: member.token,
      params: { id },
    })
    expect(payment?.amount).toEqual({ amount: 140_000, currency: 'IQD' })
    // The notes count, even if the rate changes.
    await database.db.transaction().execute((tx) => setRate(tx, { dinarsPerDollar: 1_500, day: '2027-01-10' }))
    const dinars = { amount: 140_000, rate: 1_400, isFixed: true }
    expect(await ask('GET /user/reservations/{id}', member, id)).toMatchObject({ dinars })
    expect(await ask('GET /user/reservations', member)).toMatchObject({ data: [{ dinars }] })
    await sql`delete from exchange_rates`.execute(database.db)
  })

  test('comes with a code, a deadline and an address, and is confirmed once', async () => {
    const held = await hold({}, { method: 'cash' })
    const { payment, paymentStatus } = await stateOf(held)
    expect(paymentStatus).toBe('notPaidYet')
    expect(payment?.cash).toMatchObject({
      code: expect.stringMatching(/^\d{8}$/),
      deadline: '2027-01-11T09:00:00.000Z',
      address: expect.any(String),
    })
    expect(held.link).toBe(`http://safar.test/payment/success?order=${await getOrderOf(database.db, held.id)}`)
    expect((await payUrl(held)).payment_url).toContain('/payment/success')
    expect(await confirm('00000000')).toBeNull()
    expect(await confirm(payment?.cash?.code)).toMatchObject({ amount: 200_000 })
    expect(await confirm(payment?.cash?.code)).toBeNull()
    expect(await stateOf(held)).toMatchObject({ status: 'accepted', paymentStatus: 'paid' })
    await cancel(held)
    await workRefunds(bank().context, now())
    expect(await walletOf(held.member)).toBe(200_000)
  })

  test('that is not brought in time is over, and if it comes after all gets its rooms back', async () => {
    const held = await hold({}, { method: 'cash' })
    const code = (await stateOf(held)).payment?.cash?.code
    pass(24 * 60 + 1)
    await expireHolds(database.db, orderKinds, now())
    await sweepPayments(bank().context, now())
    expect(await paymentsOf(held)).toEqual(['expired: not_paid_in_time'])
    expect(await confirm(code)).not.toBeNull()
    expect(await stateOf(held)).toMatchObject({ status: 'accepted', paymentStatus: 'paid' })
  })

  test('can be paid online instead: it waits as for any bank, and what is brought as well goes to the wallet', async () => {
    const held = await hold({}, { method: 'cash' })
    const code = (await stateOf(held)).payment?.cash?.code
    expect((await payInsteadOfCash(held, 'qi')).payment_url).not.toContain('/payment/success')
    const { paymentStatus, canPay, holdUntil, payment } = await stateOf(held)
    expect([paymentStatus, canPay, payment?.method, payment?.cash]).toEqual(['unpaid', true, 'qi', null])
    expect(Date.parse(holdUntil ?? '') - now().getTime()).toBe(15 * 60_000)
    await fill(held.member, 200_000)
    await payUrl(held, 'wallet')
    expect(await stateOf(held)).toMatchObject({ status: 'accepted', paymentStatus: 'paid' })
    expect(await confirm(code)).not.toBeNull()
    await workRefunds(bank().context, now())
    expect([await walletOf(held.member), (await stateOf(held)).paymentStatus]).toEqual([200_000, 'paid'])
  })

  test('is paid from the wallet instead at once; where that has too little, the code still counts', async () => {
    const held = await hold({}, { method: 'cash' })
    const before = await stateOf(held)
    await expect(payInsteadOfCash(held, 'wallet')).rejects.toMatchObject({ code: 'WALLET_TOO_LOW' })
    expect(await stateOf(held)).toEqual(before)
    await fill(held.member, 200_000)
    await payInsteadOfCash(held, 'wallet')
    expect(await stateOf(held)).toMatchObject({ status: 'accepted', paymentStatus: 'paid' })
    expect(await walletOf(held.member)).toBe(0)
  })

  test('instead of cash is not cash, and of what is over nothing is paid', async () => {
    const held = await hold({}, { method: 'cash' })
    await expect(payInsteadOfCash(held, 'cash')).rejects.toMatchObject({ code: 'PAYMENT_METHOD_REQUIRED' })
    pass(24 * 60 + 1)
    await expect(payInsteadOfCash(held, 'qi')).rejects.toMatchObject({ code: 'CANNOT_PAY' })
    await expireHolds(database.db, orderKinds, now())
    await sweepPayments(bank().context, now())
    expect(await stateOf(held)).toMatchObject({ status: 'failed', paymentStatus: 'notPaidYet' })
  })
})
