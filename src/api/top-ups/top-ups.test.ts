import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, type TestMember } from '../customers/testing/member.ts'
import { orderKinds } from '../order-kinds.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { openPaying } from '../payments/testing/paying.ts'
import { openTestPayments, type TestPayments } from '../payments/testing/payments.ts'
import { workRefunds } from '../payments/work-refunds.ts'

const database = openTestDatabase()
const { api, bank, now, pass, fill, ask, pointsOf, walletOf, transactionsOf, sweep } = openPaying(database)

type TopUp = { member: TestMember; id: number; link: string | null }
type Input = { member?: TestMember; method?: string; testPayments?: TestPayments }

async function topUp(amount: number | string = 50_000, input: Input = {}): Promise<TopUp> {
  const { member = await addMember(database.db), method = 'qi', testPayments = bank() } = input
  const { id, payment } = await api(testPayments).dispatch('POST /customer/wallet/top-ups', {
    locale: 'en',
    token: member.token,
    body: { amount, paymentMethod: method as 'qi' },
  })
  return { member, id, link: payment.link }
}
const listOf = (member: TestMember) => ask('GET /customer/wallet/top-ups', member)
const find = async ({ member, id }: TopUp) => (await listOf(member)).data.find((one) => one.id === id)
const giveBack = ({ member, id }: TopUp) => ask('PUT /customer/wallet/top-ups/{id}/cancel', member, id)
const paymentOf = ({ member, id }: TopUp) => ask('GET /customer/orders/{id}/payment', member, id)
const entriesOf = async (member: TestMember) =>
  (await ask('GET /customer/wallet', member)).data.map(({ reason, amount }) => `${reason} ${amount.amount}`)
async function pay(one: TopUp, link = one.link): Promise<void> {
  await bank().choose(link)
  pass(1)
  await paymentOf(one)
}
const paid = async (...input: Parameters<typeof topUp>): Promise<TopUp> => {
  const one = await topUp(...input)
  await pay(one)
  return one
}
const refund = () => workRefunds(bank().context, now())

