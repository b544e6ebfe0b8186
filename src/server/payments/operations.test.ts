import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { addMember, testAccounts } from '../../api/customers/test-member.ts'
import { openTestDesk } from '../../api/payments/test-desk.ts'
import { addStay, bookAs, toSelection } from '../../api/reservations/test-booking.ts'
import { createApi } from '../../api/service.ts'
import { findViolations } from '../../db/queries/payments-audit.ts'
import { openTestDatabase } from '../../db/test-database.ts'
import { runOperation } from './run-operation.ts'

const database = openTestDatabase()
const now = new Date('2027-01-10T09:00:00Z')
const run = (...typed: (string | number)[]) => runOperation(database.db, typed.map(String), { operator: 'sara', now })
const api = () =>
  createApi({
    db: database.db,
    accounts: testAccounts,
    payments: openTestDesk(database.db, { now: () => now }).payments,
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
  const stay = await addStay(database.db, [{ units: 1 }], { acceptance })
  const member = await addMember(database.db)
  const { id } = await bookAs(api(), member, toSelection(stay, {}, now), { paymentMethod })
  return { stay, member, id }
}

test('confirms cash, accepts what waits, and rejects it', async () => {
  for (const word of ['accept', 'reject']) {
    const { member, id } = await book('cash', 'manual')
    const code = (await read(member, id)).payment?.cash?.code ?? ''
    expect(await run('confirm-cash', `${code.slice(0, 4)} ${code.slice(4)}`)).toBe(
      `200000 IQD taken for reservation ${id}`,
    )
    await expect(run('confirm-cash', code)).rejects.toThrow('confirmed already')
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

test('credits a wallet, by number or phone, and shows it as a transaction', async () => {
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
    const { stay } = await book('qi')
    const member = await addMember(database.db)
    const selection = toSelection(stay, { voucherCode: 'OPS10', checkIn: '2027-03-01' }, now)
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
    [['LOW', '--worth', '5']],
  ])('%j are refused', async (typed) => {
    await expect(run('create-voucher', ...typed)).rejects.toThrow()
    expect(await actions()).toEqual([])
  })
})

test('closes dates and opens them again', async () => {
  const { stay } = await book('qi')
  const available = async () => {
    const { rooms: _, ...body } = toSelection(stay, { checkIn: '2027-03-01' }, now)
    return (await api().dispatch('POST /user/properties/availablility', { locale: 'en', body })).combinations.length > 0
  }
  expect(await available()).toBe(true)
  const done = await run('close', stay.property, '2027-03-02', '2027-03-05', stay.rooms[0] ?? 0)
  expect(await available()).toBe(false)
  await run('reopen', done.match(/\d+$/)?.[0] ?? '')
  expect(await available()).toBe(true)
  await expect(run('close', stay.property, '2027-03-02', '2027-03-05', 999_999)).rejects.toThrow('no such rooms')
  await expect(run('close', stay.property, 'today', '2027-03-05')).rejects.toThrow('FIRST-NIGHT')
})

test('what it does not know it explains', async () => {
  for (const typed of [[], ['nothing'], ['toString'], ['accept', 'x']]) await expect(run(...typed)).rejects.toThrow()
  await expect(run()).rejects.toThrow('npm run ops -- credit-wallet')
  await expect(run('accept', 999_999)).rejects.toThrow()
})
