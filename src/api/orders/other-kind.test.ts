import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import { lockOwnOrder, type OrderFacts } from '../../db/queries/orders/orders.ts'
import { findPointsBalance } from '../../db/queries/orders/points.ts'
import { lockVoucher } from '../../db/queries/orders/vouchers.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import { toHoldUntil } from '../../domain/orders/order.ts'
import { type Locale, locales } from '../../domain/text/locale.ts'
import { addMember, type TestMember, testAccounts } from '../customers/testing/member.ts'
import { createPayments } from '../payments/create-payments.ts'
import { sweepPayments } from '../payments/sweep.ts'
import { openTestPayments } from '../payments/testing/payments.ts'
import { workRefunds } from '../payments/work-refunds.ts'
import { speak, textsTo } from '../reservations/testing/messages.ts'
import { createApi } from '../service.ts'
import { endOrder, toUnpaidBack } from './end-order.ts'
import { expireHolds } from './expire-holds.ts'
import { notifyOrder } from './notify-order.ts'
import { type OrderKind, toOrderKinds } from './order-kind.ts'
import { placeOrder } from './place-order.ts'
import { toPaidOrders } from './to-paid-orders.ts'

const database = openTestDatabase()
const title = { en: 'Sunset boat', ar: 'قارب الغروب', ku: 'بەلەمی خۆرئاوابوون' }

const take = async (tx: Tx): Promise<boolean> =>
  (await sql`update test_stock set left_over = left_over - 1 where left_over > 0`.execute(tx)).numAffectedRows === 1n

/** Something that is no stay: so many of it, and what became of each. */
const boat: OrderKind = {
  kind: 'visa',
  async fulfil(tx, { id }, { now }) {
    await sql`update test_boats set state = 'paid' where order_id = ${id}`.execute(tx)
    await notifyOrder(tx, kinds, id, { event: 'confirmed' }, { now })
  },
  revive: async (tx) => take(tx),
  async release(tx, { id }, { by }) {
    await sql`update test_boats set state = ${by ?? 'run out'} where order_id = ${id}`.execute(tx)
    await sql`update test_stock set left_over = left_over + 1`.execute(tx)
  },
  describe: async (_, { id }) => ({ itemId: id - 100_000, title, path: `/account/purchases/${id - 100_000}` }),
}
const kinds = toOrderKinds([boat])

const start = new Date('2027-01-10T09:00:00Z')
let at = start
const pass = (minutes: number) => {
  at = new Date(at.getTime() + minutes * 60_000)
}
const open = () => {
  const { context, choose } = openTestPayments(database.db, { now: () => at })
  const own = { ...context, orders: toPaidOrders(kinds), cashAddress: { en: 'Desk', ar: 'مكتب', ku: 'نووسینگە' } }
  const payments = createPayments(own)
  const api = createApi({ db: database.db, accounts: testAccounts, payments, orderKinds: kinds, now: () => at })
  return { context: own, payments, choose, api }
}

beforeAll(async () => {
  await sql`create table test_boats (order_id int primary key, state text not null)`.execute(database.db)
  await sql`create table test_stock (left_over int not null check (left_over >= 0))`.execute(database.db)
  await sql`insert into test_stock values (1)`.execute(database.db)
  await sql`insert into vouchers (code, amount) values ('BOAT', 10000)`.execute(database.db)
})
afterEach(async () => {
  // The kind of this test stands where visas do, with something else behind it than an application.
  const broken = (await findViolations(database.db, at)).filter(({ rule }) => !rule.startsWith('each visa order'))
  expect(broken).toEqual([])
  await sql`update test_stock set left_over = 1`.execute(database.db)
  at = start
})

type Input = { method?: PaymentMethod; price?: number; voucher?: boolean; language?: Locale; entries?: number }
type Ordered = { id: number; member: TestMember }

