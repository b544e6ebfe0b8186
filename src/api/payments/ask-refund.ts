import type { Tx } from '../../db/database.ts'
import { findCountedPayments } from '../../db/queries/counted-payments.ts'
import type { OrderFacts } from '../../db/queries/orders.ts'
import type { PaymentRow } from '../../db/queries/payments.ts'
import { insertRefund } from '../../db/queries/refunds.ts'
import { roundAmount } from '../../domain/money.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { RefundReason } from '../../domain/payment-reasons.ts'
import { spreadRefund } from '../../domain/spread-refund.ts'
import type { MoneyBack } from '../../i18n/sms-parts.ts'
import { isOnline, type OnlineMethod } from './payment-context.ts'

type Input = { price: number; reason: RefundReason; now: Date }

/** Back the way it came, where there is a way back. */
export const toRefundMethod = (method: PaymentMethod): OnlineMethod | 'wallet' => (isOnline(method) ? method : 'wallet')

/** Where the money goes, in one word: of several ways, the one that the order was paid in last. */
export const toRefundTo = (
  asked: MoneyBack | null,
  { paymentMethod }: Pick<OrderFacts, 'paymentMethod'>,
): PaymentMethod => (asked && asked.method !== 'several' ? asked.method : toRefundMethod(paymentMethod))

/** A payment that its order does not count, in the transaction of why: all of it. */
export async function giveBackPayment(
  tx: Tx,
  { id: payment, order, change, customer, price, amount, ...paid }: PaymentRow,
  { reason, now }: Pick<Input, 'reason' | 'now'>,
): Promise<MoneyBack> {
  const method = toRefundMethod(paid.method)
  await insertRefund(tx, { payment, order, change, customer, price, amount, method, reason, now })
  return { amount, method }
}

/**
 * Notes down what is to be given back of an order, over the payments that it counts, in the transaction of why. `price`: in the order's own
 * currency; `change`: what it is given back for where the order goes on. Null where nothing was paid.
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
  for (const [place, payment] of counted.entries()) {
    const part = parts[place] ?? 0
    const amount =
      part === payment.price ? payment.amount : roundAmount((payment.amount * part) / Math.max(1, payment.price))
    if (part === 0 || amount <= 0) continue
    const { payment: id, customer } = payment
    const method = toRefundMethod(payment.method)
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
