import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { getOrderOf } from '../../db/queries/stays/reservations.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { waitForLocks } from '../../db/testing/locks.ts'
import { type Locale, locales } from '../../domain/text/locale.ts'
import { PaymentError } from '../../gateways/payments/payment-gateway.ts'
import { addMember, type TestMember, testPassword } from '../customers/testing/member.ts'
import { orderKinds } from '../order-kinds.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { confirmCash } from '../payments/cash.ts'
import { takeNotice } from '../payments/take-notice.ts'
import { openPaying, type TestReservation } from '../payments/testing/paying.ts'
import { openTestPayments } from '../payments/testing/payments.ts'
import { finish, workRefunds } from '../payments/work-refunds.ts'
import { acceptReservation, rejectReservation } from '../reservations/decide.ts'
import { notifyGuest } from '../reservations/notify-guest.ts'
import { addProperty, bookAs, type TestRequest, toSelection } from '../reservations/testing/booking.ts'
import { speak, textsTo } from '../reservations/testing/messages.ts'
import { notifyCustomer } from './notify-customer.ts'

const database = openTestDatabase()
const paying = openPaying(database)
const { now, pass, bank, api, fill, cancel, stateOf, payUrl, sweep } = paying
const inTransaction = <T>(work: Parameters<ReturnType<typeof database.db.transaction>['execute']>[0]) =>
  database.db.transaction().execute(work) as Promise<T>
const readsTo = ({ member }: Pick<TestReservation, 'member'>) => textsTo(database.db, member)

/** An order of an English-speaking customer. */
async function hold(request: TestRequest = {}, more: Parameters<typeof paying.hold>[1] = {}, language: Locale = 'en') {
  const held = await paying.hold(request, more)
  await speak(database.db, held.member, language)
  return held
}

async function pay(held: TestReservation): Promise<void> {
  await bank().choose(held.link)
  await sweep()
}

const manual = { rates: { acceptance: 'manual' } } as const

