import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { TestDatabase } from '../../../db/testing/database.ts'
import { addMember, type TestMember } from '../../customers/testing/member.ts'
import { orderKinds } from '../../order-kinds.ts'
import { expireHolds } from '../../orders/expire-holds.ts'
import { openPaying } from '../../payments/testing/paying.ts'
import { workRefunds } from '../../payments/work-refunds.ts'
import { expireSubscriptions } from '../expire-subscriptions.ts'

type PlanInput = { days?: number; uses?: number | null; price?: number }
export type TestPlan = { packageId: number; planId: number }

let position = 100

/** A plan that no other test buys. */
export async function addPlan(db: Db, { days = 30, uses = 5, price = 45_000 }: PlanInput = {}): Promise<TestPlan> {
  const { rows } = await sql<TestPlan>`
    insert into discount_plans (package_id, title, days, uses, price, position)
    select id, title, ${days}, ${uses}, ${price}, ${++position} from discount_packages order by id limit 1
    returning package_id as "packageId", id as "planId"`.execute(db)
  if (!rows[0]) throw new Error('The fixture has no package')
  return rows[0]
}

export type TestSubscription = { member: TestMember; id: number; orderId: number; code: string; link: string | null }

/** Buying over the sandbox, with the clock and the jobs in the hands of the test. */
export function openSubscribing(database: TestDatabase) {
  const paying = openPaying(database)
  const { api, bank, now, ask, pass } = paying

  async function buy(
    plan: PlanInput = {},
    more: { member?: TestMember; method?: string } = {},
  ): Promise<TestSubscription> {
    const { member = await addMember(database.db), method = 'qi' } = more
    const { id, orderId, code, payment } = await api().dispatch('POST /customer/customer-discount-packages', {
      locale: 'en',
      token: member.token,
      body: { ...(await addPlan(database.db, plan)), paymentMethod: method as 'qi' },
    })
    return { member, id, orderId, code, link: payment.link }
  }
  const see = ({ member, id }: TestSubscription) => ask('GET /customer/customer-discount-packages/{id}', member, id)
  const cancel = ({ member, id }: TestSubscription) =>
    ask('PUT /customer/customer-discount-packages/{id}/cancel', member, id)
  const activeOf = async (member: TestMember) =>
    (await ask('GET /customer/customer-discount-packages/active', member)).data
  const qrOf = async (member: TestMember) => (await ask('GET /customer/auth/me', member)).customerDetail.qrCode
  /** The stored state, which may differ from the state by the clock. */
  const storedQrOf = async ({ customer }: TestMember) =>
    (
      await sql<{ code: string | null }>`select qr_code as code from customers where id = ${customer}`.execute(
        database.db,
      )
    ).rows[0]?.code
  const paymentOf = ({ member, orderId }: TestSubscription) => ask('GET /customer/orders/{id}/payment', member, orderId)
  /** Pays at the bank, and comes back to the page that asks how it went. */
  async function pay(bought: TestSubscription, link = bought.link): Promise<void> {
    await bank().choose(link)
    pass(1)
    await paymentOf(bought)
  }
  const buyAndPay = async (...input: Parameters<typeof buy>): Promise<TestSubscription> => {
    const bought = await buy(...input)
    await pay(bought)
    return bought
  }
  const expire = () => expireSubscriptions(database.db, now())
  const lapse = () => expireHolds(database.db, orderKinds, now())
  const refund = () => workRefunds(bank().context, now())
  const setUsed = ({ id }: TestSubscription, used: number) => setUses(database.db, id, { used, now: now() })
  return {
    ...paying,
    buy,
    see,
    cancel,
    activeOf,
    qrOf,
    storedQrOf,
    paymentOf,
    pay,
    buyAndPay,
    expire,
    lapse,
    refund,
    setUsed,
  }
}

/** Sets the number of uses, at some business. */
const setUses = (db: Db, subscription: number, { used, now }: { used: number; now: Date }): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`update redemptions set undone_at = ${now}, undo_reason = 'a test' where subscription_id = ${subscription}`.execute(
      tx,
    )
    await sql`with shown as (
        insert into discount_windows (id, subscription_id, key_id, short_code, opened_at, expires_at, closed_at, end_reason)
        select (random() * 1e15)::bigint, s.id, 1, 'USED' || n, s.begins_at, s.begins_at + interval '5 minutes', s.begins_at, 'used'
        from subscriptions s, generate_series(1, ${used}::int) n where s.id = ${subscription} returning id)
      insert into redemptions (window_id, subscription_id, business_id, redeemed_at, counted_at)
      select id, ${subscription}, (select min(b.id) from businesses b), ${now}, ${now} from shown`.execute(tx)
    await sql`update subscriptions set used = ${used} where id = ${subscription}`.execute(tx)
  })
