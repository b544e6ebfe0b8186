import { sql } from 'kysely'
import { z } from 'zod'
import { currencies } from '../../../domain/money/money.ts'
import { paymentMethods } from '../../../domain/money/payment-method.ts'
import { orderKindNames } from '../../../domain/orders/order.ts'
import { refundStates } from '../../../domain/orders/states.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db } from '../../database.ts'
import { paymentRateDay } from '../catalogue/exchange-rates.ts'
import { instantJson, type Sql, text } from '../fragments.ts'
import { findOne } from '../list.ts'
import { OrderLine } from './order-line.ts'

export const InvoiceRow = z.object({
  orderId: z.int(),
  code: z.string(),
  kind: z.enum(orderKindNames),
  currency: z.enum(currencies),
  lines: z.array(OrderLine),
  totalBeforeDiscount: z.int(),
  voucherDiscount: z.int(),
  pointsDiscount: z.int(),
  rounding: z.int(),
  total: z.int(),
  paymentMethod: z.enum(paymentMethods),
  paidAt: z.string(),
  customer: z.string(),
  /** The payment in dinars; null where it was free. */
  dinars: z.int().nullable(),
  rate: z.int().nullable(),
  rateDay: z.iso.date().nullable(),
  payments: z.array(
    z.object({
      amount: z.int(),
      method: z.enum(paymentMethods),
      paidAt: z.string(),
      isForChange: z.boolean(),
    }),
  ),
  refunds: z.array(
    z.object({
      amount: z.int(),
      to: z.enum(paymentMethods),
      status: z.enum(refundStates),
      askedAt: z.string(),
      refundedAt: z.string().nullable(),
    }),
  ),
  seller: z.object({
    address: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
})
export type InvoiceRow = z.output<typeof InvoiceRow>

/** A room is called what it was called when it was reserved. */
const linesJson: Sql = sql`(
  select json_agg(case when line ? 'title' or m.title is null then line else line || jsonb_build_object('title', m.title) end order by place)
  from jsonb_array_elements(o.lines) with ordinality _ (line, place)
    left join reservations r on r.order_id = o.id
    left join reservation_rooms m on m.reservation_id = r.id and m.room_type_id = (line ->> 'roomTypeId')::int)`

const contact = (type: 'address' | 'phone' | 'email', locale: Locale): Sql =>
  sql`(select ${text('c.value', locale)} from contacts c where c.type = ${sql.lit(type)} order by c.position limit 1)`

/** Null unless it was paid, also where it was given back since. */
export const findInvoice = (db: Db, locale: Locale, order: number, customer: number) =>
  findOne(
    db,
    InvoiceRow,
    sql`select json_build_object('orderId', o.id, 'code', o.code, 'kind', o.kind, 'currency', o.currency, 'lines', ${linesJson},
        'totalBeforeDiscount', o.total_before_discount, 'voucherDiscount', o.voucher_discount, 'pointsDiscount', o.points_discount,
        'rounding', o.rounding, 'total', o.total, 'paymentMethod', coalesce(p.method, o.payment_method), 'paidAt', ${instantJson('o.paid_at')},
        'customer', u.name, 'dinars', (select sum(c.amount) from counted_payments c where c.order_id = o.id), 'rate', p.rate,
        'rateDay', ${paymentRateDay('p')},
        'payments', coalesce((select json_agg(json_build_object('amount', c.amount, 'method', y.method,
          'paidAt', ${instantJson('y.paid_at')}, 'isForChange', c.change_id is not null) order by y.paid_at, y.id)
          from counted_payments c join payments y on y.id = c.payment_id where c.order_id = o.id), '[]'),
        'refunds', coalesce((select json_agg(json_build_object('amount', f.amount, 'to', f.method, 'status', f.status,
          'askedAt', ${instantJson('f.created_at')}, 'refundedAt', ${instantJson('f.refunded_at')}) order by f.id)
          from refunds f where f.order_id = o.id), '[]'),
        'seller', json_build_object('address', ${contact('address', locale)}, 'phone', ${contact('phone', locale)},
          'email', ${contact('email', locale)})) as json
      from orders o join customers u on u.id = o.customer_id left join payments p on p.id = o.paid_by
      where o.id = ${order} and o.customer_id = ${customer} and o.paid_at is not null`,
  )
