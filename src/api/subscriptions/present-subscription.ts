import type { z } from 'zod'
import type { CustomerRedemption, SubscriptionCard, SubscriptionPage } from '../../contract/subscriptions.ts'
import type { SubscriptionRow } from '../../db/queries/discounts/subscriptions-pages.ts'
import { toInvoiceId } from '../../domain/money/invoice.ts'
import type { Money } from '../../domain/money/money.ts'
import { canPayOnline, isOrderLapsed, isWaiting, paymentAfterEnd } from '../../domain/orders/order.ts'
import {
  canGiveBack,
  isExpired,
  isNext,
  isRunning,
  toCancelUntil,
  toShownStatus,
  usesLeft,
} from '../../domain/sales/subscription.ts'

type Card = z.output<typeof SubscriptionCard>
type Page = z.output<typeof SubscriptionPage>
type ShownUse = z.output<typeof CustomerRedemption>
type Row = SubscriptionRow

const toDinars = (amount: number): Money => ({ amount, currency: 'IQD' })
const toDate = (instant: string | null): Date | null => (instant === null ? null : new Date(instant))

/** Shows the state by the clock, whether or not a job has written it. */
export function presentSubscriptionCard(row: Row, now: Date): Card {
  const state = toState(row)
  const lapsed = isOrderLapsed(state.order, now)
  return {
    id: row.id,
    code: row.code,
    orderId: row.orderId,
    title: row.title,
    package: row.package,
    plan: row.plan,
    status: lapsed ? 'ended' : toShownStatus(state, now),
    isNext: isNext(state, now),
    subscribedAt: row.createdAt,
    startsAt: row.beginsAt,
    expireAt: row.expiresAt,
    price: toDinars(row.price),
    uses: { total: row.uses, used: row.used, left: usesLeft(row) },
    saved: toDinars(row.saved),
    paymentStatus: lapsed ? paymentAfterEnd(row.paymentStatus) : row.paymentStatus,
    paymentMethod: row.paymentMethod,
    holdUntil: lapsed ? null : row.holdUntil,
    canPay: canPayOnline(state.order, now),
    canCancel: (isWaiting(state.order) && !lapsed) || (row.paymentStatus === 'paid' && canGiveBack(state, now)),
    canShowCode: isRunning(state, now),
  }
}

export function presentSubscriptionPage(row: Row & { redemptions: ShownUse[] }, now: Date): Page {
  const state = toState(row)
  const isLapsed = isOrderLapsed(state.order, now)
  return {
    ...presentSubscriptionCard(row, now),
    invoiceId: toInvoiceId(row.orderId),
    paidAt: row.paidAt,
    ...toEnd(row, { isExpired: isExpired(state, now), isLapsed }),
    cancelUntil: canGiveBack(state, now) && state.paidAt ? toCancelUntil(state.paidAt).toISOString() : null,
    refund: row.refund && { ...row.refund, amount: toDinars(row.refund.amount) },
    redemptions: row.redemptions,
  }
}

type End = Pick<Page, 'endedAt' | 'endReason'>

/** Also before a job has written it. */
function toEnd(row: Row, over: { isExpired: boolean; isLapsed: boolean }): End {
  if (over.isExpired) return { endedAt: row.expiresAt, endReason: 'expired' }
  return over.isLapsed
    ? { endedAt: row.holdUntil, endReason: 'not_paid' }
    : { endedAt: row.endedAt, endReason: row.endReason }
}

const toState = (row: Row) => ({
  ...row,
  beginsAt: toDate(row.beginsAt),
  expiresAt: toDate(row.expiresAt),
  paidAt: toDate(row.paidAt),
  order: { paymentStatus: row.paymentStatus, holdUntil: toDate(row.holdUntil), isClosed: row.isClosed },
})
