import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import type { Seal } from '../../../db/seal.ts'
import type { Traveller } from '../../../domain/accounts/traveller.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { PaymentMethod } from '../../../domain/money/payment-method.ts'
import { toHoldUntil } from '../../../domain/orders/order.ts'
import type { SaleKind } from '../../../domain/sales/sale.ts'
import { type Day, toDay } from '../../../domain/time/day.ts'
import type { TestMember } from '../../customers/testing/member.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { sealTravellers } from '../../travellers/seal-travellers.ts'

export type PurchaseInput = {
  kind?: SaleKind
  /** Null for what has no day. */
  startsAt?: Date | null
  endsAt?: Date
  freeUntilDays?: number
  percentAfter?: number
  /** For all of it. */
  price?: number
  currency?: Currency
  rest?: { amount: number; due: Day }
  points?: number
  method?: PaymentMethod
  people?: number
  acceptance?: 'automatic' | 'manual'
  travellers?: Traveller[]
  seal?: Seal
}

export type TestPurchase = { member: TestMember; id: number; order: number; stock: number }

let position = 100

/** Bought at the conditions that a test wants; it waits for its money. */
export const addPurchase = (db: Db, member: TestMember, input: PurchaseInput, now: Date): Promise<TestPurchase> =>
  db.transaction().execute((tx) => insert(tx, member, input, now))

const toTime = (text: string) => new Date(`${text}+03:00`)

async function insert(tx: Tx, member: TestMember, input: PurchaseInput, now: Date): Promise<TestPurchase> {
  const { kind = 'tourism', startsAt = toTime('2027-02-20T07:00:00'), endsAt = toTime('2027-02-25T00:00:00') } = input
  const { price = 400_000, rest, points = 0, currency = 'IQD', people = 2, method = 'qi' } = input
  const { customer } = member
  const stock = await insertStock(tx, kind, startsAt, people)
  const whole = { kind: 'adult', count: people, price: price / people, amount: price }
  const left = rest ? [{ kind: 'rest', count: 1, price: -rest.amount, amount: -rest.amount }] : []
  const order = await placeOrder(tx, {
    kind,
    customer,
    currency,
    lines: [whole, ...left],
    totalBeforeDiscount: price - (rest?.amount ?? 0),
    points: { used: points, discount: points * 10 },
    method,
    holdUntil: toHoldUntil(now),
    now,
  })
  const { freeUntilDays = 7, percentAfter = 50, acceptance = 'automatic', travellers, seal } = input
  const sealed = travellers && seal ? sealTravellers(seal, travellers, { order: order.id }) : null
  const { rows } = await sql<{ id: number }>`
    insert into purchases (order_id, customer_id, sale_id, seller_id, kind, item_id, title, status, acceptance, free_until_days, percent_after,
      starts_at, ends_at, adults, travel_date, travellers, rest_amount, rest_due, created_at)
    select ${order.id}, ${customer}, s.id, s.seller_id, s.kind, s.item_id, '{"en": "Sunset tour", "ar": "جولة الغروب", "ku": "گەشتی ئێواران"}',
      ${order.paymentStatus === 'paid' ? 'accepted' : 'pending'}, ${acceptance}, ${freeUntilDays}, ${percentAfter}, ${startsAt}, ${endsAt}, ${people},
      ${startsAt && toDay(startsAt)}::date, ${sealed}, ${rest?.amount ?? null}, ${rest?.due ?? null}::date, ${now}
    from stocks k join sales s on s.id = k.sale_id where k.id = ${stock} returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  await sql`insert into purchase_stocks (purchase_id, stock_id, count) values (${id}, ${stock}, ${people})`.execute(tx)
  return { member, id, order: order.id, stock }
}

/** A stock that no other test buys, all of it taken. */
async function insertStock(tx: Tx, kind: SaleKind, startsAt: Date | null, people: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into stocks (sale_id, day, position, prices, capacity, taken, closes_at)
    select id, ${startsAt && toDay(startsAt)}::date, ${++position}, '{"adult": 1}', ${people}, ${people}, ${startsAt ?? new Date('2100-01-01')}
    from sales where kind = ${kind} order by id limit 1 returning id`.execute(tx)
  return rows[0]?.id ?? 0
}
