import { sql } from 'kysely'
import { z } from 'zod'
import { TransactionCard, TransactionPage } from '../../../contract/transactions.ts'
import type { PaymentMethod } from '../../../domain/money/payment-method.ts'
import type { OrderKindName } from '../../../domain/orders/order.ts'
import type { Db, Tx } from '../../database.ts'
import { paymentRateDay } from '../catalogue/exchange-rates.ts'
import { atLocalTime, instantJson, priceJson, type Sql } from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'

/** The item of the money, by its public id; an operator's gift to a wallet belongs to no order. */
export type TransactionItem =
  | { type: OrderKindName; id: number; order: number }
  | { type: 'wallet'; id: null; order: null }

type NewTransaction = {
  customer: number
  type: 'debit' | 'credit'
  amount: number
  method: PaymentMethod
  item: TransactionItem
  source: { payment: number } | { refund: number } | { walletEntry: bigint }
  now: Date
}

export async function addTransaction(tx: Tx, { item, source, ...made }: NewTransaction): Promise<void> {
  const payment = 'payment' in source ? source.payment : null
  const refund = 'refund' in source ? source.refund : null
  const walletEntry = 'walletEntry' in source ? source.walletEntry : null
  await sql`insert into transactions (customer_id, type, amount, method, item_type, item_id, order_id, payment_id, refund_id, wallet_entry_id, created_at)
    values (${made.customer}, ${made.type}, ${made.amount}, ${made.method}, ${item.type}, ${item.id}, ${item.order}, ${payment}, ${refund}, ${walletEntry},
      ${made.now})`.execute(tx)
}

const cardFields: Sql = sql`'id', t.id, 'amount', ${priceJson(sql`t.amount`, sql`'IQD'`)}, 'paidAt', ${instantJson('t.created_at')},
  'paymentMethod', t.method, 'transactionType', t.type,
  'isByLink', p.part_id is not null, 'price', case when p.id is not null then ${priceJson(sql`coalesce(f.price, p.price)`, sql`p.currency`)} end,
  'invoiceId', coalesce(t.invoice, 'INV-' || t.order_id, to_char(${atLocalTime(sql`t.created_at`)}, 'YYYYMM') || '-' || lpad(t.id::text, 6, '0')),
  'itemId', t.item_id, 'itemType', t.item_type, 'orderId', t.order_id, 'createdAt', ${instantJson('t.created_at')}, 'updatedAt', ${instantJson('t.created_at')}`

const TransactionRow = TransactionPage.omit({ title: true, itemPath: true }).extend({ order: z.int().nullable() })

/** The payment that the money is of, or is given back of. */
const withPayment: Sql = sql`left join refunds f on f.id = t.refund_id left join payments p on p.id = coalesce(t.payment_id, f.payment_id)`

export const findTransactions = (db: Db, customer: number, paging: Paging) =>
  findPage(db, TransactionCard, paging, {
    matched: sql`select id, -id as place from transactions where customer_id = ${customer}`,
    from: sql`join transactions t using (id) ${withPayment}`,
    card: sql`json_build_object(${cardFields})`,
  })

export const findTransaction = (db: Db, id: number, customer: number) =>
  findOne(
    db,
    TransactionRow,
    sql`select json_build_object(${cardFields}, 'order', o.id, 'itemCode', o.code, 'rate', p.rate, 'rateDay', ${paymentRateDay('p')}) as json
      from transactions t ${withPayment} left join orders o on o.id = t.order_id
      where t.id = ${id} and t.customer_id = ${customer}`,
  )