describe('a customer is told once', () => {
  test.each([
    ['en', /^your booking [2-9A-Z]{8} is confirmed\. .+, 20 - 22 January, check-in from 14:00\.$/],
    ['ar', /^تم تأكيد حجزك رقم [2-9A-Z]{8} في .+، من 20 إلى 22 كانون الثاني\. الوصول من الساعة 14:00\.$/],
    ['ku', /^حجزی [2-9A-Z]{8} پشتڕاست کرایەوە\. .+، لە 20 تا 22ی کانوونی دووەم\. هاتن دوای 14:00\.$/],
  ] as const)('in %s that the booking is confirmed, whoever settles its payment', async (language, text) => {
    const held = await hold({}, {}, language)
    expect(await readsTo(held)).toEqual([])
    await bank().choose(held.link)
    const notice = { headers: {}, body: '', ...bank().sent.at(-1), query: {} }
    pass(1)
    await Promise.all([
      ...Array.from({ length: 3 }, () => takeNotice(bank().context, 'sandbox', { ...notice, now: now() })),
      ...Array.from({ length: 3 }, () => stateOf(held)),
      sweep(0),
      sweep(0),
    ])
    await sweep()
    expect(await readsTo(held)).toEqual([expect.stringMatching(text)])
  })

  test('even where several come upon the same at the same moment, and nothing else keeps them apart', async () => {
    const held = await hold()
    const order = await getOrderOf(database.db, held.id)
    const notify = () => inTransaction((tx) => notifyGuest(tx, order, { event: 'reminder' }, { now: now() }))
    await Promise.all(Array.from({ length: 6 }, notify))
    expect(await readsTo(held)).toHaveLength(1)
  })

  test('that it waits for the property, and what that says', async () => {
    const held = await hold({}, manual)
    await pay(held)
    expect(await readsTo(held)).toEqual([
      expect.stringMatching(/^your booking [2-9A-HJ-NP-Z]{8} at .+ is paid\. The property still has to confirm it\./),
    ])
    await inTransaction((tx) => acceptReservation(tx, held.id, now()))
    await expect(inTransaction((tx) => acceptReservation(tx, held.id, now()))).rejects.toThrow()
    expect((await readsTo(held)).slice(1)).toEqual([expect.stringContaining('is confirmed')])
  })

  test('that it was rejected, where the money goes, and when it is there', async () => {
    const held = await hold({}, manual)
    await pay(held)
    await inTransaction((tx) => rejectReservation(tx, held.id, now()))
    await Promise.all(Array.from({ length: 4 }, () => workRefunds(bank().context, now())))
    expect((await readsTo(held)).slice(1)).toEqual([
      expect.stringMatching(/ was not accepted\. 200,000 IQD will be refunded to you \(Qi Card\)\.$/),
      `200,000 IQD for your booking ${held.code} has been refunded to you (Qi Card).`,
    ])
  })

  test('that it was rejected before anything was paid', async () => {
    const held = await hold({}, manual)
    await inTransaction((tx) => rejectReservation(tx, held.id, now()))
    expect(await readsTo(held)).toEqual([expect.stringMatching(/was not accepted\. You had not paid anything\.$/)])
  })

  test('that money goes to the wallet, without a second message when it is there', async () => {
    const held = await hold()
    await fill(held.member, 200_000)
    await payUrl(held, 'wallet')
    await cancel(held)
    await workRefunds(bank().context, now())
    expect(await readsTo(held)).toEqual([
      expect.stringContaining('is confirmed'),
      expect.stringMatching(/ is cancelled\. 200,000 IQD will be refunded to your Safar wallet\.$/),
    ])
  })

  test('that a part comes back after a cancellation, or nothing', async () => {
    for (const [percentAfter, money] of [
      [50, '100,000 IQD will be refunded to you (Qi Card).'],
      [0, 'Under the cancellation policy there is no refund.'],
    ] as const) {
      const held = await hold({ checkIn: '2027-01-11' }, { rates: { freeUntilDays: 5, percentAfter } })
      await pay(held)
      await cancel(held)
      expect((await readsTo(held)).slice(1)).toEqual([expect.stringMatching(/ is cancelled\. /)])
      expect((await readsTo(held))[1]).toContain(money)
      await workRefunds(bank().context, now())
    }
  })

  test('that a payment came too late', async () => {
    const held = await hold()
    await bank().choose(held.link)
    pass(16)
    await expireHolds(database.db, orderKinds, now())
    await bookAs(api(), await addMember(database.db), toSelection(held.property, {}, now()))
    await Promise.all([sweep(0), sweep(0), stateOf(held)])
    await workRefunds(bank().context, now())
    expect(await readsTo(held)).toEqual([
      `we received your payment, but your booking ${held.code} had already expired. 200,000 IQD will be refunded to you (Qi Card).`,
      expect.stringContaining('has been refunded'),
    ])
  })

  test('that it was paid twice, apart from what becomes of the booking', async () => {
    const held = await hold()
    await fill(held.member, 200_000)
    await bank().choose(held.link)
    await payUrl(held, 'wallet')
    await sweep()
    await workRefunds(bank().context, now())
    await cancel(held)
    await workRefunds(bank().context, now())
    expect(await readsTo(held)).toEqual([
      expect.stringContaining('is confirmed'),
      `your booking ${held.code} was paid twice. 200,000 IQD will be refunded to you (Qi Card).`,
      expect.stringContaining('has been refunded to you (Qi Card)'),
      expect.stringContaining('will be refunded to your Safar wallet'),
    ])
  })

  test('that a refund failed, and that a person has seen to it', async () => {
    const testPayments = openTestPayments(database.db, {
      now,
      wrap: (gateway) => ({ ...gateway, refund: () => Promise.reject(new PaymentError('no', 'unknown')) }),
    })
    const held = await hold({}, { testPayments })
    await pay(held)
    await cancel(held)
    for (let turn = 0; turn < 13; turn++) {
      pass(61)
      await Promise.all([workRefunds(testPayments.context, now()), workRefunds(testPayments.context, now())])
    }
    const { rows } = await sql<{
      id: number
    }>`select id from refunds where order_id = (select order_id from reservations where id = ${held.id})`.execute(
      database.db,
    )
    // Notifications that other tests left open have expired by now.
    await expireHolds(database.db, orderKinds, now())
    await sweep(0)
    const refund = { id: rows[0]?.id ?? 0, order: await getOrderOf(database.db, held.id) } as Parameters<
      typeof finish
    >[1]
    for (let twice = 0; twice < 2; twice++)
      await finish(bank().context, refund, { method: 'wallet', ref: null, now: now() })
    expect((await readsTo(held)).slice(2)).toEqual([
      `200,000 IQD for your booking ${held.code} could not be refunded yet. You do not have to do anything: we are looking into it and will call you.`,
      `200,000 IQD for your booking ${held.code} is now in your Safar wallet.`,
    ])
  })

  test('where to bring cash, and that it has come', async () => {
    const held = await hold({}, { method: 'cash' })
    await payUrl(held, 'cash')
    const state = await stateOf(held)
    const { code = '', address = '' } = state.payment?.cash ?? {}
    const { rows } = await sql<{
      text: string
    }>`select text from sms_messages where phone = ${held.member.phone}`.execute(database.db)
    expect(rows).toEqual([{ text: expect.stringContaining(code) }])
    expect(rows[0]?.text).toMatch(/11ی کانوونی دووەم، 12:00/)
    expect(rows[0]?.text).toContain('200,000 د.ع')
    expect(address).not.toBe('')
    await inTransaction((tx) => confirmCash(tx, bank().context.orders, code, now()))
    await inTransaction((tx) => confirmCash(tx, bank().context.orders, code, now()))
    expect((await readsTo(held)).slice(1)).toEqual([expect.stringContaining('is confirmed')])
  })

  test('what costs nothing is confirmed with the booking, as long as somebody gets it', async () => {
    await sql`insert into vouchers (code, percent) values ('FREE', 100)`.execute(database.db)
    for (const [acceptance, text] of [
      ['automatic', 'پشتڕاست کرایەوە'],
      ['manual', 'ئاگادارت دەکەینەوە'],
    ] as const) {
      const property = await addProperty(database.db, [{ units: 1 }], { acceptance })
      const members = await Promise.all(Array.from({ length: 4 }, () => addMember(database.db)))
      const selection = toSelection(property, { voucherCode: 'FREE' }, now())
      const booked = await Promise.allSettled(members.map((member) => bookAs(api(), member, selection)))
      const texts = await Promise.all(members.map((member) => textsTo(database.db, member)))
      expect(texts.flat()).toEqual([expect.stringContaining(text)])
      expect(texts.map(({ length }) => length)).toEqual(booked.map(({ status }) => (status === 'fulfilled' ? 1 : 0)))
    }
  })
})

