import { sql } from 'kysely'
import { z } from 'zod'
import { type PaymentMethod, paymentMethods } from '../../../domain/money/payment-method.ts'
import { refundStates } from '../../../domain/orders/states.ts'
import type { Tx } from '../../database.ts'
import type { Sql } from '../fragments.ts'

/** The money of a payment that an order still has. */
export type CountedPayment = {
  payment: number
  customer: number
  method: PaymentMethod
  /** Another person has paid it. */
  part: number | null
  /** In the currency of the order. */
  price: number
  /** Dinars. */
  amount: number
}

/** Under the lock of the order, the oldest first. */
export async function findCountedPayments(tx: Tx, order: number): Promise<CountedPayment[]> {
  const { rows } = await sql<Omit<CountedPayment, 'price' | 'amount'> & { price: bigint; amount: bigint }>`
    select c.payment_id as payment, p.customer_id as customer, p.method, p.part_id as part, c.price - coalesce(f.price, 0)::bigint as price,
      c.amount - coalesce(f.amount, 0)::bigint as amount
    from counted_payments c join payments p on p.id = c.payment_id
      left join lateral (select sum(f.price) as price, sum(f.amount) as amount from refunds f where f.payment_id = c.payment_id and f.order_id = c.order_id) f
        on true
    where c.order_id = ${order} order by c.payment_id`.execute(tx)
  return rows.map((row) => ({ ...row, price: Number(row.price), amount: Number(row.amount) }))
}

/** Dinars. */
export const RefundSummaryRow = z.object({ amount: z.int(), status: z.enum(refundStates), to: z.enum(paymentMethods) })

/** The refund of the order `o` over all its counted payments, in dinars, with the state of the slowest of them. */
export const refundOfOrder: Sql = sql`(
  select json_build_object('amount', sum(f.amount),
    'status', (array_agg(f.status order by array_position(array['failed', 'waiting', 'refunding', 'refunded'], f.status)))[1],
    'to', (array_agg(f.method order by f.id desc))[1])
  from refunds f join counted_payments c on c.payment_id = f.payment_id and c.order_id = f.order_id
  where f.order_id = o.id having count(*) > 0)`
