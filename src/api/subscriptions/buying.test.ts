import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember } from '../customers/testing/member.ts'
import { addPlan, openSubscribing } from './testing/subscribing.ts'

const database = openTestDatabase()
const {
  api,
  bank,
  pass,
  fill,
  buy,
  see,
  cancel,
  activeOf,
  qrOf,
  storedQrOf,
  paymentOf,
  pay,
  buyAndPay,
  lapse,
  refund,
  sweep,
  pointsOf,
  walletOf,
  transactionsOf,
  ask,
} = openSubscribing(database)

describe('buying', () => {
  test('waits for its money, then runs until a midnight of Baghdad', async () => {
    const bought = await buy()
    expect(await see(bought)).toMatchObject({
      status: 'inactive',
      paymentStatus: 'unpaid',
      canPay: true,
      canCancel: true,
      canShowCode: false,
      startsAt: null,
      expireAt: null,
      holdUntil: '2027-01-10T09:15:00Z',
      price: { amount: 45_000, currency: 'IQD' },
      uses: { total: 5, used: 0, left: 5 },
    })
    expect(await qrOf(bought.member)).toBe(null)
    await pay(bought)
    expect(await see(bought)).toMatchObject({
      status: 'active',
      isNext: false,
      paymentStatus: 'paid',
      startsAt: '2027-01-10T09:01:00Z',
      expireAt: '2027-02-09T21:00:00Z',
      canPay: false,
      canCancel: true,
      canShowCode: true,
      cancelUntil: '2027-01-11T09:01:00.000Z',
      invoiceId: `INV-${bought.orderId}`,
      holdUntil: null,
    })
    expect([await qrOf(bought.member), await storedQrOf(bought.member)]).toEqual([bought.code, bought.code])
    expect(await pointsOf(bought.member)).toBe(45)
    expect(await transactionsOf(bought.member)).toEqual(['debit 45000 qi'])
  })

  test('from the wallet at once, unless there is too little in it', async () => {
    const member = await addMember(database.db)
    await expect(buy({}, { member, method: 'wallet' })).rejects.toMatchObject({ code: 'WALLET_TOO_LOW' })
    await fill(member, 50_000)
    const bought = await buy({}, { member, method: 'wallet' })
    expect(await see(bought)).toMatchObject({ status: 'active', paymentMethod: 'wallet' })
    expect(await walletOf(member)).toBe(5_000)
  })

  test('a plan of another package, a price that is no more, a way to pay that is none', async () => {
    const { token } = await addMember(database.db)
    const plan = await addPlan(database.db)
    const dispatch = (body: object) =>
      api().dispatch('POST /customer/customer-discount-packages', { locale: 'en', token, body: { ...plan, ...body } })
    await expect(dispatch({ packageId: plan.packageId + 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(dispatch({ total: 44_000 })).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      details: { price: { amount: 45_000 } },
    })
    await expect(dispatch({ paymentMethod: 'cash' })).rejects.toMatchObject({ code: 'PAYMENT_METHOD_REQUIRED' })
    expect(await dispatch({ total: 45_000 })).toMatchObject({ status: 'inactive' })
  })

  test('the same key buys once', async () => {
    const { token, customer } = await addMember(database.db)
    const body = await addPlan(database.db)
    const send = () =>
      api().dispatch('POST /customer/customer-discount-packages', {
        locale: 'en',
        token,
        body,
        idempotencyKey: 'a-key-of-a-phone',
      })
    const [first, second] = [await send(), await send()]
    expect(second).toMatchObject({ id: first.id, payment: first.payment })
    const { rows } = await sql`select from subscriptions where customer_id = ${customer}`.execute(database.db)
    expect(rows).toHaveLength(1)
  })

  test('what waits for its money takes a place: nobody pays for a third', async () => {
    const member = await addMember(database.db)
    for (let left = 2; left > 0; left--) await buy({}, { member })
    await expect(buy({}, { member })).rejects.toMatchObject({ code: 'UNPAID_SUBSCRIPTIONS', status: 409 })
    pass(16)
    await lapse()
    const first = await buy({}, { member })
    await pay(first)
    await buy({}, { member })
    await expect(buy({}, { member })).rejects.toMatchObject({ code: 'UNPAID_SUBSCRIPTIONS' })
  })

  test('nobody sees or pays or cancels what is another’s', async () => {
    const bought = await buy()
    const other = { ...bought, member: await addMember(database.db) }
    await expect(see(other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(cancel(other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(paymentOf(other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const url = api().dispatch('POST /customer/customer-discount-packages/{id}/payment-url', {
      locale: 'en',
      token: other.member.token,
      params: { id: bought.id },
      body: {},
    })
    await expect(url).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('paying', () => {
  test('declined: it waits on, and can be paid another way', async () => {
    const bought = await buy()
    await bank().choose(bought.link, 'decline')
    pass(1)
    expect(await paymentOf(bought)).toMatchObject({
      kind: 'discount_package',
      itemId: bought.id,
      path: `/account/subscription/${bought.id}`,
      paymentStatus: 'unpaid',
      canPay: true,
      payment: { status: 'failed' },
    })
    const { payment_url } = await api().dispatch('POST /customer/customer-discount-packages/{id}/payment-url', {
      locale: 'en',
      token: bought.member.token,
      params: { id: bought.id },
      body: { paymentMethod: 'fib' },
    })
    await pay(bought, payment_url)
    expect(await see(bought)).toMatchObject({ status: 'active', paymentMethod: 'fib' })
  })

  test('expired: it has ended, by the clock before the job and by the job after it', async () => {
    const bought = await buy()
    pass(16)
    const ended = { status: 'ended', endReason: 'not_paid', paymentStatus: 'failed', canPay: false, canCancel: false }
    expect(await see(bought)).toMatchObject(ended)
    await lapse()
    expect(await see(bought)).toMatchObject(ended)
    const url = api().dispatch('POST /customer/customer-discount-packages/{id}/payment-url', {
      locale: 'en',
      token: bought.member.token,
      params: { id: bought.id },
      body: {},
    })
    await expect(url).rejects.toMatchObject({ code: 'ORDER_NOT_PAYABLE' })
  })

  test('late: it begins when the money is there', async () => {
    const bought = await buy()
    await bank().choose(bought.link)
    pass(16)
    await lapse()
    await sweep()
    expect(await see(bought)).toMatchObject({
      status: 'active',
      paymentStatus: 'paid',
      startsAt: '2027-01-10T09:17:00Z',
      endReason: null,
    })
    expect(await storedQrOf(bought.member)).toBe(bought.code)
  })

  test('late, after it was given up: the money goes back', async () => {
    const bought = await buy()
    await bank().choose(bought.link)
    await cancel(bought)
    await sweep()
    await refund()
    expect(await see(bought)).toMatchObject({
      status: 'ended',
      endReason: 'cancelled',
      paymentStatus: 'refunded',
      refund: { amount: { amount: 45_000 }, status: 'refunded', to: 'qi' },
    })
    expect([await pointsOf(bought.member), await walletOf(bought.member)]).toEqual([0, 0])
    expect(await transactionsOf(bought.member)).toEqual(['credit 45000 qi', 'debit 45000 qi'])
  })

  test('doubled: it counts once, and the other one goes back', async () => {
    const member = await addMember(database.db)
    const bought = await buy({}, { member })
    const { payment_url } = await api().dispatch('POST /customer/customer-discount-packages/{id}/payment-url', {
      locale: 'en',
      token: member.token,
      params: { id: bought.id },
      body: { paymentMethod: 'fastpay' },
    })
    // The sandbox cancels the first one; a bank that cannot would take both.
    await sql`update sandbox_payments set payment = jsonb_set(payment, '{status}', '"paid"') where ref = ${new URL(bought.link ?? '').pathname.slice(1)}`.execute(
      database.db,
    )
    await pay(bought, payment_url)
    await sweep(2)
    await refund()
    expect(await see(bought)).toMatchObject({ status: 'active', paymentStatus: 'paid' })
    expect((await transactionsOf(member)).toSorted()).toEqual([
      'credit 45000 qi',
      'debit 45000 fastpay',
      'debit 45000 qi',
    ])
    expect(await pointsOf(member)).toBe(45)
  })

  test('of two that are paid, one runs and one waits; the money of one from before comes too late and goes back', async () => {
    const member = await addMember(database.db)
    const late = await buy({}, { member })
    await bank().choose(late.link)
    pass(16)
    await lapse()
    const bought = [await buy({}, { member }), await buy({}, { member })]
    for (const one of bought) await pay(one)
    await sweep()
    await refund()
    expect((await activeOf(member)).map(({ id, isNext }) => [id, isNext])).toEqual([
      [bought[0]?.id, false],
      [bought[1]?.id, true],
    ])
    expect(await see(late)).toMatchObject({ status: 'ended', paymentStatus: 'refunded' })
    expect(await pointsOf(member)).toBe(90)
    await expect(buy({}, { member })).rejects.toMatchObject({ code: 'TOO_MANY_SUBSCRIPTIONS' })
  })

  test('the customer is told, in their language, once', async () => {
    const { member, code } = await buyAndPay()
    const { rows } = await sql<{ text: string }>`select text from sms_messages where phone = ${member.phone}`.execute(
      database.db,
    )
    expect(rows).toEqual([{ text: expect.stringContaining(code) }])
    expect(rows[0]?.text).toContain('9ی شوبات')
  })
})

test('transactions and the invoice name what was bought', async () => {
  const { member, id, orderId, code } = await buyAndPay()
  const [entry] = (await ask('GET /customer/transactions', member)).data
  expect(entry).toMatchObject({ itemType: 'discount_package', itemId: id, orderId, invoiceId: `INV-${orderId}` })
  expect(await ask('GET /customer/transactions/{id}', member, entry?.id)).toMatchObject({
    title: expect.any(String),
    itemCode: code,
    itemPath: `/account/subscription/${id}`,
  })
  const total = { amount: 45_000, currency: 'IQD' }
  expect(await ask('GET /customer/orders/{id}/invoice', member, orderId)).toMatchObject({
    invoiceId: `INV-${orderId}`,
    itemType: 'discount_package',
    itemId: id,
    day: '2027-01-10',
    lines: [{ title: expect.any(String), day: null, count: 1, price: total, amount: total }],
    total,
    dinars: total,
    rate: null,
    paymentMethod: 'qi',
    customer: { name: 'ئاراس کەریم' },
    seller: { name: 'Safar' },
    refunds: [],
  })
  const other = await addMember(database.db)
  await expect(ask('GET /customer/orders/{id}/invoice', other, orderId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const unpaid = await buy()
  const early = ask('GET /customer/orders/{id}/invoice', unpaid.member, unpaid.orderId)
  await expect(early).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
