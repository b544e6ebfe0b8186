import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/test-database.ts'
import { holdLimits } from '../../domain/hold-rules.ts'
import { addMember } from '../customers/test-member.ts'
import { expireHolds } from '../reservations/release.ts'
import { addProperty, bookAs, toSelection } from '../reservations/test-booking.ts'
import { confirmCash } from './cash.ts'
import { sweepPayments } from './sweep.ts'
import { openPaying } from './test-paying.ts'
import { workRefunds } from './work-refunds.ts'

const database = openTestDatabase()
const { now, pass, bank, api, fill, hold, cancel, stateOf, payUrl, transactionsOf, walletOf, paymentsOf, unitsLeft } =
  openPaying(database)

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
      message: 'Your reservation has been made',
    })
    expect(made.payment.link).toBe(`http://safar.test/payment/success?reservation=${made.id}`)
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
  const confirm = (code = '') => database.db.transaction().execute((tx) => confirmCash(tx, code, now()))

  test('comes with a code, a deadline and an address, and is confirmed once', async () => {
    const held = await hold({}, { method: 'cash' })
    const { payment, paymentStatus } = await stateOf(held)
    expect(paymentStatus).toBe('notPaidYet')
    expect(payment?.cash).toMatchObject({
      code: expect.stringMatching(/^\d{8}$/),
      deadline: '2027-01-11T09:00:00.000Z',
      address: expect.any(String),
    })
    expect(held.link).toBe(`http://safar.test/payment/success?reservation=${held.id}`)
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
    await expireHolds(database.db, now())
    await sweepPayments(bank().context, now())
    expect(await paymentsOf(held)).toEqual(['expired: not paid in time'])
    expect(await confirm(code)).not.toBeNull()
    expect(await stateOf(held)).toMatchObject({ status: 'accepted', paymentStatus: 'paid' })
  })
})
