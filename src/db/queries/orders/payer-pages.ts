import { sql } from 'kysely'
import type { PaymentMethod } from '../../../domain/money/payment-method.ts'
import type { PaymentState, RefundState } from '../../../domain/orders/states.ts'
import type { Day } from '../../../domain/time/day.ts'
import type { Db } from '../../database.ts'

/** The facts of an order and its customer that a payer with a link may see. */
export type AskedFor = { owner: string | null; checkIn: Day | null; checkOut: Day | null; startsAt: Date | null }

export async function findAskedFor(db: Db, order: number): Promise<AskedFor | null> {
  const { rows } = await sql<AskedFor>`
    select c.name as owner, r.check_in as "checkIn", r.check_out as "checkOut", p.starts_at as "startsAt"
    from orders o join customers c on c.id = o.customer_id left join reservations r on r.order_id = o.id
      left join purchases p on o.id in (p.order_id, p.rest_order_id)
    where o.id = ${order}`.execute(db)
  return rows[0] ?? null
}

export type PartPayment = {
  part: number
  method: PaymentMethod
  status: PaymentState
  refund: RefundState | null
}

/** For each part the payment that says most: the paid one, or an open one, or the newest. */
export async function findPartPayments(db: Db, order: number): Promise<PartPayment[]> {
  const { rows } = await sql<PartPayment>`
    select distinct on (p.part_id) p.part_id as part, p.method, p.status,
      (select f.status from refunds f where f.payment_id = p.id order by f.id desc limit 1) as refund
    from payments p left join order_parts t on t.paid_by = p.id
    where p.order_id = ${order} and p.part_id is not null
    order by p.part_id, (t.id is not null) desc, (p.status = 'open') desc, p.id desc`.execute(db)
  return rows
}

export type PartRefund = { amount: number; status: RefundState; method: PaymentMethod }

/** The newest refund to the payer of a link. */
export async function findPartRefund(db: Db, part: number): Promise<PartRefund | null> {
  const { rows } = await sql<Omit<PartRefund, 'amount'> & { amount: bigint }>`
    select f.amount, f.status, f.method from refunds f join payments p on p.id = f.payment_id
    where p.part_id = ${part} order by f.id desc limit 1`.execute(db)
  return rows[0] ? { ...rows[0], amount: Number(rows[0].amount) } : null
}
