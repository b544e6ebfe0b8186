import { sql } from 'kysely'
import { afterEach } from 'vitest'
import { findPurchaseFacts, type PurchaseFacts } from '../../../db/queries/sales/purchase-facts.ts'
import { endPurchases } from '../../../db/queries/sales/purchases.ts'
import type { TestDatabase } from '../../../db/testing/database.ts'
import { addMember, type TestMember } from '../../customers/testing/member.ts'
import { orderKinds } from '../../order-kinds.ts'
import { expireHolds } from '../../orders/expire-holds.ts'
import { openPaying } from '../../payments/testing/paying.ts'
import { workRefunds } from '../../payments/work-refunds.ts'
import { requireFound } from '../../require-found.ts'
import { addPurchase, type PurchaseInput, type TestPurchase } from './add-purchase.ts'

export type BuyInput = PurchaseInput & { member?: TestMember }

/** Bought at the conditions that a test wants; everything after that is the product's. */
export function openAfter(database: TestDatabase) {
  const db = () => database.db
  const paying = openPaying(database)
  const { api, bank, now, ask, pass } = paying

  const buy = async ({ member, ...input }: BuyInput = {}): Promise<TestPurchase> =>
    addPurchase(db(), member ?? (await addMember(db())), input, now())
  const see = ({ member, id }: TestPurchase) => ask('GET /customer/purchases/{id}', member, id)
  const cancel = ({ member, id }: TestPurchase) => ask('PUT /customer/purchases/{id}/cancel', member, id)
  const payUrl = ({ member, id }: TestPurchase, paymentMethod = 'qi', idempotencyKey?: string) =>
    api().dispatch('POST /customer/purchases/{id}/payment-url', {
      locale: 'en',
      token: member.token,
      params: { id },
      body: { paymentMethod },
      ...(idempotencyKey && { idempotencyKey }),
    })
  const factsOf = ({ id }: TestPurchase): Promise<PurchaseFacts> => requireFound(findPurchaseFacts(db(), id))
  const paymentOf = (member: TestMember, order: number) => ask('GET /customer/orders/{id}/payment', member, order)
  /** Pays the whole or the rest, and comes back to the page that asks for the result. */
  async function pay(bought: TestPurchase, method = 'qi'): Promise<void> {
    const { payment_url } = await payUrl(bought, method)
    if (method !== 'wallet') await bank().choose(payment_url)
    pass(1)
    const { restOrder, order } = await factsOf(bought)
    await paymentOf(bought.member, restOrder ?? order)
  }
  const buyAndPay = async (input: BuyInput = {}): Promise<TestPurchase> => {
    const bought = await buy(input)
    await pay(bought)
    return bought
  }
  const takenOf = async ({ stock }: TestPurchase): Promise<number> =>
    (await sql<{ taken: number }>`select taken from stocks where id = ${stock}`.execute(db())).rows[0]?.taken ?? -1
  /** Runs the jobs, so that a test that moves the clock leaves no overdue rows. */
  afterEach(async () => {
    await lapse()
    for (let left = 3; left > 0; left--) await paying.sweep()
    await refund()
    await endPurchases(db(), now())
  })
  const lapse = () => expireHolds(db(), orderKinds, now())
  const refund = () => workRefunds(bank().context, now())
  /** Until that moment of Baghdad. */
  const passUntil = (moment: string) => pass((Date.parse(`${moment}+03:00`) - now().getTime()) / 60_000)
  /** Enters with its first ticket. */
  const enter = ({ id }: TestPurchase) =>
    sql`with entered as (
        update tickets set is_inside = true, entered_at = ${now()} where purchase_id = ${id} and number = 1 returning id)
      insert into ticket_entries (ticket_id, seller_id, sale_id, direction, at, counted_at)
      select entered.id, p.seller_id, p.sale_id, 'in', ${now()}, ${now()} from entered, purchases p where p.id = ${id}`.execute(
      db(),
    )
  const textsTo = async ({ phone }: TestMember): Promise<string[]> =>
    (
      await sql<{ text: string }>`select text from sms_messages where phone = ${phone} order by id`.execute(db())
    ).rows.map(({ text }) => text)
  return {
    ...paying,
    buy,
    see,
    cancel,
    payUrl,
    factsOf,
    paymentOf,
    pay,
    buyAndPay,
    takenOf,
    lapse,
    refund,
    passUntil,
    enter,
    textsTo,
  }
}