describe('nothing is told', () => {
  test('of a hold that runs out, or is given up before it was paid', async () => {
    const [lapsed, cancelled] = [await hold(), await hold()]
    await cancel(cancelled)
    pass(16)
    await expireHolds(database.db, orderKinds, now())
    await sweep()
    expect([await readsTo(lapsed), await readsTo(cancelled)]).toEqual([[], []])
  })

  test('of what is rolled back', async () => {
    const held = await hold({}, manual)
    await pay(held)
    const error = inTransaction(async (tx) => {
      await acceptReservation(tx, held.id, now())
      throw new Error('the operator could not be noted down')
    })
    await expect(error).rejects.toThrow('noted down')
    expect(await readsTo(held)).toHaveLength(1)
    await inTransaction((tx) => acceptReservation(tx, held.id, now()))
    expect(await readsTo(held)).toHaveLength(2)
  })

  test('by message to whoever has no phone', async () => {
    const property = await addProperty(database.db, [{ units: 1 }])
    const member = await addMember(database.db, { phone: null })
    const before = await sql`select from sms_messages`.execute(database.db)
    await bookAs(api(), member, toSelection(property, {}, now()), { paymentMethod: 'cash' })
    expect((await sql`select from sms_messages`.execute(database.db)).rows).toHaveLength(before.rows.length)
  })

  test('beyond what a traveller ever gets in a day', async () => {
    const held = await hold()
    const order = await getOrderOf(database.db, held.id)
    for (let subject = 1; subject < 60; subject++) {
      const news = { event: 'refunded', subject, back: { amount: 1, method: 'qi' } } as const
      await inTransaction((tx) => notifyGuest(tx, order, news, { now: now() }))
    }
    expect(await readsTo(held)).toHaveLength(40)
  })

  test('beyond that to whoever has a ticket of the order, which takes nothing from who ordered', async () => {
    const [held, own] = [await hold(), await hold()]
    const order = await getOrderOf(database.db, held.id)
    const { customer } = own.member
    const write = async () => 'passed on'
    for (let subject = 1; subject < 60; subject++) {
      const news = { event: 'ticket-passed', subject, customer } as const
      await inTransaction((tx) => notifyCustomer(tx, order, news, { now: now(), write }))
    }
    expect(await readsTo(own)).toHaveLength(40)
    await pay(held)
    expect(await readsTo(held)).toHaveLength(1)
    await pay(own)
    expect(await readsTo(own)).toHaveLength(40)
  })
})

