import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { setRate } from '../../db/queries/catalogue/exchange-rates.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember } from '../customers/testing/member.ts'
import { bookAs, toSelection } from './testing/booking.ts'
import { openChanging, type Stayed } from './testing/changing.ts'

const database = openTestDatabase()
const it = openChanging(database)

const linesOf = async (stayed: Stayed) => (await it.page(stayed)).lines.map(({ kind, amount }) => `${kind} ${amount}`)

/** From then on the rooms of a property cost so much. */
const reprice = ({ property }: Stayed, price: number) =>
  sql`update room_types set price = ${price} where property_id = ${property.id}`.execute(database.db)

describe('what costs more', () => {
  test('keeps the price of kept nights, takes today’s for new ones, and is made by the payment of the difference', async () => {
    const stayed = await it.stay()
    await reprice(stayed, 150_000)
    const shown = await it.preview(stayed, { nights: 3 })
    expect(shown).toMatchObject({
      toPay: { amount: 150_000 },
      toGetBack: { amount: 0 },
      total: 350_000,
      percent: 100,
      fee: 0,
    })
    expect(shown.lines.map(({ becomes, amount }) => [becomes, amount])).toEqual([
      ['kept', 100_000],
      ['kept', 100_000],
      ['new', 150_000],
    ])
    expect(await it.change(stayed, { nights: 3 })).toMatchObject({ status: 'done' })
    expect(await it.page(stayed)).toMatchObject({ total: 350_000, checkOut: it.day(13), status: 'accepted' })
    expect(await it.walletOf(stayed.member)).toBe(2_000_000 - 350_000)
    expect(await it.pointsOf(stayed.member)).toBe(350)
    expect(await it.sold(stayed, [9, 10, 11, 12, 13])).toEqual([0, 1, 1, 1, 0])
  })

  test('at a bank: the new nights are held beside the old ones, and only the payment moves them', async () => {
    const stayed = await it.stay({ method: 'qi' })
    const { status, payment } = await it.change(stayed, { from: 20, nights: 3 }, 'qi')
    expect(status).toBe('held')
    expect(await it.page(stayed)).toMatchObject({ checkIn: it.day(10), total: 200_000 })
    expect(await it.sold(stayed, [10, 11, 20, 21, 22])).toEqual([1, 1, 1, 1, 1])
    await it.bank().choose(payment.link)
    it.pass(1)
    expect(await it.state(stayed)).toMatchObject({ change: { status: 'done', payment: { status: 'paid' } } })
    expect(await it.page(stayed)).toMatchObject({ checkIn: it.day(20), checkOut: it.day(23), total: 300_000 })
    expect(await it.sold(stayed, [10, 11, 20, 21, 22])).toEqual([0, 0, 1, 1, 1])
    expect(await it.transactionsOf(stayed.member)).toEqual(['debit 100000 qi', 'debit 200000 qi'])
    const { payments } = await it.api().dispatch('GET /customer/orders/{id}/invoice', {
      locale: 'ku',
      token: stayed.member.token,
      params: { id: (await it.page(stayed)).orderId },
    })
    expect(payments.map(({ amount, isForChange }) => [amount.amount, isForChange])).toEqual([
      [200_000, false],
      [100_000, true],
    ])
  })

  test('a declined payment leaves everything as it is, and another way can be tried', async () => {
    const stayed = await it.stay()
    const { payment } = await it.change(stayed, { nights: 3 }, 'qi')
    await it.bank().choose(payment.link, 'decline')
    it.pass(1)
    expect(await it.state(stayed)).toMatchObject({
      change: { status: 'held', canPay: true, payment: { status: 'failed' } },
    })
    expect(await it.page(stayed)).toMatchObject({ total: 200_000 })
    const { member, id } = stayed
    await it.api().dispatch('POST /customer/reservations/{id}/change/payment-url', {
      locale: 'en',
      token: member.token,
      params: { id },
      body: { paymentMethod: 'wallet' },
    })
    expect(await it.page(stayed)).toMatchObject({ total: 300_000, nights: 3 })
  })

  test('unpaid in time, its nights are free again, and the stay is as it was', async () => {
    const stayed = await it.stay()
    await it.change(stayed, { from: 20, nights: 3 }, 'qi')
    it.pass(16)
    expect(await it.state(stayed)).toMatchObject({ change: { status: 'expired', canPay: false } })
    await it.expire()
    expect(await it.sold(stayed, [10, 11, 20, 21, 22])).toEqual([1, 1, 0, 0, 0])
    expect(await it.page(stayed)).toMatchObject({ checkIn: it.day(10), total: 200_000 })
    await it.sweep(60)
  })

  test('paid late, it is made where its nights are still free', async () => {
    const stayed = await it.stay()
    const { payment } = await it.change(stayed, { from: 20, nights: 3 }, 'qi')
    await it.bank().choose(payment.link)
    it.pass(16)
    await it.expire()
    await it.sweep()
    expect(await it.page(stayed)).toMatchObject({ checkIn: it.day(20), total: 300_000 })
    expect(await it.sold(stayed, [10, 11, 20, 21, 22])).toEqual([0, 0, 1, 1, 1])
  })

  test('paid late, it is given back where they are not', async () => {
    const stayed = await it.stay({}, { rooms: [{ units: 1 }] })
    const { payment } = await it.change(stayed, { from: 20, nights: 3 }, 'qi')
    await it.bank().choose(payment.link)
    it.pass(16)
    await it.expire()
    const other = await addMember(database.db)
    await it.fill(other, 1_000_000)
    await bookAs(it.api(), other, toSelection(stayed.property, { checkIn: it.day(21), nights: 1 }, it.now()), {
      paymentMethod: 'wallet',
    })
    await it.sweep()
    await it.refund()
    expect(await it.page(stayed)).toMatchObject({ checkIn: it.day(10), total: 200_000, paymentStatus: 'paid' })
    expect(await it.transactionsOf(stayed.member)).toEqual([
      'credit 100000 qi',
      'debit 100000 qi',
      'debit 200000 wallet',
    ])
  })

  test('paid by somebody who has arrived meanwhile, it is given back: nobody is moved out of the house', async () => {
    const stayed = await it.stay({ checkIn: it.day(0) })
    const { payment } = await it.change(stayed, { from: 20, nights: 3 }, 'qi')
    await it.bank().choose(payment.link)
    await sql`update reservations set check_in_clock = '00:00' where id = ${stayed.id}`.execute(database.db)
    it.pass(1)
    await it.sweep()
    await it.refund()
    expect(await it.page(stayed)).toMatchObject({ checkIn: it.day(0), total: 200_000 })
    expect(await it.transactionsOf(stayed.member)).toContain('credit 200000 qi')
    it.pass(20)
    await it.expire()
    expect(await it.sold(stayed, [0, 1, 20, 21, 22])).toEqual([1, 1, 0, 0, 0])
  })

  test('dollars keep the dinars that each payment fixed, without what a change gave back', async () => {
    const rate = (dinarsPerDollar: number, day: string) =>
      database.db.transaction().execute((tx) => setRate(tx, { dinarsPerDollar, day }))
    await rate(1_300, '2027-01-01')
    const room = { units: 1, price: 10_000 }
    const stayed = await it.stay({}, { rooms: [room], rates: { currency: 'USD', freeUntilDays: 3 } })
    expect(await it.page(stayed)).toMatchObject({ dinars: { amount: 260_000, rate: 1_300, isFixed: true } })
    await rate(1_500, '2027-01-02')
    await it.change(stayed, { nights: 3 })
    expect(await it.page(stayed)).toMatchObject({
      total: 300,
      dinars: { amount: 260_000 + 150_000, rate: null, isFixed: true },
    })
    await it.change(stayed, { nights: 2 })
    await it.refund()
    const { rows } = await sql<{ left: number }>`
      select sum(case type when 'debit' then amount else -amount end)::int as left from transactions
      where customer_id = ${stayed.member.customer} and order_id is not null`.execute(database.db)
    expect(rows[0]?.left).toBeLessThan(410_000)
    expect(await it.page(stayed)).toMatchObject({ total: 200, dinars: { amount: rows[0]?.left, isFixed: true } })
    await sql`delete from exchange_rates`.execute(database.db)
  })

  test('a property that has moved to another currency meanwhile: cancelled and booked anew, never added up', async () => {
    const stayed = await it.stay()
    await sql`update room_types set currency = 'USD' where property_id = ${stayed.property.id}`.execute(database.db)
    await expect(it.preview(stayed, { nights: 3 })).rejects.toMatchObject({ code: 'CANNOT_CHANGE' })
  })

  test('given up, its nights are free at once', async () => {
    const stayed = await it.stay()
    await it.change(stayed, { from: 20, nights: 3 }, 'qi')
    await it.giveUp(stayed)
    expect(await it.sold(stayed, [10, 11, 20])).toEqual([1, 1, 0])
    await expect(it.giveUp(stayed)).rejects.toMatchObject({ code: 'CANNOT_CANCEL' })
    await it.sweep(60)
  })

  test('another change takes the place of the one that waits', async () => {
    const stayed = await it.stay({}, { rooms: [{ units: 1 }] })
    await it.change(stayed, { from: 20, nights: 3 }, 'qi')
    await it.change(stayed, { from: 21, nights: 3 }, 'wallet')
    expect(await it.page(stayed)).toMatchObject({ checkIn: it.day(21), total: 300_000 })
    expect(await it.sold(stayed, [10, 11, 20, 21, 22, 23])).toEqual([0, 0, 0, 1, 1, 1])
    await it.sweep(60)
  })

  test('cancelling the stay gives the held nights free as well, and what is paid for them after that goes back', async () => {
    const stayed = await it.stay()
    const { payment } = await it.change(stayed, { from: 20, nights: 3 }, 'qi')
    await it.cancel(stayed)
    expect(await it.sold(stayed, [10, 11, 20, 21, 22])).toEqual([0, 0, 0, 0, 0])
    await it.bank().choose(payment.link)
    await it.sweep()
    await it.refund()
    expect(await it.page(stayed)).toMatchObject({ paymentStatus: 'refunded' })
    expect(await it.walletOf(stayed.member)).toBe(2_000_000)
  })
})

