import { sql } from 'kysely'
import { afterEach, expect } from 'vitest'
import { findViolations } from '../../../db/audit/payments-audit.ts'
import type { TestDatabase } from '../../../db/testing/database.ts'
import { addMember, type TestMember, testAccounts } from '../../customers/testing/member.ts'
import {
  addProperty,
  bookAs,
  type TestProperty,
  type TestRequest,
  toSelection,
} from '../../reservations/testing/booking.ts'
import { createApi } from '../../service.ts'
import { sweepPayments } from '../sweep.ts'
import { openTestPayments, type TestPayments } from './payments.ts'

export type TestReservation = {
  property: TestProperty
  member: TestMember
  id: number
  code: string
  link: string | null
}
type Input = {
  member?: TestMember
  method?: string
  rates?: Parameters<typeof addProperty>[2]
  entries?: number
  testPayments?: TestPayments
  price?: number
}

const start = new Date('2027-01-10T09:00:00Z')

/** A bank, a clock that moves when it is told to, and what a customer asks. Each test must leave everything in balance. */
export function openPaying(database: TestDatabase) {
  let at = start
  const now = () => at
  const pass = (minutes: number) => {
    at = new Date(at.getTime() + minutes * 60_000)
  }
  let opened: TestPayments | undefined
  const bank = () => {
    opened ??= openTestPayments(database.db, { now })
    return opened
  }
  const api = (testPayments = bank()) =>
    createApi({ db: database.db, accounts: testAccounts, payments: testPayments.payments, now })
  type Api = ReturnType<typeof api>

  afterEach(async () => {
    expect(await findViolations(database.db, at)).toEqual([])
    at = start
  })

  const addEntry = ({ customer }: TestMember, table: 'point' | 'wallet', amount: number) =>
    sql`insert into ${sql.table(`${table}_entries`)} (customer_id, ${sql.ref(table === 'point' ? 'points' : 'amount')}, balance, reason)
      values (${customer}, ${amount}, ${amount}, 'gift')`.execute(database.db)
  const fill = (member: TestMember, amount: number) => addEntry(member, 'wallet', amount)

  async function hold(request: TestRequest = {}, more: Input = {}): Promise<TestReservation> {
    const { method = 'qi', rates = {}, entries = 0, testPayments = bank(), price = 100_000 } = more
    const property = await addProperty(database.db, [{ units: 1, price }], rates)
    const member = more.member ?? (await addMember(database.db))
    if (entries > 0) await addEntry(member, 'point', entries)
    const { id, code, payment } = await bookAs(api(testPayments), member, toSelection(property, request, at), {
      paymentMethod: method,
    })
    return { property, member, id, code, link: payment.link }
  }

  const ask = <Key extends Parameters<Api['dispatch']>[0]>(key: Key, { token }: TestMember, id?: number) =>
    api().dispatch(key, { locale: 'en', token, params: { id } })
  const cancel = ({ member, id }: Pick<TestReservation, 'member' | 'id'>) =>
    ask('PUT /customer/reservations/{id}/cancel', member, id)
  const stateOf = ({ member, id }: TestReservation) => ask('GET /customer/reservations/{id}/payment', member, id)
  const payUrl = (
    { member, id }: Pick<TestReservation, 'member' | 'id'>,
    paymentMethod = 'fastpay',
    testPayments = bank(),
  ) =>
    api(testPayments).dispatch('POST /customer/reservations/pending/{id}/payment-url', {
      locale: 'ar',
      token: member.token,
      params: { id },
      body: { paymentMethod },
    })
  const payInsteadOfCash = ({ member, id }: Pick<TestReservation, 'member' | 'id'>, paymentMethod: string) =>
    api().dispatch('POST /customer/reservations/pending/{id}/payment-url', {
      locale: 'ar',
      token: member.token,
      params: { id },
      body: { paymentMethod, insteadOfCash: true },
    })
  const transactionsOf = async (member: TestMember) =>
    (await ask('GET /customer/transactions', member)).data.map(
      ({ transactionType, amount, paymentMethod }) => `${transactionType} ${amount.amount} ${paymentMethod}`,
    )
  const pointsOf = async (member: TestMember) => (await ask('GET /customer/points', member)).balance
  const walletOf = async (member: TestMember) => (await ask('GET /customer/wallet', member)).balance.amount
  const paymentsOf = async ({ id }: TestReservation) => {
    const { rows } = await sql<{ status: string; reason: string }>`
      select status, reason from payments where order_id = (select order_id from reservations where id = ${id}) order by id`.execute(
      database.db,
    )
    return rows.map(({ status, reason }) => `${status}: ${reason}`)
  }
  const unitsLeft = async (property: TestProperty) => {
    const { rooms: _, ...body } = toSelection(property, {}, at)
    const { roomTypes } = await api().dispatch('POST /user/properties/availablility', { locale: 'en', body })
    return roomTypes[0]?.unitsLeft ?? 0
  }
  /** Runs the jobs that are due. */
  async function sweep(minutes = 1): Promise<number> {
    pass(minutes)
    return sweepPayments(bank().context, at)
  }
  return {
    now,
    pass,
    bank,
    api,
    fill,
    hold,
    ask,
    cancel,
    stateOf,
    payUrl,
    payInsteadOfCash,
    transactionsOf,
    pointsOf,
    walletOf,
    paymentsOf,
    unitsLeft,
    sweep,
  }
}
