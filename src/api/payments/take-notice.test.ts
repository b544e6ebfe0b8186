import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import type { PaymentGateway } from '../../gateways/payments/payment-gateway.ts'
import { signatureHeader, signNotice } from '../../gateways/payments/sandbox/sandbox-notice.ts'
import { sweepPayments } from './sweep.ts'
import { takeNotice } from './take-notice.ts'
import { openPaying, type TestReservation } from './testing/paying.ts'
import { openTestPayments, testSecret } from './testing/payments.ts'

const database = openTestDatabase()
const { now, pass, bank, hold, stateOf, transactionsOf, pointsOf } = openPaying(database)

/** The questions that the bank was asked. */
const asked: (string | null)[] = []
const count = (gateway: PaymentGateway): PaymentGateway => ({
  ...gateway,
  status: (payment) => {
    asked.push(payment.ref)
    return gateway.status(payment)
  },
})

describe('a notice', () => {
  const notify = (sent = bank().sent.at(-1), headers = sent?.headers) =>
    takeNotice(bank().context, 'sandbox', { headers: headers ?? {}, body: sent?.body ?? '', query: {}, now: now() })
  const noticesOf = async ({ id }: TestReservation) =>
    (
      await sql<{ copies: number; body: string; isHandled: boolean }>`
        select n.copies, n.body, n.handled_at is not null as "isHandled" from payment_notices n join payments p on p.id = n.payment_id
        where p.order_id = (select order_id from reservations where id = ${id})`.execute(database.db)
    ).rows

  test('is kept as it came and handled once, however many copies come at once', async () => {
    const held = await hold()
    await bank().choose(held.link)
    const answers = await Promise.all(Array.from({ length: 10 }, () => notify()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await noticesOf(held)).toEqual([{ copies: 10, body: bank().sent.at(-1)?.body, isHandled: true }])
    expect(await transactionsOf(held.member)).toEqual(['debit 200000 qi'])
    expect(await pointsOf(held.member)).toBe(200)
  })

  test('that is forged is not taken', async () => {
    const held = await hold()
    await bank().choose(held.link, 'decline')
    const { body = '', headers = {} } = bank().sent.at(-1) ?? {}
    const forged = { url: '', body: body.replace('failed', 'paid'), headers }
    expect((await notify(forged)).status).toBe(401)
    expect((await notify(forged, {})).status).toBe(401)
    expect(await noticesOf(held)).toEqual([])
    expect((await takeNotice(bank().context, 'nobody', { headers, body, query: {}, now: now() })).status).toBe(404)
  })

  test('that says paid moves nothing while bank_says_otherwise', async () => {
    const held = await hold()
    const ref = new URL(held.link ?? '').pathname.slice(1)
    const body = JSON.stringify({ id: 'x', ref, key: 'x', status: 'paid', amount: 200_000 })
    const headers = { [signatureHeader]: signNotice(testSecret, body, now()) }
    expect((await notify({ url: '', body, headers })).status).toBe(200)
    expect(await stateOf(held)).toMatchObject({ paymentStatus: 'unpaid', payment: { status: 'open' } })
  })

  test('with a zero byte, which no text can hold, is not taken', async () => {
    const held = await hold()
    const ref = new URL(held.link ?? '').pathname.slice(1)
    for (const zero of [{ id: 'x\0' }, { key: 'x\0' }]) {
      const body = JSON.stringify({ id: 'x', ref, key: 'x', status: 'paid', amount: 200_000, ...zero })
      const headers = { [signatureHeader]: signNotice(testSecret, body, now()) }
      expect((await notify({ url: '', body, headers })).status).toBe(400)
    }
  })

  test('that is lost is not missed: one of several processes asks', async () => {
    const counting = openTestPayments(database.db, { now, wrap: count })
    const held = await hold({}, { testPayments: counting })
    await counting.choose(held.link)
    pass(1)
    asked.length = 0
    await Promise.all(Array.from({ length: 6 }, () => sweepPayments(counting.context, now())))
    expect(asked.filter((ref) => held.link?.endsWith(`${ref}`))).toHaveLength(1)
    expect(await transactionsOf(held.member)).toEqual(['debit 200000 qi'])
    expect(await stateOf(held)).toMatchObject({ paymentStatus: 'paid' })
  })

  test('that has come before is not asked about again', async () => {
    const counting = openTestPayments(database.db, { now, wrap: count })
    asked.length = 0
    const held = await hold({}, { testPayments: counting })
    await counting.choose(held.link, 'decline')
    const { body = '', headers = {} } = counting.sent.at(-1) ?? {}
    for (let copy = 0; copy < 3; copy++)
      await takeNotice(counting.context, 'sandbox', { headers, body, query: {}, now: now() })
    expect(asked).toHaveLength(1)
    expect(await noticesOf(held)).toMatchObject([{ copies: 3, isHandled: true }])
  })

  test('without a signature makes us ask, but not as often as anybody likes', async () => {
    const unsigned = openTestPayments(database.db, {
      now,
      wrap: (gateway) => ({
        ...count(gateway),
        readNotice: ({ body }) => ({ ref: body.split(' ')[0] ?? '', key: null, eventKey: body, isSigned: false }),
      }),
    })
    const held = await hold({}, { testPayments: unsigned })
    const ref = new URL(held.link ?? '').pathname.slice(1)
    const knock = (text: string) =>
      takeNotice(unsigned.context, 'sandbox', { headers: {}, body: `${ref} ${text}`, query: {}, now: now() })
    pass(1)
    asked.length = 0
    for (let number = 0; number < 60; number++) expect(await knock(`made up ${number}`)).toMatchObject({ status: 200 })
    expect([asked.length, (await noticesOf(held)).length]).toEqual([1, 50])
    expect(await stateOf(held)).toMatchObject({ paymentStatus: 'unpaid' })
    await unsigned.choose(held.link)
    pass(1)
    await knock('made up 0')
    expect(await stateOf(held)).toMatchObject({ paymentStatus: 'paid' })
  })
})
