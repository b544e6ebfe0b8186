import type { TopUpRow } from '../../db/queries/orders/top-ups.ts'
import type { Money } from '../../domain/money/money.ts'
import { canPayOnline, isOrderLapsed, paymentAfterEnd } from '../../domain/orders/order.ts'
import type { Payments } from '../handler.ts'

type TopUpContext = { balance: number; payments: Pick<Payments, 'canRefund'>; now: Date }

export const toDinarMoney = (amount: number): Money & { currency: 'IQD' } => ({ amount, currency: 'IQD' })

/** A hold that has run out is shown as what it is, whether or not it has been written down. */
export function presentTopUp(row: TopUpRow, { balance, payments, now }: TopUpContext) {
  const { id, code, amount, paymentMethod, paidAt, createdAt, gateway } = row
  const state = { ...row, holdUntil: row.holdUntil === null ? null : new Date(row.holdUntil) }
  const lapsed = isOrderLapsed(state, now)
  const isCredited = row.paymentStatus === 'paid' && !row.isReturned
  return {
    id,
    orderId: id,
    code,
    amount: toDinarMoney(amount),
    paymentStatus: lapsed ? paymentAfterEnd(row.paymentStatus) : row.paymentStatus,
    paymentMethod,
    holdUntil: lapsed ? null : row.holdUntil,
    paidAt,
    createdAt,
    canPay: canPayOnline(state, now),
    canRefund: isCredited && balance >= amount && gateway !== null && payments.canRefund(gateway),
  }
}