/** An order of a new customer; with all their points and the voucher, where given. */
async function order({
  method = 'qi',
  price = 100_000,
  voucher,
  language = 'en',
  entries = 0,
}: Input = {}): Promise<Ordered> {
  const member = await addMember(database.db, { entries })
  await speak(database.db, member, language)
  const { customer } = member
  const id = await database.db.transaction().execute(async (tx) => {
    await lockCustomer(tx, customer)
    const found = voucher ? await lockVoucher(tx, 'BOAT', customer) : null
    const used = await findPointsBalance(tx, customer)
    if (!(await take(tx))) throw new Error('There is none left')
    const placed = await placeOrder(tx, {
      kind: 'visa',
      customer,
      currency: 'IQD',
      lines: [{ amount: price }],
      totalBeforeDiscount: price,
      voucher: found && { id: found.id, discount: Math.min(price, 10_000) },
      points: { used, discount: used * 10 },
      method,
      holdUntil: toHoldUntil(at),
      now: at,
    })
    await sql`insert into test_boats values (${placed.id}, ${placed.paymentStatus})`.execute(tx)
    return placed.id
  })
  return { id, member }
}

const begin = ({ id, member }: Ordered, method: PaymentMethod = 'qi') =>
  open().payments.start({ order: id, customer: member.customer, method, locale: 'en', now: at })
const show = ({ id, member }: Ordered) =>
  open().api.dispatch('GET /customer/orders/{id}/payment', {
    locale: 'en',
    token: member.token,
    params: { id: String(id) },
  })
/** The bank takes it, although its time is over there, too. */
const payLate = ({ id }: Ordered) =>
  sql`update sandbox_payments set payment = payment || '{"status": "paid"}'
    where key in (select key::text from payments where order_id = ${id})`.execute(database.db)
const expire = () => expireHolds(database.db, kinds, at)
const textsOf = ({ member }: Ordered) => textsTo(database.db, member)
async function stateOf({ id }: Ordered): Promise<string> {
  const { rows } = await sql<{ state: string }>`select state from test_boats where order_id = ${id}`.execute(
    database.db,
  )
  return rows[0]?.state ?? ''
}
async function settle(minutes = 1): Promise<void> {
  pass(minutes)
  await sweepPayments(open().context, at)
}

