import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import type { RefundRow } from '../../db/queries/orders/refunds.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { PaymentError, type PaymentErrorKind, type PaymentGateway } from '../../gateways/payments/payment-gateway.ts'
import { addMember, testAccounts } from '../customers/testing/member.ts'
import { orderKinds } from '../order-kinds.ts'
import { toPaidOrders } from '../orders/to-paid-orders.ts'
import { addProperty, bookAs, toSelection } from '../reservations/testing/booking.ts'
import { createApi } from '../service.ts'
import { sweepPayments } from './sweep.ts'
import { openTestPayments } from './testing/payments.ts'
import { finish, workRefunds } from './work-refunds.ts'

const database = openTestDatabase()
const start = new Date('2027-01-10T09:00:00Z')
let at = start
const pass = (minutes: number) => {
  at = new Date(at.getTime() + minutes * 60_000)
}
afterEach(async () => {
  expect(await findViolations(database.db, at)).toEqual([])
  at = start
})

type Wrap = (gateway: PaymentGateway) => PaymentGateway

/** Paid and then cancelled, in time for all of it or too late for more than half. */
async function cancelPaid(wrap: Wrap, { isLate = false } = {}) {
  const it = openTestPayments(database.db, { now: () => at, wrap })
  const api = createApi({ db: database.db, accounts: testAccounts, payments: it.payments, now: () => at })
  const property = await addProperty(database.db, [{ units: 1 }], { percentAfter: 50 })
  const member = await addMember(database.db)
  const { id, payment } = await bookAs(api, member, toSelection(property, {}, at))
  await it.choose(payment.link)
  pass(1)
  await sweepPayments(it.context, at)
  if (isLate) pass(9 * 24 * 60 + 60 * 23)
  const call = { locale: 'en', token: member.token, params: { id } } as const
  await api.dispatch('PUT /customer/reservations/{id}/cancel', call)
  const state = async () => {
    const { paymentStatus, refund } = await api.dispatch('GET /customer/reservations/{id}/payment', call)
    const { balance } = await api.dispatch('GET /customer/wallet', { locale: 'en', token: member.token })
    return [paymentStatus, refund?.status, refund?.to, refund?.amount.amount, balance.amount]
  }
  const work = async (minutes = 0) => {
    pass(minutes)
    return workRefunds(it.context, at)
  }
  return { id, state, work }
}

const fail = async (kind: PaymentErrorKind): Promise<never> => {
  throw new PaymentError('no', kind)
}

test('goes back the way it came, once, whoever works on it', async () => {
  let calls = 0
  const { state, work } = await cancelPaid((gateway) => ({
    ...gateway,
    refund: (request) => {
      calls++
      return gateway.refund?.(request) ?? fail('refused')
    },
  }))
  expect(await state()).toEqual(['paid', 'waiting', 'qi', 200_000, 0])
  await Promise.all(Array.from({ length: 6 }, () => work()))
  expect(await state()).toEqual(['refunded', 'refunded', 'qi', 200_000, 0])
  expect(calls).toBe(1)
})

test('is a part where the policy says so', async () => {
  const { state, work } = await cancelPaid((gateway) => gateway, { isLate: true })
  await work()
  expect(await state()).toEqual(['refunded', 'refunded', 'qi', 100_000, 0])
})

test.each<[string, Wrap, boolean]>([
  [
    'cannot give back at all',
    ({ refund: _, ...gateway }) => ({ ...gateway, caps: { ...gateway.caps, refund: 'none' } }),
    false,
  ],
  ['gives back all or nothing', (gateway) => ({ ...gateway, caps: { ...gateway.caps, refund: 'full' } }), true],
  ['refuses', (gateway) => ({ ...gateway, refund: () => fail('refused') }), false],
  ['fails at it', (gateway) => ({ ...gateway, refund: async () => ({ status: 'failed', ref: null }) }), false],
])('goes to the wallet where the bank %s', async (_, wrap, isLate) => {
  const { state, work } = await cancelPaid(wrap, { isLate })
  await work()
  const amount = isLate ? 100_000 : 200_000
  expect(await state()).toEqual(['refunded', 'refunded', 'wallet', amount, amount])
})

test('is tried again while the bank is away, ever more seldom, and then goes to the wallet', async () => {
  let tries = 0
  const { state, work } = await cancelPaid((gateway) => ({
    ...gateway,
    refund: () => {
      tries++
      return fail('unavailable')
    },
  }))
  await work()
  await work()
  expect(tries).toBe(1)
  for (let turn = 0; turn < 12; turn++) await work(61)
  expect(tries).toBe(12)
  expect(await state()).toEqual(['refunded', 'refunded', 'wallet', 200_000, 200_000])
})

test('whose answer was lost is not given twice', async () => {
  let isLost = true
  const { state, work } = await cancelPaid((gateway) => ({
    ...gateway,
    async refund(request) {
      const made = await gateway.refund?.(request)
      return isLost || !made ? fail('unknown') : made
    },
  }))
  await work()
  expect(await state()).toEqual(['paid', 'waiting', 'qi', 200_000, 0])
  isLost = false
  await work(1)
  expect(await state()).toEqual(['refunded', 'refunded', 'qi', 200_000, 0])
  const { rows } = await sql`
    select jsonb_array_length(payment -> 'refunds') as count from sandbox_payments order by ref`.execute(database.db)
  expect(Math.max(...rows.map((row) => (row as { count: number }).count))).toBe(1)
})

test('that nobody can tell about is left to a person, not to the wallet', async () => {
  const { state, work } = await cancelPaid((gateway) => ({ ...gateway, refund: () => fail('unknown') }))
  for (let turn = 0; turn < 13; turn++) await work(61)
  expect(await state()).toEqual(['refunded_failed', 'failed', 'qi', 200_000, 0])
  expect(await work(61)).toBe(0)
})

test('that the bank takes its time for is asked for until it is there', async () => {
  let status: 'paid' | 'refunding' | 'refunded' = 'paid'
  const { state, work } = await cancelPaid((gateway) => ({
    ...gateway,
    refund: async () => {
      status = 'refunding'
      return { status, ref: 'r1' }
    },
    status: async (request) => (status === 'paid' ? gateway.status(request) : { status, amount: 200_000, raw: null }),
  }))
  await work()
  expect(await state()).toEqual(['paid', 'refunding', 'qi', 200_000, 0])
  await work(1)
  status = 'refunded'
  await work(5)
  expect(await state()).toEqual(['refunded', 'refunded', 'qi', 200_000, 0])
})

test('that may have arrived and is refused then is left to a person, too, who gives it back once', async () => {
  let kind: PaymentErrorKind = 'unknown'
  const { id, state, work } = await cancelPaid((gateway) => ({ ...gateway, refund: () => fail(kind) }))
  await work()
  kind = 'refused'
  await work(1)
  expect(await state()).toEqual(['refunded_failed', 'failed', 'qi', 200_000, 0])
  const { rows } =
    await sql<RefundRow>`select id, order_id as order from refunds where order_id = (select order_id from reservations where id = ${id})`.execute(
      database.db,
    )
  const [refund] = rows
  if (!refund) throw new Error('There is no refund')
  for (let twice = 0; twice < 2; twice++)
    await finish({ db: database.db, orders: toPaidOrders(orderKinds) }, refund, {
      method: 'wallet',
      ref: null,
      now: at,
    })
  expect(await state()).toEqual(['refunded', 'refunded', 'wallet', 200_000, 200_000])
})