describe('what costs less', () => {
  test('is changed at once, and the difference goes back', async () => {
    const stayed = await it.stay({ nights: 4 })
    const shown = await it.preview(stayed, { nights: 2 })
    expect(shown).toMatchObject({ toGetBack: { amount: 200_000 }, toPay: { amount: 0 }, points: { taken: 200 } })
    expect(await it.change(stayed, { nights: 2 })).toMatchObject({ status: 'done', payment: { link: null } })
    await it.refund()
    expect(await it.walletOf(stayed.member)).toBe(2_000_000 - 200_000)
    expect(await it.pointsOf(stayed.member)).toBe(200)
    expect(await it.page(stayed)).toMatchObject({ total: 200_000, paymentStatus: 'paid' })
    expect(await it.sold(stayed, [10, 11, 12, 13])).toEqual([1, 1, 0, 0])
  })

  test('too late to be free, the policy keeps its part, says so in a line, and never gives it back', async () => {
    const stayed = await it.stay({ nights: 4 }, { rates: { freeUntilDays: 30, percentAfter: 50 } })
    const shown = await it.preview(stayed, { from: 10, nights: 2 })
    expect(shown).toMatchObject({ percent: 50, fee: 100_000, toGetBack: { amount: 100_000 }, isBound: true })
    await it.change(stayed, { nights: 2 })
    expect(await linesOf(stayed)).toEqual(['room 100000', 'room 100000', 'fee 100000'])
    await it.cancel(stayed)
    await it.refund()
    // Half of the two nights that were left.
    expect(await it.walletOf(stayed.member)).toBe(2_000_000 - 400_000 + 100_000 + 100_000)
  })

  test('a stay that is moved too late stays too late: moving it away and cancelling gives no more than cancelling', async () => {
    const stayed = await it.stay({ checkIn: it.day(2), nights: 2 }, { rates: { freeUntilDays: 7, percentAfter: 0 } })
    await it.change(stayed, { from: 3, nights: 15 })
    const preview = await it.ask('GET /customer/reservations/{id}/refund', stayed.member, stayed.id)
    expect(preview).toMatchObject({ percent: 0, refund: { amount: 0 } })
    expect(await it.page(stayed)).toMatchObject({ policy: { freeUntil: null } })
  })

  test('for the same price the rooms are others at once', async () => {
    const stayed = await it.stay({}, { rooms: [{ units: 1 }, { units: 1 }] })
    const rooms = [{ roomTypeId: stayed.property.rooms[1] ?? 0, count: 1 }]
    expect(await it.preview(stayed, { rooms })).toMatchObject({ toPay: { amount: 0 }, toGetBack: { amount: 0 } })
    await it.change(stayed, { rooms })
    expect(await it.sold(stayed, [10, 11])).toEqual([0, 0])
    expect(await it.sold(stayed, [10, 11], 1)).toEqual([1, 1])
  })

  test('points that were spent meanwhile come off what goes back', async () => {
    const stayed = await it.stay({ nights: 4 })
    await sql`insert into point_entries (customer_id, points, balance, reason) values (${stayed.member.customer}, -400, 0, 'spent')`.execute(
      database.db,
    )
    const shown = await it.preview(stayed, { nights: 2 })
    expect(shown).toMatchObject({
      spentPoints: 2000,
      points: { taken: 0, missing: 200 },
      toGetBack: { amount: 198_000 },
    })
    await it.change(stayed, { nights: 2 })
    await it.cancel(stayed)
    await it.refund()
    // The cancellation takes the worth of the other points, but for the part that was kept; of the first 200 not a second time.
    expect(await it.walletOf(stayed.member)).toBe(2_000_000 - 400_000 + 198_000 + 198_010)
  })
})

