import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { getOrderOf } from '../../db/queries/stays/reservations.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { PaymentError } from '../../gateways/payments/payment-gateway.ts'
import { openPaying } from './testing/paying.ts'
import { openTestPayments } from './testing/payments.ts'
import { workRefunds } from './work-refunds.ts'

const database = openTestDatabase()
const { now, pass, bank, api, hold, stateOf, payUrl, transactionsOf, paymentsOf, sweep } = openPaying(database)

const unavailable = async () => {
  throw new PaymentError('away', 'unavailable')
}

test('an Idempotency-Key is one request’s, and gets the same payment again', async () => {
  const { member, id } = await hold()
  const ask = (paymentMethod: string, idempotencyKey: string) =>
    api().dispatch('POST /customer/reservations/pending/{id}/payment-url', {
      locale: 'en',
      token: member.token,
      params: { id },
      body: { paymentMethod },
      idempotencyKey,
    })
  const first = await ask('fib', 'one')
  expect(await ask('fib', 'one')).toEqual(first)
  await expect(ask('qi', 'one')).rejects.toThrow('IDEMPOTENCY_MISMATCH')
  expect(await ask('qi', 'two')).not.toEqual(first)
})

describe('a payment', () => {
  test('is one, however many tabs ask for it', async () => {
    const held = await hold()
    const urls = await Promise.all(Array.from({ length: 12 }, () => payUrl(held, 'qi')))
    expect(new Set(urls.map(({ payment_url }) => payment_url))).toEqual(new Set([held.link]))
    expect(await paymentsOf(held)).toEqual(['open: waits_for_customer'])
  })

  test('is one, even where no tab has been first', async () => {
    const held = await hold(
      {},
      {
        testPayments: openTestPayments(database.db, { now, wrap: (gateway) => ({ ...gateway, create: unavailable }) }),
      },
    )
    expect([held.link, await paymentsOf(held)]).toEqual([null, ['failed: not_made_unavailable']])
    const urls = await Promise.all(Array.from({ length: 12 }, () => payUrl(held)))
    expect(new Set(urls.map(({ payment_url }) => payment_url)).size).toBe(1)
    expect(await paymentsOf(held)).toEqual(['failed: not_made_unavailable', 'open: waits_for_customer'])
  })

  test('is made at banks ten times for a reservation at most; the last of them can still be paid', async () => {
    const held = await hold()
    const methods = ['fib', 'fastpay', 'qi']
    const answers: string[] = []
    for (let n = 0; n < 20; n += 1)
      answers.push(
        await payUrl(held, methods[n % 3]).then(
          () => 'ok',
          ({ code, retryAfter }) => `${code} ${retryAfter}`,
        ),
      )
    // The booking made the first one; asking again returns the open one.
    expect(await paymentsOf(held)).toHaveLength(10)
    expect(answers.slice(0, 9)).toEqual(Array(9).fill('ok'))
    expect(answers.slice(9)).toContain('TOO_MANY_REQUESTS 60')
    expect((await paymentsOf(held)).at(-1)).toBe('open: waits_for_customer')
    const { payment } = await stateOf(held)
    expect(payment?.link).toBeTruthy()
  })

  test.each([
    ['decline', 'failed: declined'],
    ['cancel', 'cancelled: cancelled_by_customer'],
    ['expire', 'expired: not_paid_in_time'],
  ] as const)('that ends with %s can be made again', async (choice, ending) => {
    const held = await hold()
    await bank().choose(held.link, choice)
    pass(1)
    expect(await stateOf(held)).toMatchObject({ paymentStatus: 'unpaid', canPay: true, payment: { link: null } })
    expect(await paymentsOf(held)).toEqual([ending])
    const { payment_url, message } = await payUrl(held)
    expect(message).toBe('يمكنك الدفع الآن.')
    await bank().choose(payment_url)
    await sweep()
    expect(await stateOf(held)).toMatchObject({ paymentStatus: 'paid', payment: { method: 'fastpay' } })
  })

  test('gives way to another, and is given back where both are paid', async () => {
    const stubborn = openTestPayments(database.db, { now, wrap: ({ cancel: _, ...gateway }) => gateway })
    const held = await hold({}, { testPayments: stubborn })
    const { payment_url } = await payUrl(held, 'fib', stubborn)
    expect(payment_url).not.toBe(held.link)
    await stubborn.choose(held.link)
    await stubborn.choose(payment_url)
    await sweep(2)
    expect((await paymentsOf(held)).sort()).toEqual(['paid: paid', 'paid: paid'])
    await workRefunds(bank().context, now())
    expect((await transactionsOf(held.member)).map((line) => line.split(' ')[0]).sort()).toEqual([
      'credit',
      'debit',
      'debit',
    ])
    expect(await stateOf(held)).toMatchObject({ status: 'accepted', paymentStatus: 'paid' })
  })

  test('that was cancelled for another can no longer be paid', async () => {
    const held = await hold()
    await payUrl(held, 'fib')
    await bank().choose(held.link)
    await sweep(2)
    expect(await stateOf(held)).toMatchObject({ paymentStatus: 'unpaid', payment: { method: 'fib', status: 'open' } })
  })

  test('whose making was lost is found again', async () => {
    let isLost = true
    const lossy = openTestPayments(database.db, {
      now,
      wrap: (gateway) => ({
        ...gateway,
        async create(request) {
          const made = await gateway.create(request)
          if (isLost) throw new PaymentError('lost', 'unknown')
          return made
        },
      }),
    })
    const held = await hold({}, { testPayments: lossy })
    isLost = false
    expect(held.link).toBeNull()
    expect(await paymentsOf(held)).toEqual(['open: being_made'])
    await sql`update sandbox_payments set payment = jsonb_set(payment, '{status}', '"paid"')
      where key = (select key::text from payments where order_id = (select order_id from reservations where id = ${held.id}))`.execute(
      database.db,
    )
    await sweep(2)
    expect(await stateOf(held)).toMatchObject({ status: 'accepted', paymentStatus: 'paid' })
  })

  test('of another amount moves nothing', async () => {
    const held = await hold()
    await bank().choose(held.link)
    const setAmount = (amount: number) =>
      sql`update sandbox_payments set payment = jsonb_set(payment, '{amount}', ${String(amount)}::jsonb)
        where key = (select key::text from payments where order_id = (select order_id from reservations where id = ${held.id}))`.execute(
        database.db,
      )
    await setAmount(199_999)
    await sweep()
    expect(await stateOf(held)).toMatchObject({ paymentStatus: 'unpaid' })
    expect(await paymentsOf(held)).toEqual(['open: wrong_amount'])
    expect(await findViolations(database.db, now())).toMatchObject([{ detail: 'wrong_amount' }])
    await setAmount(200_000)
    await sweep(61)
    expect(await stateOf(held)).toMatchObject({ paymentStatus: 'paid' })
  })

  test('is waited for while it is being made, by whoever asks how it stands or wants another', async () => {
    let finish = () => {}
    const slow = openTestPayments(database.db, {
      now,
      wrap: (gateway) => ({
        ...gateway,
        async create(request) {
          await new Promise<void>((resolve) => {
            finish = resolve
          })
          return gateway.create(request)
        },
      }),
    })
    const held = await hold()
    await bank().choose(held.link, 'decline')
    pass(1)
    await stateOf(held)
    const first = payUrl(held, 'qi', slow)
    await expect.poll(() => paymentsOf(held)).toEqual(['failed: declined', 'open: being_made'])
    pass(1)
    expect(await stateOf(held)).toMatchObject({ payment: { status: 'open', link: null } })
    const second = payUrl(held, 'fastpay')
    finish()
    expect((await first).payment_url).not.toBe((await second).payment_url)
    expect((await paymentsOf(held)).slice(1)).toEqual(['cancelled: other_method_chosen', 'open: waits_for_customer'])
  })

  test('at a bank without a page has one of ours, with what is to be scanned', async () => {
    const qr = {
      qrCode: 'data:image/png;base64,AA',
      readableCode: 'ABCD-1234',
      links: { personal: 'https://fib.test/p' },
    }
    const bare = openTestPayments(database.db, {
      now,
      wrap: (gateway) => ({
        ...gateway,
        create: async (request) => ({ ...(await gateway.create(request)), next: { kind: 'qr', ...qr } }),
      }),
    })
    const held = await hold({}, { method: 'fib', testPayments: bare })
    expect(held.link).toBe(`http://safar.test/payment/qr?order=${await getOrderOf(database.db, held.id)}`)
    expect(await stateOf(held)).toMatchObject({ payment: { status: 'open', method: 'fib', qr, link: held.link } })
    expect((await payUrl(held, 'fib')).payment_url).toBe(held.link)
  })
})
