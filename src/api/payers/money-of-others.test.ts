import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { toDay } from '../../domain/time/day.ts'
import { PaymentError } from '../../gateways/payments/payment-gateway.ts'
import { runOperation } from '../operator/run-operation.ts'
import { openTestPayments } from '../payments/testing/payments.ts'
import { workRefunds } from '../payments/work-refunds.ts'
import { openSharing, type Shared } from './testing/payers.ts'

const database = openTestDatabase()
const site = openSharing(database)
const { share, split, look, begin, payLink, secretsOf, refundsOf, orderOf, stateOf, walletOf, now } = site

const refundId = async (order: number): Promise<string> => {
  const { rows } = await sql<{ id: number }>`select id from refunds where order_id = ${order} order by id`.execute(
    database.db,
  )
  return String(rows[0]?.id)
}
const operate = (...typed: string[]) => runOperation(database.db, typed, { operator: 'test', now: now() })

describe('one part in cash', () => {
  test('is brought with a code of its own, and the last to come buys it', async () => {
    const shared = await share()
    const [bank = '', cash = ''] = secretsOf(await split(shared, { people: 2, cash: 2 }))
    await expect(begin(cash, 'qi')).rejects.toMatchObject({ code: 'PAYMENT_METHOD_REQUIRED' })
    await payLink(bank)
    await begin(cash, 'cash')
    const seen = await look(cash)
    expect(seen.payment?.cash).toMatchObject({ code: expect.stringMatching(/^\d{8}$/) })
    expect(await operate('confirm-cash', seen.payment?.cash?.code ?? '')).toContain('150000 IQD recorded')
    expect(await stateOf(shared)).toMatchObject({ status: 'accepted', paymentStatus: 'paid' })
    expect(await look(cash)).toMatchObject({ state: 'paid' })
  })

  test('goes back at the counter, and never into the wallet of somebody else', async () => {
    const shared = await share()
    const [bank = '', cash = ''] = secretsOf(await split(shared, { people: 2, cash: 2 }))
    await begin(cash, 'cash')
    await operate('confirm-cash', (await look(cash)).payment?.cash?.code ?? '')
    expect(await look(bank)).toMatchObject({ state: 'open' })
    await site.sweep(25 * 60)
    await site.expire()
    await workRefunds(site.bank().context, now())
    expect(await refundsOf(shared.order)).toEqual(['150000 cash failed'])
    expect(await look(cash)).toMatchObject({ state: 'ended', back: { to: 'cash', status: 'failed' } })
    const id = await refundId(shared.order)
    await expect(operate('refund-to-wallet', id)).rejects.toThrow('Somebody else has paid it')
    expect(await operate('waiting')).toContain(`refunded-by-hand ${id}`)
    await operate('refunded-by-hand', id)
    expect(await refundsOf(shared.order)).toEqual(['150000 cash refunded'])
    expect(await walletOf(shared.member)).toBe(0)
  })
})

test('a bank that gives nothing back: a person does, and the wallet stays as it is', async () => {
  const shared = await share()
  const refusing = openTestPayments(database.db, {
    now,
    wrap: (sandbox) => ({
      ...sandbox,
      refund: async () => {
        throw new PaymentError('no', 'refused')
      },
    }),
  })
  const [one = ''] = secretsOf(await split(shared, { people: 2 }))
  await payLink(one)
  await site.cancel(shared)
  await workRefunds(refusing.context, now())
  expect(await refundsOf(shared.order)).toEqual(['150000 qi failed'])
  expect(await look(one)).toMatchObject({ state: 'ended', back: { status: 'failed', to: 'qi' } })
  await operate('refunded-by-hand', await refundId(shared.order))
  expect([await refundsOf(shared.order), await walletOf(shared.member)]).toEqual([['150000 qi refunded'], 0])
})

test('a price in dollars is fixed for all parts when it is split', async () => {
  const seen = async ({ member, id }: Shared) => (await site.ask('GET /user/reservations/{id}', member, id)).dinars
  const shared = await share({ price: 10_000, rates: { currency: 'USD' } })
  const made = await split(shared, { people: 3 })
  expect(made.total).toEqual({ amount: 393_000, currency: 'IQD' })
  const [one = '', two = '', three = ''] = secretsOf(made)
  await payLink(one)
  await operate('set-rate', '1500')
  const dinars = { amount: 393_000, rate: 1_310, day: toDay(now()), isFixed: true }
  expect(await seen(shared)).toEqual(dinars)
  await payLink(two)
  await payLink(three)
  expect(await stateOf(shared)).toMatchObject({ paymentStatus: 'paid' })
  expect(await seen(shared)).toEqual(dinars)
  const { rows } = await sql<{ sum: string; price: string }>`
    select sum(amount)::text as sum, sum(price)::text as price from payments where order_id = ${shared.order} and status = 'paid'`.execute(
    database.db,
  )
  expect(rows).toEqual([{ sum: '393000', price: '30000' }])
  await sql`delete from exchange_rates`.execute(database.db)
})

describe('a long hold', () => {
  test('is not to be had for nothing, nor twice by who lets one run out', async () => {
    const shared = await share()
    const [one = ''] = secretsOf(await split(shared, { people: 3 }))
    expect((await orderOf(shared.order))?.hold?.getTime()).toBeLessThanOrEqual(now().getTime() + 15 * 60_000)
    await payLink(one)
    expect((await orderOf(shared.order))?.hold?.getTime()).toBeGreaterThan(now().getTime() + 20 * 3_600_000)
    await site.sweep(25 * 60)
    await site.expire()
    await workRefunds(site.bank().context, now())
    const again = await share({ member: shared.member })
    const [first = ''] = secretsOf(await split(again, { people: 3 }))
    await payLink(first)
    expect((await orderOf(again.order))?.hold?.getTime()).toBeLessThanOrEqual(now().getTime() + 15 * 60_000)
    await site.cancel(again)
    await workRefunds(site.bank().context, now())
  })

  test('ends where a guest could not cancel for nothing any more', async () => {
    const shared = await share({ rates: { freeUntilDays: 30 } })
    const before = (await orderOf(shared.order))?.hold
    const [one = ''] = secretsOf(await split(shared, { people: 3 }))
    await payLink(one)
    expect((await orderOf(shared.order))?.hold).toEqual(before)
    await site.cancel(shared)
    await workRefunds(site.bank().context, now())
  })
})