describe('an order that is no stay', () => {
  test('is paid, given, and found in what was paid', async () => {
    const ordered = await order()
    expect(await show(ordered)).toMatchObject({ kind: 'visa', canPay: true, isClosed: false, payment: null })
    const { link } = await begin(ordered)
    expect(await show(ordered)).toMatchObject({ payment: { status: 'open', link } })
    await open().choose(link)
    await settle()
    expect(await stateOf(ordered)).toBe('paid')
    const { id, member } = ordered
    expect(await show(ordered)).toMatchObject({
      orderId: id,
      itemId: id - 100_000,
      title: title.en,
      path: `/account/purchases/${id - 100_000}`,
      total: { amount: 100_000, currency: 'IQD' },
      paymentStatus: 'paid',
      canPay: false,
      refund: null,
    })
    const { data } = await open().api.dispatch('GET /customer/transactions', { locale: 'en', token: member.token })
    expect(data).toMatchObject([{ itemType: 'visa', itemId: id - 100_000, transactionType: 'debit' }])
    const one = { locale: 'ku', token: member.token, params: { id: String(data[0]?.id) } } as const
    expect(await open().api.dispatch('GET /customer/transactions/{id}', one)).toMatchObject({
      title: title.ku,
      itemPath: `/account/purchases/${id - 100_000}`,
    })
    expect(await findPointsBalance(database.db, member.customer)).toBe(100)
  })

  test('tells the bank what it is called', async () => {
    await begin(await order())
    const { rows } = await sql<{
      text: string
    }>`select payment ->> 'description' as text from sandbox_payments`.execute(database.db)
    expect(rows.at(-1)?.text).toMatch(/^Sunset boat [2-9A-HJ-NP-Z]{8}$/)
    pass(16)
    await expire()
  })

  test('gives everything free when nobody pays in time, once, and has it back by a late payment', async () => {
    const ordered = await order({ voucher: true, entries: 2 })
    await begin(ordered)
    pass(16)
    expect([await expire(), await expire()]).toEqual([1, 0])
    expect(await stateOf(ordered)).toBe('run out')
    expect(await findPointsBalance(database.db, ordered.member.customer)).toBe(20)
    await payLate(ordered)
    await settle()
    expect(await stateOf(ordered)).toBe('paid')
    expect(await show(ordered)).toMatchObject({ paymentStatus: 'paid', isClosed: false })
    // Those that were used are gone again, and the payment has brought 89.
    expect(await findPointsBalance(database.db, ordered.member.customer)).toBe(89)
  })

  test.each(locales)(
    'is given back where a late payment finds nothing left, and %s says so by its name',
    async (language) => {
      const ordered = await order({ language })
      await begin(ordered)
      pass(16)
      await expire()
      await sql`update test_stock set left_over = 0`.execute(database.db)
      await payLate(ordered)
      await settle()
      await workRefunds(open().context, at)
      expect(await stateOf(ordered)).toBe('run out')
      expect(await show(ordered)).toMatchObject({
        paymentStatus: 'refunded',
        isClosed: true,
        refund: { status: 'refunded' },
      })
      const [late, back] = await textsOf(ordered)
      expect([late, back]).toEqual([expect.stringContaining(title[language]), expect.stringContaining(title[language])])
    },
  )

  test('is paid once, whatever comes in', async () => {
    const ordered = await order()
    const { link } = await begin(ordered)
    await sql`insert into wallet_entries (customer_id, amount, balance, reason) values (${ordered.member.customer}, 100000, 100000, 'gift')`.execute(
      database.db,
    )
    await open().choose(link)
    await begin(ordered, 'wallet')
    await settle()
    await workRefunds(open().context, at)
    expect(await show(ordered)).toMatchObject({ paymentStatus: 'paid', refund: { status: 'refunded', to: 'qi' } })
    expect((await textsOf(ordered))[1]).toContain('paid twice: Sunset boat')
  })

  test('says that its time is over, before and after somebody has written it down', async () => {
    const ordered = await order()
    await begin(ordered)
    pass(16)
    const over = {
      paymentStatus: 'failed',
      isClosed: true,
      canPay: false,
      holdUntil: null,
      payment: { status: 'expired' },
    }
    expect(await show(ordered)).toMatchObject(over)
    await expire()
    expect(await show(ordered)).toMatchObject(over)
  })

  test('waits for cash at our own place', async () => {
    const ordered = await order({ method: 'cash' })
    await begin(ordered, 'cash')
    expect(await show(ordered)).toMatchObject({ paymentStatus: 'notPaidYet', payment: { cash: { address: 'Desk' } } })
    expect((await textsOf(ordered))[0]).toMatch(/is held for you until .+ to: Desk$/)
    pass(16)
    await expire()
    expect(await show(ordered)).toMatchObject({ paymentStatus: 'notPaidYet', isClosed: true })
    await sweepPayments(open().context, at)
  })

  test('that costs nothing is paid at once', async () => {
    const ordered = await order({ price: 10_000, voucher: true })
    expect(await show(ordered)).toMatchObject({ paymentStatus: 'paid', holdUntil: null, payment: null })
    expect(await expire()).toBe(0)
  })

  test('is ended with a part of its money back', async () => {
    const ordered = await order()
    await open().choose((await begin(ordered)).link)
    await settle()
    await database.db.transaction().execute(async (tx) => {
      const facts = (await lockOwnOrder(tx, ordered.id, ordered.member.customer)) as OrderFacts
      await endOrder(tx, boat, facts, {
        by: 'customer',
        back: { ...toUnpaidBack(facts), pointsClawedBack: 40 },
        refund: { price: 40_000, reason: 'cancelled_by_customer' },
        now: at,
      })
    })
    await workRefunds(open().context, at)
    expect(await stateOf(ordered)).toBe('customer')
    const refund = { amount: { amount: 40_000, currency: 'IQD' }, status: 'refunded', to: 'qi' }
    expect(await show(ordered)).toMatchObject({ paymentStatus: 'refunded', isCancelled: true, refund })
  })
})

test('a wallet is not filled out of itself', async () => {
  const ordered = await order()
  await sql`update orders set kind = 'wallet' where id = ${ordered.id}`.execute(database.db)
  await sql`insert into wallet_entries (customer_id, amount, balance, reason) values (${ordered.member.customer}, 200000, 200000, 'gift')`.execute(
    database.db,
  )
  expect(await begin(ordered, 'wallet')).toEqual({ link: null })
  await sql`update orders set kind = 'visa' where id = ${ordered.id}`.execute(database.db)
  pass(16)
  await expire()
})
