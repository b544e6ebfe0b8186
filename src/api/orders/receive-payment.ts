import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/customers.ts'
import { lockOrder, type OrderFacts, oweOrder, payOrder } from '../../db/queries/orders.ts'
import { lockPayment, markPaid, type PaymentRow } from '../../db/queries/payments.ts'
import { addPoints } from '../../db/queries/points.ts'
import { addTransaction } from '../../db/queries/transactions.ts'
import { isWaiting } from '../../domain/order.ts'
import { pointsFor } from '../../domain/point-rules.ts'
import { giveBackPayment } from '../payments/ask-refund.ts'
import { notifyOrder } from './notify-order.ts'
import { getOrderKind, type OrderKind, type OrderKinds } from './order-kind.ts'
import { canRevive, retakeCredits } from './revive-order.ts'

type Received = { kind: OrderKind; order: OrderFacts; payment: PaymentRow; now: Date }

/**
 * The money is here: the one place where a payment becomes paid. It buys what it was for, or is given back. True where it was news.
 * Locks in the order of everything else: the order, its payment, the customer, the voucher, the kind's stock.
 */
export async function receivePayment(
  tx: Tx,
  kinds: OrderKinds,
  named: Pick<PaymentRow, 'id' | 'order'>,
  now: Date,
): Promise<boolean> {
  const order = await lockOrder(tx, named.order)
  const payment = await lockPayment(tx, named.id)
  if (!order || !payment) throw new Error(`The payment ${named.id} has no order`)
  if (payment.status === 'paid') return false
  await markPaid(tx, payment.id, now)
  const kind = getOrderKind(kinds, order.kind)
  const { itemId } = await kind.describe(tx, order)
  await addTransaction(tx, {
    customer: payment.customer,
    type: 'debit',
    amount: payment.amount,
    method: payment.method,
    item: { type: order.kind, id: itemId, order: order.id },
    source: { payment: payment.id },
    now,
  })
  if (payment.change === null) await buy(tx, kinds, { kind, order, payment, now })
  else await getReceiver(kind)(tx, order, payment, now)
  return true
}

function getReceiver({ kind, receiveChange }: OrderKind): NonNullable<OrderKind['receiveChange']> {
  if (!receiveChange) throw new Error(`Nothing of ${kind} can be changed`)
  return receiveChange
}

async function buy(tx: Tx, kinds: OrderKinds, received: Received): Promise<void> {
  const { kind, order, payment, now } = received
  // A hold that has run out without being ended still has its stock.
  const isRevived = !isWaiting(order) && (await canRevive(tx, kind, order, now))
  if (!isWaiting(order) && !isRevived) return giveBack(tx, kinds, received)
  const { id, customer } = order
  const pointsEarned = pointsFor(payment.amount, order.kind)
  await lockCustomer(tx, customer)
  await payOrder(tx, id, { payment: payment.id, pointsEarned, isRevived, now })
  if (isRevived) await retakeCredits(tx, order, now)
  if (pointsEarned > 0) await addPoints(tx, { customer, order: id, points: pointsEarned, reason: order.kind, now })
  await kind.fulfil(tx, order, { isRevived, now })
}

/** Paid twice, or for what was given up: the order is told only where no other payment counts. */
async function giveBack(tx: Tx, kinds: OrderKinds, { order, payment, now }: Received): Promise<void> {
  const isOther = order.paidBy !== null
  if (!isOther) await oweOrder(tx, order.id, { payment: payment.id, now })
  const reason = isOther ? 'paid_twice' : 'came_too_late'
  const back = await giveBackPayment(tx, payment, { reason, now })
  const event = isOther ? 'paid-twice' : 'paid-late'
  await notifyOrder(tx, kinds, order.id, { event, back, subject: payment.id }, { now })
}