describe('over and over', () => {
  test('up, down, up, and then cancelled: everything goes back, over three payments', async () => {
    const stayed = await it.stay({ method: 'qi' })
    const { payment } = await it.change(stayed, { nights: 4 }, 'fib')
    await it.bank().choose(payment.link)
    await it.sweep()
    await it.change(stayed, { nights: 3 })
    await it.refund()
    await it.change(stayed, { nights: 5 }, 'wallet')
    expect(await it.page(stayed)).toMatchObject({ total: 500_000 })
    await it.cancel(stayed)
    await it.refund()
    expect(await it.page(stayed)).toMatchObject({ paymentStatus: 'refunded', refund: { amount: 500_000 } })
    const all = (await it.transactionsOf(stayed.member)).map((line) => line.split(' ')[0])
    expect(all.filter((type) => type === 'debit')).toHaveLength(3)
    expect(await it.walletOf(stayed.member)).toBe(2_000_000)
    expect(await it.pointsOf(stayed.member)).toBe(0)
  })

  test('over the border of a season new nights cost what they cost there', async () => {
    const stayed = await it.stay()
    await sql`insert into property_seasons (property_id, from_night, to_night, percent) values (${stayed.property.id}, ${it.day(12)}, ${it.day(30)}, 50)`.execute(
      database.db,
    )
    expect(await it.preview(stayed, { from: 11, nights: 3 })).toMatchObject({
      toPay: { amount: 200_000 },
      lines: [
        { becomes: 'dropped', amount: 100_000 },
        { becomes: 'kept', amount: 100_000 },
        { becomes: 'new', amount: 150_000 },
        { becomes: 'new', amount: 150_000 },
      ],
    })
    await it.change(stayed, { from: 11, nights: 3 })
    expect(await it.page(stayed)).toMatchObject({ total: 400_000 })
  })
})

