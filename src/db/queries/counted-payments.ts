import { sql } from 'kysely'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { Tx } from '../database.ts'

/** What a payment has brought for an order and has not given back yet. */
export type CountedPayment = {
  payment: number
  customer: number
  method: PaymentMethod
  /** In the currency of the order. */
  price: number
  /** Dinars. */
  amount: number
}

/** Under the lock of the order, the oldest first. */
export async function findCountedPayments(tx: Tx, order: number): Promise<CountedPayment[]> {
  const { rows } = await sql<Omit<CountedPayment, 'price' | 'amount'> & { price: bigint; amount: bigint }>`
    select c.payment_id as payment, p.customer_id as customer, p.method, c.price - coalesce(f.price, 0)::bigint as price,
      c.amount - coalesce(f.amount, 0)::bigint as amount
    from counted_payments c join payments p on p.id = c.payment_id
      left join lateral (select sum(f.price) as price, sum(f.amount) as amount from refunds f where f.payment_id = c.payment_id and f.order_id = c.order_id) f
        on true
    where c.order_id = ${order} order by c.payment_id`.execute(tx)
  return rows.map((row) => ({ ...row, price: Number(row.price), amount: Number(row.amount) }))
}
