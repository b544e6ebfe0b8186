import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { findExchangeRate } from '../../db/queries/catalogue/exchange-rates.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, testAccounts } from '../customers/testing/member.ts'
import { openTestPayments } from '../payments/testing/payments.ts'
import { addProperty, bookAs, toSelection } from '../reservations/testing/booking.ts'
import { createApi } from '../service.ts'
import { OperationError } from './operation-input.ts'
import { isHelp, runOperation } from './run-operation.ts'

const database = openTestDatabase()
const now = new Date('2027-01-10T09:00:00Z')
const run = (...typed: readonly (string | number)[]) =>
  runOperation(database.db, typed.map(String), { operator: 'sara', now })
const api = () =>
  createApi({
    db: database.db,
    accounts: testAccounts,
    payments: openTestPayments(database.db, { now: () => now }).payments,
    now: () => now,
  })
const actions = async () =>
  (
    await sql<{
      action: string
      operator: string
    }>`select action, operator, about from operator_actions order by id`.execute(database.db)
  ).rows
const read = ({ token }: { token: string }, id: number) =>
  api().dispatch('GET /customer/reservations/{id}/payment', { locale: 'en', token, params: { id } })

afterEach(async () => {
  expect(await findViolations(database.db, now)).toEqual([])
  await sql`delete from operator_actions`.execute(database.db)
})

async function book(paymentMethod: string, acceptance: 'manual' | 'automatic' = 'automatic') {
  const property = await addProperty(database.db, [{ units: 1 }], { acceptance })
  const member = await addMember(database.db)
  const { id } = await bookAs(api(), member, toSelection(property, {}, now), { paymentMethod })
  return { property, member, id }
}

test('confirm-cash, accept and reject decide about a booking paid in cash', async () => {
  for (const word of ['accept', 'reject']) {
    const { member, id } = await book('cash', 'manual')
    const code = (await read(member, id)).payment?.cash?.code ?? ''
    expect(await run('confirm-cash', `${code.slice(0, 4)} ${code.slice(4)}`)).toBe(
      `200000 IQD recorded for reservation ${id}`,
    )
    await expect(run('confirm-cash', code)).rejects.toThrow('already confirmed')
    await run(word, id)
    expect((await read(member, id)).status).toBe(`${word}ed`)
    await expect(run('accept', id)).rejects.toThrow()
  }
  expect((await actions()).map(({ action, operator }) => `${operator} ${action}`)).toEqual([
    'sara confirm-cash',
    'sara accept',
    'sara confirm-cash',
    'sara reject',
  ])
})

test('confirm-cash says where the money of an ended booking goes', async () => {
  const { member, id } = await book('cash')
  const code = (await read(member, id)).payment?.cash?.code ?? ''
  await run('reject', id)
  expect(await run('confirm-cash', code)).toContain('goes to the guest’s wallet')
})

test('credit-wallet takes a customer number or a phone number, and adds a transaction', async () => {
  const member = await addMember(database.db)
  await run('credit-wallet', member.customer, 25_000)
  await run('credit-wallet', member.phone.replace('+964', '0'), 5_000)
  const { balance } = await api().dispatch('GET /customer/wallet', { locale: 'en', token: member.token })
  expect(balance.amount).toBe(30_000)
  const { data } = await api().dispatch('GET /customer/transactions', { locale: 'en', token: member.token })
  expect(data).toMatchObject([{ amount: { amount: 5_000 }, transactionType: 'credit', itemType: 'wallet' }, {}])
  for (const amount of ['0', '-5', '1.5', 'x', ''])
    await expect(run('credit-wallet', member.customer, amount)).rejects.toThrow()
  await expect(run('credit-wallet', '999999', 1)).rejects.toThrow('no active customer')
  expect(await actions()).toHaveLength(2)
})

describe('vouchers', () => {
  test('are made and can be used', async () => {
    await run(
      'create-voucher',
      'OPS10',
      '--percent',
      10,
      '--ceiling',
      15_000,
      '--limit',
      1,
      '--from',
      '2027-01-01',
      '--to',
      '2027-02-01',
    )
    const { property } = await book('qi')
    const member = await addMember(database.db)
    const selection = toSelection(property, { voucherCode: 'OPS10', checkIn: '2027-03-01' }, now)
    const { voucherDiscount } = await api().dispatch('POST /customer/reservations/calculate-price', {
      locale: 'en',
      token: member.token,
      body: selection,
    })
    expect(voucherDiscount).toBe(15_000)
    await expect(run('create-voucher', 'OPS10', '--percent', 10)).rejects.toThrow('already')
  })

  test.each([
    [['low']],
    [['LOW']],
    [['LOW', '--percent', '10', '--amount', '5']],
    [['LOW', '--percent', '101']],
    [['LOW', '--amount', '5', '--currency', 'EUR']],
    [['LOW', '--amount', '5', '--from', 'soon']],
    [['LOW', '--amount', '5', '--from', '2027-02-30']],
    [['LOW', '--amount', '5', '--from', '2027-02-01', '--to', '2027-02-01']],
    [['LOW', '--amount', '5', '--ceiling', '5']],
    [['LOW', '--amount', '-5']],
    [['LOW', 'LOWER', '--amount', '5']],
    [['LOW', '--worth', '5']],
  ])('%j are refused', async (typed) => {
    await expect(run('create-voucher', ...typed)).rejects.toThrow(OperationError)
    expect(await actions()).toEqual([])
  })
})