test.each(locales)(
  'the language is that of the profile, and a setting against reminders changes nothing: %s',
  async (locale) => {
    const held = await hold({}, {}, locale)
    await sql`update customers set allow_notification = false where id = ${held.member.customer}`.execute(database.db)
    await pay(held)
    expect(await readsTo(held)).toEqual([
      expect.stringMatching({ en: /confirmed/, ar: /تأكيد/, ku: /پشتڕاست/ }[locale]),
    ])
  },
)

describe('an account that', () => {
  const remove = ({ token }: TestMember) =>
    api().dispatch('POST /customer/auth/delete-account', {
      locale: 'en',
      token,
      body: { password: testPassword, acceptLoss: true },
    })

  test('is deactivated is still told about its money', async () => {
    const held = await hold({}, manual)
    await pay(held)
    await api().dispatch('POST /customer/auth/deactivate-account', {
      locale: 'en',
      token: held.member.token,
      body: { password: testPassword },
    })
    const before = await readsTo(held)
    await inTransaction((tx) => rejectReservation(tx, held.id, now()))
    expect(await readsTo(held)).toHaveLength(before.length + 1)
  })

  test('is deleted gets nothing any more', async () => {
    const held = await hold({}, manual)
    await pay(held)
    expect(await readsTo(held)).toHaveLength(1)
    await remove(held.member)
    await inTransaction((tx) => rejectReservation(tx, held.id, now()))
    await workRefunds(bank().context, now())
    expect(await readsTo(held)).toEqual([])
  })

  test('is being deleted while something is told takes the message with it', async () => {
    const held = await hold({}, manual)
    await pay(held)
    let removal: Promise<unknown> | undefined
    await inTransaction(async (tx) => {
      await acceptReservation(tx, held.id, now())
      removal = remove(held.member)
      await waitForLocks(database.db, 1)
    })
    await removal
    expect(await readsTo(held)).toEqual([])
  })

  test('is about to be gone is not written to', async () => {
    const held = await hold({}, manual)
    await pay(held)
    const works: Promise<unknown>[] = []
    // The deletion waits for its last step: the customer is erased, and no other transaction can see it yet.
    await inTransaction(async (tx) => {
      await sql`select from sms_messages where phone = ${held.member.phone} for update`.execute(tx)
      works.push(remove(held.member))
      await waitForLocks(database.db, 1)
      works.push(inTransaction((other) => acceptReservation(other, held.id, now())))
      await waitForLocks(database.db, 2)
    })
    await Promise.all(works)
    expect(await readsTo(held)).toEqual([])
    expect(
      await inTransaction((tx) => sql`select status from reservations where id = ${held.id}`.execute(tx)),
    ).toMatchObject({
      rows: [{ status: 'accepted' }],
    })
  })
})
