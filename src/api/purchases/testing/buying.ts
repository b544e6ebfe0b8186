import { sql } from 'kysely'
import type { Contract, Ok } from '../../../contract/contract.ts'
import { endPurchases } from '../../../db/queries/sales/purchases.ts'
import type { TestDatabase } from '../../../db/testing/database.ts'
import type { PaymentMethod } from '../../../domain/money/payment-method.ts'
import { addMember, type TestMember } from '../../customers/testing/member.ts'
import { orderKinds } from '../../order-kinds.ts'
import { expireHolds } from '../../orders/expire-holds.ts'
import { openPaying } from '../../payments/testing/paying.ts'
import { workRefunds } from '../../payments/work-refunds.ts'
import { rejectUnansweredPurchases } from '../reject-unanswered.ts'
import { addSale, type TestSale, toChoice } from './sales.ts'

type Body = Partial<Record<keyof Contract['POST /customer/purchases']['body']['shape'], unknown>>
type More = Body & { member?: TestMember; people?: number; idempotencyKey?: string }
export type TestPurchase = Ok<'POST /customer/purchases'> & { member: TestMember; sale: TestSale; link: string | null }

/** Buying over the sandbox, with the clock and the jobs in the hands of the test. */
export function openBuying(database: TestDatabase) {
  const paying = openPaying(database)
  const { api, bank, now, ask, pass } = paying

  const priceOf = (sale: TestSale, { member, people, ...body }: More & { member: TestMember }) =>
    api().dispatch('POST /customer/purchases/calculate-price', {
      locale: 'en',
      token: member.token,
      body: { ...toChoice(sale, people), ...body },
    })
  async function buy(
    sale: TestSale,
    { member: who, people, idempotencyKey, ...body }: More = {},
  ): Promise<TestPurchase> {
    const member = who ?? (await addMember(database.db))
    const made = await api().dispatch('POST /customer/purchases', {
      locale: 'en',
      token: member.token,
      body: { ...toChoice(sale, people), paymentMethod: 'qi' satisfies PaymentMethod, ...body },
      ...(idempotencyKey && { idempotencyKey }),
    })
    return { ...made, member, sale, link: made.payment.link }
  }
  const paymentOf = ({ member, orderId }: Pick<TestPurchase, 'member' | 'orderId'>) =>
    ask('GET /customer/orders/{id}/payment', member, orderId)
  /** Pays at the bank, and comes back to the page that asks how it went. */
  async function pay(bought: Pick<TestPurchase, 'member' | 'orderId' | 'link'>) {
    await bank().choose(bought.link)
    pass(1)
    return paymentOf(bought)
  }
  const see = ({ member, id }: Pick<TestPurchase, 'member' | 'id'>) => ask('GET /customer/purchases/{id}', member, id)
  const cancel = ({ member, id }: Pick<TestPurchase, 'member' | 'id'>) =>
    ask('PUT /customer/purchases/{id}/cancel', member, id)
  const lapse = () => expireHolds(database.db, orderKinds, now())
  const refund = () => workRefunds(bank().context, now())
  const end = () => endPurchases(database.db, now())
  const rejectUnanswered = () => rejectUnansweredPurchases(database.db, now())
  const takenOf = async ({ stocks }: TestSale): Promise<number[]> => {
    const { rows } = await sql<{ taken: number }>`
      select taken from stocks where id = any(${stocks}::int[]) order by id`.execute(database.db)
    return rows.map(({ taken }) => taken)
  }
  const ticketsOf = async ({ id }: Pick<TestPurchase, 'id'>): Promise<string[]> => {
    const { rows } = await sql<{ state: string }>`
      select number || case when ended_at is null then '' else ' ' || end_reason end as state from tickets
      where purchase_id = ${id} order by number, issued_at`.execute(database.db)
    return rows.map(({ state }) => state)
  }
  const messagesTo = async ({ phone }: TestMember): Promise<string[]> => {
    const { rows } = await sql<{
      text: string
    }>`select text from sms_messages where phone = ${phone} order by id`.execute(database.db)
    return rows.map(({ text }) => text)
  }
  const add = (...input: Parameters<typeof addSale> extends [unknown, ...infer Rest] ? Rest : never) =>
    addSale(database.db, ...input)
  return {
    ...paying,
    add,
    priceOf,
    buy,
    pay,
    paymentOf,
    see,
    cancel,
    lapse,
    refund,
    end,
    rejectUnanswered,
    takenOf,
    ticketsOf,
    messagesTo,
  }
}