test('close and reopen change which dates are available', async () => {
  const { property } = await book('qi')
  const available = async () => {
    const { rooms: _, ...body } = toSelection(property, { checkIn: '2027-03-01' }, now)
    return (await api().dispatch('POST /user/properties/availablility', { locale: 'en', body })).combinations.length > 0
  }
  expect(await available()).toBe(true)
  const done = await run('close', property.id, '2027-03-02', '2027-03-05', property.rooms[0] ?? 0)
  expect(await available()).toBe(false)
  await run('reopen', done.match(/\d+$/)?.[0] ?? '')
  expect(await available()).toBe(true)
  await expect(run('close', property.id, '2027-03-02', '2027-03-05', 999_999)).rejects.toThrow('no such rooms')
  for (const nights of [
    ['today', '2027-03-05'],
    ['2027-02-30', '2027-03-05'],
    ['2027-03-05', '2027-03-02'],
  ])
    await expect(run('close', property.id, ...nights)).rejects.toThrow('FIRST-NIGHT')
})

test('a command that is refused explains why, and is not logged', async () => {
  const { id } = await book('qi')
  for (const [typed, told] of [
    [[], 'npm run ops -- credit-wallet'],
    [['nothing'], 'no command "nothing"'],
    [['toString'], 'no command'],
    [['accept'], 'no such reservation'],
    [['accept', 'x'], 'no such reservation'],
    [['accept', id, 5], '"5" is one argument too many'],
    [['accept', id, '--percent', 5], "Unknown option '--percent'"],
    [['accept', 999_999], 'no such reservation'],
    [['accept', id], 'Only a paid reservation'],
    [['confirm-cash'], 'no payment with this code'],
    [['credit-wallet', 1, -5], "Unknown option '-5'"],
    [['reopen', 999_999], 'no such closure'],
    [['refund-to-wallet', 999_999], 'no failed refund'],
    [['payment-to-wallet', 999_999, 5], 'no payment with this number'],
  ] as const)
    await expect(run(...typed)).rejects.toThrow(told)
  expect(await actions()).toEqual([])
  expect([['--help'], ['help'], ['accept', '-h'], ['accept', '1']].map(isHelp)).toEqual([true, true, true, false])
})

test('a typed phone number is not logged', async () => {
  const member = await addMember(database.db)
  await run('credit-wallet', member.phone, 1)
  expect(JSON.stringify(await actions())).not.toContain(member.phone.slice(4))
})

test('waiting lists what needs a person, and is not logged', async () => {
  expect(await run('waiting')).toBe('Nothing is waiting')
  const { member, id } = await book('cash', 'manual')
  await run('confirm-cash', (await read(member, id)).payment?.cash?.code ?? '')
  expect(await run('waiting')).toContain(`accept ${id} or reject ${id}`)
  await run('accept', id)
  expect(await run('waiting')).toBe('Nothing is waiting')
  expect(await actions()).toHaveLength(2)
})

test('payment-to-wallet credits a wrong amount once', async () => {
  const { member, id } = await book('qi')
  const { rows } = await sql<{ id: number }>`
    update payments set reason = 'wrong_amount' where order_id = (select order_id from reservations where id = ${id}) returning id`.execute(
    database.db,
  )
  const payment = rows[0]?.id ?? 0
  expect(await run('waiting')).toContain(`payment-to-wallet ${payment} DINARS`)
  await run('payment-to-wallet', payment, 150_000)
  await expect(run('payment-to-wallet', payment, 150_000)).rejects.toThrow('no payment with this number')
  const { balance } = await api().dispatch('GET /customer/wallet', { locale: 'en', token: member.token })
  expect([balance.amount, (await read(member, id)).payment?.status]).toEqual([150_000, 'cancelled'])
})

test('set-rate sets the rate of the day, and replaces it', async () => {
  expect(await run('set-rate', 1_400)).toBe('A dollar is 1400 IQD; payments that have started keep their rate')
  await run('set-rate', 1_405)
  expect(await findExchangeRate(database.db)).toEqual({ dinarsPerDollar: 1_405, day: '2027-01-10' })
  await expect(run('set-rate', 13)).rejects.toThrow(OperationError)
})

test('a command accepts the code of a reservation', async () => {
  const { id, member } = await book('cash', 'manual')
  const { code } = await api().dispatch('GET /user/reservations/{id}', {
    locale: 'en',
    token: member.token,
    params: { id },
  })
  expect(await run('reject', code.toLowerCase())).toContain('is rejected')
})
