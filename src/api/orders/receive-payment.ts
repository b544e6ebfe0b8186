import type { Tx } from '../../db/database.ts'
import { lockOrder, type OrderFacts, oweOrder } from '../../db/queries/orders.ts'
import { lockPayment, markPaid, type PaymentRow } from '../../db/queries/payments.ts'
import { addTransaction } from '../../db/queries/transactions.ts'
import { isWaiting } from '../../domain/order.ts'
import { giveBackPayment } from '../payments/ask-refund.ts'
import { completeOrder } from './complete-order.ts'
import { notifyOfParts } from './notify-of-parts.ts'
import { notifyOrder } from './notify-order.ts'
import { getOrderKind, type OrderKind, type OrderKinds } from './order-kind.ts'
import { receivePart } from './receive-part.ts'
import { returnParts } from './return-parts.ts'
import { canRevive } from './revive-order.ts'

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
  const received = { kind, order, payment, now }
  if (payment.part === null) await buy(tx, kinds, received)
  else await receivePart(tx, payment.part, received)
  return true
}

async function buy(tx: Tx, kinds: OrderKinds, received: Received): Promise<void> {
  const { kind, order, payment, now } = received
  // A hold that has run out without being ended still has its stock.
  const isRevived = !isWaiting(order) && (await canRevive(tx, kind, order, now))
  if (!isWaiting(order) && !isRevived) return giveBack(tx, kinds, received)
  // It began before others paid a part of it: theirs is then one time too many.
  const back = await returnParts(tx, order.id, { end: 'paid_otherwise', reason: 'paid_twice', now })
  await completeOrder(tx, { kind, order, payment: payment.id, dinars: payment.amount, isRevived, now })
  if (back > 0) await notifyOfParts(tx, kind, order.id, { event: 'part-back', amount: back, subject: payment.id }, now)
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
