import { sql } from 'kysely'
import { z } from 'zod'
import { CustomerRedemption, SubscriptionCard } from '../../../contract/subscriptions.ts'
import { paymentMethods } from '../../../domain/money/payment-method.ts'
import { paymentStatuses, subscriptionStatuses } from '../../../domain/orders/states.ts'
import { endReasons } from '../../../domain/sales/subscription.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db } from '../../database.ts'
import { coverJson, instantJson, type Sql, text } from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'
import { RefundSummaryRow, refundOfOrder } from '../orders/counted-payments.ts'
import { customerRedemptionsJson, savedSum } from './redemption-pages.ts'

/** A stored subscription: one that has ended by the clock may still be active here. Money in dinars. */
export const SubscriptionRow = z.object({
  id: z.int(),
  code: z.string(),
  orderId: z.int(),
  title: z.string(),
  package: SubscriptionCard.shape.package,
  plan: z.object({
    id: z.int().nullable(),
    title: z.string(),
    days: z.int(),
  }),
  status: z.enum(subscriptionStatuses),
  beginsAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  endReason: z.enum(endReasons).nullable(),
  uses: z.int().nullable(),
  used: z.int(),
  price: z.int(),
  createdAt: z.string(),
  paymentStatus: z.enum(paymentStatuses),
  paymentMethod: z.enum(paymentMethods),
  holdUntil: z.string().nullable(),
  isClosed: z.boolean(),
  paidAt: z.string().nullable(),
  refund: RefundSummaryRow.nullable(),
  /** Savings so far. */
  saved: z.int(),
})
export type SubscriptionRow = z.output<typeof SubscriptionRow>

/** Columns of the subscription `s`, its order `o` and its package `k`. */
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
export const findSubscriptions = (db: Db, locale: Locale, customer: number, paging: Paging) =>
  findPage(db, SubscriptionRow, paging, {
    matched: sql`select id, -id as place from subscriptions where customer_id = ${customer}`,
    from: sql`join subscriptions s using (id) ${joins}`,
    card: sql`json_build_object(${rowFields(locale)})`,
  })

/** Those that run, are suspended or wait at this moment, by their beginning. */
export const findLiving = async (db: Db, locale: Locale, customer: number, now: Date) =>
  (await findOne(
    db,
    z.array(SubscriptionRow),
    sql`select json_agg(json_build_object(${rowFields(locale)}) order by s.begins_at, s.id) as json from subscriptions s ${joins}
      where s.customer_id = ${customer} and s.status in ('active', 'suspended') and s.expires_at > ${now}`,
  )) ?? []

const SubscriptionWithUses = SubscriptionRow.extend({ redemptions: z.array(CustomerRedemption) })

/** With its uses, the newest first. */
export const findSubscription = (db: Db, locale: Locale, id: number, customer: number) =>
  findOne(
    db,
    SubscriptionWithUses,
    sql`select json_build_object(${rowFields(locale)}, 'redemptions', ${customerRedemptionsJson(locale)}) as json
      from subscriptions s ${joins} where s.id = ${id} and s.customer_id = ${customer}`,
  )
