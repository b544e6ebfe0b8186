import { sql } from 'kysely'
import { z } from 'zod'
import { currencies } from '../../../domain/money/money.ts'
import { paymentMethods } from '../../../domain/money/payment-method.ts'
import { orderKindNames } from '../../../domain/orders/order.ts'
import { subscriptionStatuses } from '../../../domain/orders/states.ts'
import { saleKinds } from '../../../domain/sales/sale.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db } from '../../database.ts'
import { instantJson, text } from '../fragments.ts'
import { findOne } from '../list.ts'
import { hasPassed } from '../sales/purchase-facts.ts'

/** Money in the smallest unit. */
export const BelongingsRow = z.object({
  customer: z.int(),
  wallet: z.int(),
  points: z.int(),
  stays: z.array(
    z.object({
      reservationId: z.int(),
      code: z.string(),
      title: z.string(),
      checkIn: z.iso.date(),
      checkOut: z.iso.date(),
      total: z.int(),
      currency: z.enum(currencies),
    }),
  ),
  purchases: z.array(
    z.object({
      purchaseId: z.int(),
      code: z.string(),
      itemType: z.enum(saleKinds),
      title: z.string(),
      startsAt: z.string().nullable(),
      endsAt: z.string(),
      total: z.int(),
      currency: z.enum(currencies),
      tickets: z.int(),
      isPassed: z.boolean(),
    }),
  ),
  tickets: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      startsAt: z.string().nullable(),
      endsAt: z.string(),
    }),
  ),
  visaApplications: z.array(
    z.object({
      applicationId: z.int(),
      code: z.string(),
      title: z.string(),
      total: z.int(),
      currency: z.enum(currencies),
      isBegun: z.boolean(),
    }),
  ),
  openOrders: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(orderKindNames),
      total: z.int(),
      currency: z.enum(currencies),
    }),
  ),
  subscriptions: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      status: z.enum(subscriptionStatuses),
      beginsAt: z.string(),
      expiresAt: z.string(),
      uses: z.int().nullable(),
      used: z.int(),
      price: z.int(),
    }),
  ),
  /** Dinars. */
  refunds: z.array(
    z.object({
      orderId: z.int(),
      amount: z.int(),
      to: z.enum(paymentMethods),
    }),
  ),
})
export type BelongingsRow = z.output<typeof BelongingsRow>

/** Everything that is lost with an account; null where it has no profile, and so nothing. */
export const findBelongings = (db: Db, locale: Locale, account: string, now: Date) =>
  findOne(
    db,
    BelongingsRow,
    sql`select json_build_object('customer', c.id,
        'wallet', coalesce((select balance from wallet_entries where customer_id = c.id order by id desc limit 1), 0),
        'points', coalesce((select balance from point_entries where customer_id = c.id order by id desc limit 1), 0),
        'stays', coalesce((select json_agg(json_build_object('reservationId', r.id, 'code', o.code, 'title', ${text('s.title', locale)},
            'checkIn', r.check_in, 'checkOut', r.check_out, 'total', o.total, 'currency', o.currency) order by r.check_in, r.id)
          from orders o join reservations r on r.order_id = o.id join properties s on s.id = r.property_id
          where o.customer_id = c.id and o.payment_status = 'paid' and r.status in ('pending', 'accepted') and r.leaves_at > ${now}), '[]'),
        'purchases', coalesce((select json_agg(json_build_object('purchaseId', p.id, 'code', o.code, 'itemType', p.kind,
            'title', ${text('p.title', locale)}, 'startsAt', ${instantJson('p.starts_at')}, 'endsAt', ${instantJson('p.ends_at')},
            'total', o.total + coalesce((select r.total from orders r where r.id = p.rest_order_id and r.payment_status = 'paid'), 0),
            'currency', o.currency,
            'tickets', (select count(*)::int from tickets t where t.purchase_id = p.id and t.ended_at is null and t.customer_id = c.id),
            'isPassed', ${hasPassed})
            order by coalesce(p.starts_at, p.ends_at), p.id)
          from purchases p join orders o on o.id = p.order_id
          where p.customer_id = c.id and o.payment_status = 'paid' and p.status in ('pending', 'accepted') and p.ends_at > ${now}), '[]'),
        'tickets', coalesce((select json_agg(json_build_object('id', t.id::text, 'title', ${text('p.title', locale)},
            'startsAt', ${instantJson('p.starts_at')}, 'endsAt', ${instantJson('p.ends_at')}) order by coalesce(p.starts_at, p.ends_at), t.id)
          from tickets t join purchases p on p.id = t.purchase_id
          where t.customer_id = c.id and p.customer_id <> c.id and t.ended_at is null and t.expires_at > ${now}), '[]'),
        'visaApplications', coalesce((select json_agg(json_build_object('applicationId', v.id, 'code', o.code, 'title', ${text('v.title', locale)},
            'total', o.total, 'currency', o.currency, 'isBegun', v.begun_at is not null) order by v.id)
          from visa_applications v join orders o on o.id = v.order_id
          where v.customer_id = c.id and v.status in ('pending', 'asked')), '[]'),
        'openOrders', coalesce((select json_agg(json_build_object('id', o.id, 'kind', o.kind, 'total', o.total, 'currency', o.currency) order by o.id)
          from orders o where o.customer_id = c.id and o.hold_until > ${now}), '[]'),
        'subscriptions', coalesce((select json_agg(json_build_object('id', s.id, 'title', ${text('s.title', locale)}, 'status', s.status,
            'beginsAt', ${instantJson('s.begins_at')}, 'expiresAt', ${instantJson('s.expires_at')}, 'uses', s.uses, 'used', s.used,
            'price', s.price) order by s.begins_at, s.id)
          from subscriptions s where s.customer_id = c.id and s.status in ('active', 'suspended') and s.expires_at > ${now}), '[]'),
        'refunds', coalesce((select json_agg(json_build_object('orderId', f.order_id, 'amount', f.amount, 'to', f.method) order by f.id)
          from refunds f where f.customer_id = c.id and f.status in ('waiting', 'refunding', 'failed')), '[]')) as json
      from customers c where c.account_id = ${account}::uuid`,
  )