describe('putting money in', () => {
  test('is in the wallet once it is paid, and earns no points', async () => {
    const one = await topUp()
    expect(await find(one)).toMatchObject({
      orderId: one.id,
      amount: { amount: 50_000, currency: 'IQD' },
      paymentStatus: 'unpaid',
      canPay: true,
      canRefund: false,
    })
    expect(await walletOf(one.member)).toBe(0)
    await pay(one)
    expect(await find(one)).toMatchObject({ paymentStatus: 'paid', canPay: false, canRefund: true })
    expect([await walletOf(one.member), await pointsOf(one.member)]).toEqual([50_000, 0])
    expect(await entriesOf(one.member)).toEqual(['top_up 50000'])
    expect(await transactionsOf(one.member)).toEqual(['debit 50000 qi'])
    const [entry] = (await ask('GET /customer/transactions', one.member)).data
    expect(entry).toMatchObject({ itemType: 'wallet', itemId: one.id, orderId: one.id, invoiceId: `INV-${one.id}` })
    expect(await ask('GET /customer/orders/{id}/invoice', one.member, one.id)).toMatchObject({
      title: 'Wallet top-up',
      lines: [{ title: 'Wallet top-up', amount: { amount: 50_000 } }],
    })
  })

  test.each([
    [4_750, 'TOP_UP_TOO_SMALL'],
    [5_100, 'TOP_UP_NOT_WHOLE'],
    [1_000_250, 'TOP_UP_TOO_LARGE'],
  ])('%i is refused: %s', async (amount, code) => {
    await expect(topUp(amount)).rejects.toMatchObject({ code })
  })

  test('digits of any script', async () => {
    expect(await find(await topUp('٥٠٠٠'))).toMatchObject({ amount: { amount: 5_000 } })
  })

  test('two millions a day of Baghdad, given back or not; what ran out does not count', async () => {
    const member = await addMember(database.db)
    await topUp(1_000_000, { member })
    pass(16)
    await expireHolds(database.db, orderKinds, now())
    const first = await paid(1_000_000, { member })
    await giveBack(first)
    await refund()
    await paid(900_000, { member })
    expect(await listOf(member)).toMatchObject({
      min: { amount: 5_000 },
      max: { amount: 1_000_000 },
      leftToday: { amount: 100_000 },
    })
    await expect(topUp(100_250, { member })).rejects.toMatchObject({ code: 'TOP_UP_TOO_LARGE' })
    await topUp(100_000, { member })
    pass(24 * 60)
    expect(await listOf(member)).toMatchObject({ leftToday: { amount: 2_000_000 } })
    await expireHolds(database.db, orderKinds, now())
    await sweep()
  })

  test('of many at once, no more than a day has', async () => {
    const member = await addMember(database.db)
    await paid(1_000_000, { member })
    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => topUp(600_000, { member })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('three that are unpaid are enough', async () => {
    const member = await addMember(database.db)
    for (let left = 3; left > 0; left--) await topUp(5_000, { member })
    await expect(topUp(5_000, { member })).rejects.toMatchObject({ code: 'TOO_MANY_HOLDS' })
  })

  test('not from the wallet, and not in cash where nobody takes it', async () => {
    const member = await addMember(database.db)
    await fill(member, 100_000)
    await expect(topUp(5_000, { member, method: 'wallet' })).rejects.toMatchObject({ code: 'PAYMENT_METHOD_REQUIRED' })
    await expect(topUp(5_000, { member, method: 'cash' })).rejects.toMatchObject({ code: 'PAYMENT_METHOD_REQUIRED' })
    const one = await topUp(5_000, { member })
    const url = api().dispatch('POST /customer/wallet/top-ups/{id}/payment-url', {
      locale: 'en',
      token: member.token,
      params: { id: one.id },
      body: { paymentMethod: 'wallet' },
    })
    await expect(url).rejects.toMatchObject({ code: 'PAYMENT_METHOD_REQUIRED' })
  })
})

describe('paying', () => {
  test('declined and tried again', async () => {
    const one = await topUp()
    await bank().choose(one.link, 'decline')
    pass(1)
    expect(await paymentOf(one)).toMatchObject({ kind: 'wallet', paymentStatus: 'unpaid', path: '/account/wallet' })
    const { payment_url } = await api().dispatch('POST /customer/wallet/top-ups/{id}/payment-url', {
      locale: 'en',
      token: one.member.token,
      params: { id: one.id },
      body: { paymentMethod: 'fastpay' },
    })
    await pay(one, payment_url)
    expect(await walletOf(one.member)).toBe(50_000)
  })

  test('late: the money is in the wallet all the same, once', async () => {
    const one = await topUp()
    await bank().choose(one.link)
    pass(16)
    await expireHolds(database.db, orderKinds, now())
    expect(await find(one)).toMatchObject({ paymentStatus: 'failed' })
    await sweep()
    await sweep()
    expect(await find(one)).toMatchObject({ paymentStatus: 'paid' })
    expect(await entriesOf(one.member)).toEqual(['top_up 50000'])
  })

  test('late, after it was given up: back to the bank', async () => {
    const one = await topUp()
    await bank().choose(one.link)
    expect(await giveBack(one)).toMatchObject({ paymentStatus: 'failed', refund: { amount: 0 } })
    await sweep()
    await refund()
    expect(await find(one)).toMatchObject({ paymentStatus: 'refunded' })
    expect([await walletOf(one.member), await entriesOf(one.member)]).toEqual([0, []])
    expect(await transactionsOf(one.member)).toEqual(['credit 50000 qi', 'debit 50000 qi'])
  })

  test('doubled: one is in the wallet, the other goes back', async () => {
    const one = await topUp()
    const { payment_url } = await api().dispatch('POST /customer/wallet/top-ups/{id}/payment-url', {
      locale: 'en',
      token: one.member.token,
      params: { id: one.id },
      body: { paymentMethod: 'fib' },
    })
    await sql`update sandbox_payments set payment = jsonb_set(payment, '{status}', '"paid"') where ref = ${new URL(one.link ?? '').pathname.slice(1)}`.execute(
      database.db,
    )
    await pay(one, payment_url)
    await sweep(2)
    await refund()
    expect(await walletOf(one.member)).toBe(50_000)
    expect((await transactionsOf(one.member)).toSorted()).toEqual([
      'credit 50000 qi',
      'debit 50000 fib',
      'debit 50000 qi',
    ])
  })
})

describe('giving back', () => {
  test('leaves the wallet at once, and goes where it came from', async () => {
    const one = await paid()
    expect(await giveBack(one)).toMatchObject({ refund: { amount: 50_000 }, refundTo: 'qi', canRefund: false })
    expect(await walletOf(one.member)).toBe(0)
    await refund()
    expect(await find(one)).toMatchObject({ paymentStatus: 'refunded', canRefund: false })
    expect(await entriesOf(one.member)).toEqual(['top_up_refund -50000', 'top_up 50000'])
    expect(await transactionsOf(one.member)).toEqual(['credit 50000 qi', 'debit 50000 qi'])
    await expect(giveBack(one)).rejects.toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' })
  })

  test('not once it is spent', async () => {
    const one = await paid()
    await sql`insert into wallet_entries (customer_id, amount, balance, reason) values (${one.member.customer}, -1, 49999, 'gift')`.execute(
      database.db,
    )
    expect(await find(one)).toMatchObject({ canRefund: false })
    await expect(giveBack(one)).rejects.toMatchObject({ code: 'TOP_UP_SPENT' })
  })

  test('of ten at once, one is the one', async () => {
    const one = await paid()
    await paid(50_000, { member: one.member })
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => giveBack(one)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await walletOf(one.member)).toBe(50_000)
  })

  test('not what a bank cannot give back, which is said before', async () => {
    const testPayments = openTestPayments(database.db, {
      now,
      wrap: (sandbox) => ({ ...sandbox, caps: { ...sandbox.caps, refund: 'none' } }),
    })
    const one = await paid(50_000)
    const list = await api(testPayments).dispatch('GET /customer/wallet/top-ups', {
      locale: 'en',
      token: one.member.token,
    })
    expect(list.data[0]).toMatchObject({ canRefund: false })
    const back = api(testPayments).dispatch('PUT /customer/wallet/top-ups/{id}/cancel', {
      locale: 'en',
      token: one.member.token,
      params: { id: one.id },
    })
    await expect(back).rejects.toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' })
    expect(await walletOf(one.member)).toBe(50_000)
  })

  test('where a bank refuses all the same, it is in the wallet again', async () => {
    const refusing = openTestPayments(database.db, {
      now,
      wrap: (sandbox) => ({ ...sandbox, refund: async () => ({ status: 'failed', ref: null }) }),
    })
    const one = await paid()
    await giveBack(one)
    await workRefunds(refusing.context, now())
    expect(await entriesOf(one.member)).toEqual(['refund 50000', 'top_up_refund -50000', 'top_up 50000'])
    expect(await transactionsOf(one.member)).toEqual(['credit 50000 wallet', 'debit 50000 qi'])
  })

  test('nobody touches what is another’s', async () => {
    const one = await paid()
    await expect(giveBack({ ...one, member: await addMember(database.db) })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
