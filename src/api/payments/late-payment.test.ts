import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember } from '../customers/testing/member.ts'
import { orderKinds } from '../order-kinds.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { addProperty, bookAs, toSelection } from '../reservations/testing/booking.ts'
import { sweepPayments } from './sweep.ts'
import { openPaying, type TestReservation } from './testing/paying.ts'
import { workRefunds } from './work-refunds.ts'

const database = openTestDatabase()
const { now, pass, bank, api, hold, ask, cancel, stateOf, pointsOf, paymentsOf, unitsLeft, sweep } =
  openPaying(database)

describe('a payment that comes too late', () => {
  /** The bank was paid in time; we learn of it after the hold has run out. */
  async function payLate(held: TestReservation): Promise<void> {
    await bank().choose(held.link)
    pass(16)
    await expireHolds(database.db, orderKinds, now())
    expect(
      (
        await api().dispatch('GET /user/reservations/{id}', {
          locale: 'en',
          token: held.member.token,
          params: { id: held.id },
        })
      ).status,
    ).toBe('failed')
  }

  test('gets its rooms back, with voucher and points, and can be cancelled like any other', async () => {
    await sql`insert into vouchers (code, percent, limit_in_all) values ('LATE', 10, 1)`.execute(database.db)
    const held = await hold({ voucherCode: 'LATE', usePoints: true }, { entries: 50 })
    await payLate(held)
    expect([await pointsOf(held.member), await unitsLeft(held.property)]).toEqual([50, 1])
    await sweepPayments(bank().context, now())
    expect(await stateOf(held)).toMatchObject({ status: 'accepted', paymentStatus: 'paid' })
    expect(await unitsLeft(held.property)).toBe(0)
    expect(await pointsOf(held.member)).toBe(179)
    const { rows } = await sql`select used from vouchers where code = 'LATE'`.execute(database.db)
    expect(rows).toEqual([{ used: 1 }])
    await cancel(held)
    await workRefunds(bank().context, now())
    expect(await stateOf(held)).toMatchObject({ status: 'ended', paymentStatus: 'refunded' })
    expect([await pointsOf(held.member), await unitsLeft(held.property)]).toEqual([50, 1])
  })

  test('is given back where the rooms are gone', async () => {
    const held = await hold()
    await payLate(held)
    await bookAs(api(), await addMember(database.db), toSelection(held.property, {}, now()))
    await sweepPayments(bank().context, now())
    expect(await stateOf(held)).toMatchObject({
      status: 'failed',
      paymentStatus: 'paid',
      refund: { status: 'waiting' },
    })
    await workRefunds(bank().context, now())
    expect(await stateOf(held)).toMatchObject({
      status: 'failed',
      paymentStatus: 'refunded',
      refund: { status: 'refunded' },
    })
    expect(await pointsOf(held.member)).toBe(0)
  })

  test('is given back where its points were spent meanwhile', async () => {
    const held = await hold({ usePoints: true }, { entries: 50 })
    await payLate(held)
    const other = await addProperty(database.db, [{ units: 1 }])
    await bookAs(api(), held.member, toSelection(other, { usePoints: true }, now()))
    await sweepPayments(bank().context, now())
    await workRefunds(bank().context, now())
    expect(await stateOf(held)).toMatchObject({ status: 'failed', paymentStatus: 'refunded' })
    expect(await unitsLeft(held.property)).toBe(1)
  })

  test('is given back where the customer had cancelled', async () => {
    const held = await hold()
    await bank().choose(held.link)
    await ask('PUT /customer/reservations/pending/{id}/cancel', held.member, held.id)
    await sweep()
    await workRefunds(bank().context, now())
    expect(await stateOf(held)).toMatchObject({ status: 'failed', paymentStatus: 'refunded' })
    expect(await unitsLeft(held.property)).toBe(1)
  })

  test('while nobody has ended the hold, is in time', async () => {
    const held = await hold()
    await bank().choose(held.link)
    await sweep(20)
    expect(await stateOf(held)).toMatchObject({ status: 'accepted', paymentStatus: 'paid' })
  })

  test('one that never comes is not waited for for ever', async () => {
    const held = await hold()
    pass(16)
    await expireHolds(database.db, orderKinds, now())
    await sweepPayments(bank().context, now())
    expect(await paymentsOf(held)).toEqual(['expired: not_paid_in_time'])
  })

  test('what was given up is given up at the bank, too', async () => {
    const held = await hold()
    await ask('PUT /customer/reservations/pending/{id}/cancel', held.member, held.id)
    await sweep()
    expect(await paymentsOf(held)).toEqual(['cancelled: given_up'])
    await bank().choose(held.link)
    await sweep(2)
    expect(await paymentsOf(held)).toEqual(['cancelled: cancelled_by_customer'])
  })
})
