import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import { closeOrder, type OrderFacts } from '../../db/queries/orders/orders.ts'
import { addPoints } from '../../db/queries/orders/points.ts'
import { returnVoucher } from '../../db/queries/orders/vouchers.ts'
import type { RefundReason } from '../../domain/money/payment-reasons.ts'
import type { RefundPlan } from '../../domain/money/refund.ts'
import { type OrderEnder, paymentAfterEnd } from '../../domain/orders/order.ts'
import type { PaymentStatus } from '../../domain/orders/states.ts'
import type { MoneyBack } from '../../i18n/sms-parts.ts'
import { askRefundOf } from '../payments/ask-refund.ts'
import { notifyOfParts } from './notify-of-parts.ts'
import type { OrderKind } from './order-kind.ts'
import { returnParts } from './return-parts.ts'

export type CreditsBack = Pick<RefundPlan, 'pointsBack' | 'pointsClawedBack' | 'isVoucherBack'>

/** Gives everything back that an unpaid order took. */
export const toUnpaidBack = ({ pointsUsed, hasVoucher }: OrderFacts): CreditsBack => ({
  pointsBack: pointsUsed,
  pointsClawedBack: 0,
  isVoucherBack: hasVoucher,
})

export type OrderEnding = {
  /** Null where the payment did not come in time. */
  by: OrderEnder | null
  back: CreditsBack
  /** The refund in the order's currency; null where nothing was paid. */
  refund?: { price: number; reason: RefundReason } | null
  now: Date
}

/** The payment status after the end, and the refund that is on its way. */
export type EndedOrder = { paymentStatus: PaymentStatus; asked: MoneyBack | null }

/** The order is locked; the other locks follow in the order of everything else. */
export async function endOrder(tx: Tx, kind: OrderKind, order: OrderFacts, ending: OrderEnding): Promise<EndedOrder> {
  const { by, refund = null, now } = ending
  const isUnpaid = order.paymentStatus === 'unpaid'
  const shared = isUnpaid ? await returnParts(tx, order.id, { end: 'order_ended', reason: 'parts_missing', now }) : 0
  await returnCredits(tx, order, ending)
  await kind.release(tx, order, { by, now })
  await closeOrder(tx, order, { now, cancelledBy: by, refund: refund?.price ?? null })
  const asked = refund && refund.price > 0 ? await askRefundOf(tx, order, { ...refund, now }) : null
  if (shared > 0)
    await notifyOfParts(tx, kind, order.id, { event: 'parts-back', amount: shared, subject: order.id }, now)
  return { paymentStatus: paymentAfterEnd(order.paymentStatus), asked }
}

async function returnCredits(tx: Tx, { id: order, customer }: OrderFacts, { back, now }: OrderEnding): Promise<void> {
  const { pointsBack, pointsClawedBack, isVoucherBack } = back
  if (pointsBack > 0 || pointsClawedBack > 0 || isVoucherBack) await lockCustomer(tx, customer)
  if (isVoucherBack) await returnVoucher(tx, order, now)
  if (pointsBack > 0) await addPoints(tx, { customer, order, points: pointsBack, reason: 'discount_returned', now })
  if (pointsClawedBack > 0) await addPoints(tx, { customer, order, points: -pointsClawedBack, reason: 'clawback', now })
}
