import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import { lockOwnOrder, type OrderFacts } from '../../db/queries/orders/orders.ts'
import { findPayment } from '../../db/queries/orders/payments.ts'
import { findWalletBalance } from '../../db/queries/orders/payments-wallet.ts'
import { isWaiting } from '../../domain/orders/order.ts'
import { type CreditsBack, endOrder, toUnpaidBack } from '../orders/end-order.ts'
import { notifyOrder } from '../orders/notify-order.ts'
import { toOrderKinds } from '../orders/order-kind.ts'
import { requireFound } from '../require-found.ts'
import { topUpKind } from './top-up-kind.ts'

type Input = { id: number; customer: number; canRefund: (gateway: string) => boolean; now: Date }

const nothing: CreditsBack = { pointsBack: 0, pointsClawedBack: 0, isVoucherBack: false }

/** Cancels an unpaid top-up; refunds a paid one while the wallet has that much. Returns the dinars. */
export async function cancelTopUp(tx: Tx, { id, customer, canRefund, now }: Input): Promise<number> {
  const order = await requireFound(lockOwnOrder(tx, id, customer))
  if (order.kind !== 'wallet') throw new Problem('NOT_FOUND')
  if (isWaiting(order)) {
    await endOrder(tx, topUpKind, order, { by: 'customer', back: toUnpaidBack(order), now })
    return 0
  }
  if (!(await isPaidBack(tx, order, canRefund))) throw new Problem('ORDER_NOT_CANCELLABLE')
  await lockCustomer(tx, customer)
  if ((await findWalletBalance(tx, customer)) < order.total) throw new Problem('TOP_UP_SPENT')
  const refund = { price: order.total, reason: 'cancelled_by_customer' as const }
  const { asked } = await endOrder(tx, topUpKind, order, { by: 'customer', back: nothing, refund, now })
  if (asked) await notifyOrder(tx, toOrderKinds([topUpKind]), id, { event: 'cancelled', back: asked }, { now })
  return asked?.amount ?? 0
}

/** Cash, and what a bank cannot give back, stays in the wallet: out of it and into it again would be no refund. */
async function isPaidBack(tx: Tx, order: OrderFacts, canRefund: Input['canRefund']): Promise<boolean> {
  if (order.paymentStatus !== 'paid' || order.isClosed || order.paidBy === null) return false
  const payment = await findPayment(tx, order.paidBy)
  return payment !== null && canRefund(payment.gateway)
}
