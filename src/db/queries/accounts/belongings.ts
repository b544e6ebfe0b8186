import { sql } from 'kysely'
import type { Currency } from '../../../domain/money/money.ts'
import type { PaymentMethod } from '../../../domain/money/payment-method.ts'
import type { OrderKindName } from '../../../domain/orders/order.ts'
import type { SubscriptionStatus } from '../../../domain/orders/states.ts'
import type { SaleKind } from '../../../domain/sales/sale.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Day } from '../../../domain/time/day.ts'
import type { Db } from '../../database.ts'
import { instantJson, text } from '../fragments.ts'
import { findOne } from '../list.ts'
import { hasPassed } from '../sales/purchase-facts.ts'

/** Money in the smallest unit. */
export type BelongingsRow = {
  customer: number
  wallet: number
  points: number
  stays: {
    reservationId: number
    code: string
    title: string
    checkIn: Day
    checkOut: Day
    total: number
    currency: Currency
  }[]
  purchases: {
    purchaseId: number
    code: string
    itemType: SaleKind
    title: string
    startsAt: string | null
    endsAt: string
    total: number
    currency: Currency
    tickets: number
    isPassed: boolean
  }[]
  tickets: { id: string; title: string; startsAt: string | null; endsAt: string }[]
  visaApplications: {
    applicationId: number
    code: string
    title: string
    total: number
    currency: Currency
    isBegun: boolean
  }[]
  openOrders: { id: number; kind: OrderKindName; total: number; currency: Currency }[]
  subscriptions: {
    id: number
    title: string
    status: SubscriptionStatus
    beginsAt: string
    expiresAt: string
    uses: number | null
    used: number
    price: number
  }[]
  /** Dinars. */
  refunds: { orderId: number; amount: number; to: PaymentMethod }[]
}

/** What an account has that goes with it; null where it has no profile, and so nothing. */
export const findBelongings = (db: Db, locale: Locale, account: string, now: Date): Promise<BelongingsRow | null> =>
  findOne(
    db,
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