describe('voucher and points', () => {
  const voucher = (code: string, more: { percent?: number; amount?: number; minimum?: number }) =>
    sql`insert into vouchers (code, percent, amount, minimum) values (${code}, ${more.percent ?? null}, ${more.amount ?? null}, ${more.minimum ?? null})`.execute(
      database.db,
    )

  test('a voucher takes off no more than it did, and less of less', async () => {
    await voucher('TENTH', { percent: 10 })
    const stayed = await it.stay({ voucherCode: 'TENTH' })
    expect(await it.preview(stayed, { nights: 3 })).toMatchObject({
      voucher: { before: 20_000, after: 20_000 },
      toPay: { amount: 100_000 },
    })
    expect(await it.preview(stayed, { nights: 1 })).toMatchObject({
      voucher: { before: 20_000, after: 10_000 },
      toGetBack: { amount: 90_000 },
    })
    await it.change(stayed, { nights: 1 })
    expect(await it.page(stayed)).toMatchObject({ total: 90_000, voucherDiscount: 10_000 })
  })

  test('one whose least price is not reached any more takes off nothing', async () => {
    await voucher('LEAST', { amount: 30_000, minimum: 150_000 })
    const stayed = await it.stay({ voucherCode: 'LEAST' })
    expect(await it.preview(stayed, { nights: 1 })).toMatchObject({
      voucher: { before: 30_000, after: 0 },
      toGetBack: { amount: 70_000 },
    })
    await it.change(stayed, { nights: 1 })
    expect(await it.page(stayed)).toMatchObject({ total: 100_000 })
  })

  test('points pay at most half: those that are too many come back', async () => {
    const stayed = await it.stay({ usePoints: true, points: 10_000 })
    expect(await it.page(stayed)).toMatchObject({ total: 100_000, pointsUsed: 10_000 })
    expect(await it.preview(stayed, { nights: 1 })).toMatchObject({
      points: { before: 100_000, after: 50_000, back: 5_000, taken: 50 },
      toGetBack: { amount: 50_000 },
    })
    await it.change(stayed, { nights: 1 })
    expect(await it.pointsOf(stayed.member)).toBe(5_050)
    await it.cancel(stayed)
    expect(await it.pointsOf(stayed.member)).toBe(10_000)
  })
})

