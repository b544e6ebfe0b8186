import { sql } from 'kysely'
import { z } from 'zod'
import { currencies } from '../../../domain/money/money.ts'
import { paymentMethods } from '../../../domain/money/payment-method.ts'
import type { MailedOrder } from '../../../domain/orders/mailed-order.ts'
import { refundStates } from '../../../domain/orders/states.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Tx } from '../../database.ts'
import { instantJson, text } from '../fragments.ts'
import { findOne } from '../list.ts'
import { OrderLine } from './order-line.ts'

const MailedOrderRow = z.object({
  /** The purchase, where this order pays its rest. */
  code: z.string(),
  currency: z.enum(currencies),
  lines: z.array(OrderLine),
  totalBeforeDiscount: z.int(),
  voucherDiscount: z.int(),
  pointsDiscount: z.int(),
  rounding: z.int(),
  total: z.int(),
  /** In dinars, the first one first. */
  payments: z.array(
    z.object({
      amount: z.int(),
      method: z.enum(paymentMethods),
      paidAt: z.string(),
    }),
  ),
  refunds: z.array(
    z.object({
      amount: z.int(),
      to: z.enum(paymentMethods),
      status: z.enum(refundStates),
      refundedAt: z.string().nullable(),
    }),
  ),
  stay: z
    .object({
      property: z.string(),
      address: z.string(),
      checkIn: z.iso.date(),
      checkOut: z.iso.date(),
      /** `HH:MM` */
      checkInClock: z.string(),
      adults: z.int(),
      children: z.int(),
      rooms: z.array(
        z.object({
          title: z.string(),
          count: z.int(),
        }),
      ),
    })
    .nullable(),
  /** `part`: what the order is for, where a deposit was agreed. */
  purchase: z
    .object({
      title: z.string(),
      seller: z.string(),
      startsAt: z.string().nullable(),
      people: z.int(),
      part: z.enum(['deposit', 'rest']).nullable(),
      restAmount: z.int().nullable(),
      restDue: z.iso.date().nullable(),
    })
    .nullable(),
  visa: z
    .object({
      title: z.string(),
      people: z.int(),
      travelDate: z.iso.date(),
      promisedOn: z.iso.date().nullable(),
    })
    .nullable(),
  /** For a discount package: its name and its plan. */
  package: z
    .object({
      title: z.string(),
      plan: z.string(),
    })
    .nullable(),
})

export async function getMailedOrder(tx: Tx, order: number, language: Locale): Promise<MailedOrder> {
  const found = await findOne(
    tx,
    MailedOrderRow,
    sql`select json_build_object('code', coalesce((select f.code from purchases p join orders f on f.id = p.order_id where p.rest_order_id = o.id), o.code),
      'currency', o.currency, 'lines', o.lines, 'totalBeforeDiscount', o.total_before_discount,
      'voucherDiscount', o.voucher_discount, 'pointsDiscount', o.points_discount, 'rounding', o.rounding, 'total', o.total,
      'payments', coalesce((select json_agg(json_build_object('amount', c.amount, 'method', y.method, 'paidAt', ${instantJson('y.paid_at')})
        order by y.paid_at, y.id) from counted_payments c join payments y on y.id = c.payment_id where c.order_id = o.id), '[]'),
      'refunds', coalesce((select json_agg(json_build_object('amount', f.amount, 'to', f.method, 'status', f.status,
        'refundedAt', ${instantJson('f.refunded_at')}) order by f.id)
        from refunds f where f.order_id = o.id and f.customer_id = o.customer_id), '[]'),
      'stay', (select json_build_object('property', ${text('h.title', language)}, 'address', ${text('h.address', language)},
        'checkIn', s.check_in, 'checkOut', s.check_out, 'checkInClock', to_char(s.check_in_clock, 'HH24:MI'), 'adults', s.adults,
        'children', cardinality(s.children_ages), 'rooms', (select json_agg(json_build_object('title', ${text('m.title', language)},
          'count', m.count) order by m.room_type_id) from reservation_rooms m where m.reservation_id = s.id))
        from reservations s join properties h on h.id = s.property_id where s.order_id = o.id),
      'purchase', (select json_build_object('title', ${text('p.title', language)}, 'seller', ${text('w.title', language)},
        'startsAt', ${instantJson('p.starts_at')}, 'people', p.adults + p.children + p.infants,
        'part', case when p.rest_amount is null then null when p.order_id = o.id then 'deposit' else 'rest' end,
        'restAmount', p.rest_amount, 'restDue', p.rest_due)
        from purchases p join sellers w on w.id = p.seller_id where p.order_id = o.id or p.rest_order_id = o.id),
      'visa', (select json_build_object('title', ${text('v.title', language)}, 'people', v.people, 'travelDate', v.travel_date,
        'promisedOn', v.promised_on) from visa_applications v where v.order_id = o.id),
      'package', (select json_build_object('title', ${text('b.title', language)}, 'plan', ${text('b.plan_title', language)})
        from subscriptions b where b.order_id = o.id)) as json
    from orders o where o.id = ${order}`,
  )
  if (!found) throw new Error(`There is no order ${order}`)
  return found
}
