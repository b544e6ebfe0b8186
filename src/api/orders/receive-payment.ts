import type { Tx } from '../../db/database.ts'
import { lockOrder, lockPaidWith, markForRefund, type OrderFacts } from '../../db/queries/orders/orders.ts'
import { lockPayment, markPaid, type PaymentRow } from '../../db/queries/orders/payments.ts'
import { addTransaction } from '../../db/queries/orders/transactions.ts'
import { toPaidShares } from '../../domain/money/joint-payment.ts'
import { isWaiting } from '../../domain/orders/order.ts'
import { askRefundOf, giveBackPayment, toRefundMethod } from '../payments/ask-refund.ts'
import { completeOrder } from './complete-order.ts'
import { notifyOfParts } from './notify-of-parts.ts'
import { notifyOrder } from './notify-order.ts'
import { getOrderKind, type OrderKind, type OrderKinds } from './order-kind.ts'
import { receivePart } from './receive-part.ts'
import { returnParts } from './return-parts.ts'
import { canReviveAll } from './revive-order.ts'

/** `orders`: the one that the payment was made for, and those that are paid with it. */
type Received = { orders: readonly [OrderFacts, ...OrderFacts[]]; payment: PaymentRow; now: Date }

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
  const others = order ? await lockPaidWith(tx, order.id) : []
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
  if (payment.change !== null) await getReceiver(kind)(tx, order, payment, now)
  else if (payment.part !== null) await receivePart(tx, payment.part, { kind, order, payment, now })
  else await buy(tx, kinds, { orders: [order, ...others], payment, now })
  return true
}

function getReceiver({ kind, receiveChange }: OrderKind): NonNullable<OrderKind['receiveChange']> {
  if (!receiveChange) throw new Error(`Nothing of ${kind} can be changed`)
  return receiveChange
}

async function buy(tx: Tx, kinds: OrderKinds, received: Received): Promise<void> {
  const { orders, payment, now } = received
  // A hold that has run out without being ended still has its stock.
  const isStillWaiting = orders.every(isWaiting)
  const isRevived = !isStillWaiting && (await canReviveAll(tx, kinds, orders, now))
  if (!isStillWaiting && !isRevived) return giveBack(tx, kinds, received)
  const [first] = orders
  // It began before others paid a part of it: theirs is then one time too many.
  const back = await returnParts(tx, first.id, { end: 'paid_otherwise', reason: 'paid_twice', now })
  const shares = toPaidShares(
    payment,
    orders.map(({ total }) => total),
  )
  for (const [index, order] of orders.entries()) {
    const kind = getOrderKind(kinds, order.kind)
    await completeOrder(tx, { kind, order, payment: payment.id, dinars: shares[index] ?? 0, isRevived, now })
  }
  if (back > 0) {
    const told = { event: 'part-back', amount: back, subject: payment.id } as const
    await notifyOfParts(tx, getOrderKind(kinds, first.kind), first.id, told, now)
  }
}

/** Paid twice, or for what was given up: the order is told only where no other payment counts. */
async function giveBack(tx: Tx, kinds: OrderKinds, { orders, payment, now }: Received): Promise<void> {
  const [order, ...others] = orders
  const isOther = order.paidBy !== null
  const reason = isOther ? 'paid_twice' : 'came_too_late'
  const event = isOther ? 'paid-twice' : 'paid-late'
  if (!isOther) for (const { id } of orders) await markForRefund(tx, id, { payment: payment.id, now })
  if (isOther || others.length === 0) await giveBackPayment(tx, payment, { reason, now })
  // Each order what it has brought for it.
  else for (const one of orders) await askRefundOf(tx, one, { price: one.total, reason, now })
  const back = { amount: payment.amount, method: toRefundMethod(payment.method) }
  await notifyOrder(tx, kinds, order.id, { event, back, subject: payment.id }, { now })
}
