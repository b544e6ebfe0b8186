import type { Tx } from '../../db/database.ts'
import { findPayment, type PaymentRow } from '../../db/queries/payments.ts'
import { insertRefund } from '../../db/queries/refunds.ts'
import { roundAmount } from '../../domain/money.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { RefundReason } from '../../domain/payment-reasons.ts'
import type { MoneyBack } from '../../i18n/sms-parts.ts'
import { isOnline, type OnlineMethod } from './payment-context.ts'

type Input = { price: number; reason: RefundReason; now: Date }

/** Back the way it came, where there is a way back. */
export const toRefundMethod = (method: PaymentMethod): OnlineMethod | 'wallet' => (isOnline(method) ? method : 'wallet')

/** Notes down what is to be given back of a payment, in the transaction of why. `price`: in the payment's own currency. */
export async function askRefund(tx: Tx, payment: PaymentRow, { price, reason, now }: Input): Promise<MoneyBack | null> {
  const { id, order, customer } = payment
  const isAll = price >= payment.price
  const amount = isAll ? payment.amount : roundAmount((payment.amount * price) / payment.price)
  if (amount <= 0) return null
  const method = toRefundMethod(payment.method)
  await insertRefund(tx, {
    payment: id,
    order,
    customer,
    price: isAll ? payment.price : price,
    amount,
    method,
    reason,
    now,
  })
  return { amount, method }
}

/** Of the payment that an order counts as its own; one that cost nothing has none. */
export async function askRefundOf(tx: Tx, paidBy: number | null, request: Input): Promise<MoneyBack | null> {
  const payment = paidBy === null ? null : await findPayment(tx, paidBy)
  return payment && askRefund(tx, payment, request)
}
