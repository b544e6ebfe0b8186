import type { z } from 'zod'
import type { Payment, Refund } from '../../contract/payments.ts'
import type { Db } from '../../db/database.ts'
import { findCashAddress } from '../../db/queries/orders/cash-address.ts'
import { hasPaidPart } from '../../db/queries/orders/order-parts.ts'
import { findOwnOrder, type OwnOrder } from '../../db/queries/orders/orders.ts'
import { findNewestPayment, type PaymentRow } from '../../db/queries/orders/payments.ts'
import { findRefund } from '../../db/queries/orders/refunds.ts'
import { canPayOnline, isOrderLapsed, paymentAfterEnd } from '../../domain/orders/order.ts'
import type { PaymentStatus } from '../../domain/orders/states.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Payments } from '../handler.ts'
import type { Step } from '../payments/step.ts'
import { requireFound } from '../require-found.ts'

type PaymentQuery = { db: Db; payments: Payments; customer: number; locale: Locale; now: Date }

export type OrderPayment = {
  paymentStatus: PaymentStatus
  canPay: boolean
  holdUntil: string | null
  payment: z.output<typeof Payment> | null
  refund: z.output<typeof Refund> | null
}

/** How the payment of an order stands, after its bank was asked. A hold that has run out is shown as what it is. */
export async function findOrderPayment(id: number, asked: PaymentQuery): Promise<OrderPayment & { order: OwnOrder }> {
  const { db, payments, customer, now } = asked
  const { paidWith } = await requireFound(findOwnOrder(db, id, customer))
  await payments.check(paidWith ?? id, now)
  // The payment is read before the order; otherwise "paid" could be shown with an unfulfilled order.
  const payment = await findNewestPayment<Step>(db, paidWith ?? id)
  const order = await requireFound(findOwnOrder(db, id, customer))
  const refund = await findRefund(db, id)
  const lapsed = isOrderLapsed(order, now)
  return {
    order,
    paymentStatus: lapsed ? paymentAfterEnd(order.paymentStatus) : order.paymentStatus,
    canPay: canPayOnline(order, now) && !(await hasPaidPart(db, id)),
    holdUntil: lapsed ? null : (order.holdUntil?.toISOString() ?? null),
    payment: payment && (await presentPayment(payment, asked)),
    refund: refund && { amount: toDinars(refund.amount), status: refund.status, to: refund.method },
  }
}

const toDinars = (amount: number) => ({ amount, currency: 'IQD' as const })

export async function presentPayment(payment: PaymentRow<Step>, { db, payments, locale }: PaymentQuery) {
  const { method, status, amount, rate, step, expiresAt } = payment
  const isOpen = status === 'open'
  const deadline = expiresAt.toISOString()
  const code = isOpen && step?.kind === 'cash' ? step.code : null
  const address = code && (payments.cashAddress?.[locale] ?? (await findCashAddress(db, payment.order, locale)))
  return {
    method,
    status,
    amount: toDinars(amount),
    rate,
    link: payments.linkOf(payment),
    expiresAt: isOpen ? deadline : null,
    qr: isOpen && step?.kind === 'qr' ? toQr(step) : null,
    cash: code && address ? { code, deadline, address } : null,
  }
}

const toQr = ({ qrCode, readableCode, links }: Step & { kind: 'qr' }) => ({ qrCode, readableCode, links })
