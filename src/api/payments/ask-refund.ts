import type { Tx } from '../../db/database.ts'
import { findCountedPayments } from '../../db/queries/orders/counted-payments.ts'
import type { OrderFacts } from '../../db/queries/orders/orders.ts'
import type { PaymentRow } from '../../db/queries/orders/payments.ts'
import { insertRefund } from '../../db/queries/orders/refunds.ts'
import { roundAmount } from '../../domain/money/money.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import type { RefundReason } from '../../domain/money/payment-reasons.ts'
import { spreadRefund } from '../../domain/money/spread-refund.ts'
import type { MoneyBack } from '../../i18n/sms-parts.ts'
import { isOnline, type OnlineMethod } from './payment-context.ts'

type Input = { price: number; reason: RefundReason; now: Date }

/** Back the way it came, where there is a way back. */
export const toRefundMethod = (method: PaymentMethod): OnlineMethod | 'wallet' => (isOnline(method) ? method : 'wallet')

/** Money of another payer never goes into the customer's wallet. Without a way back it is refunded by hand. */
const toWayBack = (method: PaymentMethod, part: number | null): PaymentMethod =>
  part === null ? toRefundMethod(method) : method

/** The way of the refund in one word: that of the order's last payment. */
export const toRefundTo = (
  asked: MoneyBack | null,
  { paymentMethod }: Pick<OrderFacts, 'paymentMethod'>,
): PaymentMethod => (asked && asked.method !== 'several' ? asked.method : toRefundMethod(paymentMethod))

/** A payment that its order does not count, in the transaction of why: all of it. */
export async function giveBackPayment(
  tx: Tx,
  { id: payment, order, change, part, customer, price, amount, ...paid }: PaymentRow,
  { reason, now }: Pick<Input, 'reason' | 'now'>,
): Promise<MoneyBack> {
  const method = toWayBack(paid.method, part)
  await insertRefund(tx, { payment, order, change, customer, price, amount, method, reason, now })
  return { amount, method }
}

/**
 * Requests a refund of an order, spread over its counted payments, in the transaction of its reason. `price`: in the order's own currency;
 * `change`: the change of an order that goes on. Null where nothing was paid.
 */
export async function askRefundOf(
  tx: Tx,
  { id: order }: Pick<OrderFacts, 'id'>,
  { price, reason, change = null, now }: Input & { change?: number | null },
): Promise<MoneyBack | null> {
  const counted = await findCountedPayments(tx, order)
  const parts = spreadRefund(
    price,
    counted.map((one) => one.price),
  )
  const backs: MoneyBack[] = []
  for (const [index, payment] of counted.entries()) {
    const part = parts[index] ?? 0
    const amount =
      part === payment.price ? payment.amount : roundAmount((payment.amount * part) / Math.max(1, payment.price))
    if (part === 0 || amount <= 0) continue
    const { payment: id, customer } = payment
    const method = toWayBack(payment.method, payment.part)
    await insertRefund(tx, { payment: id, order, change, customer, price: part, amount, method, reason, now })
    backs.push({ amount, method })
  }
  return toWhole(backs)
}

function toWhole(backs: readonly MoneyBack[]): MoneyBack | null {
  const [first] = backs
  if (!first) return null
  const amount = backs.reduce((sum, back) => sum + back.amount, 0)
  return { amount, method: backs.every(({ method }) => method === first.method) ? first.method : 'several' }
}