describe('what cannot be', () => {
  test('sold-out nights are refused with other rooms and the nearest days', async () => {
    const stayed = await it.stay({}, { rooms: [{ units: 1 }, { units: 1, price: 130_000 }] })
    const other = await addMember(database.db)
    await it.fill(other, 1_000_000)
    const taken = toSelection(stayed.property, { checkIn: it.day(13), nights: 1 }, it.now())
    await bookAs(it.api(), other, taken, { paymentMethod: 'wallet' })
    await expect(it.preview(stayed, { nights: 4 })).rejects.toMatchObject({
      code: 'ROOM_UNAVAILABLE',
      details: {
        combinations: [{ rooms: [{ roomTypeId: stayed.property.rooms[1], count: 1 }] }],
        dates: [{ checkIn: it.day(9) }, { checkIn: it.day(8) }, { checkIn: it.day(7) }],
      },
    })
  })

  test.each([
    ['nothing else', {}, 'NOTHING_CHANGED'],
    ['a party that does not fit', { adults: 5 }, 'ROOMS_TOO_SMALL'],
    ['days that are over', { from: -1, nights: 2 }, 'PAST_DATE'],
    ['no nights', { from: 10, nights: 0 }, 'NO_NIGHTS'],
  ])('%s', async (_, wanted, code) => {
    await expect(it.preview(await it.stay(), wanted)).rejects.toMatchObject({ code })
  })

  test('a price that has changed is shown anew', async () => {
    const stayed = await it.stay()
    const { priceKey } = await it.preview(stayed, { nights: 3 })
    await reprice(stayed, 120_000)
    const { member, id } = stayed
    const body = { checkOut: it.day(13), priceKey, paymentMethod: 'wallet' }
    await expect(
      it.api().dispatch('POST /customer/reservations/{id}/change', {
        locale: 'en',
        token: member.token,
        params: { id },
        body,
      }),
    ).rejects.toMatchObject({ code: 'PRICE_CHANGED', details: { price: { toPay: { amount: 120_000 } } } })
  })

  test('what waits for its property, its money or nothing any more', async () => {
    const waiting = await it.stay({}, { rates: { acceptance: 'manual' } })
    await expect(it.preview(waiting, { nights: 3 })).rejects.toMatchObject({ code: 'CANNOT_CHANGE' })
    const cancelled = await it.stay()
    await it.cancel(cancelled)
    await expect(it.preview(cancelled, { nights: 3 })).rejects.toMatchObject({ code: 'CANNOT_CHANGE' })
    expect(await it.state(cancelled)).toMatchObject({ canChange: false, change: null })
  })

  test('somebody else’s', async () => {
    const stayed = await it.stay()
    const stranger = { ...stayed, member: await addMember(database.db) }
    await expect(it.preview(stranger, { nights: 3 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(it.state(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(it.giveUp(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('to hold nights again and again without paying', async () => {
    const stayed = await it.stay()
    for (let tries = 0; tries < 2; tries++) {
      await it.change(stayed, { from: 20, nights: 3 }, 'qi')
      it.pass(16)
      await it.expire()
      await it.sweep()
    }
    await expect(it.change(stayed, { from: 20, nights: 3 }, 'qi')).rejects.toMatchObject({ code: 'HOLD_AGAIN_LATER' })
    expect(await it.change(stayed, { from: 20, nights: 3 }, 'wallet')).toMatchObject({ status: 'done' })
  })

  test('and not by another reservation at the same property', async () => {
    const first = await it.stay()
    const { id } = await bookAs(it.api(), first.member, toSelection(first.property, {}, it.now()), {
      paymentMethod: 'wallet',
    })
    for (const stayed of [first, { ...first, id }]) {
      await it.change(stayed, { from: 20, nights: 3 }, 'qi')
      it.pass(15)
      await it.expire()
      await it.sweep()
    }
    await expect(it.change(first, { from: 20, nights: 3 }, 'qi')).rejects.toMatchObject({ code: 'HOLD_AGAIN_LATER' })
  })
})
