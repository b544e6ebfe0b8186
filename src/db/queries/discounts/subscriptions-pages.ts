import { sql } from 'kysely'
import type { PaymentMethod } from '../../../domain/money/payment-method.ts'
import type { PaymentStatus, RefundState, SubscriptionStatus } from '../../../domain/orders/states.ts'
import type { EndReason } from '../../../domain/sales/subscription.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db } from '../../database.ts'
import { coverJson, instantJson, type Sql, text } from '../fragments.ts'
import { findOne, findPage, type ListOf, type Paging } from '../list.ts'
import { refundOfOrder } from '../orders/counted-payments.ts'
import { customerRedemptionsJson, savedSum } from './redemption-pages.ts'

/** As it is kept: one that is over by the clock may still be active here. Money in dinars. */
export type SubscriptionRow<Package> = {
  id: number
  code: string
  orderId: number
  title: string
  package: Package
  plan: { id: number | null; title: string; days: number }
  status: SubscriptionStatus
  beginsAt: string | null
  expiresAt: string | null
  endedAt: string | null
  endReason: EndReason | null
  uses: number | null
  used: number
  price: number
  createdAt: string
  paymentStatus: PaymentStatus
  paymentMethod: PaymentMethod
  holdUntil: string | null
  isClosed: boolean
  paidAt: string | null
  refund: { amount: number; status: RefundState; to: PaymentMethod } | null
  /** What came off bills so far. */
  saved: number
}

/** Of the subscription `s`, its order `o` and its package `k`. */
const rowFields = (locale: Locale): Sql => sql`
  'id', s.id, 'code', o.code, 'orderId', o.id, 'title', ${text('s.title', locale)},
  'package', json_build_object('id', k.id, 'picture', ${coverJson('k')}),
  'plan', json_build_object('id', s.plan_id, 'title', ${text('s.plan_title', locale)}, 'days', s.days), 'status', s.status,
  'beginsAt', ${instantJson('s.begins_at')}, 'expiresAt', ${instantJson('s.expires_at')}, 'endedAt', ${instantJson('s.ended_at')},
  'endReason', s.end_reason, 'uses', s.uses, 'used', s.used, 'price', s.price, 'createdAt', ${instantJson('s.created_at')},
  'paymentStatus', o.payment_status, 'paymentMethod', o.payment_method, 'holdUntil', ${instantJson('o.hold_until')},
  'isClosed', o.closed_at is not null, 'paidAt', ${instantJson('o.paid_at')},
  'refund', ${refundOfOrder},
  'saved', ${savedSum}`

const joins: Sql = sql`join orders o on o.id = s.order_id join discount_packages k on k.id = s.package_id`

/** The newest first. */
export const findSubscriptions = <Package>(
  db: Db,
  locale: Locale,
  customer: number,
  paging: Paging,
): Promise<ListOf<SubscriptionRow<Package>>> =>
  findPage(db, paging, {
    matched: sql`select id, -id as place from subscriptions where customer_id = ${customer}`,
    from: sql`join subscriptions s using (id) ${joins}`,
    card: sql`json_build_object(${rowFields(locale)})`,
  })

/** Those that run, are suspended or wait at this moment, by their beginning. */
export const findLiving = async <Package>(
  db: Db,
  locale: Locale,
  customer: number,
  now: Date,
): Promise<SubscriptionRow<Package>[]> =>
  (await findOne<SubscriptionRow<Package>[]>(
    db,
    sql`select json_agg(json_build_object(${rowFields(locale)}) order by s.begins_at, s.id) as json from subscriptions s ${joins}
      where s.customer_id = ${customer} and s.status in ('active', 'suspended') and s.expires_at > ${now}`,
  )) ?? []

/** With its uses, the newest first. */
export const findSubscription = <Package, Use>(
  db: Db,
  locale: Locale,
  id: number,
  customer: number,
): Promise<(SubscriptionRow<Package> & { redemptions: Use[] }) | null> =>
  findOne(
    db,
    sql`select json_build_object(${rowFields(locale)}, 'redemptions', ${customerRedemptionsJson(locale)}) as json
      from subscriptions s ${joins} where s.id = ${id} and s.customer_id = ${customer}`,
  )
